import { agreedFinish, type Agreement } from '../change-order/change-order.rules.js';
import type { WorkState } from '../project/project.js';
import { slackDays } from './closing.js';
import type { PlainDate } from './plain-date.js';

/** What was agreed on, how far the work is, and the closing that it must not endanger. */
export interface Plan extends Agreement {
  readonly work: WorkState | null;
  readonly closingDate: PlainDate | null;
}

/** How the work stands to the closing, as far as it can be known today. */
export interface Outlook {
  /** Days between the last day of work and the latest safe finish; below zero when it is late. */
  readonly slackDays: number;
  /** The agreed start day is over and the work has not begun: however many days are left, no plan holds. */
  readonly startMissed: boolean;
}

const isStartMissed = ({ startDate, work }: Plan, today: PlainDate): boolean =>
  work === 'not_started' && startDate !== null && startDate < today;

/**
 * The one rule by which work is called on track or not. What has not begun on its day begins today at the earliest, and
 * what should have ended and has not ends today at the earliest. Null where no day or no closing is known.
 */
export function outlookOf(plan: Plan, today: PlainDate): Outlook | null {
  const startMissed = isStartMissed(plan, today);
  const finish = agreedFinish(startMissed ? { ...plan, startDate: today } : plan);
  if (finish === null || plan.closingDate === null) return null;
  return { slackDays: slackDays(finish > today ? finish : today, plan.closingDate), startMissed };
}
