import {
  useDeletePushSubscriptionMutation,
  useGetPushSubscriptionQuery,
  useSavePushSubscriptionMutation,
  type PushStateResponse,
  type SessionUser,
} from '@cw/api-client';
import { SendingButton, styled } from '@cw/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  bodyOf,
  pushSupport,
  rememberPushedTo,
  subscribeHere,
  subscriptionHere,
  unsubscribeHere,
} from '../../../push/push-browser.js';
import { browserPermission } from '../../../alerts/browser-notification.js';
import { useOnce } from '../../../forms/use-once.js';

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0, 0, 2, 4.25),
  '& h3': { ...theme.typography.body2, fontWeight: 650, margin: 0 },
  '& p': { margin: theme.spacing(0.25, 0, 1), maxWidth: '62ch' },
}));

/** How it stands in this browser. */
export type PushState = 'install' | 'missing' | 'denied' | 'off' | 'on' | 'failing' | 'stopped';

function stateOf({ endpoint, isFailing }: PushStateResponse, here: string | null): PushState {
  const support = pushSupport();
  if (support !== 'supported') return support;
  if (browserPermission() === 'denied') return 'denied';
  if (endpoint === null || endpoint !== here) return 'off';
  return isFailing ? 'failing' : 'on';
}

/** What this browser is subscribed to; undefined until it has said so. */
function useEndpointHere(): readonly [string | null | undefined, (endpoint: string | null) => void] {
  const [endpoint, setEndpoint] = useState<string | null>();
  useEffect(() => {
    subscriptionHere().then(
      (found) => setEndpoint(found?.endpoint ?? null),
      () => setEndpoint(null),
    );
  }, []);
  return [endpoint, setEndpoint];
}

function usePushSwitch(user: SessionUser, publicKey: string) {
  const [save] = useSavePushSubscriptionMutation();
  const [remove] = useDeletePushSubscriptionMutation();
  const turnOn = async (): Promise<string | null> => {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const subscription = await subscribeHere(publicKey);
    await save({ id: user.id, pushSubscriptionBody: bodyOf(subscription) }).unwrap();
    rememberPushedTo(user.id);
    return subscription.endpoint;
  };
  const turnOff = async (): Promise<null> => {
    rememberPushedTo(null);
    await remove(user.id).unwrap();
    await unsubscribeHere();
    return null;
  };
  return { turnOn, turnOff };
}

const CAN_TURN_ON: ReadonlySet<PushState> = new Set<PushState>(['off', 'stopped', 'failing']);

interface SwitchProps {
  readonly user: SessionUser;
  readonly known: PushStateResponse;
  readonly publicKey: string;
}

function PushSwitch({ user, known, publicKey }: SwitchProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const [here, setHere] = useEndpointHere();
  const [turning, setTurning] = useState(false);
  const [hasStopped, setStopped] = useState(false);
  const { turnOn, turnOff } = usePushSwitch(user, publicKey);
  const turn = useOnce(async (act: () => Promise<string | null>) => {
    setTurning(true);
    setStopped(false);
    try {
      setHere(await act());
    } catch {
      setStopped(true);
    }
    setTurning(false);
  });
  if (here === undefined) return null;
  const state = hasStopped ? 'stopped' : stateOf(known, here);
  const sending = { sending: turning, sendingText: formatMessage({ id: 'settings.push.turning' }) };
  return (
    <Line>
      <h3>
        <FormattedMessage id="settings.push.title" />
      </h3>
      <p role="status">
        <FormattedMessage id={`settings.push.${state}`} />
      </p>
      {CAN_TURN_ON.has(state) ? (
        <SendingButton size="small" {...sending} onClick={() => void turn(turnOn)}>
          <FormattedMessage id={state === 'off' ? 'settings.push.turn_on' : 'settings.push.again'} />
        </SendingButton>
      ) : null}
      {state === 'on' ? (
        <SendingButton size="small" {...sending} onClick={() => void turn(turnOff)}>
          <FormattedMessage id="settings.push.turn_off" />
        </SendingButton>
      ) : null}
    </Line>
  );
}

export interface PushLineProps {
  readonly user: SessionUser;
}

/** NOTE-06: whether this browser is told while the product is closed there; nothing where the server cannot. */
export function PushLine({ user }: PushLineProps): ReactElement | null {
  const { data } = useGetPushSubscriptionQuery(user.id);
  const publicKey = data?.publicKey ?? null;
  return data === undefined || publicKey === null ? null : (
    <PushSwitch user={user} known={data} publicKey={publicKey} />
  );
}
