import { useSession } from '@cw/api-client';
import { ConfirmDialog, TextField, Typography, type Missing } from '@cw/ui';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { asWords, forgetKept, keep, readKept } from './kept-draft.js';
import { useDraftSaid } from './use-draft-said.js';

export interface ReasonDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string;
  /** What is asked for above the words. */
  readonly children?: ReactNode;
  /** What of that is still to be given. */
  readonly missing?: Missing | undefined;
  readonly label: string;
  readonly hint?: string;
  readonly confirmLabel: string;
  readonly limits: { readonly min: number; readonly max: number };
  readonly danger?: boolean;
  /** Without it an empty reason is fine. */
  readonly required?: boolean;
  readonly error?: string | undefined;
  /** What is asked about which thing, such as `dispute.<project>`: its words wait there on this device. */
  readonly draftKey: string;
  /** Whether it was sent: only then the words go. */
  readonly onConfirm: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
}

const keptReason = (key: string): string => readKept(key, asWords) ?? '';

/** The words of this person about this thing, and how to change them; those of before are said. */
function useKeptReason(draftKey: string, isOpen: boolean) {
  const session = useSession();
  const key = `reason.${session.status === 'signed-in' ? session.user.id : ''}.${draftKey}`;
  const kept = useMemo(() => keptReason(key), [key]);
  const [written, setWritten] = useState<string>();
  const write = (words: string): void => {
    setWritten(words);
    if (words === '') forgetKept(key);
    else keep(key, words);
  };
  useDraftSaid(isOpen && kept !== '' && written === undefined);
  return [written ?? kept, write] as const;
}

/**
 * Asks why before something is sent back, cancelled or disputed. What was typed stays when it fails, and when its writer
 * leaves, until it was sent.
 */
export function ReasonDialog(props: ReasonDialogProps): ReactElement {
  const {
    open,
    title,
    text,
    children,
    missing,
    label,
    hint,
    confirmLabel,
    limits,
    danger = false,
    required = true,
    error,
    draftKey,
    onConfirm,
    onClose,
  } = props;
  const { formatMessage } = useIntl();
  const [reason, write] = useKeptReason(draftKey, open);
  const [tried, setTried] = useState(false);
  const typed = reason.trim();
  const short = typed.length < limits.min && (required || typed !== '');
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (short || !(await onConfirm(typed))) return;
    write('');
    setTried(false);
  };
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      danger={danger}
      missing={missing}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {text === undefined ? null : <Typography sx={{ mb: 2 }}>{text}</Typography>}
      {children}
      <TextField
        name="reason"
        label={label}
        rows={4}
        value={reason}
        maxLength={limits.max}
        onChange={(event) => write(event.target.value)}
        {...(hint !== undefined && { hint })}
        {...(!required && { optional: true })}
        error={tried && short ? formatMessage({ id: 'record.work.reason_short' }, { min: limits.min }) : undefined}
      />
    </ConfirmDialog>
  );
}
