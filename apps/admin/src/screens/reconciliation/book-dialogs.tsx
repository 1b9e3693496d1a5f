import type { ReconciliationDifferenceView } from '@cw/api-client';
import { canBookAs, cents, LINE_BOOKINGS, STAFF_MONEY_LIMITS, type LineBooking } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { SegmentedField } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';

const { reasonMin, reasonMax } = STAFF_MONEY_LIMITS;

export interface DifferenceDialogProps {
  readonly difference: ReconciliationDifferenceView;
  readonly onClose: () => void;
}

const amountOf = ({ providerCents }: ReconciliationDifferenceView): string => formatMoney(cents(providerCents ?? 0));

/** What a line of our balance is. It is booked once another admin has confirmed it. */
export function BookDialog({ difference, onClose }: DifferenceDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const [book] = useKit().api.useBookDifferenceMutation();
  const [as, setAs] = useState<LineBooking>('own_money');
  const { id, providerCents } = difference;
  const choices = LINE_BOOKINGS.filter((booking) => canBookAs(booking, providerCents ?? 0));
  return (
    <ActDialog
      title={formatMessage({ id: 'admin.reconciliation.book.title' }, { amount: amountOf(difference) })}
      text={formatMessage({ id: 'admin.reconciliation.book.text' })}
      confirmLabel={formatMessage({ id: 'admin.reconciliation.book.action' })}
      done={formatMessage({ id: 'admin.reconciliation.book.done' })}
      words={{
        label: formatMessage({ id: 'admin.move.reason' }),
        hint: formatMessage({ id: 'admin.reconciliation.book.hint' }),
        min: reasonMin,
        max: reasonMax,
        draft: `difference.book.${id}`,
      }}
      carryOut={(reason) => book({ id, bookDifference: { as, reason } }).unwrap()}
      onClose={onClose}
    >
      <SegmentedField
        name="as"
        label={formatMessage({ id: 'admin.reconciliation.book.as' })}
        choices={choices.map((value) => ({
          value,
          label: formatMessage({ id: `admin.reconciliation.booking.${value}` }),
        }))}
        selected={[as]}
        onChange={({ target }) => setAs(target.value === 'provider_fee' ? 'provider_fee' : 'own_money')}
      />
    </ActDialog>
  );
}

/** The second admin's word: from then on it stands in the books. */
export function ConfirmBookingDialog({ difference, onClose }: DifferenceDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const [confirm] = useKit().api.useConfirmBookingMutation();
  const as = formatMessage({ id: `admin.reconciliation.booking.${difference.bookAs ?? 'own_money'}` });
  return (
    <ActDialog
      title={formatMessage({ id: 'admin.reconciliation.confirm.title' }, { amount: amountOf(difference) })}
      text={formatMessage({ id: 'admin.reconciliation.confirm.text' }, { as })}
      confirmLabel={formatMessage({ id: 'admin.reconciliation.confirm.action' })}
      done={formatMessage({ id: 'admin.reconciliation.confirm.done' })}
      carryOut={() => confirm(difference.id).unwrap()}
      onClose={onClose}
    />
  );
}

/** It is something else: the line waits for staff again. */
export function RefuseBookingDialog({ difference, onClose }: DifferenceDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const [refuse] = useKit().api.useRefuseBookingMutation();
  return (
    <ActDialog
      title={formatMessage({ id: 'admin.reconciliation.refuse.title' }, { amount: amountOf(difference) })}
      text={formatMessage({ id: 'admin.reconciliation.refuse.text' })}
      confirmLabel={formatMessage({ id: 'admin.reconciliation.refuse.action' })}
      done={formatMessage({ id: 'admin.reconciliation.refuse.done' })}
      danger
      words={{
        label: formatMessage({ id: 'admin.move.reason' }),
        min: reasonMin,
        max: reasonMax,
        draft: `difference.refuse.${difference.id}`,
      }}
      carryOut={(reason) => refuse({ id: difference.id, refuseBooking: { reason } }).unwrap()}
      onClose={onClose}
    />
  );
}
