import type { OpenedInvoice } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { LockIcon, Panel, SendingButton, Stack, Typography } from '@cw/ui';
import { PaymentElement } from '@stripe/react-stripe-js';
import { useId, useMemo, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { FaultAtButton } from '../../forms/fault-at-button.js';
import { usePayInvoice, type PayInvoiceWays } from './use-pay-invoice.js';

export interface PayInvoiceProps extends PayInvoiceWays {
  readonly invoice: OpenedInvoice;
  /** Which ways to pay the provider's form shows, in their order. */
  readonly methods: readonly string[];
}

/** All that is due, once. The fields of the card or the bank belong to the provider, around this. */
export function PayInvoice({ invoice, methods, ...ways }: PayInvoiceProps): ReactElement {
  const { formatMessage } = useIntl();
  const { pay, paying, fault } = usePayInvoice(ways);
  const [pressed, setPressed] = useState(false);
  const faultId = useId();
  const options = useMemo(() => ({ paymentMethodOrder: [...methods] }), [methods]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        void pay();
      }}
    >
      <Panel
        title={formatMessage({ id: 'invoices.pay_title' })}
        aside={
          <Typography variant="body2">
            <LockIcon /> {formatMessage({ id: 'checkout.handled_by' })}
          </Typography>
        }
      >
        <Stack spacing={2.5}>
          <PaymentElement options={options} />
          <FaultAtButton id={faultId} fault={fault} first={ways.isRefused && !pressed} />
          <SendingButton
            type="submit"
            variant="primary"
            startIcon={<LockIcon />}
            sending={paying}
            sendingText={formatMessage({ id: 'checkout.paying' })}
            fullWidth
            {...(fault !== undefined && { 'aria-describedby': faultId })}
          >
            {formatMessage({ id: 'invoices.pay' }, { amount: formatMoney(cents(invoice.dueCents)) })}
          </SendingButton>
          <Typography variant="body2">{formatMessage({ id: 'invoices.pay_rule' })}</Typography>
        </Stack>
      </Panel>
    </form>
  );
}
