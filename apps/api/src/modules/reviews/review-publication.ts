import { Injectable } from '@nestjs/common';
import type { DomainEvents } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { EventBus } from '../../common/events/event-bus.js';
import { ContractorRatings } from '../contractors/index.js';
import type { ProjectEntity } from '../projects/index.js';
import type { ReviewEntity } from './review.entity.js';
import { ReviewRepository } from './review.repository.js';

/** Opens sealed reviews, and lets the directory know the new rating. */
@Injectable()
export class ReviewPublication {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly ratings: ContractorRatings,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  /** Inside the transaction that locked the project. */
  async publish(project: ProjectEntity, sealed: readonly ReviewEntity[]): Promise<void> {
    for (const review of sealed) {
      review.publishedAt = this.clock.now();
      await this.reviews.save(review);
      await this.events.emit('review.published', aboutReview(project, review));
      if (review.side === 'client') await this.ratings.refresh(review.subjectId);
    }
  }
}

/** What is told of a review: never its words, which may still be sealed. */
export function aboutReview(
  { id: projectId, title: projectTitle, ownerId, contractorId }: ProjectEntity,
  { id: reviewId, authorId, subjectId }: ReviewEntity,
): DomainEvents['review.published'] {
  if (contractorId === null) throw new Error(`Project ${projectId} has a review and no contractor`);
  return { projectId, projectTitle, ownerId, contractorId, actorId: authorId, reviewId, subjectId };
}
