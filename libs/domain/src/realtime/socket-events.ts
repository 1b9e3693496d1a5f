import type { Presence } from '../account/account.js';
import type { MessageView } from '../conversation/conversation.js';
import type { NotificationTopic } from '../notification/catalogue.js';
import type { ScreenAlert } from '../notification/delivery.js';

/** The answer to everything a client sends. */
export interface Ack {
  readonly ok: boolean;
  readonly error?: string;
}
type Reply = (ack: Ack) => void;

export interface TypingPayload {
  readonly projectId: string;
  readonly messageType?: string;
}

/** Spec 7: what a client sends. Identity comes from the session cookie; the id in `authenticate` carries no right. */
export interface ClientToServerEvents {
  authenticate: (userId: string, reply?: Reply) => void;
  join_project: (projectId: string, reply?: Reply) => void;
  leave_project: (projectId: string, reply?: Reply) => void;
  user_status: (status: Presence, reply?: Reply) => void;
  typing_start: (typing: TypingPayload, reply?: Reply) => void;
  typing_stop: (typing: TypingPayload, reply?: Reply) => void;
}

/** A notification as REST and the socket give it, in the reader's language. */
export interface NotificationView {
  readonly id: string;
  readonly sequence: number;
  readonly type: string;
  readonly topic: NotificationTopic;
  readonly title: string;
  /** What it is about, as far as the reader may know: the house, the client, the work. */
  readonly about?: string;
  readonly message: string;
  readonly isRead: boolean;
  readonly createdAt: string;
  readonly actionUrl?: string;
}

/** A notification as an open screen hears of it, with what the reader's preferences and hours let it do. */
export type NotificationNews = NotificationView & { readonly alert: ScreenAlert };

/** `revision` grows with every change of the count, so that an older one that arrives late is known as such. */
export interface CountNews {
  readonly count: number;
  readonly revision: number;
}

/**
 * Spec 7: what the server sends. The two spellings of the unread count both stay: other programs may listen to either.
 * The last three are the threads' (MSG-01).
 */
export interface ServerToClientEvents {
  notification: (event: { title: string; message: string }) => void;
  'new-notification': (event: NotificationNews) => void;
  unread_notifications: (event: CountNews) => void;
  'unread-notifications': (event: CountNews) => void;
  user_status_update: (event: { userId: string; status: Presence }) => void;
  project_update: (event: { projectId: string; kind: string }) => void;
  new_bid: (event: { projectId: string; bidId: string }) => void;
  user_typing: (event: { projectId: string; userId: string; messageType: string; typing: boolean }) => void;
  new_message: (event: { projectId: string; message: MessageView }) => void;
  message_read: (event: { conversationId: string; userId: string; sequence: number }) => void;
  unread_messages: (event: CountNews) => void;
}

/** RT-01, RT-05: milliseconds and tries. */
export const SOCKET_CONSTANTS = {
  path: '/socket.io',
  timeoutMs: 10_000,
  serverDisconnectRetryMs: 3_000,
  maxReconnectAttempts: 10,
  /** RT-06: how long what is new may stay unseen, at most, while no connection tells of it. */
  unheardPollMs: 30_000,
  defaultMessageType: 'project',
} as const;
