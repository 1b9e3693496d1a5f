import { Box, PageTitle, ToggleButton, ToggleButtonGroup } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AfterTitle } from '../../../app/routes/after-title.js';
import { ProjectFilterBar } from './project-filter-bar.js';
import { ProjectList } from './project-list.js';
import { useProjectFilters } from './use-project-filters.js';

const VIEWS = ['open', 'late'] as const;
type StaffView = (typeof VIEWS)[number];

interface StaffViewState {
  readonly view: StaffView;
  readonly show: (view: StaffView) => void;
}

/** As the API's own filter has it. */
function useStaffView(): StaffViewState {
  const [search, setSearch] = useSearchParams();
  return {
    view: search.get('promise') === 'late' ? 'late' : 'open',
    show: (view) => setSearch(view === 'late' ? { promise: 'late' } : {}, { replace: true, preventScrollReset: true }),
  };
}

function StaffViewToggle({ view, show }: StaffViewState): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ mb: 2 }}>
      <ToggleButtonGroup
        exclusive
        value={view}
        aria-label={formatMessage({ id: 'projects.staff.view' })}
        onChange={(_, next: StaffView | null) => {
          if (next !== null) show(next);
        }}
      >
        {VIEWS.map((value) => (
          <ToggleButton key={value} value={value}>
            <FormattedMessage id={`projects.staff.view.${value}`} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

/** ROLE-07, BID-06: everybody's open projects, and those that had no bid in time, the longest waiting first. */
export function StaffProjects(): ReactElement {
  const { formatMessage } = useIntl();
  const state = useProjectFilters('available');
  const shown = useStaffView();
  const isLate = shown.view === 'late';
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'projects.staff.title' })}
        subtitle={<FormattedMessage id={`projects.staff.subtitle.${shown.view}`} />}
      />
      <AfterTitle>
        <StaffViewToggle {...shown} />
        {isLate ? null : <ProjectFilterBar scope="available" state={state} />}
        <ProjectList scope="available" state={state} {...(isLate && { promise: 'late' as const })} />
      </AfterTitle>
    </>
  );
}
