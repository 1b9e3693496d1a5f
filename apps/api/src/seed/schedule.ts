import { addDays, DAY_MS, dayIn, noShowFrom, timeZoneOf, type PlainDate, type UsState } from '@cw/domain';
import type { ProjectPlan, Stage } from './plan.js';
import type { SeededRandom } from './random.js';

/** The parts of the way from posting to today at which work begins, is handed in, and is approved: within two days, as every review has. */
export const STARTS_AT = 0.3;
export const HANDED_IN_AT = 0.65;
export const APPROVED_AT = 0.68;

/** The agreed day is still to come. */
const TO_BEGIN: readonly Stage[] = ['posted', 'one_bid', 'bids_with_gap', 'accepted', 'partly_paid', 'held'];
const BEING_DONE: readonly Stage[] = ['started', 'some_evidence'];
const SENT_BACK: readonly Stage[] = ['returned', 'changes_requested'];
/** The agreed day has come, and the contractor has not: how many days ago. */
const WITHOUT_SHOW: Partial<Record<Stage, number>> = { no_show_due: 0, no_show_contested: 2 };

/** When the work of a stage is: what people write to each other depends on it. */
export type WorkTime = 'ahead' | 'under_way' | 'over';

export const isWithoutShow = (stage: Stage): boolean => WITHOUT_SHOW[stage] !== undefined;

export function workTimeOf(stage: Stage): WorkTime {
  if (TO_BEGIN.includes(stage) || isWithoutShow(stage)) return 'ahead';
  return BEING_DONE.includes(stage) || SENT_BACK.includes(stage) ? 'under_way' : 'over';
}

export interface Telling {
  readonly plan: Pick<ProjectPlan, 'stage'>;
  readonly random: SeededRandom;
  readonly posted: Date;
  readonly now: Date;
  /** Where the house is. */
  readonly state: UsState;
}

/** In days of UTC, as every plain date of the demo that no house decides. */
export const plainDate = (instant: Date): PlainDate => instant.toISOString().slice(0, 10);

/** The last day of whose work it can be said that nobody came: today, or yesterday until it is noon at the house. */
export function lastDayWithoutShow(now: Date, state: UsState): PlainDate {
  const today = dayIn(now, timeZoneOf(state));
  return now >= noShowFrom(today, state) ? today : addDays(today, -1);
}

/** When a demo contractor bids to begin and how many days to take: as it then turns out, so that it keeps its word. */
export function scheduleOf(telling: Telling): { readonly start: PlainDate; readonly days: number } {
  const { plan, random, posted, now, state } = telling;
  const daysAgo = WITHOUT_SHOW[plan.stage];
  if (daysAgo !== undefined) {
    return { start: addDays(lastDayWithoutShow(now, state), -daysAgo), days: random.between(2, 6) };
  }
  if (TO_BEGIN.includes(plan.stage)) return { start: addDays(plainDate(now), 2), days: random.between(2, 6) };
  const at = (part: number): number => posted.getTime() + part * (now.getTime() - posted.getTime());
  // A day before, since a day begins later in the West than it does in UTC.
  const start = at(STARTS_AT) - DAY_MS;
  const end = BEING_DONE.includes(plan.stage) ? now.getTime() + DAY_MS : at(HANDED_IN_AT);
  return { start: plainDate(new Date(start)), days: Math.ceil((end - start) / DAY_MS) + random.between(1, 2) };
}
