import type { ServerToClientEvents } from '@cw/domain';

/** Spec 7, and what threads add. A name that the contract has and this list has not does not compile. */
export const SOCKET_NAMES: Record<keyof ServerToClientEvents, 'specification' | 'thread'> = {
  notification: 'specification',
  'new-notification': 'specification',
  unread_notifications: 'specification',
  'unread-notifications': 'specification',
  user_status_update: 'specification',
  project_update: 'specification',
  new_bid: 'specification',
  user_typing: 'specification',
  new_message: 'thread',
  message_read: 'thread',
  unread_messages: 'thread',
};
