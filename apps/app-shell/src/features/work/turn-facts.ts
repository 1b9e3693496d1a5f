import type { ProjectDetail } from '@cw/api-client';
import type { ConditionState, ProjectEvent, ProjectGuard } from '@cw/domain';

/** How many repairs are in a state. */
export const countOf = ({ conditions }: Pick<ProjectDetail, 'conditions'>, state: ConditionState): number =>
  conditions.filter((condition) => condition.state === state).length;

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

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'over';
  readonly count: number;
}

/** Whole days until an instant, or hours on its last day. */
export function timeLeft(until: string, now: number): TimeLeft {
  const hours = Math.floor((Date.parse(until) - now) / HOUR_MS);
  if (Date.parse(until) <= now) return { unit: 'over', count: 0 };
  return hours < DAY_HOURS ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / DAY_HOURS) };
}

/** Whether the client may still say that the work did not begin. */
export const isContestable = ({ contestUntil }: Pick<ProjectDetail, 'contestUntil'>, now: number): boolean =>
  contestUntil !== null && now <= Date.parse(contestUntil);
