import { PRIORITIES, PROJECT_CATEGORIES, PROJECT_STATUSES, type ProjectScope } from '@cw/domain';
import { DateField, MoneyField, PickField, SelectField, styled, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TRADE_ICONS } from '../../../words/trade-icon.js';
import { RADIUS_CHOICES } from './project-filters.js';
import type { ProjectFilterState } from './use-project-filters.js';
import type { TypedFilters } from './use-typed-filters.js';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 1.5),
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'start',
  '& > *': { gridColumn: 'span 2' },
  '& > .whole': { gridColumn: '1 / -1' },
  '&[data-scope="mine"] > *': { gridColumn: 'span 3' },
  '&[data-scope] > .whole': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('lg')]: { '&[data-scope] > *': { gridColumn: 'span 4' } },
  [theme.breakpoints.down('md')]: { '&[data-scope] > *': { gridColumn: 'span 6' } },
}));

export interface FilterFieldsProps {
  readonly scope: ProjectScope;
  readonly state: ProjectFilterState;
  readonly typed: TypedFilters;
}

function TradePicks({ state: { filters, change } }: Pick<FilterFieldsProps, 'state'>): ReactElement {
  const { formatMessage } = useIntl();
  const toggle = (value: string): void =>
    change({
      trades: PROJECT_CATEGORIES.filter((trade) => (trade === value) !== filters.trades.includes(trade)),
    });
  return (
    <PickField
      name="trades"
      label={formatMessage({ id: 'projects.filter.trades' })}
      choices={PROJECT_CATEGORIES.map((value) => ({
        value,
        label: formatMessage({ id: `projects.category.${value}` }),
        icon: TRADE_ICONS[value],
      }))}
      selected={filters.trades}
      onChange={({ target }) => toggle(target.value)}
    />
  );
}

/** Besides the usual distances, the one that is in use, and one's own. */
const distancesFor = (...own: readonly string[]): readonly number[] =>
  [...new Set([...RADIUS_CHOICES, ...own.filter((miles) => miles !== '').map(Number)])].sort((a, b) => a - b);

function NearFields({ state: { filters, home, change }, typed }: Omit<FilterFieldsProps, 'scope'>): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        {...typed.field('zip')}
        label={formatMessage({ id: 'projects.filter.zip' })}
        placeholder={home.zip}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
      />
      <SelectField
        name="radius"
        value={filters.radius}
        onChange={({ target }) => change({ radius: target.value })}
        label={formatMessage({ id: 'projects.filter.radius' })}
        emptyLabel={formatMessage({ id: 'projects.filter.any_distance' })}
        options={distancesFor(home.radius, filters.radius).map((miles) => ({
          value: String(miles),
          label: formatMessage({ id: 'projects.filter.miles' }, { miles }),
        }))}
        disabled={filters.zip === ''}
      />
    </>
  );
}

/** What is rarer than words and order: trades, urgency, place, budget, closing. */
export function FilterFields({ scope, state, typed }: FilterFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  const { filters, change } = state;
  return (
    <Fields data-scope={scope}>
      <div className="whole">
        <TradePicks state={state} />
      </div>
      {scope === 'available' ? <NearFields state={state} typed={typed} /> : null}
      <DateField {...typed.field('closing')} label={formatMessage({ id: 'projects.filter.closing' })} />
      <SelectField
        name="priority"
        value={filters.priority}
        onChange={({ target }) => change({ priority: PRIORITIES.find((one) => one === target.value) ?? '' })}
        label={formatMessage({ id: 'projects.filter.priority' })}
        emptyLabel={formatMessage({ id: 'projects.filter.any_priority' })}
        options={PRIORITIES.map((value) => ({ value, label: formatMessage({ id: `projects.priority.${value}` }) }))}
      />
      <MoneyField {...typed.field('min')} label={formatMessage({ id: 'projects.filter.min_budget' })} />
      <MoneyField {...typed.field('max')} label={formatMessage({ id: 'projects.filter.max_budget' })} />
    </Fields>
  );
}

/** Of one's own projects: how far they are. */
export function StatusField({ state: { filters, change } }: Pick<FilterFieldsProps, 'state'>): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      name="status"
      value={filters.status}
      onChange={({ target }) => change({ status: PROJECT_STATUSES.find((one) => one === target.value) ?? '' })}
      label={formatMessage({ id: 'projects.filter.status' })}
      emptyLabel={formatMessage({ id: 'projects.filter.any_status' })}
      options={PROJECT_STATUSES.map((value) => ({ value, label: formatMessage({ id: `projects.status.${value}` }) }))}
    />
  );
}
