import { useEndOtherSessionsMutation, useEndSessionMutation, type ActiveSessionView } from '@cw/api-client';
import { ConfirmDialog } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReauthentication } from '../../../identity/index.js';
import type { Asked } from '../use-asked.js';
import { useSave } from '../use-save.js';

export interface EndSessionDialogProps {
  /** One session, or all but this one. */
  readonly asked: Asked<ActiveSessionView | 'others'>;
}

/** Whoever sits there has to log in again; what they have not sent is lost to them. */
export function EndSessionDialog({ asked: { open, about, close } }: EndSessionDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const reauthenticated = useReauthentication();
  const save = useSave({ done: 'settings.sessions.ended', failed: 'settings.sessions.end_failed' });
  const isOne = about !== undefined && about !== 'others';
  const confirm = async (): Promise<void> => {
    await save(reauthenticated(() => (isOne ? endOne(about.id) : endOthers()).unwrap()));
    close();
  };
  return (
    <ConfirmDialog
      open={open}
      title={
        isOne
          ? formatMessage({ id: 'settings.sessions.end_title' }, { device: about.device })
          : formatMessage({ id: 'settings.sessions.end_others_title' })
      }
      confirmLabel={formatMessage({ id: isOne ? 'settings.sessions.end' : 'settings.sessions.end_others' })}
      danger
      onConfirm={confirm}
      onClose={close}
    >
      <FormattedMessage id={isOne ? 'settings.sessions.end_text' : 'settings.sessions.end_others_text'} />
    </ConfirmDialog>
  );
}
