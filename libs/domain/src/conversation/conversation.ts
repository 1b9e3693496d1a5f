import type { DocumentAddress } from '../file/document-address.js';
import { DAY_MS, MINUTE_MS } from '../schedule/durations.js';
import { PARTY_LIMITS } from '../party/party.js';
import type { QuickReply } from './quick-reply.js';

/** MSG-01: everybody of the client's side writes as one, to one contractor who bid. */
export const CONVERSATION_SIDES = ['client', 'contractor'] as const;
export type ConversationSide = (typeof CONVERSATION_SIDES)[number];

/** As what somebody reads a thread; staff only where a dispute, a contested no-show or a report asks for it. */
export const CONVERSATION_READERS = [...CONVERSATION_SIDES, 'staff'] as const;
export type ConversationReaderSide = (typeof CONVERSATION_READERS)[number];

/** What somebody may do in a thread by the project's word. */
export const CONVERSATION_RIGHTS = ['owner', 'decide', 'view', 'contractor'] as const;
export type ConversationRight = (typeof CONVERSATION_RIGHTS)[number];

/** The owner, everybody whom the owner invited, and the contractor. */
export const CONVERSATION_MEMBERS_MAX = PARTY_LIMITS.perProject + 2;

export const MESSAGE_LIMITS = {
  bodyMax: 4_000,
  filesPerMessage: 10,
  /** One person's, over all threads. */
  perMinute: 30,
  pageDefault: 50,
  pageMax: 100,
  searchMax: 100,
  /** The unread are counted up to here: beyond, "many" says as much. */
  unreadMax: 1_000,
  /** How long after the end of the work or of the bid both sides may still write. */
  daysOpenAfterEnd: 30,
  /** How long an uploaded file waits for its message. */
  unsentFileHours: 24,
} as const;

const STAFF_READING_MINUTES = 30;
/** What one of staff sees of a thread within this time is one reading, and one entry of the audit log. */
export const STAFF_READING_MS = STAFF_READING_MINUTES * MINUTE_MS;

/** How many messages one file of a thread's record holds; what is longer comes in parts. */
export const RECORD_LIMITS = { json: 5_000, pdf: 1_000, faults: 100 } as const;

/** `hidden` by staff after a report; `erased` with the account of whoever wrote it. The record keeps its place. */
export const MESSAGE_STATES = ['sent', 'hidden', 'erased'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export interface MessageFileView {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly url: DocumentAddress;
  /** Of pictures. */
  readonly thumbnailUrl: DocumentAddress | null;
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
export const CONVERSATION_CLOSED_REASONS = [
  'staff',
  'viewer',
  'account_ended',
  'silenced',
  'ended',
  'bid_ended',
  'blocked',
] as const;
export type ConversationClosedReason = (typeof CONVERSATION_CLOSED_REASONS)[number];

/** What decides who may write in a thread now. */
export interface ConversationFacts {
  readonly side: ConversationReaderSide;
  /** Of the client's side: invited to look on. */
  readonly isViewer: boolean;
  /** The account of the contractor or of the owner is no more. */
  readonly isDeserted: boolean;
  /** Staff keep the reader from writing to anybody. */
  readonly isSilenced: boolean;
  readonly projectEndedAt: Date | null;
  /** When the contractor's last bid ended; null while one is pending or accepted. */
  readonly bidEndedAt: Date | null;
  readonly isAwarded: boolean;
  /** The contractor, or somebody who writes for the client, has blocked the other. */
  readonly isBlocked: boolean;
}

const isOver = (endedAt: Date | null, now: Date): boolean =>
  endedAt !== null && now.getTime() - endedAt.getTime() >= MESSAGE_LIMITS.daysOpenAfterEnd * DAY_MS;

/**
 * MSG-01, MSG-02: both sides write from the first bid on until some weeks after the end. A block stops their words
 * before the award only: what two sides of a contract say to each other is its record.
 */
export function conversationClosedReason(facts: ConversationFacts, now: Date): ConversationClosedReason | null {
  const reasons: readonly (readonly [ConversationClosedReason, boolean])[] = [
    ['staff', facts.side === 'staff'],
    ['viewer', facts.isViewer],
    ['account_ended', facts.isDeserted],
    ['silenced', facts.isSilenced],
    ['ended', isOver(facts.projectEndedAt, now)],
    ['bid_ended', isOver(facts.bidEndedAt, now)],
    ['blocked', facts.isBlocked && !facts.isAwarded],
  ];
  return reasons.find(([, holds]) => holds)?.[0] ?? null;
}
