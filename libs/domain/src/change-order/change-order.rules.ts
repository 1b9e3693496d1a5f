import { BID_LIMITS } from '../bid/bid.js';
import { UNACCEPTED_STATES, type ConditionState } from '../condition/condition.machine.js';
import { cents, sumCents, ZERO_CENTS, type Cents } from '../money/cents.js';
import { PAYMENT_LIMITS } from '../payment/payment.js';
import { finishDate, latestSafeFinish } from '../schedule/closing.js';
import { addDays, type PlainDate } from '../schedule/plain-date.js';
import type { ChangeKind } from './change-order.js';

/** One line of a change. `add` names no condition yet, the others one of the project's. */
export interface ChangeLine {
  readonly kind: ChangeKind;
  readonly conditionId: string | null;
  readonly amountDeltaCents: Cents;
}

/** A condition as a change finds it. Its price is null where the bid covers all conditions at one amount. */
export interface ChangeableCondition {
  readonly id: string;
  readonly state: ConditionState;
  readonly awardedAmountCents: Cents | null;
}

export type ChangeOrderFault =
  | 'change_order.changes_nothing'
  | 'change_order.condition_unfit'
  | 'change_order.below_zero'
  | 'change_order.drops_everything'
  | 'change_order.total_out_of_bounds';

/** Conditions that both sides may still change: asked for by the accepted bid, and not settled. */
export const CHANGEABLE_CONDITION_STATES = UNACCEPTED_STATES;

/** What the change as a whole adds to the agreed price; below zero when the work becomes cheaper. */
export const changeOf = (lines: readonly Pick<ChangeLine, 'amountDeltaCents'>[]): Cents =>
  sumCents(lines.map(({ amountDeltaCents }) => amountDeltaCents));

/** Everything that is wrong with a change of this work at this price; empty when both sides may agree to it. */
export function checkChange(
  change: { readonly lines: readonly ChangeLine[]; readonly days: number },
  work: { readonly agreedCents: Cents; readonly conditions: readonly ChangeableCondition[] },
): ChangeOrderFault[] {
  const { lines, days } = change;
  const total = work.agreedCents + changeOf(lines);
  const faults: [isWrong: boolean, fault: ChangeOrderFault][] = [
    [changesNothing(lines, days), 'change_order.changes_nothing'],
    [!fitsConditions(lines, work.conditions), 'change_order.condition_unfit'],
    [lines.some((line) => priceAfter(line, work.conditions) < 0), 'change_order.below_zero'],
    [dropsEverything(lines, work.conditions), 'change_order.drops_everything'],
    [total < BID_LIMITS.amountMinCents || total > BID_LIMITS.amountMaxCents, 'change_order.total_out_of_bounds'],
  ];
  return faults.filter(([isWrong]) => isWrong).map(([, fault]) => fault);
}

const changesNothing = (lines: readonly ChangeLine[], days: number): boolean =>
  days === 0 && lines.every(({ kind, amountDeltaCents }) => kind === 'price' && amountDeltaCents === 0);

/** Each line about a condition names a changeable one, and no condition is named twice. */
function fitsConditions(lines: readonly ChangeLine[], conditions: readonly ChangeableCondition[]): boolean {
  const named = lines.filter(({ kind }) => kind !== 'add').map(({ conditionId }) => conditionId);
  const open = new Set<string | null>(
    conditions.filter(({ state }) => CHANGEABLE_CONDITION_STATES.includes(state)).map(({ id }) => id),
  );
  return new Set(named).size === named.length && named.every((id) => open.has(id));
}

/** What the condition of a line costs afterwards; unknown where the bid has one price for all. */
function priceAfter(line: ChangeLine, conditions: readonly ChangeableCondition[]): number {
  const now =
    line.kind === 'add' ? ZERO_CENTS : conditions.find(({ id }) => id === line.conditionId)?.awardedAmountCents;
  return now === null || now === undefined ? 0 : now + line.amountDeltaCents;
}

function dropsEverything(lines: readonly ChangeLine[], conditions: readonly ChangeableCondition[]): boolean {
  const dropped = new Set(lines.filter(({ kind }) => kind === 'drop').map(({ conditionId }) => conditionId));
  const left = conditions.filter(({ id, state }) => state !== 'left_out' && !dropped.has(id));
  return dropped.size > 0 && left.length === 0 && !lines.some(({ kind }) => kind === 'add');
}

/** Whether what is left to pay is nothing, or enough for one payment (PAY-02). */
export const isPayableRest = (dueCents: number): boolean => dueCents <= 0 || dueCents >= PAYMENT_LIMITS.minCents;

/** What both sides agreed on: the accepted bid and every accepted change, which never edit one another. */
export interface Agreement {
  readonly startDate: PlainDate | null;
  readonly durationDays: number | null;
  /** Days that accepted changes added. */
  readonly extraDays: number;
}

/** The last day of the agreed work, changes included; null where the bid names no start or no duration. */
export function agreedFinish({ startDate, durationDays, extraDays }: Agreement): PlainDate | null {
  if (startDate === null || durationDays === null) return null;
  const finish = addDays(finishDate(startDate, durationDays), extraDays);
  return finish < startDate ? startDate : finish;
}

/** Whether `days` more lead past the last day on which work may end for the closing to hold, or further past it. */
export function endangersClosing(agreement: Agreement, days: number, closing: PlainDate | null): boolean {
  const finish = agreedFinish({ ...agreement, extraDays: agreement.extraDays + days });
  return days > 0 && closing !== null && finish !== null && finish > latestSafeFinish(closing);
}

/** What a milestone's parts come to after a change: what is due, or what goes back. */
export function settleChange(
  totalCents: Cents,
  heldCents: Cents,
): { readonly dueCents: Cents; readonly backCents: Cents } {
  const difference = totalCents - heldCents;
  return { dueCents: cents(Math.max(0, difference)), backCents: cents(Math.max(0, -difference)) };
}
