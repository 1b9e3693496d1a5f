import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ContractorRatings } from '../contractors/index.js';
import { ProjectRepository } from '../projects/index.js';
import { ReportableContents, type ReportableContent, type ReportedWords } from '../reports/index.js';
import type { ReviewEntity } from './review.entity.js';
import { ReviewRepository } from './review.repository.js';

/** Reviews as staff decide on them. What they hide does not count for the rating. */
@Injectable()
export class ReportableReviews implements ReportableContent, OnModuleInit {
  readonly kind = 'review';

  constructor(
    private readonly contents: ReportableContents,
    private readonly reviews: ReviewRepository,
    private readonly projects: ProjectRepository,
    private readonly ratings: ContractorRatings,
  ) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async words(ids: readonly string[]): Promise<ReportedWords[]> {
    const reviews = await this.reviews.findMany(ids);
    const projects = await this.projects.findMany([...new Set(reviews.map(({ projectId }) => projectId))]);
    return reviews.flatMap((review) => {
      const project = projects.find(({ id }) => id === review.projectId);
      if (!project) return [];
      const about = { projectId: project.id, projectTitle: project.title, ownerId: project.ownerId };
      return [{ ...about, ...wordsOf(review) }];
    });
  }

  async lock(id: string): Promise<void> {
    await this.reviews.lock(id);
  }

  async setHidden(id: string, hiddenAt: Date | null): Promise<void> {
    const review = await this.reviews.lock(id);
    if (!review) return;
    await this.reviews.save(Object.assign(review, { hiddenAt }));
    if (review.side === 'client') await this.ratings.refresh(review.subjectId);
  }
}

const wordsOf = ({ id, side, subjectId, authorId, body, answer, rating, createdAt }: ReviewEntity) => ({
  ...{ contentId: id, authorId, body, answer, rating, writtenAt: createdAt },
  profileId: side === 'client' ? subjectId : null,
});
