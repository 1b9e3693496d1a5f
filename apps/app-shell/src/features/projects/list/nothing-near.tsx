import { useMapProjectsQuery } from '@cw/api-client';
import { Button, EmptyState } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { said } from '../../../lists/said.js';
import { isHome, wantedOf } from './project-filters.js';
import type { ProjectFilterState } from './use-project-filters.js';

interface Farther {
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly isWhole: boolean;
}

/** How many projects fit at any distance, as far as a map can show them. */
function useFarther({ filters }: ProjectFilterState): Farther {
  const { currentData } = useMapProjectsQuery(said(wantedOf({ ...filters, radius: '' })));
  return { count: currentData?.items.length, isWhole: currentData?.isWhole ?? true };
}

export interface ShowFartherProps {
  readonly state: ProjectFilterState;
  readonly variant?: 'primary';
}

/** Offered where there are some farther away, and how many. */
export function ShowFarther({ state, variant }: ShowFartherProps): ReactElement | null {
  const { count, isWhole } = useFarther(state);
  if (count === undefined || count === 0) return null;
  return (
    <Button
      {...(variant === undefined ? { size: 'small' } : { variant })}
      onClick={() => state.change({ zip: '', radius: '' })}
    >
      <FormattedMessage
        id={isWhole ? 'projects.list.show_farther' : 'projects.list.show_farther_more'}
        values={{ count }}
      />
    </Button>
  );
}

/** Nothing within reach, and nothing else was asked for. */
export function NothingNear({ state }: Pick<ShowFartherProps, 'state'>): ReactElement {
  const { formatMessage } = useIntl();
  const { zip, radius } = state.filters;
  return (
    <EmptyState
      drawing="toolbox"
      title={formatMessage({ id: 'projects.list.empty_near_title' }, { miles: radius, zip })}
      action={<ShowFarther state={state} variant="primary" />}
    >
      {isHome(state.filters, state.home) ? <FormattedMessage id="projects.list.empty_available_text" /> : null}
    </EmptyState>
  );
}
