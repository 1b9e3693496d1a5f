import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { Quote } from './quote.js';

describe('Quote', () => {
  it('keeps the report’s words, curls its quotation marks once, and says where they stand', async () => {
    const { container } = await renderUi(<Quote page={5}>{'"Rear steps have four risers."'}</Quote>);
    expect(container).toHaveTextContent('“Rear steps have four risers.” Appraisal, p. 5');
  });

  it('I18N-01 names the source in the page’s language and leaves the words in the report’s', async () => {
    await renderUi(<Quote page={5}>Rear steps have four risers.</Quote>, { locale: 'es' });
    expect(screen.getByText('Tasación, p. 5')).toBeVisible();
    expect(screen.getByText(/Rear steps/)).toHaveAttribute('lang', 'en');
  });

  it('leads to the page where it can be opened', async () => {
    const onPlace = jest.fn();
    const { user } = await renderUi(
      <Quote page={5} onPlace={onPlace}>
        Rear steps have four risers.
      </Quote>,
    );
    await user.click(screen.getByRole('button', { name: 'Appraisal, p. 5: open the page' }));
    expect(onPlace).toHaveBeenCalledTimes(1);
  });
});
