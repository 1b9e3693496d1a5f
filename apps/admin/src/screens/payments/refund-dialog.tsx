import type { ManagedCommandView } from '@cw/api-client';
import { cents, SECOND_ADMIN_CENTS, STAFF_MONEY_LIMITS } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { TextField } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';
import { adoptWords, useKept } from '../records/use-kept.js';
import type { PaymentProps } from './payment-props.js';

const { reasonMin, reasonMax, referenceMin, referenceMax } = STAFF_MONEY_LIMITS;

export interface RefundAct {
  readonly action: ManagedCommandView['actions'][number];
  readonly command: ManagedCommandView;
}

/** Carries an act out; rejects with the API's error. */
function useRefundActs(id: string, { action, command }: RefundAct) {
  const { api } = useKit();
  const [retry] = api.useRetryRefundMutation();
  const [byHand] = api.useSettleRefundByHandMutation();
  const [confirm] = api.useConfirmRefundByHandMutation();
  const [refuse] = api.useRefuseRefundByHandMutation();
  const [withdraw] = api.useWithdrawRecallMutation();
  const of = { id, commandId: command.id };
  return (reason: string, reference: string): Promise<unknown> => {
    switch (action) {
      case 'retry':
        return retry(of).unwrap();
      case 'by_hand':
        return byHand({ ...of, settleRefundByHand: { reason, reference } }).unwrap();
      case 'confirm':
        return confirm(of).unwrap();
      case 'withdraw':
        return withdraw({ ...of, withdrawRecall: { reason } }).unwrap();
      default:
        return refuse({ ...of, refuseRefundByHand: { reason } }).unwrap();
    }
  };
}

export interface RefundDialogProps extends PaymentProps {
  readonly act: RefundAct;
  readonly onClose: () => void;
}

/** What staff do about an order that failed: a refund that did not arrive, or money that was asked back. */
export function RefundDialog({ payment, act, onClose }: RefundDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const carryOut = useRefundActs(payment.id, act);
  const [reference, setReference, forget] = useKept({
    subject: `refund_reference.${act.command.id}`,
    blank: '',
    adopt: adoptWords,
  });
  const [tried, setTried] = useState(false);
  const { action, command } = act;
  const amount = formatMoney(cents(command.amountCents ?? 0));
  const isByHand = action === 'by_hand';
  const isShort = isByHand && reference.trim().length < referenceMin;
  const needsWords = isByHand || action === 'refuse' || action === 'withdraw';
  return (
    <ActDialog
      title={formatMessage({ id: `admin.act.${action}.title` }, { amount })}
      text={formatMessage({ id: `admin.act.${action}.text` }, { limit: formatMoney(cents(SECOND_ADMIN_CENTS)) })}
      confirmLabel={formatMessage({ id: `admin.act.${action}.action` })}
      done={formatMessage({ id: `admin.act.${action}.done` })}
      isComplete={!isShort}
      onTried={() => setTried(true)}
      {...(needsWords && {
        words: {
          label: formatMessage({ id: 'admin.move.reason' }),
          min: reasonMin,
          max: reasonMax,
          draft: `refund.${action}.${command.id}`,
        },
      })}
      carryOut={async (reason) => {
        await carryOut(reason, reference.trim());
        forget();
      }}
      onClose={onClose}
    >
      {isByHand ? (
        <TextField
          name="reference"
          label={formatMessage({ id: 'admin.act.by_hand.reference' })}
          maxLength={referenceMax}
          autoComplete="off"
          value={reference}
          onChange={({ target }) => setReference(target.value)}
          error={tried && isShort ? formatMessage({ id: 'admin.act.reason_short' }, { min: referenceMin }) : undefined}
        />
      ) : null}
    </ActDialog>
  );
}
