import { Injectable } from '@nestjs/common';
import { hasAdminRights, type Actor } from '@cw/domain';
import { fullName, shortName } from '../../common/person-name.js';
import { ProjectRepository, type ProjectEntity } from '../projects/index.js';
import { ContentReports } from '../reports/index.js';
import { UsersService, type UserEntity } from '../users/index.js';
import type { ReviewView } from './dto/review.response.js';
import type { ReviewEntity } from './review.entity.js';

interface Around {
  readonly author: UserEntity | undefined;
  readonly project: ProjectEntity | undefined;
  readonly hasReported: boolean;
}

/** Reviews as their readers see them. Whether somebody may read a review is asked before. */
@Injectable()
export class ReviewViews {
  constructor(
    private readonly reports: ContentReports,
    private readonly users: UsersService,
    private readonly projects: ProjectRepository,
  ) {}

  async of(actor: Actor, reviews: readonly ReviewEntity[]): Promise<ReviewView[]> {
    const authors = await this.users.findByIds([...new Set(reviews.map(({ authorId }) => authorId))]);
    const projects = await this.projects.findMany([...new Set(reviews.map(({ projectId }) => projectId))]);
    const ids = reviews.map(({ id }) => id);
    const reported = await this.reports.by(actor, 'review', ids);
    return reviews.map((review) =>
      toReviewView(actor, review, {
        author: authors.find(({ id }) => id === review.authorId),
        project: projects.find(({ id }) => id === review.projectId),
        hasReported: reported.has(review.id),
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
function rights(actor: Actor, review: ReviewEntity, hasReported: boolean) {
  const isPublished = review.publishedAt !== null;
  return {
    canAnswer: isPublished && review.subjectId === actor.userId && review.answeredAt === null,
    canReport: isPublished && review.authorId !== actor.userId && !hasReported && !hasAdminRights(actor),
  };
}

function toReviewView(actor: Actor, review: ReviewEntity, { author, project, hasReported }: Around): ReviewView {
  const nameOf = review.side === 'client' ? shortName : fullName;
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
    ...rights(actor, review, hasReported),
    isHidden: review.hiddenAt !== null,
  };
}
