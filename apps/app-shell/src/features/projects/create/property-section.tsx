import { TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FieldLine, FormSection } from '../../../forms/form-section.js';
import { ClosingField, ClosingNotice } from '../../../forms/house/closing-field.js';
import { PlaceFields } from '../../../forms/house/place-fields.js';
import { YearBuiltField } from '../../../forms/house/year-built-field.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import type { ProjectAnswers } from './project-answers.js';

export interface SectionProps {
  readonly form: UseFormReturn<ProjectAnswers>;
}

/** Where the house is, how old it is, and when its sale closes. */
export function PropertySection({ form }: SectionProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const [closing, yearBuilt] = useWatch({ control: form.control, name: ['closingDate', 'yearBuilt'] });
  return (
    <FormSection title={formatMessage({ id: 'projects.create.section_property' })}>
      <TextField
        {...field('address')}
        label={formatMessage({ id: 'projects.field.address' })}
        hint={formatMessage({ id: 'projects.field.address_hint' })}
        autoComplete="street-address"
        optional
      />
      <PlaceFields city={field('city')} state={field('state')} zip={field('zip')} />
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <ClosingField field={field('closingDate')} typed={closing} />
        <YearBuiltField field={field('yearBuilt')} typed={yearBuilt} />
      </FieldLine>
      <ClosingNotice typed={closing} />
    </FormSection>
  );
}
