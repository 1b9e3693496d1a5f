import { Injectable } from '@nestjs/common';
import { houseName, type ConversationRight } from '@cw/domain';
import { groupBy } from '../../common/group-by.js';
import { addressLine } from '../projects/index.js';
import { UsersService, type UserEntity } from '../users/index.js';
import type { ConversationMember, ConversationView } from './dto/conversation.response.js';
import { ConversationGate, type Reading } from './conversation-gate.js';
import { ConversationRepository, membersOf, type ConversationRow, type ReaderRow } from './conversation.repository.js';
import { nameIn, MessageViews } from './message-views.js';
import { MessageRepository } from './message.repository.js';
import type { MessageView } from './dto/message.response.js';

interface Around {
  readonly people: ReadonlyMap<string, UserEntity>;
  readonly readers: readonly ReaderRow[];
  readonly blocked: ReadonlySet<string>;
  readonly last: MessageView | null;
}

/** Threads as their readers see them; however many there are, it asks the same few questions. */
@Injectable()
export class ConversationViews {
  constructor(
    private readonly gate: ConversationGate,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly messageViews: MessageViews,
    private readonly users: UsersService,
  ) {}

  /** All of one reader. */
  async of(readings: readonly Reading[]): Promise<ConversationView[]> {
    const [first] = readings;
    if (!first) return [];
    const ids = readings.map(({ row }) => row.id);
    const memberIds = [...new Set(readings.flatMap(({ row }) => membersOf(row)))];
    const people = new Map((await this.users.findByIds(memberIds)).map((person) => [person.id, person]));
    const readers = groupBy(await this.conversations.readersOf(ids), ({ conversationId }) => conversationId);
    const blocked = await this.conversations.blockedBy(first.actor.userId, memberIds);
    const byId = new Map(readings.map((reading) => [reading.row.id, reading]));
    const last = await this.messageViews.across(byId, await this.messages.lastOf(ids));
    const lastOf = new Map(last.map((view) => [view.conversationId, view]));
    return readings.map((reading) => {
      const { id } = reading.row;
      return this.toView(reading, { people, blocked, readers: readers.get(id) ?? [], last: lastOf.get(id) ?? null });
    });
  }

  async one(reading: Reading): Promise<ConversationView> {
    const [view] = await this.of([reading]);
    if (!view) throw new Error(`Conversation ${reading.row.id} has no view`);
    return view;
  }

  private toView(reading: Reading, around: Around): ConversationView {
    const { row, side } = reading;
    const isAwarded = row.awardedId === row.contractorId;
    const seesStreet = side !== 'contractor' || isAwarded;
    return {
      id: row.id,
      projectId: row.projectId,
      projectTitle: row.title,
      house: houseName({ ...row, address: seesStreet ? row.address : null }),
      addressLine: addressLine(row, seesStreet),
      projectStatus: row.status,
      work: row.work,
      contractorId: row.contractorId,
      isAwarded,
      side,
      members: membersOf(row).map((userId) => toMember(reading, userId, around)),
      lastMessage: around.last,
      lastSequence: row.lastSequence,
      lastAt: row.lastAt.toISOString(),
      readSequence: side === 'staff' ? row.lastSequence : row.readSequence,
      unread: side === 'staff' ? 0 : row.unread,
      isMuted: row.muted,
      closedReason: this.gate.closedReason(reading),
    };
  }
}

function toMember(reading: Reading, userId: string, { people, readers, blocked }: Around): ConversationMember {
  const { row } = reading;
  const person = people.get(userId);
  return {
    userId,
    name: person ? nameIn(reading, person) : '',
    side: userId === row.contractorId ? 'contractor' : 'client',
    right: rightOf(userId, row),
    readSequence: readers.find((reader) => reader.userId === userId)?.readSequence ?? 0,
    isBlocked: blocked.has(userId),
  };
}

function rightOf(userId: string, row: ConversationRow): ConversationRight {
  if (userId === row.contractorId) return 'contractor';
  if (userId === row.ownerId) return 'owner';
  return row.deciderIds.includes(userId) ? 'decide' : 'view';
}
