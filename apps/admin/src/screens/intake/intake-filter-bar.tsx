import { INTAKE_STATES } from '@cw/domain';
import { SelectField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SearchForm } from '../records/search-form.js';
import { INTAKE_SORTS, INTAKE_VIEWS, NAMED_VIEWS, SEARCH_MAX, EVERYTHING, type IntakePlace } from './intake-place.js';

export interface IntakeFilterBarProps {
  readonly place: IntakePlace;
  readonly onChange: (part: Partial<IntakePlace>) => void;
}

export function IntakeFilterBar({ place, onChange }: IntakeFilterBarProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <SearchForm
      label={formatMessage({ id: 'triage.filter' })}
      searchLabel={formatMessage({ id: 'triage.search' })}
      q={place.q}
      max={SEARCH_MAX}
      columns={[3, 2, 2]}
      onSearch={(q) => onChange({ q })}
    >
      <SelectField
        name="view"
        value={place.view}
        label={formatMessage({ id: 'triage.view' })}
        options={[
          ...NAMED_VIEWS.map((view) => ({ value: view, label: formatMessage({ id: `triage.view.${view}` }) })),
          ...INTAKE_STATES.map((state) => ({
            value: state,
            label: formatMessage(
              { id: 'triage.view.state' },
              { state: formatMessage({ id: `states.intake.${state}` }) },
            ),
          })),
        ]}
        onChange={({ target }) =>
          onChange({ view: INTAKE_VIEWS.find((view) => view === target.value) ?? EVERYTHING.view })
        }
      />
      <SelectField
        name="sort"
        value={place.sort}
        label={formatMessage({ id: 'triage.sort' })}
        options={INTAKE_SORTS.map((sort) => ({ value: sort, label: formatMessage({ id: `triage.sort.${sort}` }) }))}
        onChange={({ target }) =>
          onChange({ sort: INTAKE_SORTS.find((sort) => sort === target.value) ?? EVERYTHING.sort })
        }
      />
    </SearchForm>
  );
}
