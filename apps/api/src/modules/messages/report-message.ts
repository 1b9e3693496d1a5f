import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { EventBus } from '../../common/events/event-bus.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ContentReports, type ReportContent } from '../reports/index.js';
import { UsersService } from '../users/index.js';
import { sideIn } from './conversation-gate.js';
import { ConversationRepository } from './conversation.repository.js';
import { MessageRepository } from './message.repository.js';

/** MSG-02: a reader tells staff of a message; they may read the thread from then on. */
@Injectable()
export class ReportMessage {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly reports: ContentReports,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventBus,
  ) {}

  /** Reporting the same message again changes nothing. */
  async report(actor: Actor, id: string, input: ReportContent): Promise<void> {
    const message = await this.messages.find(id);
    const row = message && (await this.conversations.find(actor.userId, message.conversationId));
    if (!message || !row || sideIn(actor.userId, row) === null) throw new DomainError('message.not_found');
    if (message.authorId === actor.userId) throw new DomainError('access.denied');
    await this.unitOfWork.run(async () => {
      await this.messages.lockBody(id);
      if (!(await this.reports.file(actor, { kind: 'message', contentId: id }, input))) return;
      const about = { projectId: row.projectId, projectTitle: row.title, ownerId: row.ownerId };
      const told = { actorId: actor.userId, subjectId: message.authorId, adminIds: await this.users.activeAdminIds() };
      await this.events.emit('message.reported', { ...about, ...told });
    });
  }
}
