import type { ProjectDetail } from '@cw/api-client';
import {
  addCents,
  agreedFinish,
  cents,
  endangersClosing,
  settleChange,
  outlookOf,
  ZERO_CENTS,
  type Cents,
  type Outlook,
  type PlainDate,
} from '@cw/domain';

/** Where the money goes once both sides agree. */
export const MONEY_OUTCOMES = ['same', 'closing', 'hold_all', 'pay_more', 'back', 'even'] as const;
export type MoneyOutcome = (typeof MONEY_OUTCOMES)[number];

export interface ChangeOutcome {
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
  readonly money: MoneyOutcome;
  /** What that outcome is about: what is paid, what goes back, or what the whole comes to. */
  readonly moneyCents: Cents;
  /** Null where the bid names no start or no duration. */
  readonly finish: PlainDate | null;
  readonly outlook: Outlook | null;
  readonly isTooLate: boolean;
}

type Agreed = Pick<ProjectDetail, 'agreed' | 'payment' | 'closingDate' | 'work'>;

function moneyOf(payment: ProjectDetail['payment'], deltaCents: number, after: Cents): [MoneyOutcome, Cents] {
  if (deltaCents === 0 || payment === null) return ['same', after];
  if (payment.paymentTiming === 'at_closing') return ['closing', after];
  const { dueCents, backCents } = settleChange(after, cents(payment.heldCents));
  if (backCents > 0) return ['back', backCents];
  if (dueCents === 0) return ['even', after];
  return payment.heldCents === 0 ? ['hold_all', after] : ['pay_more', dueCents];
}

/** PAY-06: what a change does to price, held money and the last day of work, said before anybody agrees to it. */
export function outcomeOf(
  { agreed, payment, closingDate, work }: Agreed,
  change: { readonly amountDeltaCents: Cents; readonly days: number },
  today: PlainDate,
): ChangeOutcome {
  const beforeCents = cents(agreed?.totalCents ?? 0);
  const afterCents = addCents(beforeCents, change.amountDeltaCents);
  const [money, moneyCents] = moneyOf(payment, change.amountDeltaCents, afterCents < 0 ? ZERO_CENTS : afterCents);
  const { startDate = null, durationDays = null, extraDays = 0 } = agreed ?? {};
  const changed = { startDate, durationDays, extraDays: extraDays + change.days };
  return {
    beforeCents,
    afterCents,
    money,
    moneyCents,
    finish: agreedFinish(changed),
    outlook: outlookOf({ ...changed, work, closingDate }, today),
    isTooLate: endangersClosing({ startDate, durationDays, extraDays }, change.days, closingDate),
  };
}
