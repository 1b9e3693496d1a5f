import { screen, waitFor } from '@testing-library/react';
import { Panel } from '../panel/panel.js';
import { renderUi } from '../../testing/render-ui.js';
import { NavigationKeyProvider, PageTitle, PageView } from './page-title.js';

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

  const view = (name: string | undefined, title: string): React.ReactElement => (
    <NavigationKeyProvider value="/disputes">
      <PageView name={name}>
        <button type="button">filter</button>
        <PageTitle key={title} title={title} />
      </PageView>
    </NavigationKeyProvider>
  );

  it('A11Y-01 takes focus when another view of the same address opens, not when it is filtered', async () => {
    const { rerender, user } = await renderUi(view(undefined, 'Disputes'));
    await user.click(screen.getByRole('button'));
    rerender(view(undefined, 'Disputes (2)'));
    expect(screen.getByRole('button')).toHaveFocus();

    rerender(view('case-1', '62 Wall Street'));
    expect(screen.getByRole('heading', { name: '62 Wall Street' })).toHaveFocus();
    rerender(view('case-2', '9 Elm Street'));
    expect(screen.getByRole('heading', { name: '9 Elm Street' })).toHaveFocus();
    rerender(view(undefined, 'Disputes'));
    expect(screen.getByRole('heading', { name: 'Disputes' })).toHaveFocus();
  });

  it('A11Y-01 leaves the focus to the heading of the record that is open below it, whose name the tab says', async () => {
    const split = (name: string | undefined): React.ReactElement => (
      <NavigationKeyProvider value="/verification">
        <PageView name={name}>
          <PageTitle title="Verification" record={name} />
          {name === undefined ? null : <Panel key={name} leads title={name} />}
        </PageView>
      </NavigationKeyProvider>
    );
    const { rerender } = await renderUi(split(undefined));
    for (const name of ['Hector Ruiz', 'Ann Kowalski']) {
      rerender(split(name));
      expect(screen.getByRole('heading', { name })).toHaveFocus();
      await waitFor(() => expect(document.title).toBe(`${name} · Verification · Closewright`));
    }
    rerender(split(undefined));
    expect(screen.getByRole('heading', { name: 'Verification' })).toHaveFocus();
  });

  it('names the browser’s tab', async () => {
    await renderUi(<PageTitle title="Compare 3 bids" />);
    await waitFor(() => expect(document.title).toBe('Compare 3 bids · Closewright'));
  });
});
