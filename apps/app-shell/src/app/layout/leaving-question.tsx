import { useOnline } from '@cw/api-client';
import { Banner, CheckboxField, ConfirmDialog, OfflineIcon, Stack, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export interface LeavingQuestionProps {
  /** How many messages and files have not been sent. */
  readonly count: number;
  /** Ends the session; with `isForgotten`, what was not sent is taken off this device first. */
  readonly onLeave: (isForgotten: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** AUTH-04: what was written and chosen here and has not been sent is asked about before its person goes. */
export function LeavingQuestion({ count, onLeave, onClose }: LeavingQuestionProps): ReactElement {
  const { formatMessage } = useIntl();
  const [isForgotten, setForgotten] = useState(false);
  const isOnline = useOnline();
  return (
    <ConfirmDialog
      open
      danger={isForgotten}
      title={formatMessage({ id: 'shell.leaving.title' }, { count })}
      confirmLabel={formatMessage({ id: isForgotten ? 'shell.leaving.forget_and_go' : 'shell.sign_out' })}
      cancelLabel={formatMessage({ id: 'shell.leaving.stay' })}
      onConfirm={() => onLeave(isForgotten)}
      onClose={onClose}
    >
      <Stack spacing={2}>
        {isOnline ? null : (
          <Banner
            kind="sent_back"
            icon={OfflineIcon}
            role="status"
            title={<FormattedMessage id="shell.offline.title" />}
          >
            <FormattedMessage id="shell.leaving.offline" />
          </Banner>
        )}
        {isForgotten ? null : (
          <Typography>
            <FormattedMessage id="shell.leaving.stays" values={{ count }} />
          </Typography>
        )}
        <CheckboxField
          name="forgetUnsent"
          checked={isForgotten}
          label={formatMessage({ id: 'shell.leaving.forget' })}
          onChange={({ target }) => setForgotten(target.checked)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
