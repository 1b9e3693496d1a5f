import {
  useAcceptConditionMutation,
  useClearConditionMutation,
  useProveConditionMutation,
  useReturnConditionMutation,
  type ConditionView,
} from '@cw/api-client';
import { CONDITION_LIMITS } from '@cw/domain';
import { CheckIcon, ReturnIcon, SendingButton, Stack } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EvidenceUpload } from './evidence-upload.js';
import { ReasonDialog } from '../../forms/reason-dialog.js';
import { useEvent } from '../../forms/use-event.js';

export interface ConditionActionsProps {
  readonly projectId: string;
  readonly condition: ConditionView;
}

function ReviewActions({ condition }: ConditionActionsProps): ReactElement {
  const { formatMessage } = useIntl();
  const { run, error, clear } = useEvent();
  const [accept, accepting] = useAcceptConditionMutation();
  const [sendBack] = useReturnConditionMutation();
  const [asking, setAsking] = useState(false);
  const { id, number } = condition;
  const close = (): void => {
    setAsking(false);
    clear();
  };
  const returnIt = async (reason: string): Promise<boolean> => {
    const done = formatMessage({ id: 'record.work.returned' }, { number });
    const isSent = await run(() => sendBack({ id, returnCondition: { reason } }).unwrap(), done);
    if (isSent) setAsking(false);
    return isSent;
  };
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <SendingButton
        variant="primary"
        startIcon={<CheckIcon />}
        sending={accepting.isLoading}
        aria-label={formatMessage({ id: 'record.work.accept_named' }, { number })}
        onClick={() => void run(() => accept(id).unwrap(), formatMessage({ id: 'record.work.accepted' }, { number }))}
      >
        {formatMessage({ id: 'record.work.accept' })}
      </SendingButton>
      <SendingButton sending={false} startIcon={<ReturnIcon />} onClick={() => setAsking(true)}>
        {formatMessage({ id: 'record.work.return' })}
      </SendingButton>
      {asking ? (
        <ReasonDialog
          open
          title={formatMessage({ id: 'record.work.return_title' }, { number })}
          label={formatMessage({ id: 'record.work.return_reason' })}
          hint={formatMessage({ id: 'record.work.return_hint' })}
          confirmLabel={formatMessage({ id: 'record.work.return_confirm' })}
          limits={{ min: CONDITION_LIMITS.reasonMin, max: CONDITION_LIMITS.reasonMax }}
          error={error}
          draftKey={`return.${id}`}
          onConfirm={returnIt}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}

function ProveActions({ projectId, condition }: ConditionActionsProps): ReactElement {
  const { formatMessage } = useIntl();
  const { run } = useEvent();
  const [prove, proving] = useProveConditionMutation();
  const { id, number, missingEvidence } = condition;
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <EvidenceUpload projectId={projectId} condition={condition} />
      {missingEvidence.length === 0 ? (
        <SendingButton
          variant="primary"
          startIcon={<CheckIcon />}
          sending={proving.isLoading}
          aria-label={formatMessage({ id: 'record.work.prove_named' }, { number })}
          onClick={() => void run(() => prove(id).unwrap(), formatMessage({ id: 'record.work.proved' }, { number }))}
        >
          {formatMessage({ id: 'record.work.prove' })}
        </SendingButton>
      ) : null}
    </Stack>
  );
}

function ClearAction({ condition }: ConditionActionsProps): ReactElement {
  const { formatMessage } = useIntl();
  const { run } = useEvent();
  const [clearIt, clearing] = useClearConditionMutation();
  const { id, number } = condition;
  return (
    <SendingButton
      size="small"
      variant="secondary"
      sending={clearing.isLoading}
      onClick={() =>
        void run(
          () => clearIt({ id, clearCondition: {} }).unwrap(),
          formatMessage({ id: 'record.work.cleared' }, { number }),
        )
      }
    >
      {formatMessage({ id: 'record.work.clear' })}
    </SendingButton>
  );
}

/** The buttons that the reader's part and the condition's state allow, and no others. */
export function ConditionActions(props: ConditionActionsProps): ReactElement | null {
  const { actions } = props.condition;
  if (actions.includes('prove')) return <ProveActions {...props} />;
  if (actions.includes('accept')) return <ReviewActions {...props} />;
  return actions.includes('clear') ? <ClearAction {...props} /> : null;
}
