import { US_STATES } from '@cw/domain';
import { useStateChoices } from '@cw/i18n/react';
import { SelectField, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { FieldLine } from '../form-section.js';
import type { FieldProps } from '../use-field-props.js';

export interface PlaceFieldsProps {
  readonly city: FieldProps<string>;
  readonly state: FieldProps<string>;
  readonly zip: FieldProps<string>;
}

/** In which town the house is; browsers fill the three in. */
export function PlaceFields({ city, state, zip }: PlaceFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  const statesOf = useStateChoices();
  return (
    <FieldLine columns="minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr)">
      <TextField {...city} label={formatMessage({ id: 'projects.field.city' })} autoComplete="address-level2" />
      <SelectField
        {...state}
        label={formatMessage({ id: 'projects.field.state' })}
        emptyLabel={formatMessage({ id: 'projects.field.choose_state' })}
        options={statesOf(US_STATES)}
        autoComplete="address-level1"
      />
      <TextField
        {...zip}
        label={formatMessage({ id: 'projects.field.zip' })}
        inputMode="numeric"
        maxLength={10}
        autoComplete="postal-code"
      />
    </FieldLine>
  );
}
