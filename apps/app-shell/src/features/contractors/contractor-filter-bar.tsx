import { CONTRACTOR_SCOPES, CONTRACTOR_SORTS, PROJECT_CATEGORIES, RADIUS_MILES, zipOf } from '@cw/domain';
import { SelectField, styled, TextField } from '@cw/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { RADIUS_CHOICES, RATING_CHOICES } from './contractor-filters.js';
import type { ContractorFilterState } from './use-contractor-filters.js';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'start',
  marginBottom: theme.spacing(2),
  // A chosen trade is read whole, in both languages.
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

export interface ContractorFilterBarProps {
  readonly state: ContractorFilterState;
}

/** CON-03: what is chosen is applied at once; the ZIP when it is whole. */
export function ContractorFilterBar({ state }: ContractorFilterBarProps): ReactElement {
  const { formatMessage } = useIntl();
  const [zip, setZip] = useState<string>();
  const [faulty, setFaulty] = useState(false);
  const { filters, homeZip, change: onChange } = state;
  const applied = filters.zip === homeZip ? '' : filters.zip;
  const typed = zip ?? applied;

  const applyZip = (): void => {
    const wanted = typed === '' ? '' : zipOf(typed);
    setFaulty(wanted === undefined);
    if (wanted === undefined) return;
    setZip(undefined);
    if (wanted !== applied) onChange({ zip: wanted });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    applyZip();
  };
  const choice = (name: 'radius' | 'rating' | 'trade' | 'sort' | 'scope') => ({
    name,
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const radiusLabel = (miles: number): string =>
    miles === RADIUS_MILES.max
      ? formatMessage({ id: 'contractors.filter.no_limit' })
      : formatMessage({ id: 'contractors.filter.miles' }, { miles });

  return (
    <Form role="search" aria-label={formatMessage({ id: 'contractors.filter.label' })} onSubmit={submit} noValidate>
      <TextField
        name="zip"
        value={typed}
        label={formatMessage({ id: 'contractors.filter.zip' })}
        placeholder={homeZip}
        inputMode="numeric"
        maxLength={10}
        autoComplete="postal-code"
        onChange={({ target }) => setZip(target.value.trim())}
        onBlur={applyZip}
        error={faulty ? formatMessage({ id: 'contractors.filter.zip_fault' }) : undefined}
      />
      <SelectField
        {...choice('radius')}
        label={formatMessage({ id: 'contractors.filter.radius' })}
        options={RADIUS_CHOICES.map((miles) => ({ value: String(miles), label: radiusLabel(miles) }))}
        disabled={filters.zip === ''}
      />
      <SelectField
        {...choice('rating')}
        label={formatMessage({ id: 'contractors.filter.rating' })}
        emptyLabel={formatMessage({ id: 'contractors.filter.any_rating' })}
        options={RATING_CHOICES.map((rating) => ({
          value: String(rating),
          label: formatMessage({ id: 'contractors.filter.min_rating' }, { rating }),
        }))}
      />
      <SelectField
        {...choice('trade')}
        label={formatMessage({ id: 'contractors.filter.trade' })}
        emptyLabel={formatMessage({ id: 'contractors.filter.any_trade' })}
        options={PROJECT_CATEGORIES.map((value) => ({
          value,
          label: formatMessage({ id: `projects.category.${value}` }),
        }))}
      />
      <SelectField
        {...choice('sort')}
        label={formatMessage({ id: 'contractors.filter.sort' })}
        options={CONTRACTOR_SORTS.map((value) => ({
          value,
          label: formatMessage({ id: `contractors.sort.${value}` }),
        }))}
      />
      <SelectField
        {...choice('scope')}
        label={formatMessage({ id: 'contractors.filter.scope' })}
        options={CONTRACTOR_SCOPES.map((value) => ({
          value,
          label: formatMessage({ id: `contractors.filter.scope_${value}` }),
        }))}
      />
    </Form>
  );
}
