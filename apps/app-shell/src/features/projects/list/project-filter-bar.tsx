import { PROJECT_SORTS, type ProjectScope } from '@cw/domain';
import {
  Button,
  Collapse,
  CountBadge,
  FilterIcon,
  SearchIcon,
  SelectField,
  styled,
  TextField,
  useMediaQuery,
  useTheme,
} from '@cw/ui';
import { useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FilterChips } from './filter-chips.js';
import { FilterFields, StatusField } from './filter-fields.js';
import { FilterSheet } from './filter-sheet.js';
import { HomeHint } from './home-hint.js';
import { activeFilters, isHome } from './project-filters.js';
import { SaveFilters } from './saved/save-filters.js';
import type { ProjectFilterState } from './use-project-filters.js';
import { useTypedFilters } from './use-typed-filters.js';

const Form = styled('form')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  '& .line': {
    display: 'grid',
    gap: theme.spacing(1.5),
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto',
    alignItems: 'end',
  },
  '& .line[data-scope="mine"]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
  '& .line > button': { minHeight: 46, whiteSpace: 'nowrap' },
  '& .more': { paddingTop: theme.spacing(2) },
  [theme.breakpoints.down('md')]: {
    '& .line, & .line[data-scope="mine"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .line > .wide': { gridColumn: '1 / -1' },
    '& .line[data-scope="mine"] > button': { gridColumn: '1 / -1' },
  },
  // In large letters half a phone holds neither a choice nor a button.
  '@media (max-width: 16rem)': {
    '& .line, & .line[data-scope="mine"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));

const Under = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 2),
  '& > .aside': { marginLeft: 'auto' },
}));

export interface ProjectFilterBarProps {
  readonly scope: ProjectScope;
  readonly state: ProjectFilterState;
  /** Beside what is in use: how the list is looked at. */
  readonly aside?: ReactNode;
  /** Filters are kept by those who look for work. */
  readonly canSave?: boolean;
}

interface MoreButtonProps {
  readonly open: boolean;
  readonly isSheet: boolean;
  readonly count: number;
  readonly onPress: () => void;
}

/** How many of what it hides are in use stands on it, and in its name. */
function MoreFiltersButton({ open, isSheet, count, onPress }: MoreButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'projects.filter.more' });
  return (
    <Button
      startIcon={<FilterIcon />}
      endIcon={count > 0 ? <CountBadge count={count} /> : undefined}
      aria-label={count > 0 ? formatMessage({ id: 'projects.filter.more_count' }, { count }) : label}
      aria-expanded={open}
      {...(isSheet ? { 'aria-haspopup': 'dialog' } : { 'aria-controls': 'more-filters' })}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

function SortField({ state: { filters, change } }: Pick<ProjectFilterBarProps, 'state'>): ReactElement {
  const { formatMessage } = useIntl();
  const sorts = PROJECT_SORTS.filter((sort) => sort !== 'distance' || filters.zip !== '');
  return (
    <SelectField
      name="sort"
      value={filters.sort}
      onChange={({ target }) => change({ sort: sorts.find((sort) => sort === target.value) ?? 'closing' })}
      label={formatMessage({ id: 'projects.filter.sort' })}
      options={sorts.map((value) => ({ value, label: formatMessage({ id: `projects.sort.${value}` }) }))}
    />
  );
}

/** In sight by themselves: words, the state of one's own projects, and one's own area, where the list begins. */
const inSight = ({ filters, home }: ProjectFilterState): number =>
  Number(filters.q !== '') + Number(filters.status !== '') + Number(isHome(filters, home));

/** PROJ-07: words and order in sight, the rest one press away; on a phone in a sheet from below. */
export function ProjectFilterBar({ scope, state, aside, canSave = false }: ProjectFilterBarProps): ReactElement {
  const { formatMessage } = useIntl();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const typed = useTypedFilters(state);
  const count = activeFilters(state.filters).length - inSight(state);
  const [open, setOpen] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    typed.apply();
  };
  const close = (): void => setOpen(false);
  const done = (): void => {
    if (typed.apply()) close();
  };
  const fields = <FilterFields scope={scope} state={state} typed={typed} />;
  return (
    <>
      <Form role="search" aria-label={formatMessage({ id: 'projects.filter.label' })} onSubmit={submit} noValidate>
        {/* Browsers send a form of several fields by Enter only when it has such a button. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
        <div className="line" data-scope={scope}>
          <div className="wide">
            <TextField
              {...typed.field('q')}
              type="search"
              label={formatMessage({ id: 'projects.filter.search' })}
              prefix={<SearchIcon />}
            />
          </div>
          {scope === 'mine' ? <StatusField state={state} /> : null}
          <SortField state={state} />
          <MoreFiltersButton open={open} isSheet={isPhone} count={count} onPress={() => setOpen(!open)} />
        </div>
        {isPhone ? null : (
          <Collapse in={open} id="more-filters">
            <div className="more">{fields}</div>
          </Collapse>
        )}
      </Form>
      {isPhone ? (
        <FilterSheet open={open} onClose={close} onClear={state.clear} onDone={done}>
          {fields}
        </FilterSheet>
      ) : null}
      <Under>
        <FilterChips state={state}>{canSave ? <SaveFilters filters={state.filters} /> : undefined}</FilterChips>
        {state.lacksHome ? <HomeHint /> : null}
        {aside === undefined ? null : <div className="aside">{aside}</div>}
      </Under>
    </>
  );
}
