import {
  PRIORITIES,
  PROJECT_CATEGORIES,
  PROJECT_SORTS,
  PROJECT_STATUSES,
  parseDollars,
  ZIP_PATTERN,
  type ProjectScope,
} from '@cw/domain';
import { Button, Collapse, FilterIcon, MoneyField, SearchIcon, SelectField, styled, TextField } from '@cw/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProjectFilterState } from './use-project-filters.js';
import { RADIUS_CHOICES, type ProjectFilters } from './project-filters.js';

const Form = styled('form')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  '& .line': {
    display: 'grid',
    gap: theme.spacing(1.5),
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'end',
  },
  '& .line > button': { minHeight: 46 },
  '& .more': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', alignItems: 'start', paddingTop: theme.spacing(1.5) },
  [theme.breakpoints.down('lg')]: { '& .line': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  [theme.breakpoints.down('md')]: { '& .line .wide': { gridColumn: '1 / -1' } },
}));

type Typed = Pick<ProjectFilters, 'q' | 'zip' | 'min' | 'max'>;
type Faults = Partial<Record<keyof Typed, string>>;

/** What the reader types is applied when they press Enter or leave the field; what they choose is applied at once. */
function useTyped({ filters, change }: ProjectFilterState) {
  const { formatMessage } = useIntl();
  const applied: Typed = { q: filters.q, zip: filters.zip, min: filters.min, max: filters.max };
  const [draft, setDraft] = useState<Partial<Typed>>({});
  const typed: Typed = { ...applied, ...draft };

  const faults: Faults = {};
  if (typed.zip !== '' && !ZIP_PATTERN.test(typed.zip)) faults.zip = formatMessage({ id: 'projects.filter.zip_fault' });
  for (const name of ['min', 'max'] as const) {
    const unreadable = typed[name] !== '' && parseDollars(typed[name]) === undefined;
    if (unreadable) faults[name] = formatMessage({ id: 'projects.filter.amount_fault' });
  }
  const [shown, setShown] = useState<Faults>({});

  const apply = (): void => {
    setShown(faults);
    if (Object.keys(faults).length > 0) return;
    setDraft({});
    if (Object.keys(draft).length > 0) change(typed);
  };
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((before) => ({ ...before, [name]: target.value })),
    onBlur: apply,
    error: shown[name],
  });
  return { field, apply };
}

export interface ProjectFilterBarProps {
  readonly scope: ProjectScope;
  readonly state: ProjectFilterState;
}

/** PROJ-07: search, category and order in sight, the rest one press away. */
export function ProjectFilterBar({ scope, state }: ProjectFilterBarProps): ReactElement {
  const { formatMessage } = useIntl();
  const { filters, change } = state;
  const { field, apply } = useTyped(state);
  const [open, setOpen] = useState(
    [filters.priority, filters.status, filters.zip, filters.min, filters.max].some(Boolean),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    apply();
  };
  const choice = (name: 'category' | 'priority' | 'status' | 'radius' | 'sort') => ({
    name,
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const sorts = PROJECT_SORTS.filter((sort) => sort !== 'distance' || filters.zip !== '');
  return (
    <Form role="search" aria-label={formatMessage({ id: 'projects.filter.label' })} onSubmit={submit} noValidate>
      {/* Browsers send a form of several fields by Enter only when it has such a button. */}
      <button type="submit" hidden aria-hidden tabIndex={-1} />
      <div className="line">
        <div className="wide">
          <TextField
            {...field('q')}
            type="search"
            label={formatMessage({ id: 'projects.filter.search' })}
            prefix={<SearchIcon />}
          />
        </div>
        <SelectField
          {...choice('category')}
          label={formatMessage({ id: 'projects.filter.category' })}
          emptyLabel={formatMessage({ id: 'projects.filter.any_category' })}
          options={PROJECT_CATEGORIES.map((value) => ({
            value,
            label: formatMessage({ id: `projects.category.${value}` }),
          }))}
        />
        <SelectField
          {...choice('sort')}
          label={formatMessage({ id: 'projects.filter.sort' })}
          options={sorts.map((value) => ({ value, label: formatMessage({ id: `projects.sort.${value}` }) }))}
        />
        <Button
          startIcon={<FilterIcon />}
          aria-expanded={open}
          aria-controls="more-filters"
          onClick={() => setOpen(!open)}
        >
          <FormattedMessage id="projects.filter.more" />
        </Button>
      </div>
      <Collapse in={open} id="more-filters">
        <div className="line more">
          <SelectField
            {...choice('priority')}
            label={formatMessage({ id: 'projects.filter.priority' })}
            emptyLabel={formatMessage({ id: 'projects.filter.any_priority' })}
            options={PRIORITIES.map((value) => ({ value, label: formatMessage({ id: `projects.priority.${value}` }) }))}
          />
          {scope === 'mine' ? (
            <SelectField
              {...choice('status')}
              label={formatMessage({ id: 'projects.filter.status' })}
              emptyLabel={formatMessage({ id: 'projects.filter.any_status' })}
              options={PROJECT_STATUSES.map((value) => ({
                value,
                label: formatMessage({ id: `projects.status.${value}` }),
              }))}
            />
          ) : (
            <TextField
              {...field('zip')}
              label={formatMessage({ id: 'projects.filter.zip' })}
              inputMode="numeric"
              autoComplete="postal-code"
            />
          )}
          {scope === 'available' ? (
            <SelectField
              {...choice('radius')}
              label={formatMessage({ id: 'projects.filter.radius' })}
              emptyLabel={formatMessage({ id: 'projects.filter.any_distance' })}
              options={RADIUS_CHOICES.map((miles) => ({
                value: String(miles),
                label: formatMessage({ id: 'projects.filter.miles' }, { miles }),
              }))}
              disabled={filters.zip === ''}
            />
          ) : null}
          <MoneyField {...field('min')} label={formatMessage({ id: 'projects.filter.min_budget' })} />
          <MoneyField {...field('max')} label={formatMessage({ id: 'projects.filter.max_budget' })} />
        </div>
      </Collapse>
    </Form>
  );
}
