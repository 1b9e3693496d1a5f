import { DISPUTE_STATES } from '@cw/domain';
import { Box, PageTitle, SelectField } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { DisputeCase } from './dispute-case.js';
import { pathOf, searchOf, SELECTED, stateOf } from './dispute-filters.js';
import { DisputeList } from './dispute-list.js';
import { LateClocksPanel } from './late-clocks-panel.js';
import { NoShowsPanel } from './no-shows-panel.js';

/** The cases between clients and contractors; one of them stands in the list's place. */
export function DisputesScreen(): ReactElement {
  const { formatMessage } = useIntl();
  const [search, change] = useKit().useSearch();
  const state = stateOf(search);
  const selected = search.get(SELECTED) ?? undefined;
  if (selected !== undefined) return <DisputeCase key={selected} id={selected} listPath={pathOf(state)} />;
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'admin.disputes.title' })}
        subtitle={<FormattedMessage id="admin.disputes.subtitle" />}
      />
      <LateClocksPanel />
      <NoShowsPanel />
      <Box sx={{ maxWidth: { md: '20rem' }, mb: 2 }}>
        <SelectField
          name="state"
          value={state}
          label={formatMessage({ id: 'admin.disputes.filter' })}
          options={DISPUTE_STATES.map((one) => ({
            value: one,
            label: formatMessage({ id: `states.dispute.${one}` }),
          }))}
          onChange={({ target }) => change(() => searchOf(stateOf(new URLSearchParams({ state: target.value }))))}
        />
      </Box>
      <DisputeList state={state} />
    </>
  );
}
