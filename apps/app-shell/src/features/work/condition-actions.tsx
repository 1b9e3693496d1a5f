import { useClearConditionMutation, useProveConditionMutation, type ConditionView } from '@cw/api-client';
import { CheckIcon, SendingButton, Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EvidenceUpload } from './evidence-upload.js';
import { useEvent } from '../../forms/use-event.js';
import { ReviewActions } from './review-actions.js';

export interface ConditionActionsProps {
  readonly projectId: string;
  readonly condition: ConditionView;
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
  if (actions.includes('accept') || actions.includes('take_back')) return <ReviewActions {...props} />;
  return actions.includes('clear') ? <ClearAction {...props} /> : null;
}
