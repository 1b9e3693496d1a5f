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
        <ButtonLink href={payRestPath}>{formatMessage({ id: 'checkout.pay_rest' })}</ButtonLink>
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

function Held(props: PaidProps): ReactElement {
  const { payment, contractorName } = props;
  const { formatMessage } = useIntl();
  const { dueCents } = payment.project;
  return (
    <Panel
      title={formatMessage({ id: 'checkout.done_title' }, { amount: formatMoney(cents(payment.amountCents)) })}
      ruled
    >
      <Stack spacing={2}>
        <Banner kind="done">
          {dueCents === 0
            ? formatMessage({ id: 'checkout.done_full' }, { name: contractorName })
            : formatMessage({ id: 'checkout.done_part' }, { due: formatMoney(cents(dueCents)) })}
        </Banner>
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
          {formatMessage({ id: 'checkout.on_its_way_text' }, { days: BANK_PAYMENT.businessDays })}
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
  return <Held {...props} payment={payment} />;
}
