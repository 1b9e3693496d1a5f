import { useAcceptDisputeOfferMutation, type DisputeOfferView, type DisputeView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { CheckIcon, ConfirmDialog, SendingButton, SplitBar, Stack, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEvent } from '../../forms/use-event.js';
import { splitOf } from './split.js';

export interface AcceptOfferProps {
  readonly dispute: DisputeView;
  readonly offer: DisputeOfferView;
}

interface DialogProps extends AcceptOfferProps {
  readonly onClose: () => void;
}

function AcceptDialog({ dispute, offer, onClose }: DialogProps): ReactElement {
  const split = splitOf(dispute);
  const { formatMessage } = useIntl();
  const { run, error } = useEvent();
  const [accept] = useAcceptDisputeOfferMutation();
  const confirm = async (): Promise<void> => {
    const done = formatMessage({ id: 'disputes.accept.done' });
    if (await run(() => accept(offer.id).unwrap(), done)) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: 'disputes.accept.title' })}
      confirmLabel={formatMessage({ id: 'disputes.accept.confirm' })}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <SplitBar {...split} contractorCents={cents(offer.contractorCents)} />
        <Typography variant="body2">
          <FormattedMessage id={`disputes.accept.text_${split.of}`} />
        </Typography>
      </Stack>
    </ConfirmDialog>
  );
}

/** Ends the dispute by the other side's offer, after one more look at what each side gets. */
export function AcceptOffer(props: AcceptOfferProps): ReactElement {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState(false);
  return (
    <div>
      <SendingButton variant="primary" sending={false} startIcon={<CheckIcon />} onClick={() => setAsked(true)}>
        {formatMessage({ id: 'disputes.accept.open' })}
      </SendingButton>
      {asked ? <AcceptDialog {...props} onClose={() => setAsked(false)} /> : null}
    </div>
  );
}
