import {
  useAcceptConditionMutation,
  useReturnConditionMutation,
  useTakeBackConditionMutation,
  type ConditionView,
} from '@cw/api-client';
import { CONDITION_LIMITS } from '@cw/domain';
import { CheckIcon, ReturnIcon, SendingButton, Stack, styled } from '@cw/ui';
import { useEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { ReasonDialog } from '../../forms/reason-dialog.js';
import { useEvent } from '../../forms/use-event.js';

/** As large as the larger of both: nothing beside or below them moves when one takes the other's place. */
const SameRoom = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  '& > *': { gridArea: '1 / 1' },
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

interface PressProps extends Props {
  readonly onPress: () => void;
}

function Accept({ condition, onPress }: PressProps): ReactElement {
  const { formatMessage } = useIntl();
  const { run } = useEvent();
  const [accept, accepting] = useAcceptConditionMutation();
  const { id, number } = condition;
  return (
    <SendingButton
      variant="primary"
      startIcon={<CheckIcon />}
      sending={accepting.isLoading}
      aria-label={formatMessage({ id: 'record.work.accept_named' }, { number })}
      onClick={() => {
        onPress();
        void run(() => accept(id).unwrap(), formatMessage({ id: 'record.work.accepted' }, { number }));
      }}
    >
      {formatMessage({ id: 'record.work.accept' })}
    </SendingButton>
  );
}

function TakeBack({ condition, onPress }: PressProps): ReactElement {
  const { formatMessage } = useIntl();
  const { run } = useEvent();
  const [takeBack, takingBack] = useTakeBackConditionMutation();
  const { id, number } = condition;
  return (
    <SendingButton
      sending={takingBack.isLoading}
      aria-label={formatMessage({ id: 'record.work.take_back_named' }, { number })}
      onClick={() => {
        onPress();
        void run(() => takeBack(id).unwrap(), formatMessage({ id: 'record.work.taken_back' }, { number }));
      }}
    >
      {formatMessage({ id: 'record.work.take_back' })}
    </SendingButton>
  );
}

/** Hidden, it is out of reach of finger, keyboard and reader, and keeps its room. */
function Shown({ when, children }: { readonly when: boolean; readonly children: ReactNode }): ReactElement {
  return (
    <div inert={!when} aria-hidden={!when} style={when ? {} : { visibility: 'hidden' }}>
      {children}
    </div>
  );
}

/** That it is accepted, or the button that accepts: whichever of both is not hidden. */
const DECIDED = ':not([inert]) > :is([data-decided], button)';

/**
 * Hands the focus of a decision that was pressed on to what stands in its place, from where the other one is a key away:
 * what is hidden loses it, and whoever decides by keyboard would begin again at the top of the page.
 */
function useFocusAfter(isAccepted: boolean): { readonly place: RefObject<HTMLDivElement | null>; pressed: () => void } {
  const place = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    place.current?.querySelector<HTMLElement>(DECIDED)?.focus();
  }, [isAccepted]);
  return {
    place,
    pressed: () => {
      wasPressed.current = true;
    },
  };
}

/**
 * COND-04: the client's decision about one repair. Accepting asks nothing and is taken back where it was pressed, though
 * not by the same press twice: in the place of "Accept" stands that it is done. Returning is asked about, for it tells
 * the other side.
 */
export function ReviewActions({ condition }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(false);
  const isAccepted = condition.state === 'accepted';
  const { place, pressed } = useFocusAfter(isAccepted);
  return (
    <Stack ref={place} direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <SameRoom>
        <Shown when={!isAccepted}>
          <Accept condition={condition} onPress={pressed} />
        </Shown>
        <Shown when={isAccepted}>
          <Accepted data-decided tabIndex={-1}>
            <CheckIcon />
            {formatMessage({ id: 'record.work.accepted_shown' })}
          </Accepted>
        </Shown>
      </SameRoom>
      <SameRoom>
        <Shown when={!isAccepted}>
          <SendingButton
            sending={false}
            startIcon={<ReturnIcon />}
            aria-label={formatMessage({ id: 'record.work.return_named' }, { number: condition.number })}
            onClick={() => setAsking(true)}
          >
            {formatMessage({ id: 'record.work.return' })}
          </SendingButton>
        </Shown>
        <Shown when={isAccepted}>
          <TakeBack condition={condition} onPress={pressed} />
        </Shown>
      </SameRoom>
      {asking ? <ReturnDialog condition={condition} onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}
