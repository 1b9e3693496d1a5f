import type { CountNews } from '@cw/domain';
import { notificationsApi } from '../areas/notifications.api.js';
import { aroundProject } from '../areas/tags.js';
import { makeStore } from '../store.js';
import { fakeRealtime } from '../testing/fake-realtime.js';
import { createListening } from './listening.js';
import type { RealtimeOptions } from './realtime.js';
import type { RealtimeState } from './realtime-slice.js';
import { STALE_AFTER_SILENCE, type StaleTag } from './stale-tags.js';

const USER = 'u-1';
const counted = (revision: number): CountNews => ({ count: revision, revision });

/** A connection that says what the test says, and the page that hears it. */
async function listening(known?: CountNews) {
  const store = makeStore();
  if (known !== undefined) await store.dispatch(notificationsApi.util.upsertQueryData('unreadCount', USER, known));
  const stale: (readonly StaleTag[])[] = [];
  const invalidated = jest.fn((action: { readonly type: string; readonly payload?: unknown }) => {
    if (action.type === 'api/invalidateTags') stale.push(action.payload as readonly StaleTag[]);
  });
  const { realtime: connection, says } = fakeRealtime();
  let connected: () => void = () => undefined;
  let changed: RealtimeOptions['onState'] = () => undefined;
  const dispatch: typeof store.dispatch = ((action: Parameters<typeof store.dispatch>[0]) => {
    if (typeof action === 'object') invalidated(action);
    return store.dispatch(action);
  }) as typeof store.dispatch;
  const realtime = createListening(USER, dispatch, {
    load: () =>
      Promise.resolve((options) => {
        connected = options.onConnected;
        changed = options.onState;
        return connection;
      }),
  });
  realtime.open();
  await new Promise((resolve) => setTimeout(resolve));
  jest.useFakeTimers();
  return {
    realtime,
    connect: () => connected(),
    become: (state: RealtimeState) => changed(state),
    tell: says,
    told: () => stale.flat(),
    /** What was made stale, once events that come together have been gathered. */
    stale: () => {
      jest.runOnlyPendingTimers();
      return stale.flat();
    },
  };
}

describe('what the connection does to the cache', () => {
  afterEach(() => void jest.useRealTimers());

  it('RT-06 what happened between reading the page and connecting is read again', async () => {
    const { connect, tell, stale } = await listening(counted(1));
    connect();

    tell('unread_notifications', counted(2));
    tell('unread-notifications', counted(2));

    expect(stale()).toEqual([...STALE_AFTER_SILENCE]);
  });

  it('RT-06 nothing is read again where nothing has happened', async () => {
    const { connect, tell, stale } = await listening(counted(1));
    connect();

    tell('unread_notifications', counted(1));

    expect(stale()).toEqual([]);
  });

  it('RT-06 a page that has read no count yet will read the newest', async () => {
    const { connect, tell, stale } = await listening();
    connect();

    tell('unread_notifications', counted(3));

    expect(stale()).toEqual(['Notification']);
  });

  it('RT-06 a later count only makes the notifications stale: the rest is told by events of its own', async () => {
    const { connect, tell, stale } = await listening(counted(1));
    connect();
    tell('unread_notifications', counted(1));

    tell('unread_notifications', counted(2));

    expect(stale()).toEqual(['Notification']);
  });

  it('RT-06 a connection that was lost makes stale what may have changed meanwhile', async () => {
    const { connect, stale } = await listening(counted(1));
    connect();

    connect();

    expect(stale()).toEqual([...STALE_AFTER_SILENCE]);
  });

  it('RT-06 reads again every 30 seconds while no connection tells what is new, on a page that is seen', async () => {
    const { become, told } = await listening(counted(1));
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const after = (seconds: number) => {
      const before = told().length;
      jest.advanceTimersByTime(seconds * 1000 + 100);
      return told().slice(before);
    };

    become('connected');
    become('disconnected');
    become('connecting');
    expect([after(30), after(30)]).toEqual([[...STALE_AFTER_SILENCE], [...STALE_AFTER_SILENCE]]);
    seen.mockReturnValue('hidden');
    expect(after(60)).toEqual([]);
    seen.mockReturnValue('visible');
    become('connected');
    expect(after(60)).toEqual([]);
    seen.mockRestore();
  });

  it('RT-02 MSG-02 a project on screen is read again as its room is joined: a question asked meanwhile told no count', async () => {
    const { realtime, connect, stale } = await listening(counted(1));
    realtime.followProject('p-1');
    realtime.followProject('p-2')();

    connect();

    expect(stale()).toEqual([...aroundProject('p-1')]);
  });
});
