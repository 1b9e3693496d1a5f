import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { DialogTitle } from './dialog-title.js';

const heading = (name: string): HTMLElement => screen.getByRole('heading', { name });

describe('DialogTitle', () => {
  it('can break an address after its @, and is written as it is', async () => {
    const title = 'Send the invoice to grace.okafor@harbortitle.example?';
    await renderUi(<DialogTitle>{title}</DialogTitle>);

    expect(screen.getByRole('heading').textContent).toBe(title);
    expect(screen.getByRole('heading').querySelector('wbr')).toBeNull();
    const before = screen.getByText('grace.okafor@');
    expect(before.parentElement).toHaveTextContent(/^grace\.okafor@harbortitle\.example\?$/);
  });

  it('leaves words without an address as they are', async () => {
    const title = 'Release $6,420.00 to Brennan & Sons, 2 @ $3,210.00?';
    await renderUi(<DialogTitle>{title}</DialogTitle>);

    expect(heading(title)).toContainHTML('Brennan &amp; Sons, 2 @ $3,210.00?');
    expect(heading(title).childElementCount).toBe(0);
  });
});
