import { LOAN_PROGRAMS } from '@cw/domain';
import { SelectField, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldLine } from '../../../forms/form-section.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import type { StepProps } from './property-step.js';

/** What the report says as a whole, and what the lender will ask for. All of it can wait. */
export function NotesStep({ form }: StepProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <>
      <TextField
        {...field('appraisalNotes')}
        label={formatMessage({ id: 'intake.field.appraisal_notes' })}
        hint={formatMessage({ id: 'intake.field.appraisal_notes_hint' })}
        rows={4}
        optional
      />
      <TextField
        {...field('repairType')}
        label={formatMessage({ id: 'intake.field.repair_type' })}
        hint={formatMessage({ id: 'intake.field.repair_type_hint' })}
        autoComplete="off"
        optional
      />
      <TextField
        {...field('description')}
        label={formatMessage({ id: 'intake.field.description' })}
        hint={formatMessage({ id: 'intake.field.description_hint' })}
        rows={3}
        optional
      />
      <h2>
        <FormattedMessage id="intake.field.loan" />
      </h2>
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <SelectField
          {...field('loanProgram')}
          label={formatMessage({ id: 'projects.field.loan_program' })}
          emptyLabel={formatMessage({ id: 'projects.field.loan_none' })}
          options={LOAN_PROGRAMS.map((value) => ({ value, label: formatMessage({ id: `projects.loan.${value}` }) }))}
          optional
        />
        <TextField
          {...field('caseNumber')}
          label={formatMessage({ id: 'projects.field.case_number' })}
          autoComplete="off"
          optional
        />
        <TextField
          {...field('lender')}
          label={formatMessage({ id: 'projects.field.lender' })}
          autoComplete="off"
          optional
        />
        <TextField
          {...field('loanOfficer')}
          label={formatMessage({ id: 'projects.field.loan_officer' })}
          autoComplete="off"
          optional
        />
      </FieldLine>
    </>
  );
}
