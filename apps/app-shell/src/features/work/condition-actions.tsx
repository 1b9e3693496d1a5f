import { useClearConditionMutation, useProveConditionMutation, type ConditionView } from '@cw/api-client';
import { CONDITION_LIMITS } from '@cw/domain';
import { CheckIcon, SendingButton, Stack } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EvidenceUpload } from './evidence-upload.js';
import { ReasonDialog } from '../../forms/reason-dialog.js';
import { useEvent } from '../../forms/use-event.js';
import { ReviewActions } from './review-actions.js';

/** What handing in the evidence of this repair leaves to do. */
export interface Proof {
  /** In a sentence, for the moment at which it is handed in. */
  readonly left: string;
  readonly onProved: () => void;
}

interface ActionProps {
  readonly projectId: string;
  readonly condition: ConditionView;
  readonly proof?: Proof;
}

export interface ConditionActionsProps extends ActionProps {
  /** What comes next for the whole project, where this repair was the last to be acted on. */
  readonly next?: ReactNode;
}

function ProveActions({ projectId, condition, proof }: ActionProps): ReactElement {
  const { formatMessage } = useIntl();
  const { run } = useEvent();
  const [prove, proving] = useProveConditionMutation();
  const { id, number, missingEvidence } = condition;
  const handIn = async (): Promise<void> => {
    const title = formatMessage({ id: 'record.work.proved' }, { number });
    const isDone = await run(() => prove(id).unwrap(), proof === undefined ? title : { title, text: proof.left });
    if (isDone) proof?.onProved();
  };
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <EvidenceUpload projectId={projectId} condition={condition} />
      {missingEvidence.length === 0 ? (
        <SendingButton
          variant="primary"
          startIcon={<CheckIcon />}
          sending={proving.isLoading}
          aria-label={formatMessage({ id: 'record.work.prove_named' }, { number })}
          onClick={() => void handIn()}
        >
          {formatMessage({ id: 'record.work.prove' })}
        </SendingButton>
      ) : null}
    </Stack>
  );
}

/** The lender's word ends a condition: who says it, and what follows, is told before it is kept. */
function ClearAction({ condition }: ActionProps): ReactElement {
  const { formatMessage } = useIntl();
  const { run, error, clear } = useEvent();
  const [clearIt] = useClearConditionMutation();
  const [asking, setAsking] = useState(false);
  const { id, number } = condition;
  const close = (): void => {
    setAsking(false);
    clear();
  };
  const confirm = async (note: string): Promise<boolean> => {
    const done = formatMessage({ id: 'record.work.cleared' }, { number });
    const clearCondition = note === '' ? {} : { note };
    const isSent = await run(() => clearIt({ id, clearCondition }).unwrap(), done);
    if (isSent) setAsking(false);
    return isSent;
  };
  return (
    <>
      <SendingButton
        size="small"
        variant="secondary"
        sending={false}
        aria-label={formatMessage({ id: 'record.work.clear_named' }, { number })}
        onClick={() => setAsking(true)}
      >
        {formatMessage({ id: 'record.work.clear' })}
      </SendingButton>
      {asking ? (
        <ReasonDialog
          open
          title={formatMessage({ id: 'record.work.clear_title' }, { number })}
          text={formatMessage({ id: 'record.work.clear_text' })}
          label={formatMessage({ id: 'record.work.clear_note' })}
          hint={formatMessage({ id: 'record.work.clear_hint' })}
          confirmLabel={formatMessage({ id: 'record.work.clear' })}
          limits={{ min: 0, max: CONDITION_LIMITS.reasonMax }}
          required={false}
          error={error}
          draftKey={`clear.${id}`}
          onConfirm={confirm}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function Buttons(props: ActionProps): ReactElement | null {
  const { actions } = props.condition;
  if (actions.includes('prove')) return <ProveActions {...props} />;
  if (actions.includes('accept') || actions.includes('take_back')) return <ReviewActions {...props} />;
  return actions.includes('clear') ? <ClearAction {...props} /> : null;
}

/** The buttons that the reader's part and the condition's state allow, and no others; then what they lead to. */
export function ConditionActions({ next, ...props }: ConditionActionsProps): ReactElement {
  return (
    <>
      <Buttons {...props} />
      {next}
    </>
  );
}
