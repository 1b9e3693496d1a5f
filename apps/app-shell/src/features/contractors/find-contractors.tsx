import { PageTitle } from '@cw/ui';
import { useCallback, useMemo, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ContractorFilterBar } from './contractor-filter-bar.js';
import { filtersOf, NO_FILTERS, searchOf, type ContractorFilters } from './contractor-filters.js';
import { ContractorList } from './contractor-list.js';

/** CON-03: who could do the work, near a ZIP. */
export function FindContractors(): ReactElement {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => filtersOf(search), [search]);
  const change = useCallback(
    (part: Partial<ContractorFilters>) =>
      setSearch((before) => searchOf({ ...filtersOf(before), ...part }), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const clear = useCallback(() => change({ ...NO_FILTERS }), [change]);
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'contractors.title' })}
        subtitle={<FormattedMessage id="contractors.subtitle" />}
      />
      <ContractorFilterBar filters={filters} onChange={change} />
      <ContractorList filters={filters} onClear={clear} />
    </>
  );
}
