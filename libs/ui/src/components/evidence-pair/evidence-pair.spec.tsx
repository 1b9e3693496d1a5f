import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CameraIcon, PinIcon } from '../../icons/interface-icons.js';
import { renderUi } from '../../testing/render-ui.js';
import { EvidencePair } from './evidence-pair.js';

const before = { src: '/files/1/small', fullSrc: '/files/1' };
const after = { src: '/files/2/small', fullSrc: '/files/2' };

describe('EvidencePair', () => {
  it.each([
    ['en', 'Photo after is missing'],
    ['es', 'Falta la foto de después'],
  ] as const)('says in %s which side is missing', async (locale, sentence) => {
    await renderUi(<EvidencePair title="Handrail" before={before} after={null} />, { locale });
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('names each picture by side and condition', async () => {
    await renderUi(<EvidencePair title="Handrail" before={before} after={after} />, { locale: 'es' });
    expect(screen.getByAltText('Antes: Handrail')).toHaveAttribute('src', '/files/1/small');
    expect(screen.getByAltText('Después: Handrail')).toBeInTheDocument();
  });

  it('shows a failed proof instead of hiding it', async () => {
    await renderUi(
      <EvidencePair
        title="Handrail"
        before={before}
        after={after}
        proofs={[
          { icon: CameraIcon, text: 'Taken Nov 19, 3:42 PM' },
          { icon: PinIcon, text: 'Taken 2 miles away', failed: true },
        ]}
      />,
    );
    expect(screen.getByText('Taken 2 miles away')).toBeVisible();
  });

  it('opens both at full size, with a slider that is also two buttons, and gives focus back', async () => {
    const { user } = await renderUi(<EvidencePair title="Handrail" before={before} after={after} />);
    const opener = screen.getByRole('button', { name: /Compare before and after: Handrail$/ });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: /Handrail/ });
    const slider = within(dialog).getByRole('slider');
    expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after');
    await user.click(within(dialog).getByRole('button', { name: 'After' }));
    expect(slider).toHaveValue('0');
    expect(within(dialog).getByRole('button', { name: 'After' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(dialog).getByRole('button', { name: 'Before' }));
    expect(slider).toHaveValue('100');
    fireEvent.change(slider, { target: { value: '30' } });
    expect(slider).toHaveAttribute('aria-valuetext', '30% before, 70% after');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });

  it('opens the one picture there is, without a slider', async () => {
    const { user } = await renderUi(<EvidencePair title="Handrail" before={before} after={null} />);
    await user.click(screen.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/files/1');
    expect(within(dialog).queryByRole('slider')).toBeNull();
  });

  it('has nothing to open before the first photo', async () => {
    await renderUi(<EvidencePair title="Handrail" before={null} after={null} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
