import type { ProjectDetail } from '@cw/api-client';
import { cents, HELD_STATES, type PaymentState } from '@cw/domain';
import { formatMoney, type MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Banner, ButtonLink, HeldMoney, Panel, Stack, SumList, Typography, type SumRow } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { coveredBy } from '../../words/covered-by.js';
import { PaymentTimeline } from './payment-timeline.js';
import { endingByDispute } from '../../words/dispute-ending.js';
import { isOfClosing } from '../../words/owed-at-closing.js';
import { viewerOf, type Viewer } from './so-far/next-turn.js';

export interface PaymentPanelProps {
  readonly project: ProjectDetail;
  /** Where the owner pays; absent when nothing is to pay. */
  readonly payPath?: string;
  /** Where whoever may pay finds the receipts; absent for everybody else. */
  readonly receiptsPath?: string;
}

type Payment = NonNullable<ProjectDetail['payment']>;

const held = ({ heldCents }: Payment): number => heldCents;
const total = ({ totalCents }: Payment): number => totalCents;
const released = ({ releasedCents }: Payment): number => releasedCents;
const paid = ({ paidCents }: Payment): number => paidCents;

/** Whose money it is said to be: staff and whoever looks on are neither side. */
const MONEY_VIEWERS = {
  client: 'client',
  contractor: 'contractor',
  onlooker: 'staff',
  bidder: 'staff',
} as const satisfies Record<Viewer, string>;

/** What the large figure is of, by what stands beside it; never more than is there. */
const AMOUNT_OF: Readonly<Record<PaymentState, (payment: Payment) => number>> = {
  requires_payment: ({ dueCents, totalCents }) => dueCents || totalCents,
  processing: ({ onItsWayCents }) => onItsWayCents,
  funded: held,
  in_progress: held,
  submitted: held,
  disputed: held,
  // What was released before the bank asked is not held any more, and frozen all the same.
  charged_back: ({ heldCents, totalCents }) => heldCents || totalCents,
  releasing: total,
  released,
  partly_reversed: released,
  refunding: ({ paidCents, refundedCents, chargedBackCents }) => paidCents - refundedCents - chargedBackCents,
  refunded: ({ refundedCents, chargedBackCents }) => refundedCents + chargedBackCents,
  charge_lost: ({ chargedBackCents }) => chargedBackCents,
  splitting: paid,
  partially_refunded: paid,
};

/** What is still with the client's bank is what a payment that began, or a cancellation, waits for. */
const isAtBank = ({ state, onItsWayCents }: Payment): boolean =>
  onItsWayCents > 0 && (state === 'processing' || state === 'refunding');

const amountShown = (payment: Payment): number =>
  isAtBank(payment) ? payment.onItsWayCents : AMOUNT_OF[payment.state](payment);

/** Cancelled before anything was paid: there is no way of any money to show. */
const isWithoutMoney = (payment: Payment): boolean =>
  (payment.state === 'refunding' || payment.state === 'refunded') && amountShown(payment) <= 0;

/** Where all of it goes or went back, the contractor receives nothing and pays no fee. */
const BACK_STATES: readonly PaymentState[] = ['refunding', 'refunded', 'charged_back'];

/** Of a charge that a bank took back, what the contractor keeps is between it and us. */
const showsContractor = ({ state }: Payment, isContractor: boolean): boolean =>
  !BACK_STATES.includes(state) && (state !== 'charge_lost' || isContractor);
/** Once money is on its way, nobody's approval moves it any more. */
const UNTIL_APPROVED: readonly PaymentState[] = ['requires_payment', 'processing', ...HELD_STATES, 'disputed'];

function dueLabelOf(payment: Payment) {
  if (payment.paymentTiming === 'upfront') return 'record.payment_due';
  return isOfClosing({ payment }) ? 'record.payment_due_at_closing' : 'record.payment_due_on_invoice';
}

interface MoveRow {
  readonly id: MessageId;
  readonly amount: number;
}

/** Where the sum, or a part of it, is or went. */
function movesOf(payment: Payment, isContractor: boolean): MoveRow[] {
  const { state, heldCents, onItsWayCents, dueCents, reversedCents, refundedCents, chargedBackCents } = payment;
  const isPart = onItsWayCents > 0 || dueCents > 0;
  const reversed = isContractor ? 'record.payment_reversed_from_you' : 'record.payment_reversed';
  return [
    { id: 'record.payment_held', amount: isPart ? heldCents : 0 },
    { id: 'record.payment_on_its_way', amount: onItsWayCents },
    { id: reversed, amount: state === 'charge_lost' && !isContractor ? 0 : -reversedCents },
    { id: 'record.payment_refunded', amount: refundedCents },
    { id: 'record.payment_bank_took', amount: chargedBackCents },
    { id: dueLabelOf(payment), amount: dueCents },
  ];
}

function useRows(project: ProjectDetail, payment: Payment): SumRow[] {
  const { formatMessage } = useIntl();
  const contractor = project.parties.includes('awarded_contractor');
  const count = coveredBy(project);
  const receives = contractor
    ? formatMessage({ id: 'record.payment_you_receive' })
    : formatMessage({ id: 'record.payment_receives' }, { name: project.contractorName });
  const { bidCents, changesCents, totalCents } = project.agreed ?? {
    bidCents: payment.totalCents,
    changesCents: 0,
    totalCents: payment.totalCents,
  };
  const changed: SumRow[] = [
    { label: formatMessage({ id: 'changes.sum.agreed_changes' }), cents: cents(changesCents), plus: true },
    { label: formatMessage({ id: 'changes.sum.agreed' }), cents: cents(totalCents) },
  ];
  // What a dispute left of the agreed sum is a line of its own: it changes nothing that both sides had agreed on.
  const decided = { label: formatMessage({ id: 'record.payment_decided' }), cents: cents(payment.totalCents) };
  const isDecided = endingByDispute(project) !== undefined && payment.totalCents !== totalCents;
  // The page is printed for a lender, who has no part in what is between the contractor and us.
  const fee = {
    label: formatMessage({ id: 'record.payment_fee' }),
    cents: cents(-payment.feeCents),
    ...{ quiet: true, screenOnly: true },
  };
  const payout = { label: receives, cents: cents(payment.payoutCents), ...{ total: true, screenOnly: true } };
  const moves = movesOf(payment, contractor);
  const viewer = viewerOf(project);
  return [
    { label: formatMessage({ id: 'record.payment_bid' }, { count }), cents: cents(bidCents) },
    ...(changesCents === 0 ? [] : changed),
    ...(isDecided ? [decided] : []),
    ...moves.flatMap(({ id, amount }) =>
      amount === 0 ? [] : [{ label: formatMessage({ id }, { viewer }), cents: cents(amount) }],
    ),
    ...(showsContractor(payment, contractor) ? [...(payment.feeCents > 0 ? [fee] : []), payout] : []),
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

/** While a last try is being closed nobody knows yet that nothing was paid. */
function WithoutMoney({
  payment,
  children,
}: {
  readonly payment: Payment;
  readonly children: ReactNode;
}): ReactElement {
  const { formatMessage } = useIntl();
  const id = payment.state === 'refunded' ? 'record.payment_never_paid' : 'record.payment_nothing_held';
  return (
    <>
      {children}
      <Typography variant="body2">{formatMessage({ id })}</Typography>
    </>
  );
}

/** Where the money is; what is paid at closing is never held here, so it has sums and no way. */
function Way({ project, payment }: BodyProps): ReactElement {
  const formats = useFormats();
  const sums = <SumList rows={useRows(project, payment)} />;
  if (payment.paymentTiming === 'at_closing') return sums;
  if (isWithoutMoney(payment)) return <WithoutMoney payment={payment}>{sums}</WithoutMoney>;
  const when = (kind: Payment['timeline'][number]['kind']): string | undefined =>
    payment.timeline.find((entry) => entry.kind === kind)?.at;
  const paidAt = when('paid') ?? when('held');
  const releasedAt = when('released');
  return (
    <HeldMoney
      cents={cents(amountShown(payment))}
      state={payment.state}
      viewer={MONEY_VIEWERS[viewerOf(project)]}
      contractorName={project.contractorName ?? ''}
      atBank={isAtBank(payment)}
      {...(paidAt !== undefined && { paidOn: formats.date(paidAt) })}
      {...(releasedAt !== undefined && { releasedOn: formats.date(releasedAt) })}
    >
      {sums}
    </HeldMoney>
  );
}

/** Where the client pays, and where it finds what it paid. */
function Doors({ payment, payPath, receiptsPath }: Omit<BodyProps, 'project'>): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      {payPath === undefined ? null : <PayButton payment={payment} payPath={payPath} />}
      {receiptsPath === undefined || payment.paidCents === 0 ? null : (
        <ButtonLink href={receiptsPath} fullWidth>
          {formatMessage({ id: 'record.payment_receipts' })}
        </ButtonLink>
      )}
    </>
  );
}

function Body(props: BodyProps): ReactElement {
  const { project, payment, ...doors } = props;
  const { formatMessage } = useIntl();
  const approvalRule = viewerOf(project) === 'client' ? 'record.payment_rule' : 'record.payment_rule_contractor';
  const heldRule = project.work === 'disputed' ? 'disputes.held.text' : approvalRule;
  const isAtClosing = payment.paymentTiming === 'at_closing';
  const invoiceRule = isOfClosing(project) ? 'record.payment_at_closing' : 'record.payment_by_invoice';
  const rule = isAtClosing ? invoiceRule : heldRule;
  const paid = String(payment.paidCents > 0 && payment.dueCents === 0);
  const isRuled = endingByDispute(project) === undefined && (isAtClosing || UNTIL_APPROVED.includes(payment.state));
  return (
    <Stack spacing={1.5}>
      <Way {...props} />
      {payment.attention ? <Banner kind="broken">{formatMessage({ id: 'record.payment_attention' })}</Banner> : null}
      {isRuled ? <Typography variant="body2">{formatMessage({ id: rule }, { paid })}</Typography> : null}
      <div data-print="hidden">
        <PaymentTimeline payment={payment} viewer={viewerOf(project)} />
      </div>
      <Doors payment={payment} {...doors} />
    </Stack>
  );
}

/** What was paid, where it is, and what has to happen before it moves. */
export function PaymentPanel(props: PaymentPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const { project } = props;
  const { payment } = project;
  return (
    <Panel title={formatMessage({ id: 'record.payment' })} ruled>
      {payment === null ? (
        <Typography variant="body2">
          {formatMessage({ id: 'record.payment_none' }, { viewer: viewerOf(project) })}
        </Typography>
      ) : (
        <Body {...props} payment={payment} />
      )}
    </Panel>
  );
}
