import { REPORT_STATES } from '@cw/domain';
import { Box, PageTitle, SelectField } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeskCountBar } from '../desks/desk-count-bar.js';
import { useKit } from '../kit-context.js';
import { searchOf, stateOf } from './report-filters.js';
import { ReportList } from './report-list.js';

/** What readers reported to staff, and what staff made of it. */
export function ReportsScreen(): ReactElement {
  const { formatMessage } = useIntl();
  const [search, change] = useKit().useSearch();
  const state = stateOf(search);
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'admin.reports.title' })}
        subtitle={<FormattedMessage id="admin.reports.subtitle" />}
      />
      <DeskCountBar desk="reports" />
      <Box sx={{ maxWidth: { md: '20rem' }, mb: 2 }}>
        <SelectField
          name="state"
          value={state}
          label={formatMessage({ id: 'admin.reports.filter' })}
          options={REPORT_STATES.map((one) => ({
            value: one,
            label: formatMessage({ id: `admin.reports.state.${one}` }),
          }))}
          onChange={({ target }) => change(() => searchOf(stateOf(new URLSearchParams({ state: target.value }))))}
        />
      </Box>
      <ReportList state={state} />
    </>
  );
}
