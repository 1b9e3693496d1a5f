import { LOAN_PROGRAMS } from '@cw/domain';
import { SelectField, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { FieldLine, FormSection } from '../../../forms/form-section.js';
import type { SectionProps } from './property-section.js';

/** COND-06: what the lender and the settlement agent will ask for. All of it can wait. */
export function LoanSection({ form }: SectionProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <FormSection title={formatMessage({ id: 'projects.create.section_loan' })}>
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <SelectField
          {...field('loanProgram')}
          label={formatMessage({ id: 'projects.field.loan_program' })}
          emptyLabel={formatMessage({ id: 'projects.field.loan_none' })}
          options={LOAN_PROGRAMS.map((value) => ({ value, label: formatMessage({ id: `projects.loan.${value}` }) }))}
        />
        <TextField
          {...field('caseNumber')}
          label={formatMessage({ id: 'projects.field.case_number' })}
          autoComplete="off"
        />
      </FieldLine>
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <TextField {...field('lender')} label={formatMessage({ id: 'projects.field.lender' })} autoComplete="off" />
        <TextField
          {...field('loanOfficer')}
          label={formatMessage({ id: 'projects.field.loan_officer' })}
          autoComplete="off"
        />
      </FieldLine>
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <TextField
          {...field('settlementAgent')}
          label={formatMessage({ id: 'projects.field.settlement_agent' })}
          autoComplete="off"
        />
      </FieldLine>
    </FormSection>
  );
}
