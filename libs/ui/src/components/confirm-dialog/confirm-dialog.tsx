import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useCallback, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from '../banner/banner.js';
import { DialogTitle } from '../dialog-title/dialog-title.js';
import { useMissingGate, type Missing } from '../missing-note/missing-note.js';
import { useSaidOffline } from '../said-offline/use-said-offline.js';
import { SendingButton } from '../sending-button/sending-button.js';
import { focusUnread } from '../field/unread.js';
import { useFaultFocus } from '../field/use-fault-focus.js';
import { Dialog } from '../sheet/sheet.js';
import { useScrollStop } from './use-scroll-stop.js';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The consequence as a question: "Release $6,420.00 to Brennan & Sons?" */
  readonly title: string;
  readonly children?: ReactNode;
  /** Verb and object: "Release the payment". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  /** What the dialog still asks for, such as a gap to tick; the button can be pressed all the same, and says it. */
  readonly missing?: Missing | undefined;
  /** While the promise runs a second press does nothing. The dialog stays open until `open` is false. */
  readonly onConfirm: () => Promise<void> | void;
  readonly onClose: () => void;
  /** What the second button says, where that is more than to leave with Escape. */
  readonly onCancel?: () => void;
  /** What went wrong with the last try. */
  readonly error?: string | undefined;
}

/** The cursor starts in what has to be written, if anything has. */
function focusFirstText(content: HTMLElement | null): void {
  content?.querySelector<HTMLElement>('textarea, input:not([type="checkbox"], [type="radio"])')?.focus();
}

/** Asks before what cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    danger = false,
    missing,
    onConfirm,
    onClose,
    onCancel = onClose,
    error,
  } = props;
  const { formatMessage } = useIntl();
  const [sending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const said = useSaidOffline(error, attempt);
  // Two presses within one frame both see the old state; the ref sees the first.
  const running = useRef(false);
  const titleId = useId();
  const gate = useMissingGate(missing);
  const scrollStop = useScrollStop();
  const asked = useRef<HTMLElement>(null);
  const faults = useFaultFocus(asked);
  const place = useCallback((content: HTMLElement | null) => {
    asked.current = content;
    focusFirstText(content);
  }, []);

  const confirm = async (): Promise<void> => {
    // While it leaves, a late second press still finds the button.
    if (running.current || !open || focusUnread(asked.current) || !gate.pass()) return;
    running.current = true;
    setSending(true);
    try {
      await onConfirm();
    } finally {
      running.current = false;
      setSending(false);
      setAttempt((count) => count + 1);
      faults.lead();
    }
  };

  // The second click of a double click on what opened the dialog lands on the backdrop: only Escape and Cancel leave.
  const leave = (_event: object, how: 'backdropClick' | 'escapeKeyDown'): void => {
    if (!sending && how === 'escapeKeyDown') onClose();
  };

  return (
    <Dialog open={open} onClose={leave} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent {...scrollStop}>
        {said === undefined ? null : (
          <Box sx={{ mb: 2 }}>
            <Banner kind="broken" role="alert">
              {said}
            </Banner>
          </Box>
        )}
        {/* A form inside it is also sent by Enter. */}
        <div ref={place} onSubmit={faults.lead}>
          {children}
        </div>
        {faults.note}
      </DialogContent>
      <DialogActions>
        {gate.note}
        <Button variant="secondary" onClick={onCancel} disabled={sending}>
          {cancelLabel ?? formatMessage({ id: 'ui.confirm_dialog.cancel' })}
        </Button>
        <SendingButton
          variant={danger ? 'dangerSolid' : 'primary'}
          sending={sending}
          aria-describedby={gate.describedBy}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </SendingButton>
      </DialogActions>
    </Dialog>
  );
}
