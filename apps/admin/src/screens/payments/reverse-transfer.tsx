import { cents, parseDollars, STAFF_MONEY_LIMITS } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Box, Button, MoneyField } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { v4 as uuid } from 'uuid';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';
import { adoptTexts, useKept } from '../records/use-kept.js';
import type { PaymentProps } from './payment-props.js';

const { reasonMin, reasonMax } = STAFF_MONEY_LIMITS;
/** What is typed, and under which key which order went out last. */
const BLANK = { amount: '', order: '', key: '' };

function ReverseDialog({ payment, onClose }: PaymentProps & { readonly onClose: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const [reverse] = useKit().api.useReverseTransferMutation();
  const [{ amount: typed, ...sent }, keepTyped, forget] = useKept({
    subject: `reverse_amount.${payment.id}`,
    blank: BLANK,
    adopt: (stored) => adoptTexts(BLANK, stored),
  });
  const [tried, setTried] = useState(false);
  const { id, contractorName, reversibleCents } = payment;
  const amountCents = parseDollars(typed) ?? 0;
  const isWrong = amountCents < 1 || amountCents > reversibleCents;
  const amount = formatMoney(cents(reversibleCents));
  return (
    <ActDialog
      danger
      title={formatMessage({ id: 'admin.act.reverse.title' }, { name: contractorName })}
      text={formatMessage({ id: 'admin.act.reverse.text' })}
      confirmLabel={formatMessage({ id: 'admin.act.reverse.action' })}
      done={formatMessage({ id: 'admin.act.reverse.done' })}
      isComplete={!isWrong}
      onTried={() => setTried(true)}
      words={{
        label: formatMessage({ id: 'admin.move.reason' }),
        min: reasonMin,
        max: reasonMax,
        draft: `reverse.${id}`,
      }}
      carryOut={async (reason) => {
        // One key for one order: pressed twice, or sent again after an error or a reload, it is still that one.
        const order = JSON.stringify([amountCents, reason]);
        const key = sent.order === order ? sent.key : uuid();
        keepTyped({ amount: typed, order, key });
        await reverse({ id, 'Idempotency-Key': key, reverseTransfer: { amountCents, reason } }).unwrap();
        forget();
      }}
      onClose={onClose}
    >
      <MoneyField
        name="amount"
        label={formatMessage({ id: 'admin.act.reverse.amount' })}
        hint={formatMessage({ id: 'admin.act.reverse.amount_hint' }, { amount })}
        value={typed}
        onChange={({ target }) => keepTyped({ ...sent, amount: target.value })}
        error={tried && isWrong ? formatMessage({ id: 'admin.act.reverse.amount_wrong' }, { amount }) : undefined}
      />
    </ActDialog>
  );
}

/** Asks for what was paid out to the contractor, or for a part of it. */
export function ReverseTransferAction({ payment }: PaymentProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 2 }}>
      <Button variant="danger" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.act.reverse.action" />
      </Button>
      {isOpen ? <ReverseDialog payment={payment} onClose={() => setOpen(false)} /> : null}
    </Box>
  );
}
