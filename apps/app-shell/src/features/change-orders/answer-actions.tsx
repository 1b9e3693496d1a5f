import {
  useAcceptChangeMutation,
  useDeclineChangeMutation,
  useWithdrawChangeMutation,
  type ChangeOrderView,
  type ProjectDetail,
} from '@cw/api-client';
import { cents, CHANGE_ORDER_LIMITS } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Banner, CheckboxField, CheckIcon, ConfirmDialog, fieldId, SendingButton, Stack, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ReasonDialog } from '../../forms/reason-dialog.js';
import { useEvent } from '../../forms/use-event.js';
import { ChangeOutcomeSummary } from './change-outcome-summary.js';

export interface AnswerProps {
  readonly project: ProjectDetail;
  readonly change: ChangeOrderView;
}

interface DialogProps extends AnswerProps {
  readonly onClose: () => void;
}

function AcceptDialog({ project, change, onClose }: DialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { run, error } = useEvent();
  const [accept] = useAcceptChangeMutation();
  const [knows, setKnows] = useState(false);
  const { id, number, endangersClosing } = change;
  // The contractor does not pay for a closing that moves: only the client is asked.
  const asks = endangersClosing && !project.parties.includes('awarded_contractor') && project.closingDate !== null;
  const confirm = async (): Promise<void> => {
    const done = formatMessage({ id: 'changes.accept.done' }, { number });
    const body = { id, acceptChange: asks ? { acknowledgesLate: knows } : {} };
    if (await run(() => accept(body).unwrap(), done)) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: 'changes.accept.title' }, { number })}
      confirmLabel={formatMessage({ id: 'changes.accept.confirm' })}
      missing={
        asks && !knows
          ? { field: fieldId('acknowledgesLate'), text: formatMessage({ id: 'changes.fault.late' }) }
          : undefined
      }
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <ChangeOutcomeSummary project={project} amountDeltaCents={cents(change.amountDeltaCents)} days={change.days} />
        {asks ? (
          <>
            <Banner
              kind="date"
              title={formatMessage({ id: 'changes.late' }, { date: formats.plainDate(project.closingDate ?? '') })}
            />
            <CheckboxField
              name="acknowledgesLate"
              label={formatMessage({ id: 'changes.late_yes' })}
              checked={knows}
              onChange={() => setKnows(!knows)}
            />
          </>
        ) : null}
        <Typography variant="body2">{formatMessage({ id: 'changes.accept.text' })}</Typography>
      </Stack>
    </ConfirmDialog>
  );
}

function DeclineDialog({ change, onClose }: DialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { run, error } = useEvent();
  const [decline] = useDeclineChangeMutation();
  const { id, number } = change;
  const confirm = async (reason: string): Promise<boolean> => {
    const done = formatMessage({ id: 'changes.decline.done' }, { number });
    const declineChange = reason === '' ? {} : { reason };
    const isSent = await run(() => decline({ id, declineChange }).unwrap(), done);
    if (isSent) onClose();
    return isSent;
  };
  return (
    <ReasonDialog
      open
      title={formatMessage({ id: 'changes.decline.title' }, { number })}
      text={formatMessage({ id: 'changes.decline.text' })}
      label={formatMessage({ id: 'changes.decline.reason' })}
      confirmLabel={formatMessage({ id: 'changes.decline.confirm' })}
      limits={{ min: CHANGE_ORDER_LIMITS.reasonMin, max: CHANGE_ORDER_LIMITS.reasonMax }}
      required={false}
      error={error}
      draftKey={`decline.${id}`}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

function WithdrawDialog({ change, onClose }: DialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { run, error } = useEvent();
  const [withdraw] = useWithdrawChangeMutation();
  const { id, number } = change;
  const confirm = async (): Promise<void> => {
    const done = formatMessage({ id: 'changes.withdraw.done' }, { number });
    if (await run(() => withdraw(id).unwrap(), done)) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: 'changes.withdraw.title' }, { number })}
      confirmLabel={formatMessage({ id: 'changes.withdraw.confirm' })}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography>{formatMessage({ id: 'changes.withdraw.text' })}</Typography>
    </ConfirmDialog>
  );
}

const DIALOGS = { accept: AcceptDialog, decline: DeclineDialog, withdraw: WithdrawDialog } as const;
const ANSWERS = ['accept', 'decline', 'withdraw'] as const;

/** What the reader may say to a change that waits; each says what follows before it happens. */
export function AnswerActions({ project, change }: AnswerProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<(typeof ANSWERS)[number]>();
  const offered = ANSWERS.filter((event) => change.actions.includes(event));
  if (offered.length === 0) return null;
  const Dialog = asked === undefined ? undefined : DIALOGS[asked];
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {offered.map((event) => (
        <SendingButton
          key={event}
          sending={false}
          variant={event === 'accept' ? 'primary' : 'secondary'}
          {...(event === 'accept' && { startIcon: <CheckIcon /> })}
          onClick={() => setAsked(event)}
        >
          {formatMessage({ id: `changes.${event}.open` })}
        </SendingButton>
      ))}
      {Dialog === undefined ? null : <Dialog project={project} change={change} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}
