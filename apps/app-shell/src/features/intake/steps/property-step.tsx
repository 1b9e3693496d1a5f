import { LAST_LEAD_PAINT_YEAR, US_STATES } from '@cw/domain';
import { useStateChoices } from '@cw/i18n/react';
import { SelectField, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FieldLine } from '../../../forms/form-section.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import type { IntakeAnswers } from '../answers/intake-answers.js';

export interface StepProps {
  readonly form: UseFormReturn<IntakeAnswers>;
}

/** Where the house is, and how old. */
export function PropertyStep({ form }: StepProps): ReactElement {
  const { formatMessage } = useIntl();
  const statesOf = useStateChoices();
  const field = useFieldProps(form);
  const year = useWatch({ control: form.control, name: 'yearBuilt' }).trim();
  const mayHaveLead = /^\d{4}$/u.test(year) && Number(year) <= LAST_LEAD_PAINT_YEAR;
  return (
    <>
      <TextField
        {...field('address')}
        label={formatMessage({ id: 'intake.field.address' })}
        autoComplete="street-address"
      />
      <FieldLine columns="minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr)">
        <TextField
          {...field('city')}
          label={formatMessage({ id: 'projects.field.city' })}
          autoComplete="address-level2"
        />
        <SelectField
          {...field('state')}
          label={formatMessage({ id: 'projects.field.state' })}
          emptyLabel={formatMessage({ id: 'projects.field.choose_state' })}
          options={statesOf(US_STATES)}
          autoComplete="address-level1"
        />
        <TextField
          {...field('zip')}
          label={formatMessage({ id: 'projects.field.zip' })}
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
        />
      </FieldLine>
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <TextField
          {...field('yearBuilt')}
          label={formatMessage({ id: 'projects.field.year_built' })}
          hint={mayHaveLead ? formatMessage({ id: 'projects.field.year_built_hint' }) : undefined}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          optional
        />
      </FieldLine>
    </>
  );
}
