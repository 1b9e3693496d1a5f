import { SUBMITTER_ROLES } from '@cw/domain';
import { SegmentedField, TextField, VisuallyHidden } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { FieldLine } from '../../../forms/form-section.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import type { StepProps } from './property-step.js';

export interface ContactStepProps extends StepProps {
  readonly onTrap: (typed: string) => void;
}

/** Who sends it, and where the confirmation goes. */
export function ContactStep({ form, onTrap }: ContactStepProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <>
      <SegmentedField
        {...field('submitterRole')}
        label={formatMessage({ id: 'intake.field.role' })}
        choices={SUBMITTER_ROLES.map((value) => ({ value, label: formatMessage({ id: `intake.role.${value}` }) }))}
        optional
      />
      <TextField {...field('fullName')} label={formatMessage({ id: 'intake.field.full_name' })} autoComplete="name" />
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <TextField
          {...field('email')}
          type="email"
          label={formatMessage({ id: 'intake.field.email' })}
          autoComplete="email"
          spellCheck={false}
        />
        <TextField
          {...field('phone')}
          type="tel"
          label={formatMessage({ id: 'intake.field.phone' })}
          hint={formatMessage({ id: 'intake.field.phone_hint' })}
          autoComplete="tel"
        />
      </FieldLine>
      {/* No person sees it or reaches it; a program that fills every field does. */}
      <VisuallyHidden aria-hidden="true">
        <label>
          {formatMessage({ id: 'intake.field.trap' })}
          <input
            name="website"
            type="text"
            tabIndex={-1}
            autoComplete="off"
            onChange={(event) => onTrap(event.target.value)}
          />
        </label>
      </VisuallyHidden>
    </>
  );
}
