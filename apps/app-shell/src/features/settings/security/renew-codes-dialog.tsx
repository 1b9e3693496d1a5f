import { useRenewRecoveryCodesMutation } from '@cw/api-client';
import { ConfirmDialog } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReauthentication } from '../../../identity/index.js';
import { useSave } from '../use-save.js';

export interface RenewCodesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The new ones are shown once; the old ones stop working. */
export function RenewCodesDialog({ open, onClose, onCodes }: RenewCodesDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const [renew] = useRenewRecoveryCodesMutation();
  const reauthenticated = useReauthentication();
  const save = useSave({ failed: 'settings.totp.renew_failed' });
  const confirm = async (): Promise<void> => {
    const { value } = await save(reauthenticated(() => renew().unwrap()));
    onClose();
    if (value !== undefined) onCodes(value.recoveryCodes);
  };
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage({ id: 'settings.totp.renew_title' })}
      confirmLabel={formatMessage({ id: 'settings.totp.renew' })}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FormattedMessage id="settings.totp.renew_text" />
    </ConfirmDialog>
  );
}
