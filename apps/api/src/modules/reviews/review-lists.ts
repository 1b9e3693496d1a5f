import { Injectable } from '@nestjs/common';
import { hasAdminRights, isHiddenFrom, reviewOpensAt, type Actor, type ReviewSide } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { Cursors } from '../../common/http/cursor.js';
import type { PageQuery } from '../../common/http/page.query.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { ContractorGate } from '../contractors/index.js';
import { ProjectGate, partiesIn } from '../projects/index.js';
import type { ProjectReviews, ReviewPage } from './dto/review.response.js';
import { reviewSide } from './review-side.js';
import type { ReviewEntity } from './review.entity.js';
import { ReviewRepository } from './review.repository.js';
import { ReviewViews } from './review-views.js';

const LIST = 'reviews.contractor';

@Injectable()
export class ReviewLists {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly views: ReviewViews,
    private readonly projects: ProjectGate,
    private readonly contractors: ContractorGate,
    private readonly history: StateHistory,
    private readonly cursors: Cursors,
  ) {}

  /** For the two sides and staff: one's own, and the other side's once it is published. */
  async ofProject(actor: Actor, projectId: string): Promise<ProjectReviews> {
    const project = await this.projects.readable(actor, projectId);
    const side = reviewSide(partiesIn(actor, project));
    if (side === null && !hasAdminRights(actor)) throw new DomainError('access.denied');
    const reviews = await this.reviews.ofProject(projectId);
    const shown = reviews.filter((review) => isShown(actor, review, side));
    return {
      items: await this.views.of(actor, shown),
      canWrite: side !== null && project.status === 'completed' && !reviews.some((review) => review.side === side),
      otherIsSealed: side !== null && reviews.some((review) => review.side !== side && review.publishedAt === null),
      opensAt: project.status === 'completed' ? await this.opensAt(projectId) : null,
    };
  }

  /** Published ones of its clients, newest first. */
  async ofContractor(actor: Actor, contractorId: string, query: PageQuery): Promise<ReviewPage> {
    await this.contractors.readable(actor, contractorId);
    const rows = await this.reviews.pageAbout(contractorId, {
      limit: query.limit + 1,
      after: this.after(query.cursor),
      reader: { userId: actor.userId, seesHidden: hasAdminRights(actor) },
    });
    const page = this.cursors.page(rows, query.limit, LIST, {
      map: (row) => row,
      key: (row) => [row.publishedAt?.toISOString() ?? '', row.id],
    });
    return { items: await this.views.of(actor, page.items), nextCursor: page.nextCursor };
  }

  private after(cursor: string | undefined): readonly [Date, string] | null {
    const key = this.cursors.decode(LIST, cursor);
    return key ? [new Date(String(key[0])), String(key[1])] : null;
  }

  private async opensAt(projectId: string): Promise<string | null> {
    const moves = await this.history.of('project', projectId);
    const completed = moves.findLast(({ to }) => to === 'completed');
    return completed ? reviewOpensAt(completed.at).toISOString() : null;
  }
}

const isShown = (actor: Actor, review: ReviewEntity, side: ReviewSide | null): boolean =>
  !isHiddenFrom(actor, review) && (review.side === side || review.publishedAt !== null);
