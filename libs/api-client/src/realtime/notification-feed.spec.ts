import type { NotificationNews } from '@cw/domain';
import { waitFor } from '@testing-library/dom';
import fc from 'fast-check';
import { aServer, closeSockets, connectTo } from '../testing/socket-server.js';
import { createNotificationFeed, type FeedItem } from './notification-feed.js';

const news = (sequence: number): NotificationNews => ({
  id: `n-${sequence}`,
  sequence,
  type: 'payment_held',
  topic: 'money',
  title: `Number ${sequence}`,
  message: 'x',
  isRead: false,
  createdAt: '2026-01-05T12:00:00.000Z',
  alert: { toast: true, browser: true, sound: true },
});

const sequences = (items: readonly FeedItem[]): number[] => items.map(({ sequence }) => sequence);

/** What the server keeps, and how often it was asked. */
function aStore() {
  const kept: NotificationNews[] = [];
  const asked: number[] = [];
  const since = (sequence: number): Promise<readonly FeedItem[]> => {
    asked.push(sequence);
    // As REST has them: newest first, without what they may do on a screen.
    const found = kept.filter((item) => item.sequence > sequence).reverse();
    return Promise.resolve(found.map(({ alert: _, ...item }) => item));
  };
  return { kept, asked, since };
}

afterEach(closeSockets);

describe('feed of notifications', () => {
  it('RT-06 NOTE-02 tells each once and in order across forced disconnects, and asks only for what was missed', async () => {
    const { server, port } = await aServer();
    const { kept, asked, since } = aStore();
    const told: number[][] = [];
    const feed = createNotificationFeed({ since, onNews: (items) => told.push(sequences(items)) });
    let connections = 0;
    const onConnected = (): void => {
      connections += 1;
      feed.catchUp();
    };
    const { realtime } = connectTo(port, { onConnected });
    realtime.listen('new-notification', feed.hear);
    await waitFor(() => expect(connections).toBe(1));
    const happens = (sequence: number, isHeard: boolean): void => {
      kept.push(news(sequence));
      if (isHeard) server.emit('new-notification', news(sequence));
    };
    kept.push(news(1), news(2));
    feed.notice(2);

    happens(3, true);
    await waitFor(() => expect(told).toEqual([[3]]));
    server.disconnectSockets();
    happens(4, false);
    happens(5, false);
    await waitFor(() => expect(told).toEqual([[3], [4, 5]]));
    expect(connections).toBe(2);
    happens(6, false);
    happens(7, true);
    await waitFor(() => expect(told).toEqual([[3], [4, 5], [6, 7]]));
    server.emit('new-notification', news(5));
    happens(8, true);
    await waitFor(() => expect(told).toEqual([[3], [4, 5], [6, 7], [8]]));

    expect(asked).toEqual([3, 5]);
  });

  it('RT-06 whatever is lost, late or said twice, and whatever is deleted, each is told once and in order', async () => {
    const step = fc.record({
      isHeard: fc.boolean(),
      isDeleted: fc.boolean(),
      again: fc.nat(3),
      isPolled: fc.boolean(),
    });
    type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
    const live = async (steps: readonly Step[]) => {
      const { kept, since } = aStore();
      const told: number[] = [];
      const feed = createNotificationFeed({ since, onNews: (items) => told.push(...sequences(items)) });
      feed.notice(0);
      for (const [index, { isHeard, isDeleted, again, isPolled }] of steps.entries()) {
        const sequence = index + 1;
        const heard = isHeard ? [sequence, sequence - again].filter((at) => at > 0) : [];
        if (!isDeleted) kept.push(news(sequence));
        for (const at of heard) feed.hear(news(at));
        if (isPolled) feed.notice(kept.at(-1)?.sequence ?? 0);
        if (again === 2) await Promise.resolve();
      }
      feed.catchUp();
      await new Promise((resolve) => setTimeout(resolve));
      return { kept: sequences(kept), told };
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { kept, told } = await live(steps);
        expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
        expect(told).toEqual(expect.arrayContaining(kept));
      }),
      { numRuns: 200 },
    );
  });

  it('RT-06 says what it heard when it cannot ask, and the rest with the next poll', async () => {
    const { kept, since } = aStore();
    const told: number[] = [];
    let isDown = true;
    const feed = createNotificationFeed({
      since: (sequence) => (isDown ? Promise.reject(new Error('down')) : since(sequence)),
      onNews: (items) => told.push(...sequences(items)),
    });
    feed.notice(2);
    kept.push(news(3), news(4));
    feed.hear(news(3));
    feed.catchUp();
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toEqual([3]);

    isDown = false;
    feed.notice(4);

    await waitFor(() => expect(told).toEqual([3, 4]));
  });
});
