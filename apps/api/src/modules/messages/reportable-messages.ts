import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReportableContents, type ReportableContent, type ReportedWords } from '../reports/index.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { ConversationGate } from './conversation-gate.js';
import { MessageNews } from './message-news.js';
import { MessageRepository } from './message.repository.js';

const PROJECTS: PreparedQuery = {
  name: 'messages.projects-of-messages',
  text: `
    SELECT m.id, p.id AS "projectId", p.title AS "projectTitle", p.owner_id AS "ownerId"
    FROM message m JOIN conversation c ON c.id = m.conversation_id JOIN project p ON p.id = c.project_id
    WHERE m.id = ANY ($1::uuid[])`,
};

interface OfProject extends Record<string, unknown> {
  readonly id: string;
  readonly projectId: string;
  readonly projectTitle: string;
  readonly ownerId: string;
}

/** Messages as staff decide on them: hidden, they keep their place in the thread. */
@Injectable()
export class ReportableMessages implements ReportableContent, OnModuleInit {
  readonly kind = 'message';

  constructor(
    private readonly contents: ReportableContents,
    private readonly messages: MessageRepository,
    private readonly gate: ConversationGate,
    private readonly news: MessageNews,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async words(ids: readonly string[]): Promise<ReportedWords[]> {
    const projects = new Map((await this.sql.rows<OfProject>(PROJECTS, [ids])).map((row) => [row.id, row]));
    return (await this.messages.findMany(ids)).flatMap(({ id, authorId, body, sentAt }) => {
      const project = projects.get(id);
      if (!project) return [];
      const { projectId, projectTitle, ownerId } = project;
      const about = { projectId, projectTitle, ownerId, profileId: null };
      return [{ contentId: id, authorId, ...about, body, answer: null, rating: null, writtenAt: sentAt }];
    });
  }

  lock(id: string): Promise<void> {
    return this.messages.lockBody(id);
  }

  async setHidden(id: string, hiddenAt: Date | null): Promise<void> {
    await this.messages.hide(id, hiddenAt);
    const message = await this.messages.find(id);
    if (message) await this.news.message(id, await this.gate.membersOf(message.conversationId));
  }
}
