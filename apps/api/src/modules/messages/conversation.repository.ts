import { Injectable } from '@nestjs/common';
import type { CountNews, ProjectStatus, WorkState } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { newId } from '../../common/ids.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { FIRST_HASH } from './message-chain.js';
import * as statements from './conversation.statements.js';

/** A thread as one reader finds it, with what decides who may do what in it. */
export interface ConversationRow {
  readonly id: string;
  readonly projectId: string;
  readonly contractorId: string;
  readonly lastAt: Date;
  readonly lastSequence: number;
  readonly lastHash: Buffer;
  readonly title: string;
  readonly status: ProjectStatus;
  readonly work: WorkState | null;
  readonly address: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly ownerId: string;
  readonly deciderIds: readonly string[];
  readonly viewerIds: readonly string[];
  readonly awardedId: string | null;
  readonly readSequence: number;
  readonly muted: boolean;
  readonly unread: number;
  readonly bidEndedAt: Date | null;
  readonly projectEndedAt: Date | null;
  readonly isDeserted: boolean;
  readonly isSilenced: boolean;
  readonly isBlocked: boolean;
}

export interface ReaderRow {
  readonly conversationId: string;
  readonly userId: string;
  readonly readSequence: number;
  readonly muted: boolean;
}

export interface ConversationFilter {
  readonly projectId: string | null;
  readonly q: string | null;
  readonly unread: boolean;
  readonly after: readonly [Date, string] | null;
  readonly limit: number;
}

/** Where two people meet. */
export interface Meeting {
  readonly projectId: string;
  readonly projectTitle: string;
  readonly ownerId: string;
}

/** Everybody who reads a thread, whatever they may do in it. */
export const membersOf = ({ contractorId, ownerId, deciderIds, viewerIds }: ConversationRow): string[] => [
  ...new Set([ownerId, ...deciderIds, ...viewerIds, contractorId]),
];

@Injectable()
export class ConversationRepository {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async find(readerId: string, id: string): Promise<ConversationRow | null> {
    const [row] = await this.sql.rows<ConversationRow & Row>(statements.ONE, [readerId, id]);
    return row ?? null;
  }

  async between(readerId: string, projectId: string, contractorId: string): Promise<ConversationRow | null> {
    const values = [readerId, projectId, contractorId];
    const [row] = await this.sql.rows<ConversationRow & Row>(statements.BETWEEN, values);
    return row ?? null;
  }

  /** Newest first. */
  ofReader(readerId: string, filter: ConversationFilter): Promise<ConversationRow[]> {
    return this.list(statements.LIST, readerId, filter);
  }

  openToStaff(staffId: string, filter: ConversationFilter): Promise<ConversationRow[]> {
    return this.list(statements.LIST_FOR_STAFF, staffId, filter);
  }

  async isOpenToStaff(id: string): Promise<boolean> {
    return (await this.sql.rows(statements.IS_OPEN_TO_STAFF, [id])).length > 0;
  }

  /** Messages of a thread are added one after the other. */
  async lock(id: string): Promise<boolean> {
    return (await this.sql.rows(statements.LOCK, [id])).length > 0;
  }

  /** False when there is one already. */
  async open(projectId: string, contractorId: string, openedById: string): Promise<boolean> {
    const values = [newId(), projectId, contractorId, openedById, this.clock.now(), FIRST_HASH];
    return (await this.sql.rows(statements.OPEN, values)).length > 0;
  }

  async hasLiveBid(projectId: string, contractorId: string): Promise<boolean> {
    return (await this.sql.rows(statements.HAS_LIVE_BID, [projectId, contractorId])).length > 0;
  }

  readersOf(ids: readonly string[]): Promise<ReaderRow[]> {
    return this.sql.rows<ReaderRow & Row>(statements.READERS, [ids]);
  }

  /** The new position; null when the reader was as far before. */
  async read(id: string, userId: string, sequence: number): Promise<number | null> {
    const [row] = await this.sql.rows<{ sequence: number }>(statements.READ, [id, userId, sequence]);
    return row?.sequence ?? null;
  }

  async mute(id: string, userId: string, muted: boolean): Promise<void> {
    await this.sql.rows(statements.MUTE, [id, userId, muted]);
  }

  /** What these people have unread has changed. */
  async recount(userIds: readonly string[]): Promise<void> {
    await this.sql.rows(statements.RECOUNT, [userIds]);
  }

  async unread(userId: string): Promise<CountNews> {
    const [row] = await this.sql.rows<{ count: number; revision: number }>(statements.UNREAD, [userId]);
    return row ?? { count: 0, revision: 0 };
  }

  async peersOf(userId: string): Promise<string[]> {
    return this.ids(statements.PEERS, [userId]);
  }

  /** Where two people stand on two sides of a thread, the latest one; null when they do nowhere. */
  async meeting(userId: string, otherId: string): Promise<Meeting | null> {
    const [row] = await this.sql.rows<Meeting & Row>(statements.OPPOSITE, [userId, otherId]);
    return row ?? null;
  }

  async block(blockerId: string, blockedId: string): Promise<void> {
    await this.sql.rows(statements.BLOCK, [blockerId, blockedId, this.clock.now()]);
  }

  async unblock(blockerId: string, blockedId: string): Promise<void> {
    await this.sql.rows(statements.UNBLOCK, [blockerId, blockedId]);
  }

  async blockedBy(blockerId: string, among: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await this.ids(statements.BLOCKED_BY, [blockerId, among]));
  }

  async blockersOf(blockedId: string, among: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await this.ids(statements.BLOCKERS_OF, [blockedId, among]));
  }

  private list(query: PreparedQuery, readerId: string, filter: ConversationFilter): Promise<ConversationRow[]> {
    const { projectId, q, unread, after, limit } = filter;
    const values = [readerId, projectId, q, unread, after?.[0] ?? null, after?.[1] ?? null, limit];
    return this.sql.rows<ConversationRow & Row>(query, values);
  }

  private async ids(query: PreparedQuery, values: readonly unknown[]): Promise<string[]> {
    return (await this.sql.rows<{ id: string }>(query, values)).map(({ id }) => id);
  }
}

type Row = Record<string, unknown>;
