import { Injectable } from '@nestjs/common';
import { canReadReview, type Actor, type DomainEvents } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { ProjectRepository } from '../projects/index.js';
import { aboutReview } from './review-publication.js';
import type { ReviewEntity } from './review.entity.js';
import { ReviewRepository } from './review.repository.js';

/** Who may know of a review. For everybody else it does not exist. */
@Injectable()
export class ReviewGate {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly projects: ProjectRepository,
  ) {}

  async readable(actor: Actor, id: string): Promise<ReviewEntity> {
    return orNotFound(actor, await this.reviews.find(id));
  }

  /** Only inside a unit of work. */
  async readableForUpdate(actor: Actor, id: string): Promise<ReviewEntity> {
    return orNotFound(actor, await this.reviews.lock(id));
  }

  /** What is told of it when the actor does something. */
  async about(actor: Actor, review: ReviewEntity): Promise<DomainEvents['review.published']> {
    const project = await this.projects.find(review.projectId);
    if (!project) throw new DomainError('review.not_found');
    return { ...aboutReview(project, review), actorId: actor.userId };
  }
}

function orNotFound(actor: Actor, review: ReviewEntity | null): ReviewEntity {
  if (!review || !canReadReview(actor, review)) throw new DomainError('review.not_found');
  return review;
}
