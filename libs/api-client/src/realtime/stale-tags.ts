import type { ServerToClientEvents } from '@cw/domain';
import { aroundProject } from '../areas/tags.js';
import type { TagType } from '../base-api.js';

export type StaleTag = TagType | { readonly type: TagType; readonly id: string };

/** Whoever is told of a new project by their trades is not told of it once more by a saved search that it fits. */
const TELLS_OF_A_PROJECT: readonly string[] = ['saved_search_match', 'project_posted'];

/** What each event of the server makes stale; an event that is only heard by screens makes nothing stale. */
export const STALE_AFTER_EVENT: {
  readonly [E in keyof ServerToClientEvents]: (...payload: Parameters<ServerToClientEvents[E]>) => readonly StaleTag[];
} = {
  notification: () => [],
  'new-notification': ({ type }) => [
    'Notification',
    // Whoever is told of something may have to act on it; a message waits in its thread.
    ...(type === 'message_received' ? [] : (['Dashboard', 'Desk'] as const)),
    ...(TELLS_OF_A_PROJECT.includes(type) ? (['SavedSearch', { type: 'Project', id: 'LIST' }] as const) : []),
  ],
  // The count is in the event; what was read or deleted elsewhere is not.
  unread_notifications: () => ['Notification'],
  'unread-notifications': () => ['Notification'],
  user_status_update: () => [],
  project_update: ({ projectId }) => aroundProject(projectId),
  new_bid: ({ projectId }) => [
    { type: 'Project', id: projectId },
    { type: 'Project', id: 'LIST' },
    { type: 'Bid', id: projectId },
    'Dashboard',
  ],
  user_typing: () => [],
  // The threads put what they hear into their own cache.
  new_message: () => ['Conversation'],
  message_read: () => [],
  unread_messages: () => ['UnreadMessages'],
};

/** RT-06: what may have changed while nobody was listening. */
export const STALE_AFTER_SILENCE: readonly StaleTag[] = [
  'Notification',
  'UnreadCount',
  'Conversation',
  'UnreadMessages',
  'Project',
  'Bid',
  'Condition',
  'ChangeOrder',
  'Payment',
  'SavedSearch',
  'Dashboard',
  'Desk',
];
