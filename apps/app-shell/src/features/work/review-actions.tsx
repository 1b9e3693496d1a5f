import {
  useAcceptConditionMutation,
  useReturnConditionMutation,
  useTakeBackConditionMutation,
  type ConditionView,
} from '@cw/api-client';
import { CONDITION_LIMITS } from '@cw/domain';
import { CheckIcon, ReturnIcon, SendingButton, Stack, styled } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ReasonDialog } from '../../forms/reason-dialog.js';
import { useEvent } from '../../forms/use-event.js';

/** Both rows of buttons take up the same room, the one that is not shown as well: nothing below them moves. */
const SameRoom = styled('div')({
  display: 'grid',
  '& > *': { gridArea: '1 / 1', alignContent: 'start' },
});

const Accepted = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  gap: theme.spacing(1),
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 620,
}));

interface Props {
  readonly condition: ConditionView;
}

/** Asks why, since the contractor is told at once and the work is theirs again. */
function ReturnDialog({ condition, onClose }: Props & { readonly onClose: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const { run, error } = useEvent();
  const [sendBack] = useReturnConditionMutation();
  const { id, number } = condition;
  const returnIt = async (reason: string): Promise<boolean> => {
    const done = formatMessage({ id: 'record.work.returned' }, { number });
    const isSent = await run(() => sendBack({ id, returnCondition: { reason } }).unwrap(), done);
    if (isSent) onClose();
    return isSent;
  };
  return (
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
      onClose={onClose}
    />
  );
}

function Decide({ condition, onReturn }: Props & { readonly onReturn: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const { run } = useEvent();
  const [accept, accepting] = useAcceptConditionMutation();
  const { id, number } = condition;
  return (
    <>
      <SendingButton
        variant="primary"
        startIcon={<CheckIcon />}
        sending={accepting.isLoading}
        aria-label={formatMessage({ id: 'record.work.accept_named' }, { number })}
        onClick={() => void run(() => accept(id).unwrap(), formatMessage({ id: 'record.work.accepted' }, { number }))}
      >
        {formatMessage({ id: 'record.work.accept' })}
      </SendingButton>
      <SendingButton sending={false} startIcon={<ReturnIcon />} onClick={onReturn}>
        {formatMessage({ id: 'record.work.return' })}
      </SendingButton>
    </>
  );
}

function TakeBack({ condition }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const { run } = useEvent();
  const [takeBack, takingBack] = useTakeBackConditionMutation();
  const { id, number } = condition;
  return (
    <>
      <Accepted>
        <CheckIcon />
        {formatMessage({ id: 'record.work.accepted_shown' })}
      </Accepted>
      <SendingButton
        sending={takingBack.isLoading}
        aria-label={formatMessage({ id: 'record.work.take_back_named' }, { number })}
        onClick={() =>
          void run(() => takeBack(id).unwrap(), formatMessage({ id: 'record.work.taken_back' }, { number }))
        }
      >
        {formatMessage({ id: 'record.work.take_back' })}
      </SendingButton>
    </>
  );
}

/** Hidden, they are out of reach of finger, keyboard and reader, and keep their room. */
function Buttons({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }): ReactElement {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      inert={!isShown}
      aria-hidden={!isShown}
      style={{ flexWrap: 'wrap', ...(!isShown && { visibility: 'hidden' }) }}
    >
      {children}
    </Stack>
  );
}

/**
 * COND-04: the client's decision about one repair. Accepting asks nothing and is taken back where it was pressed;
 * returning is asked about, for it tells the other side.
 */
export function ReviewActions({ condition }: Props): ReactElement {
  const [asking, setAsking] = useState(false);
  const isAccepted = condition.state === 'accepted';
  return (
    <SameRoom>
      <Buttons isShown={!isAccepted}>
        <Decide condition={condition} onReturn={() => setAsking(true)} />
      </Buttons>
      <Buttons isShown={isAccepted}>
        <TakeBack condition={condition} />
      </Buttons>
      {asking ? <ReturnDialog condition={condition} onClose={() => setAsking(false)} /> : null}
    </SameRoom>
  );
}
