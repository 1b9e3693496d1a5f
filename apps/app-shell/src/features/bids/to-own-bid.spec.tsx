import { screen } from '@testing-library/react';
import { aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { OWN_BID_PLACE, ToOwnBid } from './to-own-bid.js';

const open = aProjectDetail({ status: 'open', parties: [], canBid: true, myBid: null });

describe('ToOwnBid', () => {
  it.each([
    ['en', 'Make a bid'],
    ['es', 'Hacer una oferta'],
  ] as const)('BID-01 leads to the form, which a phone has below all repairs, in %s', async (locale, words) => {
    const page = (
      <>
        <ToOwnBid project={open} />
        <div id={OWN_BID_PLACE} tabIndex={-1} />
      </>
    );
    const { user, container } = await renderWithApp(page, { locale });
    const place = container.querySelector<HTMLElement>(`#${OWN_BID_PLACE}`);
    const seen = jest.fn();
    Object.assign(place ?? {}, { scrollIntoView: seen });

    await user.click(screen.getByRole('button', { name: words }));

    expect(place).toHaveFocus();
    expect(seen).toHaveBeenCalled();
  });

  it.each([
    ['whoever may not bid', { canBid: false }],
    ['a project that is no longer open', { status: 'in_progress' as const }],
  ])('BID-05 is not there for %s', async (_who, over) => {
    await renderWithApp(<ToOwnBid project={{ ...open, ...over }} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
