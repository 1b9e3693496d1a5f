import type { ClientToServerEvents } from '@cw/domain';
import type { Realtime, RealtimeEvent, RealtimeListener } from '../realtime/realtime.js';

export interface FakeRealtime {
  /** To be given to the screens by `RealtimeContext`. */
  readonly realtime: Realtime;
  readonly says: <E extends RealtimeEvent>(event: E, ...payload: Parameters<RealtimeListener<E>>) => void;
  /** What the screens have said, in order. */
  readonly heard: readonly (readonly [keyof ClientToServerEvents | 'wake', ...unknown[]])[];
}

/** A connection without a server: the test speaks for it. The real one is shown in the client's own specs. */
export function fakeRealtime(): FakeRealtime {
  const listeners = new Map<RealtimeEvent, Set<(payload: never) => void>>();
  const heard: [keyof ClientToServerEvents | 'wake', ...unknown[]][] = [];
  const of = (event: RealtimeEvent): Set<(payload: never) => void> => {
    const known = listeners.get(event) ?? new Set();
    listeners.set(event, known);
    return known;
  };
  return {
    heard,
    says: (event, ...payload) => {
      for (const listener of of(event)) listener(payload[0] as never);
    },
    realtime: {
      listen: (event, listener) => {
        of(event).add(listener);
        return () => void of(event).delete(listener);
      },
      followProject: (projectId) => {
        heard.push(['join_project', projectId]);
        return () => void heard.push(['leave_project', projectId]);
      },
      setPresence: (presence) => void heard.push(['user_status', presence]),
      setTyping: (isTyping, typing) => void heard.push([isTyping ? 'typing_start' : 'typing_stop', typing]),
      wake: () => void heard.push(['wake']),
      open: () => undefined,
      close: () => undefined,
    },
  };
}
