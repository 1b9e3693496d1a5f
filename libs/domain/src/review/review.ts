import { DAY_MS } from '../schedule/durations.js';
import { hasAdminRights, type Actor } from '../actor/actor.js';
import { hasPermission } from '../actor/permissions.js';
import { isHiddenFrom } from '../report/report.js';

/** CON-04. */
export const REVIEW_LIMITS = { ratingMin: 1, ratingMax: 5, bodyMin: 10, bodyMax: 2000 } as const;

/** How long after completion a review waits for the other side's, so that neither is written as an answer to the other. */
export const REVIEW_BLIND_DAYS = 14;

/** Who wrote a review: the client of the project, or the contractor who did the work. */
export const REVIEW_SIDES = ['client', 'contractor'] as const;
export type ReviewSide = (typeof REVIEW_SIDES)[number];

/** When a review of a project completed at this instant is published at the latest. */
export const reviewOpensAt = (completedAt: Date): Date => new Date(completedAt.getTime() + REVIEW_BLIND_DAYS * DAY_MS);

/** How many contractors can be invited to one project, and kept as favorites by one account. */
export const INVITATION_LIMITS = { perProject: 20 } as const;
export const FAVORITE_LIMITS = { perAccount: 200 } as const;

/** The facts that decide who may read a review. */
export interface ReviewFacts {
  readonly authorId: string;
  readonly subjectId: string;
  readonly side: ReviewSide;
  readonly publishedAt: Date | null;
  readonly hiddenAt: Date | null;
}

/** A sealed review is its author's alone. A published one about a contractor is for whoever may hire. */
export function canReadReview(actor: Actor, review: ReviewFacts): boolean {
  const { authorId, subjectId, side, publishedAt } = review;
  if (authorId === actor.userId) return true;
  if (publishedAt === null || isHiddenFrom(actor, review)) return false;
  if (subjectId === actor.userId || hasAdminRights(actor)) return true;
  return side === 'client' && hasPermission(actor, 'contractor.browse');
}
