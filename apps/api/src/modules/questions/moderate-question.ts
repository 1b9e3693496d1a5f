import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { AuditLog } from '../../common/audit/audit-log.js';
import { EventBus } from '../../common/events/event-bus.js';
import { ContentReports, type ReportContent } from '../reports/index.js';
import { UsersService } from '../users/index.js';
import { aboutQuestion, QuestionGate } from './question-gate.js';
import { QuestionRepository } from './question.repository.js';

/** What should not stand there: taken back by whoever asked, reported by a reader, taken away by staff. */
@Injectable()
export class ModerateQuestion {
  constructor(
    private readonly gate: QuestionGate,
    private readonly questions: QuestionRepository,
    private readonly reports: ContentReports,
    private readonly users: UsersService,
    private readonly audit: AuditLog,
    private readonly events: EventBus,
  ) {}

  remove(actor: Actor, id: string): Promise<void> {
    return this.gate.locked(actor, id, 'remove', async ({ project, question }) => {
      await this.questions.remove(question);
      const { userId: actorId } = actor;
      const subject = { subjectType: 'user', subjectId: question.askerId } as const;
      if (question.askerId !== actorId) await this.audit.record({ action: 'question.removed', actorId, ...subject });
      await this.events.emit('question.removed', aboutQuestion(actor, project, question));
    });
  }

  /** Reporting the same question again changes nothing. */
  report(actor: Actor, id: string, input: ReportContent): Promise<void> {
    return this.gate.locked(actor, id, 'report', async ({ project, question }) => {
      if (!(await this.reports.file(actor, { kind: 'question', contentId: id }, input))) return;
      const adminIds = await this.users.activeAdminIds();
      await this.events.emit('question.reported', { ...aboutQuestion(actor, project, question), adminIds });
    });
  }
}
