import { Injectable } from '@nestjs/common';
import { hasAdminRights, type Actor } from '@cw/domain';
import { groupBy } from '../../common/group-by.js';
import { fullName, shortName } from '../../common/person-name.js';
import { ProjectRepository, type ProjectEntity } from '../projects/index.js';
import { UsersService, type UserEntity } from '../users/index.js';
import type { ReviewView } from './dto/review.response.js';
import type { ReviewEntity, ReviewReportEntity } from './review.entity.js';
import { ReviewRepository } from './review.repository.js';

interface Around {
  readonly author: UserEntity | undefined;
  readonly project: ProjectEntity | undefined;
  readonly reports: readonly ReviewReportEntity[];
}

/** Reviews as their readers see them. Whether somebody may read a review is asked before. */
@Injectable()
export class ReviewViews {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly users: UsersService,
    private readonly projects: ProjectRepository,
  ) {}

  async of(actor: Actor, reviews: readonly ReviewEntity[]): Promise<ReviewView[]> {
    const authors = await this.users.findByIds([...new Set(reviews.map(({ authorId }) => authorId))]);
    const projects = await this.projects.findMany([...new Set(reviews.map(({ projectId }) => projectId))]);
    const reports = groupBy(await this.reviews.reportsOf(reviews.map(({ id }) => id)), ({ reviewId }) => reviewId);
    return reviews.map((review) =>
      toReviewView(actor, review, {
        author: authors.find(({ id }) => id === review.authorId),
        project: projects.find(({ id }) => id === review.projectId),
        reports: reports.get(review.id) ?? [],
      }),
    );
  }

  async one(actor: Actor, review: ReviewEntity): Promise<ReviewView> {
    const [view] = await this.of(actor, [review]);
    if (!view) throw new Error(`Review ${review.id} has no view`);
    return view;
  }
}

const isoOf = (instant: Date | null): string | null => (instant === null ? null : instant.toISOString());

/** What the reader may do about a published review. */
function rights(actor: Actor, review: ReviewEntity, reports: readonly ReviewReportEntity[]) {
  const isPublished = review.publishedAt !== null;
  const hasReported = reports.some(({ reporterId }) => reporterId === actor.userId);
  return {
    canAnswer: isPublished && review.subjectId === actor.userId && review.answeredAt === null,
    canReport: isPublished && review.authorId !== actor.userId && !hasReported && !hasAdminRights(actor),
  };
}

function toReviewView(actor: Actor, review: ReviewEntity, { author, project, reports }: Around): ReviewView {
  const nameOf = review.side === 'client' ? shortName : fullName;
  const shown = hasAdminRights(actor) ? reports : [];
  return {
    id: review.id,
    side: review.side,
    authorName: author ? nameOf(author) : '',
    category: project?.category ?? 'other',
    rating: review.rating,
    body: review.body,
    writtenAt: review.createdAt.toISOString(),
    publishedAt: isoOf(review.publishedAt),
    answer: review.answer,
    answeredAt: isoOf(review.answeredAt),
    ...rights(actor, review, reports),
    reports: shown.map(({ reason, createdAt }) => ({ reason, at: createdAt.toISOString() })),
  };
}
