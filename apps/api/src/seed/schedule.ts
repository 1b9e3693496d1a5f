import { DAY_MS } from '@cw/domain';
import type { ProjectPlan, Stage } from './plan.js';
import type { SeededRandom } from './random.js';

/** The parts of the way from posting to today at which work begins and at which it is handed in. */
export const STARTS_AT = 0.3;
export const HANDED_IN_AT = 0.65;

const TO_BEGIN: readonly Stage[] = ['posted', 'one_bid', 'bids_with_gap', 'accepted', 'partly_paid', 'held'];
const UNDER_WAY: readonly Stage[] = ['started', 'some_evidence'];

export interface Telling {
  readonly plan: Pick<ProjectPlan, 'stage'>;
  readonly random: SeededRandom;
  readonly posted: Date;
  readonly now: Date;
}

/** When a demo contractor bids to begin and how many days to take: as it then turns out, so that it keeps its word. */
export function scheduleOf({ plan, random, posted, now }: Telling): { readonly start: Date; readonly days: number } {
  if (TO_BEGIN.includes(plan.stage)) return { start: new Date(now.getTime() + 2 * DAY_MS), days: random.between(2, 6) };
  const at = (part: number): number => posted.getTime() + part * (now.getTime() - posted.getTime());
  // A day before, since a day begins later in the West than it does in UTC.
  const start = at(STARTS_AT) - DAY_MS;
  const end = UNDER_WAY.includes(plan.stage) ? now.getTime() + DAY_MS : at(HANDED_IN_AT);
  return { start: new Date(start), days: Math.ceil((end - start) / DAY_MS) + random.between(1, 2) };
}
