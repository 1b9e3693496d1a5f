import { PageTitle, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { CsvLink } from '../records/csv-link.js';
import { filtersOf, queryOf, searchOf } from './audit-filters.js';
import { AuditFilterBar } from './audit-filter-bar.js';
import { AuditList } from './audit-list.js';
import { CheckLog } from './check-log.js';

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  marginBottom: theme.spacing(2),
}));

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
      <Tools>
        <CheckLog />
        <CsvLink path="/api/admin/audit.csv" query={queryOf(filters)} />
      </Tools>
      <AuditFilterBar
        filters={filters}
        onChange={(part) => change((now) => searchOf({ ...filtersOf(now), ...part }), { step: true })}
      />
      <AuditList filters={filters} />
    </>
  );
}
