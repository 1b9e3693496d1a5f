import type { OpenedInvoice } from '@cw/api-client';
import { CONTACT } from '@cw/i18n';
import { InLocale, useLocale } from '@cw/i18n/react';
import { Banner, PageTitle, Stack, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { InvoicePdfButton } from './invoice-pdf-button.js';

interface ClosedLinkProps {
  readonly invoice: OpenedInvoice;
  readonly token: string;
}

/** Why it pays nothing any more, in the language of whatever stands around. */
function useClosedWords({ link, number, voidReason }: OpenedInvoice) {
  const { formatMessage } = useIntl();
  const kind = link === 'open' ? 'void' : link;
  return {
    title: formatMessage({ id: `invoices.closed.${kind}_title` }, { number: number ?? '' }),
    text: formatMessage({ id: `invoices.closed.${kind}_text` }, { reason: voidReason ?? '' }),
    reach: formatMessage({ id: 'invoices.closed.reach' }, { phone: CONTACT.phone, email: CONTACT.email }),
  };
}

function SaidAgain({ invoice }: Pick<ClosedLinkProps, 'invoice'>): ReactElement {
  const { title, text, reach } = useClosedWords(invoice);
  return (
    <Stack spacing={1}>
      <Typography variant="h2">{title}</Typography>
      <Typography>{text}</Typography>
      <Typography>{reach}</Typography>
    </Stack>
  );
}

/**
 * What the holder of a link that pays nothing any more should do, and how to reach us. A browser may be set to another
 * language than the reader's, so it is said in the language of the letters as well.
 */
export function ClosedLink({ invoice, token }: ClosedLinkProps): ReactElement {
  const { locale } = useLocale();
  const { title, text, reach } = useClosedWords(invoice);
  const { property } = invoice;
  return (
    <Stack spacing={3}>
      <PageTitle title={title} />
      {property === null ? null : <Typography>{property}</Typography>}
      <Banner kind="broken" title={text}>
        {reach}
      </Banner>
      {invoice.locale === locale ? null : (
        <InLocale locale={invoice.locale}>
          <SaidAgain invoice={invoice} />
        </InLocale>
      )}
      {invoice.link === 'turned_off' ? null : <InvoicePdfButton token={token} words="invoices.closed.pdf" />}
    </Stack>
  );
}
