import { Button, CloseIcon, PinIcon, styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFilterWords } from './filter-words.js';
import { activeFilters, isHome } from './project-filters.js';
import type { ProjectFilterState } from './use-project-filters.js';

const Chips = styled('ul')(({ theme }) => {
  const { primary, text, sunk } = theme.vars.palette;
  return {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    margin: theme.spacing(0, 0, 2),
    padding: 0,
    '& .filter': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.5em',
      minHeight: 36,
      maxWidth: '100%',
      padding: theme.spacing(0.5, 1, 0.5, 1.25),
      border: `1.5px solid ${primary.main}`,
      borderRadius: theme.shape.borderRadius,
      backgroundColor: primary.soft,
      color: text.primary,
      font: 'inherit',
      fontSize: '0.9375rem',
      lineHeight: 1.25,
      fontWeight: 600,
      textAlign: 'left',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& .filter:hover': { backgroundColor: sunk },
    '& svg': { flex: 'none' },
    // A thumb needs more than a pointer.
    [theme.breakpoints.down('md')]: { '& .filter': { minHeight: 44 } },
  };
});

export interface FilterChipsProps {
  readonly state: ProjectFilterState;
  /** After the filters: what else can be done with them. */
  readonly children?: ReactNode;
}

/** Back to where the list begins. */
function NearMe({ state: { home, change } }: Pick<FilterChipsProps, 'state'>): ReactElement {
  return (
    <li>
      <Button variant="quiet" size="small" startIcon={<PinIcon />} onClick={() => change(home)}>
        <FormattedMessage id="projects.filter.near_me" values={{ miles: home.radius, zip: home.zip }} />
      </Button>
    </li>
  );
}

/** PROJ-07: what is asked for, each taken away by a press; one's own area comes back by one. */
export function FilterChips({ state, children }: FilterChipsProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { filters, home, change, clear } = state;
  const words = useFilterWords(filters);
  const active = activeFilters(filters);
  const isAtHome = isHome(filters, home);
  const isBeginning = active.length === 0 || (isAtHome && active.length === 1);
  const canGoHome = home.radius !== '' && !isAtHome;
  if (active.length === 0 && !canGoHome) return null;
  return (
    <Chips aria-label={formatMessage({ id: 'projects.filter.active' })}>
      {active.map((filter) => (
        <li key={`${filter.name}-${filter.value}`}>
          <button
            type="button"
            className="filter"
            aria-label={formatMessage({ id: 'projects.filter.remove' }, { filter: words(filter) })}
            onClick={() => change(filter.without)}
          >
            {words(filter)}
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
      {isBeginning ? null : (
        <li>
          <Button variant="quiet" size="small" onClick={clear}>
            <FormattedMessage id="projects.list.clear" />
          </Button>
        </li>
      )}
      {canGoHome ? <NearMe state={state} /> : null}
      {isBeginning || children === undefined ? null : <li>{children}</li>}
    </Chips>
  );
}
