import { INVOICE_STATES } from '@cw/domain';
import { Box, PageTitle, SelectField } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { searchOf, stateOf } from './invoice-filters.js';
import { InvoiceList } from './invoice-list.js';

/** What is paid at closing, and the wires and checks that two admins confirm. */
export function InvoicesScreen(): ReactElement {
  const { formatMessage } = useIntl();
  const [search, change] = useKit().useSearch();
  const state = stateOf(search);
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'admin.invoices.title' })}
        subtitle={<FormattedMessage id="admin.invoices.subtitle" />}
      />
      <Box sx={{ maxWidth: { md: '20rem' }, mb: 2 }}>
        <SelectField
          name="state"
          value={state ?? ''}
          label={formatMessage({ id: 'admin.invoices.filter' })}
          emptyLabel={formatMessage({ id: 'admin.invoices.all' })}
          options={INVOICE_STATES.map((value) => ({ value, label: formatMessage({ id: `invoices.state.${value}` }) }))}
          onChange={({ target }) => change(searchOf(stateOf(new URLSearchParams({ state: target.value }))))}
        />
      </Box>
      <InvoiceList state={state} />
    </>
  );
}
