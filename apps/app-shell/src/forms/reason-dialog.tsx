import { ConfirmDialog, TextField, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';

export interface ReasonDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string;
  readonly label: string;
  readonly hint?: string;
  readonly confirmLabel: string;
  readonly limits: { readonly min: number; readonly max: number };
  readonly danger?: boolean;
  /** Without it an empty reason is fine. */
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why before something is sent back, cancelled or disputed. What was typed stays when it fails. */
export function ReasonDialog(props: ReasonDialogProps): ReactElement {
  const {
    open,
    title,
    text,
    label,
    hint,
    confirmLabel,
    limits,
    danger = false,
    required = true,
    error,
    onConfirm,
    onClose,
  } = props;
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const typed = reason.trim();
  const short = typed.length < limits.min && (required || typed !== '');
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (!short) await onConfirm(typed);
  };
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      danger={danger}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {text === undefined ? null : <Typography sx={{ mb: 2 }}>{text}</Typography>}
      <TextField
        name="reason"
        label={label}
        rows={4}
        value={reason}
        maxLength={limits.max}
        onChange={(event) => setReason(event.target.value)}
        {...(hint !== undefined && { hint })}
        {...(!required && { optional: true })}
        error={tried && short ? formatMessage({ id: 'record.work.reason_short' }, { min: limits.min }) : undefined}
      />
    </ConfirmDialog>
  );
}
