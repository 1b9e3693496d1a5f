import { type ClientToServerEvents, type ServerToClientEvents, SOCKET_CONSTANTS } from './socket-events.js';

/** As the specification's section 7 writes them, the unread count in both of its spellings. */
const SENT_BY_CLIENTS = 'authenticate, join_project, leave_project, user_status, typing_start, typing_stop';
const SENT_BY_SERVER =
  'notification, new-notification, unread_notifications, unread-notifications, user_status_update, project_update, ' +
  'new_bid, user_typing';
const OF_THREADS = 'new_message, message_read, unread_messages';

/** A name that the contract has and this list has not, or the other way round, does not compile. */
const CLIENT: Record<keyof ClientToServerEvents, Parameters<ClientToServerEvents[keyof ClientToServerEvents]>[0]> = {
  authenticate: 'a user’s id',
  join_project: 'a project’s id',
  leave_project: 'a project’s id',
  user_status: 'away',
  typing_start: { projectId: 'a project’s id' },
  typing_stop: { projectId: 'a project’s id', messageType: 'project' },
};
const SERVER: Record<keyof ServerToClientEvents, readonly string[]> = {
  notification: ['title', 'message'],
  'new-notification': ['id', 'title', 'message'],
  unread_notifications: ['count'],
  'unread-notifications': ['count'],
  user_status_update: ['userId', 'status'],
  project_update: ['projectId'],
  new_bid: ['projectId', 'bidId'],
  user_typing: ['projectId', 'userId', 'messageType'],
  new_message: ['projectId', 'message'],
  message_read: ['conversationId', 'userId', 'sequence'],
  unread_messages: ['count'],
};

const named = (list: string): string[] => list.split(', ').sort();

describe('the names of the socket', () => {
  it('RT-02 a client says what the specification names, and nothing else', () => {
    expect(Object.keys(CLIENT).sort()).toEqual(named(SENT_BY_CLIENTS));
  });

  it('RT-03 the server says what the specification names in every spelling, and beyond it only what threads need', () => {
    expect(Object.keys(SERVER).sort()).toEqual(named(`${SENT_BY_SERVER}, ${OF_THREADS}`));
  });

  it('RT-01 RT-02 RT-05 RT-06 where, how long and what is meant without a word', () => {
    expect(SOCKET_CONSTANTS).toEqual({
      path: '/socket.io',
      timeoutMs: 10_000,
      serverDisconnectRetryMs: 3_000,
      maxReconnectAttempts: 10,
      unheardPollMs: 30_000,
      defaultMessageType: 'project',
    });
  });
});
