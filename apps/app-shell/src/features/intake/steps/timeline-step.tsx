import { URGENCIES, VERIFICATION_METHODS, ZERO_CENTS } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { DateField, MoneyField, RadioGroup, SelectField, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FieldLine } from '../../../forms/form-section.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { useToday } from '../../../time/use-now.js';
import { estimateOf } from '../answers/estimate.js';
import type { StepProps } from './property-step.js';

/** INT-01, INT-03: how soon, how it is shown, for about how much. */
export function TimelineStep({ form }: StepProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const today = useToday();
  const [method, repairs] = useWatch({ control: form.control, name: ['verificationMethod', 'repairs'] });
  const estimate = estimateOf(repairs);
  return (
    <>
      <RadioGroup
        {...field('urgency')}
        label={formatMessage({ id: 'intake.field.urgency' })}
        choices={URGENCIES.map((value) => ({ value, label: formatMessage({ id: `intake.urgency.${value}` }) }))}
        optional
      />
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <DateField
          {...field('completionDeadline')}
          label={formatMessage({ id: 'intake.field.deadline' })}
          min={today}
          optional
        />
        <MoneyField
          {...field('estimatedBudget')}
          label={formatMessage({ id: 'intake.field.budget' })}
          hint={
            estimate === ZERO_CENTS
              ? undefined
              : formatMessage({ id: 'intake.field.budget_hint' }, { amount: formatMoney(estimate) })
          }
          optional
        />
      </FieldLine>
      <SelectField
        {...field('verificationMethod')}
        label={formatMessage({ id: 'intake.field.verification' })}
        emptyLabel={formatMessage({ id: 'projects.field.loan_none' })}
        options={VERIFICATION_METHODS.map((value) => ({
          value,
          label: formatMessage({ id: `intake.verification.${value}` }),
        }))}
        optional
      />
      {method === 'other' ? (
        <TextField
          {...field('verificationNote')}
          label={formatMessage({ id: 'intake.field.verification_note' })}
          autoComplete="off"
        />
      ) : null}
    </>
  );
}
