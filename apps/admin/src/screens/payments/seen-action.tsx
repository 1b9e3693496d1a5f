import { STAFF_MONEY_LIMITS } from '@cw/domain';
import { Button } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';
import type { PaymentProps } from './payment-props.js';

const { reasonMin, reasonMax } = STAFF_MONEY_LIMITS;

function SeenDialog({ payment, onClose }: PaymentProps & { readonly onClose: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const [see] = useKit().api.useSeeMilestoneMutation();
  return (
    <ActDialog
      title={formatMessage({ id: 'admin.act.seen.title' })}
      text={formatMessage({ id: 'admin.act.seen.text' })}
      confirmLabel={formatMessage({ id: 'admin.act.seen.action' })}
      done={formatMessage({ id: 'admin.act.seen.done' })}
      words={{
        label: formatMessage({ id: 'admin.act.seen.found' }),
        min: reasonMin,
        max: reasonMax,
        draft: `seen.${payment.id}`,
      }}
      carryOut={(reason) => see({ id: payment.id, seeAttention: { reason } }).unwrap()}
      onClose={onClose}
    />
  );
}

/** Says what was found, where nothing else ends that staff are called. */
export function SeenAction({ payment }: PaymentProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.act.seen.action" />
      </Button>
      {isOpen ? <SeenDialog payment={payment} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
