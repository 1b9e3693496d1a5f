import type { ProjectDetail } from '@cw/api-client';
import { cents, contractorPayout, HELD_STATES, SERVICE_FEE_PERCENT, SETTLEMENT } from '@cw/domain';
import { formatMoney, type MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Timeline, type TimelineItem, type TimelinePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Viewer } from './so-far/next-turn.js';

type Payment = NonNullable<ProjectDetail['payment']>;
type Entry = Payment['timeline'][number];

type Wait = 'pay' | 'pay_at_closing' | 'start' | 'approve' | 'dispute' | 'bank' | 'arrive' | 'back' | 'back_on_arrival';

const WAITS_FOR: Partial<Record<Payment['state'], Wait>> = {
  requires_payment: 'pay',
  funded: 'start',
  in_progress: 'approve',
  submitted: 'approve',
  disputed: 'dispute',
  charged_back: 'bank',
  releasing: 'arrive',
  splitting: 'arrive',
  refunding: 'back',
};

/** What the money waits for now; nothing more once it has arrived somewhere for good. */
function waitOf({ state, paymentTiming, onItsWayCents, dueCents }: Payment): Wait | undefined {
  if (onItsWayCents > 0) return state === 'refunding' ? 'back_on_arrival' : undefined;
  if (paymentTiming === 'upfront') return WAITS_FOR[state];
  // Paid at closing nothing is ever to hold: it falls due when the work is approved, and is passed on when it comes.
  if (state === 'requires_payment') return dueCents > 0 ? 'pay_at_closing' : undefined;
  return HELD_STATES.includes(state) ? undefined : WAITS_FOR[state];
}

/** What is paid at closing is passed on as it comes: that it was all there for a moment is no news. */
const isTold = ({ paymentTiming }: Payment, { kind }: Entry): boolean => paymentTiming === 'upfront' || kind !== 'held';

/** What is on its way stands at the present moment; what comes of it is still ahead. */
const placeOf = (waits: Wait): 'now' | 'next' => (waits === 'back_on_arrival' ? 'next' : 'now');

/** What came to nothing is behind, and no success. */
const PAST_PLACE: Partial<Record<Entry['kind'], TimelinePlace>> = {
  on_its_way: 'now',
  declined: 'failed',
  refund_failed: 'failed',
};

const titleOf = (kind: Entry['kind'], viewer: Viewer): MessageId =>
  kind === 'released' && viewer === 'contractor' ? 'record.money.released_to_you' : `record.money.${kind}`;

/** What was released is more than what arrives: whoever reads one of the two is told the other. */
function useSum(viewer: Viewer): (entry: Entry) => string | undefined {
  const { formatMessage } = useIntl();
  return ({ kind, amountCents }) => {
    if (amountCents === null) return undefined;
    const sum = cents(amountCents);
    const amount = formatMoney(sum);
    if (kind !== 'released') return amount;
    const after = { payout: formatMoney(contractorPayout(sum)), percent: SERVICE_FEE_PERCENT };
    return formatMessage({ id: 'record.money.released_sum' }, { side: viewer, amount, ...after });
  };
}

function usePast(viewer: Viewer): (entry: Entry) => TimelineItem {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const sumOf = useSum(viewer);
  return (entry) => ({
    title: formatMessage(
      { id: titleOf(entry.kind, viewer) },
      { viewer, days: SETTLEMENT.us_bank_account.businessDays },
    ),
    detail: [formats.dateTime(entry.at), sumOf(entry)].filter((part) => part !== undefined).join(' · '),
    place: PAST_PLACE[entry.kind] ?? 'done',
  });
}

export interface PaymentTimelineProps {
  readonly payment: Payment;
  readonly viewer: Viewer;
}

/** PAY-06: what happened to the money, when, and what it waits for. */
export function PaymentTimeline({ payment, viewer }: PaymentTimelineProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const past = usePast(viewer);
  const waits = waitOf(payment);
  const items: TimelineItem[] = [
    ...payment.timeline.filter((entry) => isTold(payment, entry)).map(past),
    ...(waits === undefined
      ? []
      : [{ title: formatMessage({ id: `record.money_next.${waits}` }, { viewer }), place: placeOf(waits) }]),
  ];
  return items.length === 0 ? null : <Timeline items={items} />;
}
