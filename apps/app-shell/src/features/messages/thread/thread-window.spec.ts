import { aMessage } from '../../../testing/messages.js';
import {
  hasNewer,
  heldBackOf,
  windowOf,
  withMessage,
  withNewer,
  withOlder,
  type HistoryPage,
} from './thread-window.js';

const page = (from: number, to: number, more: Partial<HistoryPage> = {}): HistoryPage => ({
  items: Array.from({ length: to - from + 1 }, (_, index) => aMessage({ sequence: to - index })),
  nextCursor: from > 1 ? `before-${from}` : null,
  previousCursor: null,
  ...more,
});
const sequences = ({ messages }: ReturnType<typeof windowOf>): number[] => messages.map(({ sequence }) => sequence);

describe('the window of a thread', () => {
  it('MSG-01 stands oldest first, and goes on in front as far as there is anything', () => {
    const window = withOlder(windowOf(page(4, 6)), page(1, 3));
    expect(sequences(window)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(window).toMatchObject({ hasOlder: false, olderCursor: null });
  });

  it('MSG-01 takes what comes next, once, and knows of a gap', () => {
    const next = withMessage(windowOf(page(1, 2)), aMessage({ sequence: 3 }));
    expect(sequences(withMessage(next, aMessage({ sequence: 3 })))).toEqual([1, 2, 3]);

    const gap = withMessage(next, aMessage({ sequence: 6 }));
    expect(sequences(gap)).toEqual([1, 2, 3]);
    expect(hasNewer(gap)).toBe(true);

    const caughtUp = withNewer(gap, page(4, 6));
    expect(sequences(caughtUp)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(hasNewer(caughtUp)).toBe(false);
  });

  it('MSG-01 still knows of what was heard while it asked for something older', () => {
    const asking = withMessage(windowOf(page(1, 2)), aMessage({ sequence: 5 }));
    expect(hasNewer(withNewer(asking, page(3, 4)))).toBe(true);
  });

  it('MSG-02 puts a message that has changed in its own place', () => {
    const window = withMessage(windowOf(page(3, 5)), aMessage({ sequence: 4, body: '', state: 'hidden' }));
    expect(window.messages.map(({ state }) => state)).toEqual(['sent', 'hidden', 'sent']);
    expect(withMessage(window, aMessage({ sequence: 1, body: 'x' }))).toBe(window);
  });

  it('MSG-01 holds back the oldest while it may not be the first: the next row is as tall as it will stay', () => {
    const window = windowOf(page(4, 6));
    expect(heldBackOf(window)).toBe(1);
    expect(heldBackOf(withOlder(window, page(1, 3)))).toBe(0);
    expect(heldBackOf(windowOf(page(4, 4)))).toBe(0);
  });
});
