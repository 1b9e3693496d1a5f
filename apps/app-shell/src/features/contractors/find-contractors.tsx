import { PageTitle } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContractorFilterBar } from './contractor-filter-bar.js';
import { ContractorList } from './contractor-list.js';
import { NearChips } from './near-chips.js';
import { useContractorFilters } from './use-contractor-filters.js';

/** CON-03: who could do the work, near a ZIP. */
export function FindContractors(): ReactElement {
  const { formatMessage } = useIntl();
  const state = useContractorFilters();
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'contractors.title' })}
        subtitle={<FormattedMessage id="contractors.subtitle" />}
      />
      <ContractorFilterBar state={state} />
      <NearChips state={state} />
      <ContractorList state={state} />
    </>
  );
}
