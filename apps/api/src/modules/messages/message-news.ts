import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveNews, type News } from '../../common/realtime/live-news.js';
import { LiveSockets } from '../../common/realtime/live-sockets.js';
import { sideIn, type Reading } from './conversation-gate.js';
import { ConversationRepository } from './conversation.repository.js';
import { MessageViews } from './message-views.js';
import { MessageRepository } from './message.repository.js';

const MESSAGE = 'message';
const READ = 'message_read';

/** Threads on open screens: each process tells those who have one there, each in the reader's own view. */
@Injectable()
export class MessageNews implements OnModuleInit {
  constructor(
    private readonly news: LiveNews,
    private readonly sockets: LiveSockets,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly views: MessageViews,
  ) {}

  onModuleInit(): void {
    this.news.onNews(MESSAGE, (news) => this.tellMessage(news));
    this.news.onNews(READ, (news) => this.tellRead(news));
  }

  /** Sent, hidden or shown again: whoever has it already takes it for the same, by its sequence. */
  message(messageId: string, userIds: readonly string[]): Promise<void> {
    return this.news.announce(MESSAGE, { ref: messageId, userIds });
  }

  read(
    conversationId: string,
    reader: { readonly userId: string; readonly sequence: number },
    userIds: readonly string[],
  ): Promise<void> {
    return this.news.announce(READ, { ref: `${conversationId} ${reader.userId} ${reader.sequence}`, userIds });
  }

  private async tellMessage({ ref, userIds }: News): Promise<void> {
    const message = await this.messages.find(ref);
    if (!message) return;
    for (const userId of userIds) {
      const row = await this.conversations.find(userId, message.conversationId);
      const side = row && sideIn(userId, row);
      // A right may have ended since.
      if (!row || !side) continue;
      const reading: Reading = { actor: { userId }, row, side };
      const view = await this.views.one(reading, message);
      this.sockets.emit([userId], 'new_message', { projectId: row.projectId, message: view });
      if (message.authorId !== userId) await this.tellCount(userId);
    }
  }

  private async tellRead({ ref, userIds }: News): Promise<void> {
    const [conversationId = '', userId = '', sequence = ''] = ref.split(' ');
    this.sockets.emit(userIds, 'message_read', { conversationId, userId, sequence: Number(sequence) });
    if (userIds.includes(userId)) await this.tellCount(userId);
  }

  private async tellCount(userId: string): Promise<void> {
    this.sockets.emit([userId], 'unread_messages', await this.conversations.unread(userId));
  }
}
