import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { EventBus } from '../../common/events/event-bus.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ContentReports, type ReportContent } from '../reports/index.js';
import { UsersService } from '../users/index.js';
import { ReviewGate } from './review-gate.js';

/** What a reader tells staff about a review. */
@Injectable()
export class ReportReviewUseCase {
  constructor(
    private readonly gate: ReviewGate,
    private readonly reports: ContentReports,
    private readonly users: UsersService,
    private readonly events: EventBus,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Reporting the same review again changes nothing. */
  async execute(actor: Actor, id: string, input: ReportContent): Promise<void> {
    await this.unitOfWork.run(async () => {
      const review = await this.gate.readableForUpdate(actor, id);
      if (review.authorId === actor.userId) throw new DomainError('access.denied');
      if (!(await this.reports.file(actor, { kind: 'review', contentId: id }, input))) return;
      const adminIds = await this.users.activeAdminIds();
      await this.events.emit('review.reported', { ...(await this.gate.about(actor, review)), adminIds });
    });
  }
}
