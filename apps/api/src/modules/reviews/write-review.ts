import { Injectable } from '@nestjs/common';
import { reviewOpensAt, type Actor, type ReviewSide } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { EventBus } from '../../common/events/event-bus.js';
import { newId } from '../../common/ids.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { ProjectTransaction, type LockedProject, type ProjectEntity } from '../projects/index.js';
import type { WriteReview } from './dto/review.input.js';
import type { ProjectReviews } from './dto/review.response.js';
import { ReviewLists } from './review-lists.js';
import { aboutReview, ReviewPublication } from './review-publication.js';
import { reviewSide } from './review-side.js';
import { ReviewEntity } from './review.entity.js';
import { ReviewRepository } from './review.repository.js';

/** CON-04: one review a side of a completed project, sealed until both have written or the time is over. */
@Injectable()
export class WriteReviewUseCase {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly reviews: ReviewRepository,
    private readonly publication: ReviewPublication,
    private readonly lists: ReviewLists,
    private readonly history: StateHistory,
    private readonly events: EventBus,
  ) {}

  async execute(actor: Actor, projectId: string, input: WriteReview): Promise<ProjectReviews> {
    await this.transaction.locked(actor, projectId, (locked) => this.write(locked, input));
    return this.lists.ofProject(actor, projectId);
  }

  private async write({ actor, project, parties }: LockedProject, input: WriteReview): Promise<void> {
    const side = reviewSide(parties);
    if (side === null) throw new DomainError('access.denied');
    if (project.status !== 'completed') throw new DomainError('review.not_completed');
    const known = await this.reviews.lockOfProject(project.id);
    if (known.some((review) => review.side === side)) throw new DomainError('review.already_written');
    const review = await this.reviews.save(
      Object.assign(new ReviewEntity(), {
        id: newId(),
        projectId: project.id,
        authorId: actor.userId,
        subjectId: subjectOf(project, side),
        side,
        rating: input.rating,
        body: input.body,
        opensAt: reviewOpensAt(await this.completedAt(project)),
        publishedAt: null,
        answer: null,
        answeredAt: null,
        hiddenAt: null,
      }),
    );
    await this.tell(project, review, known);
  }

  private async tell(project: ProjectEntity, review: ReviewEntity, known: readonly ReviewEntity[]): Promise<void> {
    const isOpen = known.length > 0 || review.opensAt <= review.createdAt;
    if (!isOpen) return this.events.emit('review.written', aboutReview(project, review));
    await this.publication.publish(
      project,
      [...known, review].filter(({ publishedAt }) => publishedAt === null),
    );
  }

  private async completedAt(project: ProjectEntity): Promise<Date> {
    const moves = await this.history.of('project', project.id);
    return moves.findLast(({ to }) => to === 'completed')?.at ?? project.updatedAt;
  }
}

function subjectOf({ id, ownerId, contractorId }: ProjectEntity, side: ReviewSide): string {
  if (contractorId === null) throw new Error(`Project ${id} is completed without a contractor`);
  return side === 'client' ? contractorId : ownerId;
}
