import { TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FieldLine } from '../../../forms/form-section.js';
import { PlaceFields } from '../../../forms/house/place-fields.js';
import { YearBuiltField } from '../../../forms/house/year-built-field.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import type { IntakeAnswers } from '../answers/intake-answers.js';

export interface StepProps {
  readonly form: UseFormReturn<IntakeAnswers>;
}

/** Where the house is, and how old. */
export function PropertyStep({ form }: StepProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const yearBuilt = useWatch({ control: form.control, name: 'yearBuilt' });
  return (
    <>
      <TextField
        {...field('address')}
        label={formatMessage({ id: 'intake.field.address' })}
        autoComplete="street-address"
      />
      <PlaceFields city={field('city')} state={field('state')} zip={field('zip')} />
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <YearBuiltField field={field('yearBuilt')} typed={yearBuilt} />
      </FieldLine>
    </>
  );
}
