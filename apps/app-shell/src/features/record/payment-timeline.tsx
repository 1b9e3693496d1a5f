import type { ProjectDetail } from '@cw/api-client';
import { BANK_PAYMENT, cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Timeline, type TimelineItem } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

type Payment = NonNullable<ProjectDetail['payment']>;
type Entry = Payment['timeline'][number];

/** What the money waits for now; nothing more once it has arrived somewhere for good. */
const WAITS_FOR: Partial<
  Record<Payment['state'], 'pay' | 'start' | 'approve' | 'dispute' | 'bank' | 'arrive' | 'back'>
> = {
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

function usePast(): (entry: Entry) => TimelineItem {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return ({ at, kind, amountCents }) => {
    const amount = amountCents === null ? '' : ` · ${formatMoney(cents(amountCents))}`;
    return {
      title: formatMessage({ id: `record.money.${kind}` }, { days: BANK_PAYMENT.businessDays }),
      detail: `${formats.dateTime(at)}${amount}`,
      place: kind === 'on_its_way' ? 'now' : 'done',
    };
  };
}

/** PAY-06: what happened to the money, when, and what it waits for. */
export function PaymentTimeline({ payment }: { readonly payment: Payment }): ReactElement | null {
  const { formatMessage } = useIntl();
  const past = usePast();
  const waits =
    payment.paymentTiming === 'at_closing' && payment.timeline.length === 0 ? undefined : WAITS_FOR[payment.state];
  const items: TimelineItem[] = [
    ...payment.timeline.map(past),
    ...(waits === undefined || payment.onItsWayCents > 0
      ? []
      : [{ title: formatMessage({ id: `record.money_next.${waits}` }), place: 'now' as const }]),
  ];
  return items.length === 0 ? null : <Timeline items={items} />;
}
