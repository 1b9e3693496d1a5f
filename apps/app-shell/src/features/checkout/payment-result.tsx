import { useGetPaymentQuery, type PaymentView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Banner, ButtonLink, LoadingState, Panel, SkeletonRows, Stack, Typography } from '@cw/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';

const POLL_MS = 1_000;
const USUAL_MS = 20_000;

export interface PaymentResultProps {
  readonly paymentId: string;
  readonly contractorName: string;
  readonly projectPath: string;
  readonly payRestPath: string;
  /** Back to the card, after a refusal. */
  readonly onTryAgain: (payment: PaymentView) => void;
}

const isOpen = (payment: PaymentView | undefined): boolean =>
  payment === undefined || payment.status === 'requires_payment' || payment.status === 'processing';

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

function Held({
  payment,
  contractorName,
  projectPath,
  payRestPath,
}: Omit<PaymentResultProps, 'paymentId' | 'onTryAgain'> & { readonly payment: PaymentView }): ReactElement {
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
        {payment.cardLast4 === null ? null : (
          <Typography variant="body2">
            {formatMessage({ id: 'checkout.done_card' }, { brand: payment.cardBrand, last4: payment.cardLast4 })}
          </Typography>
        )}
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <ButtonLink href={projectPath} variant="primary">
            {formatMessage({ id: 'checkout.to_project' })}
          </ButtonLink>
          {dueCents > 0 ? (
            <ButtonLink href={payRestPath}>{formatMessage({ id: 'checkout.pay_rest' })}</ButtonLink>
          ) : null}
        </Stack>
      </Stack>
    </Panel>
  );
}

/** Reads the payment back until the API says how it ended; the browser's word is not enough. */
export function PaymentResult(props: PaymentResultProps): ReactElement {
  const { paymentId, onTryAgain } = props;
  const { data: payment } = useGetPaymentQuery(paymentId, { refetchOnMountOrArgChange: true });
  const open = isOpen(payment);
  // The same answer again, asked for only while the payment is open.
  useGetPaymentQuery(paymentId, { pollingInterval: POLL_MS, skip: !open });
  const refused = payment !== undefined && !open && payment.status !== 'succeeded' ? payment : undefined;
  const tryAgain = useEffectEvent(onTryAgain);
  useEffect(() => {
    if (refused) tryAgain(refused);
  }, [refused]);
  if (payment === undefined || open || refused) return <Waiting />;
  return <Held {...props} payment={payment} />;
}
