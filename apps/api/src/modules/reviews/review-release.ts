import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ProjectRepository } from '../projects/index.js';
import { ReviewPublication } from './review-publication.js';
import { ReviewRepository } from './review.repository.js';

/** Publishes what has waited long enough for the other side. */
@Injectable()
export class ReviewRelease implements OnModuleInit {
  private readonly logger = new Logger(ReviewRelease.name);

  constructor(
    private readonly reviews: ReviewRepository,
    private readonly projects: ProjectRepository,
    private readonly publication: ReviewPublication,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define('reviews.publish', () => this.publishDue(), { cron: '*/10 * * * *' });
  }

  /** Each project on its own: one that fails keeps no other one sealed. */
  async publishDue(): Promise<void> {
    for (const projectId of await this.reviews.dueProjectIds(this.clock.now())) {
      await this.unitOfWork.run(() => this.publishOf(projectId)).catch((error) => this.logger.error(error));
    }
  }

  private async publishOf(projectId: string): Promise<void> {
    const project = await this.projects.findForUpdate(projectId);
    const now = this.clock.now();
    const due = (await this.reviews.lockOfProject(projectId)).filter(
      ({ publishedAt, opensAt }) => publishedAt === null && opensAt <= now,
    );
    if (project) await this.publication.publish(project, due);
  }
}
