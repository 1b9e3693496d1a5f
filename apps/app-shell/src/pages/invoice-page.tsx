import { usePaymentConfigQuery, type OpenedInvoice } from '@cw/api-client';
import { Banner, Box, LoadingState, SkeletonRows, TestModeBar } from '@cw/ui';
import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { useArea } from '../app/routes/area.js';
import { BarePage } from '../app/bare/bare-page.js';
import { paths } from '../app/routes/paths.js';
import { CardElements, plainWays } from '../features/checkout/index.js';
import {
  OpenedInvoiceView,
  PayInvoice,
  useInvoiceToken,
  useOpenedInvoice,
  type PayInvoiceWays,
} from '../features/invoices/index.js';
import { LoadError } from '../lists/load-error.js';

const BACK = 'back';
/** What the provider adds to the address on the way back from a bank. */
const REDIRECT_STATUS = 'redirect_status';

interface ByProviderProps {
  /** Asked for once, by the page: a second asker would ask again for what failed, and show both answers. */
  readonly provider: ReturnType<typeof usePaymentConfigQuery>;
  readonly invoice: OpenedInvoice;
  readonly ways: Omit<PayInvoiceWays, 'returnUrl'>;
}

/** The provider's form, or why there is none. */
function ByProvider({ provider, invoice, ways }: ByProviderProps): ReactElement {
  const { formatMessage } = useIntl();
  const { basePath } = useArea();
  const { data: config, error, isFetching, refetch } = provider;
  const methods = useMemo(() => plainWays().map(({ method }) => method), []);
  if (config === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadError
        title={formatMessage({ id: 'invoices.payment_failed' })}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingState text={formatMessage({ id: 'checkout.loading_card' })}>
        <SkeletonRows count={3} />
      </LoadingState>
    );
  }
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
        {...ways}
        methods={methods}
        returnUrl={`${window.location.origin}${basePath}${paths.invoice}?${BACK}=yes`}
      />
    </CardElements>
  );
}

function InvoiceOfLink({ token }: { readonly token: string | undefined }): ReactElement {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Nothing is to wait for when the bank's page has said no.
  const isRefused = search.get(REDIRECT_STATUS) === 'failed';
  const opened = useOpenedInvoice(token, search.has(BACK) && !isRefused);
  const provider = usePaymentConfigQuery();
  const sent = (): void => {
    // The address keeps the secret: it is what the payer comes back to.
    void navigate({ search: '', hash: token ?? '' }, { replace: true });
    opened.wait();
  };
  return (
    <BarePage>
      {provider.data?.mode === 'sandbox' && opened.invoice !== undefined ? (
        <Box sx={{ mb: 2 }}>
          <TestModeBar>{formatMessage({ id: 'checkout.test_mode' })}</TestModeBar>
        </Box>
      ) : null}
      <OpenedInvoiceView
        opened={opened}
        token={token ?? ''}
        renderPayment={(invoice) => (
          <ByProvider
            provider={provider}
            invoice={invoice}
            ways={{ token: token ?? '', isRefused, onSent: sent, onStale: opened.reload }}
          />
        )}
      />
    </BarePage>
  );
}

/** Where the private link of an invoice leads, without an account; another link in the same tab begins anew. */
export function InvoicePage(): ReactElement {
  const token = useInvoiceToken();
  return <InvoiceOfLink key={token ?? ''} token={token} />;
}
