import { PageTitle } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { filtersOf, searchOf } from './audit-filters.js';
import { AuditFilterBar } from './audit-filter-bar.js';
import { AuditList } from './audit-list.js';

/** ADM-01: who did what, with what it was before and after. */
export function AuditScreen(): ReactElement {
  const { formatMessage } = useIntl();
  const [search, change] = useKit().useSearch();
  const filters = filtersOf(search);
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'admin.audit.title' })}
        subtitle={<FormattedMessage id="admin.audit.subtitle" />}
      />
      <AuditFilterBar filters={filters} onChange={(part) => change(searchOf({ ...filters, ...part }))} />
      <AuditList filters={filters} />
    </>
  );
}
