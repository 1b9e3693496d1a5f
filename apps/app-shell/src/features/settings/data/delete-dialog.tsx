import { Banner, ConfirmDialog, fieldId, Stack, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export interface DeleteDialogProps {
  readonly open: boolean;
  /** What is to be typed to confirm. */
  readonly email: string;
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  readonly error: string | undefined;
}

/** The last question; who answers it has typed the account's own address. */
export function DeleteDialog(props: DeleteDialogProps): ReactElement {
  const { open, email, typed, onTyped, onConfirm, onClose, error } = props;
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage({ id: 'settings.delete.confirm_title' })}
      confirmLabel={formatMessage({ id: 'settings.delete.confirm' })}
      cancelLabel={formatMessage({ id: 'settings.delete.keep' })}
      danger
      missing={
        typed.trim().toLowerCase() === email.toLowerCase()
          ? undefined
          : { field: fieldId('deletedEmail'), text: formatMessage({ id: 'settings.delete.type' }, { email }) }
      }
      onConfirm={onConfirm}
      onClose={onClose}
      error={error}
    >
      <Stack spacing={2.5}>
        <Banner kind="broken">
          <FormattedMessage id="settings.delete.confirm_text" />
        </Banner>
        <TextField
          name="deletedEmail"
          value={typed}
          label={formatMessage({ id: 'settings.delete.type' }, { email })}
          onChange={({ target }) => onTyped(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </Stack>
    </ConfirmDialog>
  );
}
