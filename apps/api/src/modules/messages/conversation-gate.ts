import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  conversationClosedReason,
  hasAdminRights,
  type Actor,
  type ConversationClosedReason,
  type ConversationReaderSide,
  type ConversationSide,
} from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { StaffReadings } from '../../common/audit/staff-readings.js';
import { ConversationAccess } from '../../common/realtime/conversation-access.js';
import { OpenMatters } from '../../common/realtime/open-matters.js';
import { ConversationRepository, membersOf, type ConversationRow } from './conversation.repository.js';
import { threadReading } from './thread-reading.js';

/** As what somebody reads a thread; null for whoever may not know of it. Staff are asked about apart. */
export function sideIn(userId: string, row: ConversationRow): ConversationSide | null {
  if (row.contractorId === userId) return 'contractor';
  return membersOf(row).includes(userId) ? 'client' : null;
}

/** Who reads a thread, and as what. */
export interface Reading {
  readonly actor: Pick<Actor, 'userId'>;
  readonly row: ConversationRow;
  readonly side: ConversationReaderSide;
}

/** Who may know of a thread: its contractor, the client's side, and staff where a case, a contested no-show or a report asks for it. */
@Injectable()
export class ConversationGate implements OnModuleInit {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly access: ConversationAccess,
    private readonly matters: OpenMatters,
    private readonly unitOfWork: UnitOfWork,
    private readonly readings: StaffReadings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.access.answerWith({
      canRead: async (actor, id) => (await this.ofMember(actor, id)) !== null,
      canWrite: (actor, id) => this.canWrite(actor, id),
      membersOf: (id) => this.membersOf(id),
      peersOf: (userId) => this.conversations.peersOf(userId),
    });
    this.matters.readBy((userId, id) => this.isWaiting(userId, id));
  }

  async readable(actor: Actor, id: string): Promise<Reading> {
    const own = await this.ofMember(actor, id);
    if (own) return own;
    return this.asStaff(actor, id);
  }

  /** For the two sides alone: staff say nothing in a thread. */
  async member(actor: Actor, id: string): Promise<Reading & { readonly side: ConversationSide }> {
    const own = await this.ofMember(actor, id);
    if (own) return own;
    await this.asStaff(actor, id);
    throw new DomainError('access.denied');
  }

  /** Who may write, at this moment. */
  mustWrite(reading: Reading): void {
    const reason = this.closedReason(reading);
    if (reason === null) return;
    if (reason === 'viewer' || reason === 'staff') throw new DomainError('access.denied');
    if (reason === 'blocked' || reason === 'silenced') throw new DomainError(`conversation.${reason}`);
    throw new DomainError('conversation.closed', { extra: { closedReason: reason } });
  }

  closedReason({ actor, row, side }: Reading): ConversationClosedReason | null {
    const isViewer = row.ownerId !== actor.userId && row.viewerIds.includes(actor.userId);
    const isAwarded = row.awardedId === row.contractorId;
    return conversationClosedReason({ ...row, side, isViewer, isAwarded }, this.clock.now());
  }

  async membersOf(id: string): Promise<string[]> {
    const row = await this.conversations.find(NOBODY, id);
    return row ? membersOf(row) : [];
  }

  /** Whether somebody still reads a thread, wants to be told of it and has something unread there. */
  private async isWaiting(userId: string, id: string): Promise<boolean | null> {
    const row = await this.conversations.find(userId, id);
    return row && sideIn(userId, row) !== null && !row.muted && row.unread > 0;
  }

  private async canWrite(actor: Actor, id: string): Promise<boolean> {
    const own = await this.ofMember(actor, id);
    return own !== null && this.closedReason(own) === null;
  }

  private async ofMember(actor: Actor, id: string): Promise<(Reading & { readonly side: ConversationSide }) | null> {
    const row = await this.conversations.find(actor.userId, id);
    const side = row && sideIn(actor.userId, row);
    return row && side ? { actor, row, side } : null;
  }

  /** What staff read of others' words is noted, once a reading. */
  private async asStaff(actor: Actor, id: string): Promise<Reading> {
    if (!hasAdminRights(actor) || !(await this.conversations.isOpenToStaff(id))) throw notFound();
    return this.unitOfWork.run(async () => {
      const row = await this.conversations.find(actor.userId, id);
      if (!row) throw notFound();
      await this.readings.note(threadReading(actor, row));
      return { actor, row, side: 'staff' };
    });
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
const notFound = (): DomainError => new DomainError('conversation.not_found');
