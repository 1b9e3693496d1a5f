import type { ServerToClientEvents } from '@cw/domain';
import { aroundProject } from '../areas/tags.js';
import type { TagType } from '../base-api.js';

export type StaleTag = TagType | { readonly type: TagType; readonly id: string };

/** What each event of the server makes stale; an event that is only heard by screens makes nothing stale. */
export const STALE_AFTER_EVENT: {
  readonly [E in keyof ServerToClientEvents]: (...payload: Parameters<ServerToClientEvents[E]>) => readonly StaleTag[];
} = {
  notification: () => [],
  'new-notification': ({ type }) => [
    'Notification',
    'UnreadCount',
    ...(type === 'saved_search_match' ? (['SavedSearch', { type: 'Project', id: 'LIST' }] as const) : []),
  ],
  unread_notifications: () => ['UnreadCount'],
  'unread-notifications': () => ['UnreadCount'],
  user_status_update: () => [],
  project_update: ({ projectId }) => aroundProject(projectId),
  new_bid: ({ projectId }) => [
    { type: 'Project', id: projectId },
    { type: 'Project', id: 'LIST' },
    { type: 'Bid', id: projectId },
    'Dashboard',
  ],
  user_typing: () => [],
};

/** RT-06: what may have changed while nobody was listening. */
export const STALE_AFTER_SILENCE: readonly StaleTag[] = [
  'Notification',
  'UnreadCount',
  'Project',
  'Bid',
  'Condition',
  'ChangeOrder',
  'Payment',
  'SavedSearch',
  'Dashboard',
];
