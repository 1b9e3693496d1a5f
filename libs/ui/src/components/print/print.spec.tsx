import { act, screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { LongText } from '../long-text/long-text.js';
import { PrintButton } from './print-button.js';

const tell = (event: 'beforeprint' | 'afterprint'): void => act(() => void window.dispatchEvent(new Event(event)));

describe('PrintButton', () => {
  it.each([
    ['en', 'Print: Payment'],
    ['es', 'Imprimir: Payment'],
  ] as const)('opens the print window of the browser, in %s', async (locale, name) => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await renderUi(<PrintButton about="Payment" />, { locale });
    await user.click(screen.getByRole('button', { name }));

    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

describe('what is printed', () => {
  it('has the whole of a long text, and the page its beginning again', async () => {
    await renderUi(<LongText about="Timeline">{`${'Scrape, prime and paint. '.repeat(20)}Last words.`}</LongText>);
    tell('beforeprint');
    expect(screen.getByText(/Last words\.$/)).toBeVisible();

    tell('afterprint');
    expect(screen.queryByText(/Last words/)).not.toBeInTheDocument();
  });
});
