import type { QuickReply } from './quick-reply.js';

/** MSG-01: everybody of the client's side writes as one, to one contractor who bid. */
export const CONVERSATION_SIDES = ['client', 'contractor'] as const;
export type ConversationSide = (typeof CONVERSATION_SIDES)[number];

export const MESSAGE_LIMITS = {
  bodyMax: 4_000,
  filesPerMessage: 10,
  /** One person's, over all threads. */
  perMinute: 30,
  pageDefault: 50,
  pageMax: 100,
  searchMax: 100,
  /** How long after the end of the work or of the bid the contractor may still write. */
  daysOpenAfterEnd: 30,
} as const;

/** `hidden` by staff after a report; `erased` with the account of whoever wrote it. The record keeps its place. */
export const MESSAGE_STATES = ['sent', 'hidden', 'erased'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export interface MessageFileView {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly url: string;
  /** Of pictures. */
  readonly thumbnailUrl: string | null;
}

/** One message as its readers see it; either words or a quick reply, or files alone. */
export interface MessageView {
  readonly id: string;
  readonly conversationId: string;
  /** Grows by one within its thread, without gaps. */
  readonly sequence: number;
  /** Made by whoever sends, so that what is sent twice is one message. */
  readonly clientId: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly side: ConversationSide;
  /** Empty when there are only files or a quick reply, or when the words were hidden or erased. */
  readonly body: string;
  readonly reply: QuickReply | null;
  readonly files: readonly MessageFileView[];
  readonly sentAt: string;
  readonly state: MessageState;
}

/** Why nobody, or not this person, may write; null when they may. */
export const CONVERSATION_CLOSED_REASONS = ['ended', 'bid_ended', 'viewer', 'blocked', 'account_ended'] as const;
export type ConversationClosedReason = (typeof CONVERSATION_CLOSED_REASONS)[number];
