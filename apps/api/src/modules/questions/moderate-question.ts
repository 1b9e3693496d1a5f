import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Clock } from '../../common/clock.js';
import { EventBus } from '../../common/events/event-bus.js';
import { UsersService } from '../users/index.js';
import type { ReportQuestion } from './dto/question.input.js';
import { aboutQuestion, QuestionGate } from './question-gate.js';
import { QuestionReportEntity } from './question.entity.js';
import { QuestionRepository } from './question.repository.js';

/** What should not stand there: taken back by whoever asked, reported by a reader, taken away by staff. */
@Injectable()
export class ModerateQuestion {
  constructor(
    private readonly gate: QuestionGate,
    private readonly questions: QuestionRepository,
    private readonly users: UsersService,
    private readonly audit: AuditLog,
    private readonly events: EventBus,
    private readonly clock: Clock,
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
  report(actor: Actor, id: string, { reason }: ReportQuestion): Promise<void> {
    return this.gate.locked(actor, id, 'report', async ({ project, question }) => {
      const report = { questionId: id, reporterId: actor.userId, reason, createdAt: this.clock.now() };
      if (!(await this.questions.report(Object.assign(new QuestionReportEntity(), report)))) return;
      const adminIds = await this.users.activeAdminIds();
      await this.events.emit('question.reported', { ...aboutQuestion(actor, project, question), adminIds });
    });
  }
}
