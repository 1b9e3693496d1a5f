import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ConversationGate } from './conversation-gate.js';
import { ConversationRepository, membersOf } from './conversation.repository.js';
import { MessageNews } from './message-news.js';

/** What a reader does to its own view of a thread. */
@Injectable()
export class ConversationMoves {
  constructor(
    private readonly gate: ConversationGate,
    private readonly conversations: ConversationRepository,
    private readonly news: MessageNews,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventBus,
  ) {}

  /** Never backwards: what was read stays read. */
  async read(actor: Actor, id: string, sequence: number): Promise<void> {
    const { row } = await this.gate.member(actor, id);
    await this.unitOfWork.run(async () => {
      const { userId } = actor;
      const moved = await this.conversations.read(id, userId, sequence);
      if (moved === null || moved === 0) return;
      await this.conversations.recount([userId]);
      await this.events.emit('conversation.read', { conversationId: id, userId });
      await this.news.read(id, { userId, sequence: moved }, membersOf(row));
    });
  }

  async mute(actor: Actor, id: string, muted: boolean): Promise<void> {
    await this.gate.member(actor, id);
    await this.conversations.mute(id, actor.userId, muted);
  }
}
