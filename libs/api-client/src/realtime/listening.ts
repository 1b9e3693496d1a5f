import type { CountNews } from '@cw/domain';
import { notificationsApi } from '../areas/notifications.api.js';
import { aroundProject } from '../areas/tags.js';
import { baseApi } from '../base-api.js';
import { logWarning } from '../log/browser-log.js';
import type { AppDispatch, AppState } from '../store.js';
import { createLateRealtime, type LateRealtimeOptions } from './late-realtime.js';
import type { Realtime, RealtimeOptions } from './realtime.js';
import { presenceHeard, realtimeChanged } from './realtime-slice.js';
import { createSilence } from './silence.js';
import { STALE_AFTER_EVENT, STALE_AFTER_SILENCE, type StaleTag } from './stale-tags.js';

/** Within this time, in ms, events are one: a notification comes with two counts. */
const TOGETHER_MS = 30;

/** The cache, to which several events that come together are one. */
function createStaleness(dispatch: AppDispatch): (tags: readonly StaleTag[]) => void {
  let gathered: StaleTag[] = [];
  return (tags) => {
    if (tags.length === 0) return;
    if (gathered.length === 0) {
      setTimeout(() => {
        dispatch(baseApi.util.invalidateTags(gathered));
        gathered = [];
      }, TOGETHER_MS);
    }
    gathered = [...gathered, ...tags];
  };
}

/** Puts a count that was told in place of an older one, and says what the page knew. */
const takeCount =
  (userId: string, told: CountNews) =>
  (dispatch: AppDispatch, getState: () => AppState): 'nothing' | 'older' | 'same' => {
    const { data } = notificationsApi.endpoints.unreadCount.select(userId)(getState());
    if (data !== undefined && data.revision >= told.revision) return 'same';
    dispatch(notificationsApi.util.updateQueryData('unreadCount', userId, () => told));
    return data === undefined ? 'nothing' : 'older';
  };

/** The connection of a person, not yet open, with what it does to the cache. */
export function createListening(userId: string, dispatch: AppDispatch, late: LateRealtimeOptions): Realtime {
  const invalidate = createStaleness(dispatch);
  const inSilence = createSilence(() => invalidate(STALE_AFTER_SILENCE));
  const followed = new Set<string>();
  let hasBeenConnected = false;
  let hasBeenCounted = false;
  const options: RealtimeOptions = {
    origin: window.location.origin,
    userId,
    onState: (state) => {
      dispatch(realtimeChanged(state));
      inSilence(state);
    },
    onConnected: () => {
      // A project on screen was read before anybody listened: what its people did since is told to no count.
      if (hasBeenConnected) invalidate(STALE_AFTER_SILENCE);
      else for (const projectId of followed) invalidate(aroundProject(projectId));
      hasBeenConnected = true;
    },
    onEnded: () => invalidate(['Session']),
    log: logWarning,
  };
  const realtime = createLateRealtime(options, late);
  realtime.listen('new-notification', (event) => invalidate(STALE_AFTER_EVENT['new-notification'](event)));
  for (const spelling of ['unread_notifications', 'unread-notifications'] as const) {
    realtime.listen(spelling, (event) => {
      const isFirst = !hasBeenCounted;
      hasBeenCounted = true;
      const known = dispatch(takeCount(userId, event));
      if (known === 'same') return;
      // The server counts as it is connected to: where it counts more than the page read, the page heard nothing of it.
      const isUnheard = isFirst && known === 'older';
      invalidate(isUnheard ? STALE_AFTER_SILENCE : STALE_AFTER_EVENT[spelling](event));
    });
  }
  realtime.listen('project_update', (event) => invalidate(STALE_AFTER_EVENT.project_update(event)));
  realtime.listen('new_bid', (event) => invalidate(STALE_AFTER_EVENT.new_bid(event)));
  realtime.listen('new_message', (event) => invalidate(STALE_AFTER_EVENT.new_message(event)));
  realtime.listen('unread_messages', (event) => invalidate(STALE_AFTER_EVENT.unread_messages(event)));
  realtime.listen('user_status_update', (event) => dispatch(presenceHeard(event)));
  return {
    ...realtime,
    followProject: (projectId) => {
      const leave = realtime.followProject(projectId);
      followed.add(projectId);
      return () => {
        followed.delete(projectId);
        leave();
      };
    },
  };
}
