import { HOUR_MS } from '../schedule/durations.js';
import { CONDITION_LIMITS } from '../condition/condition.js';
import type { ProjectStatus } from '../project/project.js';
import { INTAKE_REVIEW_HOURS, type IntakeEvent, type IntakeState } from './intake.js';

export const INTAKE_OFFER_ANSWERS = ['approved', 'refused'] as const;
export type IntakeOfferAnswer = (typeof INTAKE_OFFER_ANSWERS)[number];

export const REINSPECTION_RESULTS = ['passed', 'failed'] as const;
export type ReinspectionResult = (typeof REINSPECTION_RESULTS)[number];

/** What staff write about a request. Lengths in characters, money in cents. */
export const INTAKE_DESK_LIMITS = {
  messageMax: 2000,
  noteMax: 500,
  ceilingMinCents: 50,
  ceilingMaxCents: CONDITION_LIMITS.estimatedCostMaxCents,
  inspectorMax: 120,
  inspectionNotesMax: 2000,
  projectsMax: 10,
  searchMax: 120,
} as const;

/** Staff are told so many hours before a review is due. */
export const INTAKE_DUE_SOON_HOURS = 4;

/** What staff say to the submitter. */
const INTAKE_ANSWERS: readonly IntakeEvent[] = ['ask', 'decline', 'send_offer'];

/** INT-08: the promise of a review is kept by the first answer, and not by somebody who has only begun to look. */
export const keepsReviewPromise = (event: IntakeEvent): boolean => INTAKE_ANSWERS.includes(event);

/** The states in which a request may still wait for its first answer; in every other one it has it. */
export const INTAKE_UNANSWERED_STATES: readonly IntakeState[] = ['submitted', 'in_review'];

/** When the first answer went out; null while the promised hours run. */
export interface PromisedAnswer {
  readonly firstAnsweredAt: Date | string | null;
}

/** INT-08: whether the promised hours still run. */
export const awaitsFirstAnswer = ({ firstAnsweredAt }: PromisedAnswer): boolean => firstAnsweredAt === null;

export const intakeReviewDueAt = (submittedAt: Date): Date =>
  new Date(submittedAt.getTime() + INTAKE_REVIEW_HOURS * HOUR_MS);

interface FollowedProject {
  readonly status: ProjectStatus;
  readonly repairIds: readonly string[];
}

/** The repairs that need no other project: one that holds them was completed. */
export const doneRepairs = (projects: readonly FollowedProject[]): ReadonlySet<string> =>
  new Set(projects.filter(({ status }) => status === 'completed').flatMap(({ repairIds }) => repairIds));

const goesOn = ({ status }: FollowedProject): boolean => status === 'open' || status === 'in_progress';

/**
 * INT-08: what its projects mean for a request. All repairs done: it is looked at again. None of its projects goes on
 * and a repair is left: staff offer anew. Otherwise work goes on, and nothing happens.
 */
export function followProjects(
  projects: readonly FollowedProject[],
  repairIds: readonly string[],
): 'work_done' | 'project_cancelled' | null {
  if (projects.some(goesOn)) return null;
  const done = doneRepairs(projects);
  return repairIds.every((id) => done.has(id)) ? 'work_done' : 'project_cancelled';
}

/** INT-08: the owner posted a cancelled project again, so that staff have nothing to offer: the request is at work again. */
export const followRepost = (projects: readonly FollowedProject[], state: IntakeState): 'project_reposted' | null =>
  (state === 'in_review' || state === 'approved') && projects.some(goesOn) ? 'project_reposted' : null;
