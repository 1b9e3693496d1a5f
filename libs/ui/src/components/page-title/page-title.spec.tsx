import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { NavigationKeyProvider, PageTitle } from './page-title.js';

const at = (key: string, title: string): React.ReactElement => (
  <NavigationKeyProvider value={key}>
    <button type="button">elsewhere</button>
    <PageTitle key={title} title={title} />
  </NavigationKeyProvider>
);

describe('PageTitle', () => {
  it('takes focus after navigation, once, and not on the first page', async () => {
    const { rerender, user } = await renderUi(at('first', 'Dashboard'));
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();

    rerender(at('second', 'My Projects'));
    expect(screen.getByRole('heading', { name: 'My Projects' })).toHaveFocus();

    await user.click(screen.getByRole('button'));
    rerender(at('second', 'My Projects (2)'));
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('names the browser’s tab', async () => {
    await renderUi(<PageTitle title="Compare 3 bids" />);
    await waitFor(() => expect(document.title).toBe('Compare 3 bids · Closewright'));
  });
});
