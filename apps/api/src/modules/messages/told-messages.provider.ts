import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { ToldFacts, type ToldMessage } from '../../common/realtime/told-facts.js';
import { sideIn } from './conversation-gate.js';
import { ConversationRepository } from './conversation.repository.js';
import { MessageViews } from './message-views.js';
import { MessageRepository } from './message.repository.js';
import { quickReplyWords } from './quick-reply-words.js';

/** Tells an e-mail about a message what its reader's thread shows of it, as the e-mail goes out. */
@Injectable()
export class ToldMessagesProvider implements OnModuleInit {
  constructor(
    private readonly told: ToldFacts,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly views: MessageViews,
  ) {}

  onModuleInit(): void {
    this.told.messagesBy((actor, ids) => this.of(actor, ids));
  }

  private async of(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, ToldMessage>> {
    const told = new Map<string, ToldMessage>();
    for (const id of ids) {
      const message = await this.one(actor, id);
      if (message) told.set(id, message);
    }
    return told;
  }

  private async one(actor: Actor, id: string): Promise<ToldMessage | null> {
    const message = await this.messages.find(id);
    const row = message && (await this.conversations.find(actor.userId, message.conversationId));
    const side = row && sideIn(actor.userId, row);
    // A right may have ended since.
    if (!message || !row || !side) return null;
    const { authorName: who, body, reply } = await this.views.one({ actor, row, side }, message);
    if (who === '' || (body === '' && reply === null)) return null;
    return { who, bodyIn: (locale) => (reply === null ? body : quickReplyWords(reply, locale)) };
  }
}
