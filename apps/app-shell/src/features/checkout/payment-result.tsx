import { isApiError, useGetPaymentQuery, type PaymentView } from '@cw/api-client';
import { cents, PAYMENT_TRUTH_MINUTES, SETTLEMENT } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Banner, ButtonLink, LoadingState, Panel, SkeletonRows, Stack, Typography } from '@cw/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { v4 as uuid } from 'uuid';
import { LoadError } from '../../lists/load-error.js';
import { forgetPaid, forgetTry, keepTry, keptTry } from './kept-payment.js';
import { PaidWith } from './paid-with.js';
import { ReceiptButton } from './receipt-button.js';
import { isOnItsWay, isReleased, onItsWayText, resultCents, resultWords } from './result-words.js';

const NOT_FOUND = 404;
const POLL_MS = 1_000;
/** A bank takes days; whoever stays on the page is told within a minute all the same. */
const BANK_POLL_MS = 30_000;
const USUAL_MS = 10_000;

export interface PaymentResultProps {
  readonly paymentId: string;
  /** The press has waited for the provider as long as it may. */
  readonly isLate: boolean;
  readonly contractorName: string;
  readonly projectPath: string;
  readonly payRestPath: string;
  /** Back to the card, after a refusal. */
  readonly onTryAgain: (payment: PaymentView) => void;
}

type PaidProps = Omit<PaymentResultProps, 'paymentId' | 'isLate' | 'onTryAgain'> & { readonly payment: PaymentView };

const isOpen = (payment: PaymentView | undefined): boolean =>
  payment === undefined || payment.status === 'requires_payment' || payment.status === 'processing';

/** Where the try goes on that the provider has not been paid by. */
const goOnPath = ({ payRestPath }: PaymentResultProps, { amountCents }: PaymentView): string =>
  `${payRestPath}&amount=${amountCents}`;

/** The provider says that nothing was charged so far, and the same payment, which is charged once at most, may go on. */
function Uncharged(props: PaymentResultProps & { readonly payment: PaymentView }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'checkout.nothing_charged_title' })}>
      <Stack spacing={2}>
        <div role="status">{formatMessage({ id: 'checkout.nothing_charged_so_far' })}</div>
        <div>
          <ButtonLink href={goOnPath(props, props.payment)}>{formatMessage({ id: 'checkout.go_on' })}</ButtonLink>
        </div>
      </Stack>
    </Panel>
  );
}

/** Nobody knows whether money moved: that, what not to do, and until when it is told. */
function Unknown({ payment }: { readonly payment: PaymentView | undefined }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'checkout.unknown_title' }, { method: payment?.method ?? 'card' })}>
      <Banner kind="date" role="status">
        {formatMessage({ id: 'checkout.unknown_text' }, { minutes: PAYMENT_TRUTH_MINUTES })}
      </Banner>
    </Panel>
  );
}

/** Read back, and not known yet; after a while it is said what is known of the money, and what to do. */
function Waiting(props: PaymentResultProps & { readonly payment: PaymentView | undefined }): ReactElement {
  const { payment, isLate } = props;
  const { formatMessage } = useIntl();
  const [long, setLong] = useState(isLate);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), USUAL_MS);
    return () => clearTimeout(timer);
  }, []);
  if (long && payment?.isConfirmed === true && payment.status === 'requires_payment') {
    return <Uncharged {...props} payment={payment} />;
  }
  if (long) return <Unknown payment={payment} />;
  return (
    <Panel label={formatMessage({ id: 'checkout.confirming_title' })}>
      <LoadingState text={formatMessage({ id: 'checkout.confirming' })}>
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
          {formatMessage({ id: isReleased(payment.project) ? 'checkout.pay_rest_approved' : 'checkout.pay_rest' })}
        </ButtonLink>
      ) : null}
      {payment.paidAt === null ? null : (
        <ReceiptButton
          paymentId={payment.id}
          label={formatMessage(
            { id: 'checkout.receipt_of' },
            { amount, project: [payment.house, payment.projectTitle].join(', ') },
          )}
        >
          {formatMessage({ id: 'checkout.receipt' })}
        </ReceiptButton>
      )}
    </Stack>
  );
}

/** How it was paid, what staff do about it, and where one goes from here. */
function Rest(props: PaidProps): ReactElement {
  const { amountCents, refundedCents, project } = props.payment;
  const { formatMessage } = useIntl();
  const back = formatMoney(cents(refundedCents));
  return (
    <>
      {project.attention ? (
        <Typography variant="body2">{formatMessage({ id: 'record.payment_attention' })}</Typography>
      ) : null}
      {refundedCents > 0 && refundedCents < amountCents ? (
        <Typography variant="body2">{formatMessage({ id: 'checkout.history_part_back' }, { amount: back })}</Typography>
      ) : null}
      <Typography variant="body2">
        <PaidWith payment={props.payment} />
      </Typography>
      <Actions {...props} />
    </>
  );
}

function Paid(props: PaidProps): ReactElement {
  const { payment, contractorName } = props;
  const { formatMessage } = useIntl();
  const { dueCents, onItsWayCents } = payment.project;
  const words = resultWords(payment);
  const values = {
    amount: formatMoney(cents(resultCents(payment))),
    name: contractorName,
    due: formatMoney(cents(dueCents)),
    coming: formatMoney(cents(onItsWayCents)),
  };
  return (
    <Panel label={formatMessage({ id: words.title }, values)} ruled>
      <Stack spacing={2}>
        <Banner kind={words.kind} role="status">
          {formatMessage({ id: words.text }, values)}
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
    <Panel label={formatMessage({ id: 'checkout.on_its_way_title' }, { amount })} ruled>
      <Stack spacing={2}>
        <Banner kind="news" role="status">
          {formatMessage(
            { id: onItsWayText(props.payment.project) },
            { days: SETTLEMENT.us_bank_account.businessDays, name: props.contractorName },
          )}
        </Banner>
        <Rest {...props} />
      </Stack>
    </Panel>
  );
}

/** What the next press must know of it; another tab, to which a bank may lead back, knows nothing yet. */
function remember({ id, projectId, status, amountCents }: PaymentView): void {
  if (status === 'succeeded') forgetPaid(projectId);
  else if (status === 'canceled') forgetTry(projectId);
  else if (keptTry(projectId)?.paymentId !== id) {
    keepTry(projectId, { amountCents, key: uuid(), paymentId: id });
  }
}

/**
 * The latest answer to a question that was asked here. The same payment is tried again after a refusal, so what was read
 * of it before says nothing of this try, and neither does an answer that was still under way when this page came.
 */
function useAnswer(paymentId: string) {
  const [since] = useState(() => Date.now());
  const [payment, setPayment] = useState<PaymentView>();
  const read = useGetPaymentQuery(paymentId, { refetchOnMountOrArgChange: true });
  const { data, isFetching, isSuccess, startedTimeStamp = 0 } = read;
  const isOfThisTry = isSuccess && !isFetching && startedTimeStamp >= since;
  if (isOfThisTry && data !== payment) setPayment(data);
  return { payment, error: read.error, refetch: read.refetch };
}

/** The payment as the API has it, asked for again while nobody knows how it ended. */
function useReadBack(paymentId: string) {
  const { payment, error, refetch } = useAnswer(paymentId);
  const missing = isApiError(error) && error.status === NOT_FOUND ? error : undefined;
  const open = isOpen(payment) && missing === undefined;
  // The same answer again, asked for only while the payment is open.
  useGetPaymentQuery(paymentId, { pollingInterval: isOnItsWay(payment) ? BANK_POLL_MS : POLL_MS, skip: !open });
  useEffect(() => {
    if (payment) remember(payment);
  }, [payment]);
  return { payment, open, missing, retry: () => void refetch() };
}

/** Reads the payment back until the API says how it ended; the browser's word is not enough. */
export function PaymentResult(props: PaymentResultProps): ReactElement {
  const { paymentId, onTryAgain } = props;
  const { formatMessage } = useIntl();
  const { payment, open, missing, retry } = useReadBack(paymentId);
  const refused = payment !== undefined && !open && payment.status !== 'succeeded' ? payment : undefined;
  const tryAgain = useEffectEvent(onTryAgain);
  useEffect(() => {
    if (refused) tryAgain(refused);
  }, [refused]);
  if (missing)
    return <LoadError title={formatMessage({ id: 'checkout.load_failed' })} error={missing} onRetry={retry} />;
  if (isOnItsWay(payment)) return <OnItsWay {...props} payment={payment} />;
  if (payment === undefined || open || refused) return <Waiting {...props} payment={payment} />;
  return <Paid {...props} payment={payment} />;
}
