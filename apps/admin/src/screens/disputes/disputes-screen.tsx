import { Box, PageTitle, PageView, SelectField } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeskCountBar } from '../desks/desk-count-bar.js';
import { useKit } from '../kit-context.js';
import { DisputeCase } from './dispute-case.js';
import { DISPUTE_VIEWS, pathOf, searchOf, SELECTED, viewOf } from './dispute-filters.js';
import { DisputeList } from './dispute-list.js';
import { LateClocksPanel } from './late-clocks-panel.js';
import { NoShowsPanel } from './no-shows-panel.js';

function Cases(): ReactElement {
  const { formatMessage } = useIntl();
  const [search, change] = useKit().useSearch();
  const view = viewOf(search);
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'admin.disputes.title' })}
        subtitle={<FormattedMessage id="admin.disputes.subtitle" />}
      />
      <DeskCountBar desk="disputes" />
      <LateClocksPanel />
      <NoShowsPanel />
      <Box sx={{ maxWidth: { md: '20rem' }, mb: 2 }}>
        <SelectField
          name="state"
          value={view}
          label={formatMessage({ id: 'admin.disputes.filter' })}
          options={DISPUTE_VIEWS.map((one) => ({
            value: one,
            label: formatMessage({ id: one === 'waiting' ? 'admin.disputes.waiting' : `states.dispute.${one}` }),
          }))}
          onChange={({ target }) => change(() => searchOf(viewOf(new URLSearchParams({ state: target.value }))))}
        />
      </Box>
      <DisputeList view={view} />
    </>
  );
}

/** The cases between clients and contractors; one of them stands in the list's place. */
export function DisputesScreen(): ReactElement {
  const [search] = useKit().useSearch();
  const selected = search.get(SELECTED) ?? undefined;
  return (
    <PageView name={selected}>
      {selected === undefined ? (
        <Cases />
      ) : (
        <DisputeCase key={selected} id={selected} listPath={pathOf(viewOf(search))} />
      )}
    </PageView>
  );
}
