import type { ReconciliationDifferenceView } from '@cw/api-client';
import { STAFF_MONEY_LIMITS } from '@cw/domain';
import { Button, Stack } from '@cw/ui';
import { useState, type ComponentType, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';
import { BookDialog, ConfirmBookingDialog, RefuseBookingDialog, type DifferenceDialogProps } from './book-dialogs.js';

const { reasonMin, reasonMax } = STAFF_MONEY_LIMITS;

type Act = 'book' | 'accept' | 'confirm' | 'refuse';

function AcceptDialog({ difference, onClose }: DifferenceDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const [accept] = useKit().api.useAcceptDifferenceMutation();
  return (
    <ActDialog
      title={formatMessage({ id: 'admin.reconciliation.accept.title' })}
      text={formatMessage({ id: 'admin.reconciliation.accept.text' })}
      confirmLabel={formatMessage({ id: 'admin.reconciliation.accept.action' })}
      done={formatMessage({ id: 'admin.reconciliation.accept.done' })}
      words={{
        label: formatMessage({ id: 'admin.move.reason' }),
        hint: formatMessage({ id: 'admin.reconciliation.accept.hint' }),
        min: reasonMin,
        max: reasonMax,
      }}
      carryOut={(reason) => accept({ id: difference.id, acceptDifference: { reason } }).unwrap()}
      onClose={onClose}
    />
  );
}

const DIALOGS: Readonly<Record<Act, ComponentType<DifferenceDialogProps>>> = {
  book: BookDialog,
  accept: AcceptDialog,
  confirm: ConfirmBookingDialog,
  refuse: RefuseBookingDialog,
};

/** What this reader may do now: whoever said what a line is does not confirm it. */
function actsFor(userId: string | undefined, difference: ReconciliationDifferenceView): readonly Act[] {
  const { kind, object, state, recordedById } = difference;
  if (state === 'booking') return userId === undefined || recordedById === userId ? ['refuse'] : ['confirm', 'refuse'];
  if (state !== 'open') return [];
  return object === 'balance_transaction' && kind === 'unknown_object' ? ['book', 'accept'] : ['accept'];
}

/** The next step about a difference. */
export function DifferenceActs({ difference }: Pick<DifferenceDialogProps, 'difference'>): ReactElement | null {
  const session = useKit().useSession();
  const [asked, setAsked] = useState<Act>();
  const acts = actsFor(session.status === 'signed-in' ? session.user.id : undefined, difference);
  const Dialog = asked === undefined ? undefined : DIALOGS[asked];
  if (acts.length === 0 && Dialog === undefined) return null;
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {acts.map((act) => (
          <Button key={act} size="small" onClick={() => setAsked(act)}>
            <FormattedMessage id={`admin.reconciliation.${act}.action`} />
          </Button>
        ))}
      </Stack>
      {Dialog === undefined ? null : <Dialog difference={difference} onClose={() => setAsked(undefined)} />}
    </>
  );
}
