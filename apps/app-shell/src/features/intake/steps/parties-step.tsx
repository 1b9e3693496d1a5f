import { DateField, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldLine } from '../../../forms/form-section.js';
import { ClosingField, ClosingNotice } from '../../../forms/house/closing-field.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import type { StepProps } from './property-step.js';

const HALVES = 'minmax(0, 1fr) minmax(0, 1fr)';

function Dates({ form }: StepProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const closing = useWatch({ control: form.control, name: 'closingDate' });
  return (
    <>
      <ClosingField field={field('closingDate')} typed={closing} />
      <ClosingNotice typed={closing} />
      <FieldLine columns={HALVES}>
        <DateField {...field('contractDate')} label={formatMessage({ id: 'intake.field.contract_date' })} optional />
        <DateField
          {...field('inspectionDate')}
          label={formatMessage({ id: 'intake.field.inspection_date' })}
          optional
        />
      </FieldLine>
    </>
  );
}

const PEOPLE = [
  ['buyers', 'intake.field.buyers'],
  ['sellers', 'intake.field.sellers'],
  ['listingAgent', 'intake.field.listing_agent'],
  ['buyersAgent', 'intake.field.buyers_agent'],
] as const;

function SettlementAgent({ form }: StepProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <>
      <h2>
        <FormattedMessage id="intake.field.settlement_agent" />
      </h2>
      <FieldLine columns={HALVES}>
        <TextField
          {...field('settlementAgent.name')}
          label={formatMessage({ id: 'intake.field.agent_name' })}
          autoComplete="off"
          optional
        />
        <TextField
          {...field('settlementAgent.company')}
          label={formatMessage({ id: 'invoices.agent.company' })}
          autoComplete="off"
          optional
        />
        <TextField
          {...field('settlementAgent.email')}
          type="email"
          label={formatMessage({ id: 'intake.field.agent_email' })}
          autoComplete="off"
          optional
        />
        <TextField
          {...field('settlementAgent.fileNumber')}
          label={formatMessage({ id: 'invoices.agent.file_number' })}
          autoComplete="off"
          optional
        />
      </FieldLine>
    </>
  );
}

/** INT-01: the days that count, and whose sale it is. */
export function PartiesStep({ form }: StepProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <>
      <Dates form={form} />
      <h2>
        <FormattedMessage id="intake.field.people" />
      </h2>
      <FieldLine columns={HALVES}>
        {PEOPLE.map(([name, label]) => (
          <TextField key={name} {...field(name)} label={formatMessage({ id: label })} autoComplete="off" optional />
        ))}
      </FieldLine>
      <SettlementAgent form={form} />
    </>
  );
}
