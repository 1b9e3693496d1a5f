import type { ConditionView, ProjectDetail } from '@cw/api-client';
import { evidenceStep, type ConditionState, type ProjectEvent, type ProjectGuard } from '@cw/domain';
import { isOnItsWay } from '../../words/on-its-way.js';

/** How many repairs are in a state. */
export const countOf = ({ conditions }: Pick<ProjectDetail, 'conditions'>, state: ConditionState): number =>
  conditions.filter((condition) => condition.state === state).length;

/** Whether the evidence of a repair is not handed in yet. */
export const isUnproven = (condition: ConditionView): boolean => evidenceStep(condition) !== undefined;

/** Whether the contractor is at it, for the first time or after something came back. */
export const isUnderWork = ({ work }: Pick<ProjectDetail, 'work'>): boolean =>
  work === 'started' || work === 'changes_requested';

/** What stands in the way of an event, as the API says. */
export const isBlockedBy = (
  { blockers }: Pick<ProjectDetail, 'blockers'>,
  event: ProjectEvent,
  guard: ProjectGuard,
): boolean => blockers.some((blocker) => blocker.event === event && blocker.guard === guard);

/** Whether the client has money to hold now: before the start, and again after a change that costs more. */
export function awaitsPayment({ status, payment }: Pick<ProjectDetail, 'status' | 'payment'>): boolean {
  return status === 'in_progress' && payment !== null && payment.dueCents > 0 && payment.paymentTiming === 'upfront';
}

/** Whether money still holds back the work: the client's to pay, or the bank's to pass on. */
export const awaitsMoney = (project: Pick<ProjectDetail, 'status' | 'payment'>): boolean =>
  awaitsPayment(project) || isOnItsWay(project);

/** Whether the client may still say that the work did not begin. */
export const isContestable = ({ contestUntil }: Pick<ProjectDetail, 'contestUntil'>, now: number): boolean =>
  contestUntil !== null && now <= Date.parse(contestUntil);
