import { useWithdrawDisputeMutation } from '@cw/api-client';
import { Box, Button, ConfirmDialog, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEvent } from '../../forms/use-event.js';
import type { CaseProps } from './case-banner.js';
import { otherName } from './sides.js';

interface DialogProps extends CaseProps {
  /** It ends at once; otherwise the other side has to agree. */
  readonly ends: boolean;
  readonly onClose: () => void;
}

function WithdrawDialog({ dispute, ends, onClose }: DialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { run, error } = useEvent();
  const [withdraw] = useWithdrawDisputeMutation();
  const name = otherName(dispute);
  const confirm = async (): Promise<void> => {
    const done = formatMessage({ id: ends ? 'disputes.withdraw.done' : 'disputes.withdraw.agreed' }, { name });
    if (await run(() => withdraw(dispute.id).unwrap(), done)) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: 'disputes.withdraw.title' })}
      confirmLabel={formatMessage({ id: ends ? 'disputes.withdraw.confirm' : 'disputes.withdraw.agree_confirm' })}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography>
        {formatMessage({ id: ends ? 'disputes.withdraw.text' : 'disputes.withdraw.text_first' }, { name })}
      </Typography>
    </ConfirmDialog>
  );
}

/** Takes the case back; where the clock opened it, both sides have to agree. */
export function WithdrawAction({ dispute }: CaseProps): ReactElement | null {
  const [asked, setAsked] = useState(false);
  const ends = dispute.actions.includes('withdraw');
  if (!ends && !dispute.actions.includes('agree_to_withdraw')) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Button onClick={() => setAsked(true)}>
        <FormattedMessage id={ends ? 'disputes.withdraw.open' : 'disputes.withdraw.agree_open'} />
      </Button>
      {asked ? <WithdrawDialog dispute={dispute} ends={ends} onClose={() => setAsked(false)} /> : null}
    </Box>
  );
}
