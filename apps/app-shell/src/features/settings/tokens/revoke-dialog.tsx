import { useDeleteTokenMutation, type AccessTokenView } from '@cw/api-client';
import { ConfirmDialog } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Asked } from '../use-asked.js';
import { useSave } from '../use-save.js';

export interface RevokeDialogProps {
  readonly asked: Asked<AccessTokenView>;
}

/** Programs that use the token stop at once. */
export function RevokeDialog({ asked: { open, about, close } }: RevokeDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const [revoke] = useDeleteTokenMutation();
  const save = useSave({ done: 'settings.tokens.revoked', failed: 'settings.tokens.revoke_failed' });
  const confirm = async (): Promise<void> => {
    if (about === undefined) return;
    await save(revoke(about.id).unwrap());
    close();
  };
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage({ id: 'settings.tokens.revoke_title' }, { name: about?.name ?? '' })}
      confirmLabel={formatMessage({ id: 'settings.tokens.revoke' })}
      danger
      onConfirm={confirm}
      onClose={close}
    >
      <FormattedMessage id="settings.tokens.revoke_text" />
    </ConfirmDialog>
  );
}
