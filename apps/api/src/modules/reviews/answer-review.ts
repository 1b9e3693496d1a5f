import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { EventBus } from '../../common/events/event-bus.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import type { AnswerReview } from './dto/review.input.js';
import type { ReviewView } from './dto/review.response.js';
import { ReviewGate } from './review-gate.js';
import { ReviewRepository } from './review.repository.js';
import { ReviewViews } from './review-views.js';

/** The one answer of whom a review is about. */
@Injectable()
export class AnswerReviewUseCase {
  constructor(
    private readonly gate: ReviewGate,
    private readonly reviews: ReviewRepository,
    private readonly views: ReviewViews,
    private readonly events: EventBus,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, { body }: AnswerReview): Promise<ReviewView> {
    const answered = await this.unitOfWork.run(async () => {
      const review = await this.gate.readableForUpdate(actor, id);
      if (review.subjectId !== actor.userId) throw new DomainError('access.denied');
      if (review.answeredAt !== null) throw new DomainError('review.already_answered');
      Object.assign(review, { answer: body, answeredAt: this.clock.now() });
      await this.reviews.save(review);
      const { authorId } = review;
      await this.events.emit('review.answered', { ...(await this.gate.about(actor, review)), authorId });
      return review;
    });
    return this.views.one(actor, answered);
  }
}
