import { DateField } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useFaultText } from '../../../forms/fault.js';
import { useToday } from '../../../time/use-now.js';
import { isPastDay, type BidAnswers } from './bid-answers.js';

/**
 * When the work begins. A day that is past is refused when the field is left: what follows from it, the finish, is told
 * before anything is sent. The summary above the form, which takes the focus, waits for the sending.
 */
export function BidStart({ form }: { readonly form: UseFormReturn<BidAnswers> }): ReactElement {
  const { formatMessage } = useIntl();
  const text = useFaultText();
  const today = useToday();
  const [left, setLeft] = useState(false);
  const startDate = useWatch({ control: form.control, name: 'startDate' });
  const past = left && isPastDay(startDate) ? formatMessage({ id: 'errors.field.past' }) : undefined;
  return (
    <DateField
      {...form.register('startDate', { onBlur: () => setLeft(true) })}
      label={formatMessage({ id: 'bids.form.start_date' })}
      min={today}
      optional
      error={text(form.formState.errors.startDate?.message) ?? past}
    />
  );
}
