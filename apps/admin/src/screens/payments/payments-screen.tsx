import { PageTitle, PageView } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeskCountBar } from '../desks/desk-count-bar.js';
import { useKit } from '../kit-context.js';
import { filtersOf, NO_FILTERS, pathOf, searchOf, SELECTED, type PaymentFilters } from './payment-filters.js';
import { PaymentFilterBar } from './payment-filter-bar.js';
import { PaymentList } from './payment-list.js';
import { PaymentRecord } from './payment-record.js';

function Payments(): ReactElement {
  const { formatMessage } = useIntl();
  const [search, change] = useKit().useSearch();
  const filters = filtersOf(search);
  const filter = (part: Partial<PaymentFilters>): void => change((now) => searchOf({ ...filtersOf(now), ...part }));
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'admin.payments.title' })}
        subtitle={<FormattedMessage id="admin.payments.subtitle" />}
      />
      <DeskCountBar desk="payments" />
      <PaymentFilterBar filters={filters} onChange={filter} />
      <PaymentList filters={filters} onClear={() => filter(NO_FILTERS)} />
    </>
  );
}

/** PAY-06: the money of all projects; one of them stands in the list's place, and the list comes back as it was. */
export function PaymentsScreen(): ReactElement {
  const [search] = useKit().useSearch();
  const selected = search.get(SELECTED) ?? undefined;
  return (
    <PageView name={selected}>
      {selected === undefined ? (
        <Payments />
      ) : (
        <PaymentRecord key={selected} id={selected} listPath={pathOf(filtersOf(search))} />
      )}
    </PageView>
  );
}
