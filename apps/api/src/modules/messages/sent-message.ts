import { Injectable } from '@nestjs/common';
import { EventBus } from '../../common/events/event-bus.js';
import type { Reading } from './conversation-gate.js';
import { ConversationRepository, membersOf } from './conversation.repository.js';
import type { MessageView } from './dto/message.response.js';
import { MessageNews } from './message-news.js';
import { MessageViews } from './message-views.js';
import { MessageRepository } from './message.repository.js';

/** What follows from a message: who is told, and what is seen of it. */
@Injectable()
export class SentMessage {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly views: MessageViews,
    private readonly news: MessageNews,
    private readonly events: EventBus,
  ) {}

  async tell({ actor, row }: Reading, messageId: string): Promise<void> {
    const members = membersOf(row);
    const others = members.filter((id) => id !== actor.userId);
    await this.conversations.recount(others);
    await this.news.message(messageId, members);
    const muted = (await this.conversations.readersOf([row.id])).filter((reader) => reader.muted);
    const blockers = await this.conversations.blockersOf(actor.userId, others);
    const recipientIds = others.filter((id) => !blockers.has(id) && !muted.some(({ userId }) => userId === id));
    await this.events.emit('message.sent', {
      ...{ projectId: row.projectId, projectTitle: row.title, ownerId: row.ownerId, actorId: actor.userId },
      ...{ conversationId: row.id, messageId, contractorId: row.contractorId, recipientIds },
    });
  }

  async view(reading: Reading, id: string): Promise<MessageView> {
    const row = await this.messages.find(id);
    if (!row) throw new Error(`Message ${id} is not there`);
    return this.views.one(reading, row);
  }
}
