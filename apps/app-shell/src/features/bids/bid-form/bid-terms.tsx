import { DateField, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useFaultText } from '../../../forms/fault.js';
import type { BidAnswers } from './bid-answers.js';

/** How long the work is warranted and how long the offer stands. */
export function BidTerms({ form }: { readonly form: UseFormReturn<BidAnswers> }): ReactElement {
  const { formatMessage } = useIntl();
  const text = useFaultText();
  const { errors } = form.formState;
  return (
    <>
      <TextField
        {...form.register('warrantyMonths')}
        label={formatMessage({ id: 'bids.form.warranty' })}
        hint={formatMessage({ id: 'bids.form.warranty_hint' })}
        inputMode="numeric"
        optional
        error={text(errors.warrantyMonths?.message)}
      />
      <DateField
        {...form.register('validUntil')}
        label={formatMessage({ id: 'bids.form.valid_until' })}
        hint={formatMessage({ id: 'bids.form.valid_until_hint' })}
        optional
        error={text(errors.validUntil?.message)}
      />
    </>
  );
}
