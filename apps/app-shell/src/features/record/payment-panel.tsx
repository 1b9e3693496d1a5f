import type { ProjectDetail } from '@cw/api-client';
import { cents, HELD_STATES, type PaymentState } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Banner, ButtonLink, HeldMoney, Panel, Stack, SumList, Typography, type SumRow } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { coveredBy } from '../../words/covered-by.js';
import { PaymentTimeline } from './payment-timeline.js';
import { endingByDispute } from '../../words/dispute-ending.js';

export interface PaymentPanelProps {
  readonly project: ProjectDetail;
  /** Where the owner pays; absent when nothing is to pay. */
  readonly payPath?: string;
}

type Payment = NonNullable<ProjectDetail['payment']>;

const AMOUNT_OF: Partial<Record<PaymentState, 'releasedCents' | 'refundedCents' | 'paidCents'>> = {
  releasing: 'releasedCents',
  released: 'releasedCents',
  refunding: 'refundedCents',
  refunded: 'refundedCents',
  splitting: 'paidCents',
  partially_refunded: 'paidCents',
};

function amountShown(payment: Payment): number {
  if (HELD_STATES.includes(payment.state)) return payment.heldCents;
  const field = AMOUNT_OF[payment.state];
  const amount = field === undefined ? payment.heldCents : payment[field];
  return amount === 0 ? payment.totalCents : amount;
}

/** Where all of it goes or went back, the contractor receives nothing and pays no fee. */
const BACK_STATES: readonly PaymentState[] = ['refunding', 'refunded', 'charged_back'];
/** Once money is on its way, nobody's approval moves it any more. */
const UNTIL_APPROVED: readonly PaymentState[] = ['requires_payment', 'processing', ...HELD_STATES, 'disputed'];

const dueLabelOf = ({ paymentTiming }: Payment) =>
  paymentTiming === 'at_closing' ? 'record.payment_due_at_closing' : 'record.payment_due';

function useRows(project: ProjectDetail, payment: Payment): SumRow[] {
  const { formatMessage } = useIntl();
  const contractor = project.parties.includes('awarded_contractor');
  const count = coveredBy(project);
  const receives = contractor
    ? formatMessage({ id: 'record.payment_you_receive' })
    : formatMessage({ id: 'record.payment_receives' }, { name: project.contractorName });
  const changes = project.agreed?.changesCents ?? 0;
  const total = cents(payment.totalCents);
  // What a dispute left of the sum is no change that both sides proposed and accepted.
  const changed: SumRow[] =
    endingByDispute(project) === undefined
      ? [
          { label: formatMessage({ id: 'changes.sum.agreed_changes' }), cents: cents(changes), plus: true },
          { label: formatMessage({ id: 'changes.sum.agreed' }), cents: total },
        ]
      : [{ label: formatMessage({ id: 'record.payment_decided' }), cents: total }];
  return [
    { label: formatMessage({ id: 'record.payment_bid' }, { count }), cents: cents(payment.totalCents - changes) },
    ...(changes === 0 ? [] : changed),
    ...(payment.refundedCents > 0
      ? [{ label: formatMessage({ id: 'record.payment_refunded' }), cents: cents(payment.refundedCents) }]
      : []),
    ...(payment.dueCents > 0
      ? [{ label: formatMessage({ id: dueLabelOf(payment) }), cents: cents(payment.dueCents) }]
      : []),
    ...(BACK_STATES.includes(payment.state)
      ? []
      : [
          { label: formatMessage({ id: 'record.payment_fee' }), cents: cents(-payment.feeCents), quiet: true },
          { label: receives, cents: cents(payment.payoutCents), total: true },
        ]),
  ];
}

function PayButton({ payment, payPath }: { readonly payment: Payment; readonly payPath: string }): ReactElement {
  const { formatMessage } = useIntl();
  const amount = formatMoney(cents(payment.dueCents));
  const id = payment.heldCents > 0 ? 'work.pay_more' : 'record.pay';
  return (
    <ButtonLink href={payPath} variant="primary" fullWidth>
      {formatMessage({ id }, { amount })}
    </ButtonLink>
  );
}

interface BodyProps extends PaymentPanelProps {
  readonly payment: Payment;
}

/** Where the money is; what is paid at closing is never held here, so it has sums and no way. */
function Way({ project, payment }: BodyProps): ReactElement {
  const formats = useFormats();
  const sums = <SumList rows={useRows(project, payment)} />;
  if (payment.paymentTiming === 'at_closing') return sums;
  const when = (kind: Payment['timeline'][number]['kind']): string | undefined =>
    payment.timeline.find((entry) => entry.kind === kind)?.at;
  const paid = when('paid') ?? when('held');
  const released = when('released');
  return (
    <HeldMoney
      cents={cents(amountShown(payment))}
      state={payment.state}
      viewer={project.parties.includes('awarded_contractor') ? 'contractor' : 'client'}
      contractorName={project.contractorName ?? ''}
      {...(paid !== undefined && { paidOn: formats.date(paid) })}
      {...(released !== undefined && { releasedOn: formats.date(released) })}
    >
      {sums}
    </HeldMoney>
  );
}

function Body(props: BodyProps): ReactElement {
  const { project, payment, payPath } = props;
  const { formatMessage } = useIntl();
  const contractor = project.parties.includes('awarded_contractor');
  const approvalRule = contractor ? 'record.payment_rule_contractor' : 'record.payment_rule';
  const heldRule = project.work === 'disputed' ? 'disputes.held.text' : approvalRule;
  const isAtClosing = payment.paymentTiming === 'at_closing';
  const rule = isAtClosing ? 'record.payment_at_closing' : heldRule;
  const isRuled = endingByDispute(project) === undefined && (isAtClosing || UNTIL_APPROVED.includes(payment.state));
  return (
    <Stack spacing={1.5}>
      <Way {...props} />
      {payment.attention ? <Banner kind="broken">{formatMessage({ id: 'record.payment_attention' })}</Banner> : null}
      {isRuled ? <Typography variant="body2">{formatMessage({ id: rule })}</Typography> : null}
      <PaymentTimeline payment={payment} />
      {payPath === undefined ? null : <PayButton payment={payment} payPath={payPath} />}
    </Stack>
  );
}

/** What was paid, where it is, and what has to happen before it moves. */
export function PaymentPanel(props: PaymentPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const { payment } = props.project;
  return (
    <Panel title={formatMessage({ id: 'record.payment' })} ruled>
      {payment === null ? (
        <Typography variant="body2">{formatMessage({ id: 'record.payment_none' })}</Typography>
      ) : (
        <Body {...props} payment={payment} />
      )}
    </Panel>
  );
}
