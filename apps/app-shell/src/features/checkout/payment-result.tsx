import { useGetPaymentQuery, type PaymentView } from '@cw/api-client';
import { BANK_PAYMENT, cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Banner, ButtonLink, LoadingState, Panel, SkeletonRows, Stack, Typography } from '@cw/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { PaidWith } from './paid-with.js';
import { ReceiptButton } from './receipt-button.js';

const POLL_MS = 1_000;
/** A bank takes days; whoever stays on the page is told within a minute all the same. */
const BANK_POLL_MS = 30_000;
const USUAL_MS = 20_000;

export interface PaymentResultProps {
  readonly paymentId: string;
  readonly contractorName: string;
  readonly projectPath: string;
  readonly payRestPath: string;
  /** Back to the card, after a refusal. */
  readonly onTryAgain: (payment: PaymentView) => void;
}

type PaidProps = Omit<PaymentResultProps, 'paymentId' | 'onTryAgain'> & { readonly payment: PaymentView };

const isOpen = (payment: PaymentView | undefined): boolean =>
  payment === undefined || payment.status === 'requires_payment' || payment.status === 'processing';

/** The bank has the order, and days to carry it out. */
const isOnItsWay = (payment: PaymentView | undefined): payment is PaymentView =>
  payment?.status === 'processing' && payment.method === 'us_bank_account';

/** The client approved before this was paid, or has since: nothing of it waits for that. */
const isReleased = ({ project: { paymentTiming, state } }: PaymentView): boolean =>
  paymentTiming === 'at_closing' || state === 'releasing' || state === 'released';

function Waiting(): ReactElement {
  const { formatMessage } = useIntl();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), USUAL_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Panel title={formatMessage({ id: 'checkout.confirming_title' })}>
      <LoadingState text={formatMessage({ id: long ? 'checkout.still_confirming' : 'checkout.confirming' })}>
        <SkeletonRows count={2} />
      </LoadingState>
    </Panel>
  );
}

function Actions({ payment, projectPath, payRestPath }: PaidProps): ReactElement {
  const { formatMessage } = useIntl();
  const amount = formatMoney(cents(payment.amountCents));
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <ButtonLink href={projectPath} variant="primary">
        {formatMessage({ id: 'checkout.to_project' })}
      </ButtonLink>
      {payment.project.dueCents > 0 ? (
        <ButtonLink href={payRestPath}>
          {formatMessage({ id: isReleased(payment) ? 'checkout.pay_rest_approved' : 'checkout.pay_rest' })}
        </ButtonLink>
      ) : null}
      {payment.paidAt === null ? null : (
        <ReceiptButton
          paymentId={payment.id}
          label={formatMessage({ id: 'checkout.receipt_of' }, { amount, project: payment.projectTitle })}
        >
          {formatMessage({ id: 'checkout.receipt' })}
        </ReceiptButton>
      )}
    </Stack>
  );
}

/** How it was paid, and where one goes from here. */
function Rest(props: PaidProps): ReactElement {
  return (
    <>
      <Typography variant="body2">
        <PaidWith payment={props.payment} />
      </Typography>
      <Actions {...props} />
    </>
  );
}

const HELD = { title: 'checkout.done_title', full: 'checkout.done_full', part: 'checkout.done_part' } as const;
const PASSED_ON = {
  title: 'checkout.done_title_approved',
  full: 'checkout.done_approved',
  part: 'checkout.done_part_approved',
} as const;

function Paid(props: PaidProps): ReactElement {
  const { payment, contractorName } = props;
  const { formatMessage } = useIntl();
  const { dueCents } = payment.project;
  const words = isReleased(payment) ? PASSED_ON : HELD;
  const values = { name: contractorName, due: formatMoney(cents(dueCents)) };
  return (
    <Panel title={formatMessage({ id: words.title }, { amount: formatMoney(cents(payment.amountCents)) })} ruled>
      <Stack spacing={2}>
        <Banner kind="done">{formatMessage({ id: dueCents === 0 ? words.full : words.part }, values)}</Banner>
        <Rest {...props} />
      </Stack>
    </Panel>
  );
}

function OnItsWay(props: PaidProps): ReactElement {
  const { formatMessage } = useIntl();
  const amount = formatMoney(cents(props.payment.amountCents));
  return (
    <Panel title={formatMessage({ id: 'checkout.on_its_way_title' }, { amount })} ruled>
      <Stack spacing={2}>
        <Banner kind="news">
          {formatMessage(
            { id: isReleased(props.payment) ? 'checkout.on_its_way_text_approved' : 'checkout.on_its_way_text' },
            { days: BANK_PAYMENT.businessDays, name: props.contractorName },
          )}
        </Banner>
        <Rest {...props} />
      </Stack>
    </Panel>
  );
}

/** Reads the payment back until the API says how it ended; the browser's word is not enough. */
export function PaymentResult(props: PaymentResultProps): ReactElement {
  const { paymentId, onTryAgain } = props;
  const { data: payment } = useGetPaymentQuery(paymentId, { refetchOnMountOrArgChange: true });
  const open = isOpen(payment);
  const waitsForBank = isOnItsWay(payment);
  // The same answer again, asked for only while the payment is open.
  useGetPaymentQuery(paymentId, { pollingInterval: waitsForBank ? BANK_POLL_MS : POLL_MS, skip: !open });
  const refused = payment !== undefined && !open && payment.status !== 'succeeded' ? payment : undefined;
  const tryAgain = useEffectEvent(onTryAgain);
  useEffect(() => {
    if (refused) tryAgain(refused);
  }, [refused]);
  if (isOnItsWay(payment)) return <OnItsWay {...props} payment={payment} />;
  if (payment === undefined || open || refused) return <Waiting />;
  return <Paid {...props} payment={payment} />;
}
