import type { DealAct, TurnSide } from '../turn/act.js';
import type { NotificationType } from './notification.js';

/** What may still stand of what somebody was told, beside the acts that are due at its project. */
export type Matter = DealAct | 'takes_bids' | 'own_bid' | 'corrected' | 'unread';

/** What stands open for one reader, and whose it is where it is an act. */
export interface OpenMatter {
  readonly matter: Matter;
  readonly side?: TurnSide;
}

interface Told {
  readonly type: NotificationType;
  /** On which side of the project its reader was told. */
  readonly side: TurnSide | undefined;
}

/**
 * What a notice asks its reader to see to, where it says nothing else: once none of it stands, there is nothing left to
 * tell. What a notice tells beside that stays news, whoever acted meanwhile: money, decisions, endings, a first word.
 */
const MATTERS: Partial<Record<NotificationType, readonly Matter[]>> = {
  project_posted: ['takes_bids'],
  saved_search_match: ['takes_bids'],
  promise_reminder: ['takes_bids'],
  bid_invited: ['takes_bids'],
  project_edited: ['own_bid'],
  bid_received: ['choose_bid'],
  bid_edited: ['choose_bid'],
  message_received: ['unread'],
  work_submitted: ['review'],
  review_due: ['review'],
  condition_corrected: ['corrected'],
  condition_returned: ['returned'],
  changes_requested: ['returned'],
  early_start_asked: ['answer_early_start'],
  change_proposed: ['answer_change'],
  // One thing at a time: whose answer is due is asked for the one to an offer first.
  dispute_answer_due: ['answer_dispute', 'answer_offer'],
  dispute_due: ['rule', 'confirm_ruling'],
  dispute_ruling_proposed: ['confirm_ruling'],
  no_show_contested: ['decide_no_show'],
};

/** Both sides may owe the same act, and only whoever still owes it is reminded of it. */
const OF_ITS_SIDE: ReadonlySet<NotificationType> = new Set<NotificationType>(['dispute_answer_due']);

/** Whether it matters for how long what a notice is about stands; otherwise it is news at any time. */
export const mayBeDealtWith = (type: NotificationType): boolean => type in MATTERS;

/** What is paid at the checkout. */
const PAID_THERE: readonly Matter[] = ['pay', 'pay_rest', 'pay_approved'];

/** Whether the client has nothing left to pay of what a notice leads to the checkout for: whoever paid, or is to pay. */
export const isPaidMeanwhile = (open: readonly OpenMatter[]): boolean =>
  !open.some(({ matter, side }) => side !== 'settlement_agent' && PAID_THERE.includes(matter));

/** Whether nothing stands any more of what a notice asks its reader to see to, of all that is `open` for them. */
export function isDealtWith({ type, side }: Told, open: readonly OpenMatter[]): boolean {
  const asked = MATTERS[type];
  if (asked === undefined) return false;
  const standing = OF_ITS_SIDE.has(type) ? open.filter((one) => one.side === side) : open;
  return !standing.some(({ matter }) => asked.includes(matter));
}
