import { usePaymentConfigQuery, type OpenedInvoice } from '@cw/api-client';
import { Banner, Box, TestModeBar } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useArea } from '../app/area.js';
import { BarePage } from '../app/bare-page.js';
import { paths } from '../app/paths.js';
import { CardElements } from '../features/checkout/index.js';
import { OpenedInvoiceView, PayInvoice, useInvoiceToken, useOpenedInvoice } from '../features/invoices/index.js';

const BACK = 'back';

/** Where the private link of an invoice leads, without an account. */
export function InvoicePage(): ReactElement {
  const { formatMessage } = useIntl();
  const { basePath } = useArea();
  const [search, setSearch] = useSearchParams();
  const token = useInvoiceToken();
  const opened = useOpenedInvoice(token, search.has(BACK));
  const { data: config } = usePaymentConfigQuery();
  const payment = (invoice: OpenedInvoice): ReactElement | null => {
    if (config === undefined) return null;
    if (config.mode === 'off') {
      return (
        <Banner kind="broken" title={formatMessage({ id: 'checkout.unavailable_title' })}>
          {formatMessage({ id: 'checkout.unavailable_text' })}
        </Banner>
      );
    }
    return (
      <CardElements config={config} amountCents={invoice.dueCents}>
        <PayInvoice
          invoice={invoice}
          token={token ?? ''}
          returnUrl={`${window.location.origin}${basePath}${paths.invoice}?${BACK}=yes`}
          onConfirmed={() => {
            setSearch({}, { replace: true });
            opened.wait();
          }}
        />
      </CardElements>
    );
  };
  return (
    <BarePage>
      {config?.mode === 'sandbox' && opened.invoice !== undefined ? (
        <Box sx={{ mb: 2 }}>
          <TestModeBar>{formatMessage({ id: 'checkout.test_mode' })}</TestModeBar>
        </Box>
      ) : null}
      <OpenedInvoiceView opened={opened} token={token ?? ''} renderPayment={payment} />
    </BarePage>
  );
}
