import type { ManagedUser } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import { ConfirmDialog, Stack, styled, TextField, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { fullName } from '../records/full-name.js';
import { adoptWords, useKept } from '../records/use-kept.js';
import { GRAVE_MOVES, type AccountMove } from './account-moves.js';
import { useAccountMove } from './use-account-move.js';

const REASON_MAX = 500;

/** What a move means, each in a sentence. */
const CONSEQUENCES: Readonly<Record<AccountMove, readonly MessageId[]>> = {
  suspend: ['admin.move.suspend.access', 'admin.move.suspend.work', 'admin.move.suspend.money'],
  restore: ['admin.move.restore.access', 'admin.move.restore.work'],
  terminate: [
    'admin.move.terminate.access',
    'admin.move.terminate.work',
    'admin.move.terminate.held',
    'admin.move.terminate.final',
  ],
  end_sessions: ['admin.move.end_sessions.access'],
};

const Consequences = styled('ul')(({ theme }) => ({
  listStyle: 'disc',
  paddingLeft: theme.spacing(2.5),
  '& li': { padding: theme.spacing(0.25, 0) },
}));

export interface MoveDialogProps {
  readonly user: ManagedUser;
  readonly move: AccountMove;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** ROLE-05: says what it means for the person, and asks why; the person and the audit log are told the reason. */
export function MoveDialog({ user, move, open, onClose }: MoveDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { detailOf } = useKit();
  const carryOut = useAccountMove(user.id);
  const [reason, setReason, forget] = useKept({ subject: `move.${move}.${user.id}`, blank: '', adopt: adoptWords });
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const name = fullName(user);
  const typed = reason.trim();

  const confirm = async (): Promise<void> => {
    setTried(true);
    if (typed === '') return;
    setRefusal(undefined);
    try {
      await carryOut(move, typed);
    } catch (error) {
      setRefusal(detailOf(error) ?? formatMessage({ id: 'errors.server.unexpected' }));
      return;
    }
    toast({ kind: 'done', title: formatMessage({ id: `admin.move.${move}.done` }, { name }) });
    forget();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage({ id: `admin.move.${move}.title` }, { name })}
      confirmLabel={formatMessage({ id: `admin.move.${move}.action` })}
      danger={GRAVE_MOVES.has(move)}
      onConfirm={confirm}
      onClose={onClose}
      error={refusal}
    >
      <Stack spacing={2}>
        <Consequences>
          {CONSEQUENCES[move].map((id) => (
            <li key={id}>
              <FormattedMessage id={id} />
            </li>
          ))}
        </Consequences>
        <TextField
          name="reason"
          label={formatMessage({ id: 'admin.move.reason' })}
          hint={formatMessage({ id: 'admin.move.reason_hint' })}
          rows={3}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={tried && typed === '' ? formatMessage({ id: 'admin.move.reason_missing' }) : undefined}
        />
        <p>
          <FormattedMessage id="admin.move.logged" />
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
