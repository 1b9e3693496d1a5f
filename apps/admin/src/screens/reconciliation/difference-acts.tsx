import type { ReconciliationDifferenceView } from '@cw/api-client';
import { STAFF_MONEY_LIMITS } from '@cw/domain';
import { Button, Stack, useNamedAction } from '@cw/ui';
import type { ComponentType, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';
import { BookDialog, ConfirmBookingDialog, RefuseBookingDialog, type DifferenceDialogProps } from './book-dialogs.js';

const { reasonMin, reasonMax } = STAFF_MONEY_LIMITS;

type Act = 'book' | 'accept' | 'confirm' | 'refuse';

/** A step about a difference, and the difference as it stood when the reader chose it. */
export interface DifferenceAct {
  readonly asked: Act;
  readonly difference: ReconciliationDifferenceView;
}

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
        draft: `difference.accept.${difference.id}`,
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

export interface DifferenceActsProps {
  readonly difference: ReconciliationDifferenceView;
  readonly onAct: (act: DifferenceAct) => void;
}

/** The next step about a difference. */
export function DifferenceActs({ difference, onAct }: DifferenceActsProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const named = useNamedAction();
  const session = useKit().useSession();
  const acts = actsFor(session.status === 'signed-in' ? session.user.id : undefined, difference);
  if (acts.length === 0) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {acts.map((asked) => {
        const label = formatMessage({ id: `admin.reconciliation.${asked}.action` });
        return (
          <Button
            key={asked}
            size="small"
            aria-label={named(label, difference.providerId)}
            onClick={() => onAct({ asked, difference })}
          >
            {label}
          </Button>
        );
      })}
    </Stack>
  );
}

export interface DifferenceActDialogProps {
  readonly act: DifferenceAct;
  readonly onClose: () => void;
}

export function DifferenceActDialog({ act, onClose }: DifferenceActDialogProps): ReactElement {
  const Dialog = DIALOGS[act.asked];
  return <Dialog difference={act.difference} onClose={onClose} />;
}
