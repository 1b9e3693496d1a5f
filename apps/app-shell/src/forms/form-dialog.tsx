import { Button, Dialog, DialogActions, DialogContent, DialogTitle, SendingButton, Stack } from '@cw/ui';
import { useId, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

export interface FormDialogProps {
  readonly open?: boolean;
  readonly title: string;
  readonly saveLabel: string;
  readonly sending: boolean;
  readonly wide?: boolean;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form over the page. A click beside it takes nothing away that was typed; Escape closes it unless it is sending. */
export function FormDialog(props: FormDialogProps): ReactElement {
  const { open = true, title, saveLabel, sending, wide = false, onSubmit, onClose, children } = props;
  const { formatMessage } = useIntl();
  const titleId = useId();
  const formId = useId();
  return (
    <Dialog
      open={open}
      onClose={(_event, how) => (how === 'escapeKeyDown' && !sending ? onClose() : undefined)}
      aria-labelledby={titleId}
      fullWidth
      {...(wide && { maxWidth: 'md' as const })}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent dividers>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            // The dialog is drawn inside the page's own tree; a form above it is not meant.
            event.stopPropagation();
            void onSubmit(event);
          }}
        >
          <Stack spacing={2.5}>{children}</Stack>
        </form>
      </DialogContent>
      <DialogActions>
        <Button variant="secondary" onClick={onClose} disabled={sending}>
          {formatMessage({ id: 'ui.confirm_dialog.cancel' })}
        </Button>
        <SendingButton type="submit" form={formId} variant="primary" sending={sending}>
          {saveLabel}
        </SendingButton>
      </DialogActions>
    </Dialog>
  );
}
