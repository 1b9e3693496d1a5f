import type { PaymentSummary, PaymentView } from '@cw/api-client';
import type { PaymentState } from '@cw/domain';
import type { MessageId } from '@cw/i18n';

/** What became of a payment, for whoever paid it. */
export interface ResultWords {
  readonly title: MessageId;
  readonly text: MessageId;
  readonly kind: 'done' | 'news' | 'broken';
}

type Told = (money: PaymentSummary) => ResultWords;

/** All of it is there, the rest is still due, or a bank has the order for it. */
interface Shares {
  readonly all: MessageId;
  readonly part: MessageId;
  readonly onItsWay: MessageId;
}

const BEFORE_START: Shares = {
  all: 'checkout.done_full',
  part: 'checkout.done_part',
  onItsWay: 'checkout.done_on_its_way',
};
const UNDER_WAY: Shares = {
  all: 'checkout.done_full_rest',
  part: 'checkout.done_part_rest',
  onItsWay: 'checkout.done_on_its_way_rest',
};
const APPROVED: Shares = {
  all: 'checkout.done_approved',
  part: 'checkout.done_part_approved',
  onItsWay: 'checkout.done_on_its_way_rest',
};

function shareOf({ dueCents, onItsWayCents }: PaymentSummary): keyof Shares {
  if (onItsWayCents > 0) return 'onItsWay';
  return dueCents > 0 ? 'part' : 'all';
}

const isAtClosing = ({ paymentTiming }: PaymentSummary): boolean => paymentTiming === 'at_closing';

/** Paid at closing, the approval is behind: nothing of it is held until then. */
function there(money: PaymentSummary, shares: Shares): ResultWords {
  const passesThrough = isAtClosing(money);
  const text = (passesThrough ? APPROVED : shares)[shareOf(money)];
  return { title: passesThrough ? 'checkout.done_title_approved' : 'checkout.done_title', text, kind: 'done' };
}

const always =
  (title: MessageId, text: MessageId, kind: ResultWords['kind'] = 'news'): Told =>
  () => ({ title, text, kind });

const REFUNDED = always('checkout.refunded_title', 'checkout.refunded_text');

/** Every state that money can come to; one that is not named here does not compile. */
const OF_STATE: Readonly<Record<PaymentState, Told>> = {
  requires_payment: (money) =>
    // A bank took back what was there before the work began.
    money.heldCents === 0
      ? { title: 'checkout.gone_title', text: there(money, BEFORE_START).text, kind: 'broken' }
      : there(money, BEFORE_START),
  processing: (money) => there(money, BEFORE_START),
  funded: (money) => there(money, BEFORE_START),
  in_progress: (money) => there(money, UNDER_WAY),
  submitted: (money) => there(money, UNDER_WAY),
  releasing: always('checkout.done_title_approved', 'checkout.done_approved', 'done'),
  released: always('checkout.done_title_approved', 'checkout.released_text', 'done'),
  refunding: always('checkout.refunding_title', 'checkout.refunding_text'),
  refunded: REFUNDED,
  splitting: always('checkout.splitting_title', 'checkout.splitting_text'),
  partially_refunded: always('checkout.split_title', 'checkout.split_text'),
  disputed: always('checkout.frozen_title', 'checkout.frozen_dispute'),
  charged_back: always('checkout.frozen_title', 'checkout.frozen_bank', 'broken'),
  charge_lost: always('checkout.gone_title', 'checkout.gone_text', 'broken'),
  partly_reversed: always('checkout.done_title_approved', 'checkout.partly_reversed_text'),
};

const isBack = ({ amountCents, refundedCents }: PaymentView): boolean => refundedCents >= amountCents;

/** What stands of a payment that went through; one that went back whole is back, whatever became of the rest. */
export const resultWords = (payment: PaymentView): ResultWords =>
  (isBack(payment) ? REFUNDED : OF_STATE[payment.project.state])(payment.project);

/** What is left of it; of what is back, all that it was. */
export const resultCents = (payment: PaymentView): number =>
  isBack(payment) ? payment.amountCents : payment.amountCents - payment.refundedCents;

/** The client approved before this was paid, or has since: nothing of it waits for that. */
export const isReleased = (money: PaymentSummary): boolean =>
  isAtClosing(money) || money.state === 'releasing' || money.state === 'released';

const UNTIL_START: readonly PaymentState[] = ['requires_payment', 'processing', 'funded'];

/** What a debit that takes days means for the work; under way, the start is behind. */
export function onItsWayText(money: PaymentSummary): MessageId {
  if (isReleased(money)) return 'checkout.on_its_way_text_approved';
  return UNTIL_START.includes(money.state) ? 'checkout.on_its_way_text' : 'checkout.on_its_way_text_rest';
}

/** The bank has the order, and days to carry it out. */
export const isOnItsWay = (payment: PaymentView | undefined): payment is PaymentView =>
  payment?.status === 'processing' && payment.method === 'us_bank_account';
