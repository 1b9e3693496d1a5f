import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { announced } from '../../testing/announced.js';
import { renderUi } from '../../testing/render-ui.js';
import { Dialog } from '../sheet/sheet.js';
import { ToastProvider } from '../toast/toast-provider.js';
import { SAID_MS, SETTLED_MS } from './announcements.js';
import { useAnnounce } from './announcer.js';
import { FilteredList, useListCount } from './filtered-list.js';

const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name, hidden: true }));

function Sayer({ words, topic }: { readonly words: string; readonly topic?: string }): ReactElement {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce(words, topic)}>
      {words}
    </button>
  );
}

const COUNTS: Readonly<Record<string, number>> = { all: 3, roofing: 1 };

function Rows({ trade }: { readonly trade: string }): ReactElement {
  const items = Array.from({ length: COUNTS[trade] ?? 0 });
  useListCount({ data: { items, nextCursor: trade === 'all' ? 'c2' : null }, isFetching: false });
  return <p>{items.length}</p>;
}

function Narrowed(): ReactElement {
  const [trade, setTrade] = useState('all');
  return (
    <>
      {['all', 'roofing', 'siding'].map((name) => (
        <button key={name} type="button" onClick={() => setTrade(name)}>
          {name}
        </button>
      ))}
      <FilteredList name={trade} words="projects.list.counted">
        <Rows trade={trade} />
      </FilteredList>
    </>
  );
}

describe('what changes silently', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('A11Y-01 is said politely and once, and leaves the page afterwards', async () => {
    await renderUi(
      <ToastProvider>
        <Sayer words="Filled in" />
      </ToastProvider>,
    );
    expect(announced()).toBe('');
    expect(document.querySelector('[data-announcer]')).toHaveAttribute('aria-live', 'polite');

    press('Filled in');
    press('Filled in');
    pass(SETTLED_MS);
    expect(announced()).toBe('Filled in');
    pass(SAID_MS);
    expect(announced()).toBe('');
  });

  it('A11Y-01 is heard in order, of one topic only what it came to', async () => {
    await renderUi(
      <ToastProvider>
        <Sayer words="9 projects" topic="list" />
        <Sayer words="Draft is back" />
        <Sayer words="2 projects" topic="list" />
      </ToastProvider>,
    );
    press('9 projects');
    press('Draft is back');
    pass(SETTLED_MS - 1);
    press('2 projects');
    pass(SETTLED_MS);
    expect(announced()).toBe('Draft is back 2 projects');
  });

  it('A11Y-01 is heard over a dialog, which hides the page from readers', async () => {
    await renderUi(
      <ToastProvider>
        <Dialog open slotProps={{ paper: { 'aria-label': 'Repair' } }}>
          <Sayer words="Filled in" />
        </Dialog>
      </ToastProvider>,
    );
    press('Filled in');
    pass(SETTLED_MS);
    expect(announced()).toBe('Filled in');
    expect(document.querySelector('[data-announcer]')?.closest('[aria-hidden="true"]')).toBeNull();
  });

  it('A11Y-01 is how many a filter left, and not what the list began with', async () => {
    await renderUi(
      <ToastProvider>
        <Narrowed />
      </ToastProvider>,
    );
    pass(SETTLED_MS);
    expect(announced()).toBe('');

    press('roofing');
    pass(SETTLED_MS);
    expect(announced()).toBe('1 project');
    pass(SAID_MS);
    press('siding');
    pass(SETTLED_MS);
    expect(announced()).toBe('No projects');
    pass(SAID_MS);
    press('all');
    pass(SETTLED_MS);
    expect(announced()).toBe('First 3 projects shown');
  });
});
