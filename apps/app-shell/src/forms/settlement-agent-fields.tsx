import { ACCOUNT_LIMITS, INVOICE_LIMITS } from '@cw/domain';
import { Stack, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { AgentAnswers } from './settlement-agent.js';
import { useFieldProps } from './use-field-props.js';

export interface SettlementAgentFieldsProps {
  readonly form: UseFormReturn<AgentAnswers>;
}

/** Asked where a bid is accepted that is paid at closing, and again where its invoice stands. */
export function SettlementAgentFields({ form }: SettlementAgentFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <Stack spacing={2}>
      <TextField
        {...field('name')}
        label={formatMessage({ id: 'invoices.agent.name' })}
        maxLength={INVOICE_LIMITS.nameMax}
        autoComplete="off"
      />
      <TextField
        {...field('company')}
        label={formatMessage({ id: 'invoices.agent.company' })}
        maxLength={INVOICE_LIMITS.companyMax}
        autoComplete="off"
        optional
      />
      <TextField
        {...field('email')}
        type="email"
        label={formatMessage({ id: 'invoices.agent.email' })}
        maxLength={ACCOUNT_LIMITS.emailMax}
        autoComplete="off"
        optional
      />
      <TextField
        {...field('fileNumber')}
        label={formatMessage({ id: 'invoices.agent.file_number' })}
        maxLength={INVOICE_LIMITS.fileNumberMax}
        autoComplete="off"
        optional
      />
    </Stack>
  );
}
