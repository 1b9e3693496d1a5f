import { Box, PageTitle, SelectField } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { choiceOf, INVOICE_CHOICES, searchOf, type InvoiceChoice } from './invoice-filters.js';
import { InvoiceList } from './invoice-list.js';

/** What is paid at closing, and the wires and checks that two admins confirm. */
export function InvoicesScreen(): ReactElement {
  const { formatMessage } = useIntl();
  const [search, change] = useKit().useSearch();
  const choice = choiceOf(search);
  const labelOf = (value: InvoiceChoice): string =>
    formatMessage({ id: value === 'waiting' ? 'admin.invoices.waiting' : `states.invoice.${value}` });
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'admin.invoices.title' })}
        subtitle={<FormattedMessage id="admin.invoices.subtitle" />}
      />
      <Box sx={{ maxWidth: { md: '20rem' }, mb: 2 }}>
        <SelectField
          name="state"
          value={choice ?? ''}
          label={formatMessage({ id: 'admin.invoices.filter' })}
          emptyLabel={formatMessage({ id: 'admin.invoices.all' })}
          options={INVOICE_CHOICES.map((value) => ({ value, label: labelOf(value) }))}
          onChange={({ target }) => change(() => searchOf(choiceOf(new URLSearchParams({ state: target.value }))))}
        />
      </Box>
      <InvoiceList state={choice} />
    </>
  );
}
