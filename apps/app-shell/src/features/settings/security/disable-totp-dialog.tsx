import { useDisableTotpMutation } from '@cw/api-client';
import { ConfirmDialog } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReauthentication } from '../../../identity/index.js';
import { useSave } from '../use-save.js';

export interface DisableTotpDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** From then on the password alone is enough. */
export function DisableTotpDialog({ open, onClose }: DisableTotpDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const [disable] = useDisableTotpMutation();
  const reauthenticated = useReauthentication();
  const save = useSave({ done: 'settings.totp.disabled', failed: 'settings.totp.disable_failed' });
  const confirm = async (): Promise<void> => {
    await save(reauthenticated(() => disable().unwrap()));
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage({ id: 'settings.totp.disable_title' })}
      confirmLabel={formatMessage({ id: 'settings.totp.disable' })}
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <FormattedMessage id="settings.totp.disable_text" />
    </ConfirmDialog>
  );
}
