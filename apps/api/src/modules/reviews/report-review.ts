import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { EventBus } from '../../common/events/event-bus.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { UsersService } from '../users/index.js';
import type { ReportReview } from './dto/review.input.js';
import { ReviewGate } from './review-gate.js';
import { ReviewReportEntity } from './review.entity.js';
import { ReviewRepository } from './review.repository.js';

/** What a reader tells staff about a review. */
@Injectable()
export class ReportReviewUseCase {
  constructor(
    private readonly gate: ReviewGate,
    private readonly reviews: ReviewRepository,
    private readonly users: UsersService,
    private readonly events: EventBus,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Reporting the same review again changes nothing. */
  async execute(actor: Actor, id: string, { reason }: ReportReview): Promise<void> {
    await this.unitOfWork.run(async () => {
      const review = await this.gate.readable(actor, id);
      if (review.authorId === actor.userId) throw new DomainError('access.denied');
      const report = { reviewId: id, reporterId: actor.userId, reason, createdAt: this.clock.now() };
      if (!(await this.reviews.report(Object.assign(new ReviewReportEntity(), report)))) return;
      const adminIds = await this.users.activeAdminIds();
      await this.events.emit('review.reported', { ...(await this.gate.about(actor, review)), adminIds });
    });
  }
}
