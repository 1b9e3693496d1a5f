import { useSendMessageMutation, type AppState } from '@cw/api-client';
import { useToast } from '@cw/ui';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { createOutbox, type Outbox, type OutboxState } from './outbox.js';
import { deviceStorage, type UnsentMessage } from './outbox-storage.js';
import { outcomeOf } from './send-outcome.js';

const OutboxContext = createContext<Outbox | undefined>(undefined);
const CHANNEL = 'closewright.outbox';

interface ProviderProps {
  readonly userId: string;
  readonly children: ReactNode;
}

function useSend() {
  const { formatMessage } = useIntl();
  const [send] = useSendMessageMutation();
  return async ({ conversationId, clientId, body, reply, files }: UnsentMessage) => {
    const words = reply === null ? { body } : { reply };
    const fileIds = files.map(({ id }) => id);
    const sendMessage = { clientId, ...words, ...(fileIds.length > 0 && { fileIds }) };
    try {
      const message = await send({ id: conversationId, sendMessage }).unwrap();
      return { kind: 'sent', message } as const;
    } catch (error) {
      return outcomeOf(error, formatMessage({ id: 'errors.server.unexpected' }));
    }
  };
}

/** Keeps the outbox of whoever is signed in, on every screen: what waits goes out wherever the reader is by then. */
export function OutboxProvider({ userId, children }: ProviderProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const send = useEffectEvent(useSend());
  const onRefused = useEffectEvent(() =>
    toast({ kind: 'broken', title: formatMessage({ id: 'messages.send_failed' }) }),
  );
  const [outbox, setOutbox] = useState<Outbox>();
  const isConnected = useSelector(({ realtime }: Pick<AppState, 'realtime'>) => realtime.state === 'connected');

  useEffect(() => {
    const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
    const { locks } = window.navigator as { readonly locks?: LockManager };
    const opened = createOutbox({
      userId,
      storage: deviceStorage(),
      send: (message) => send(message),
      onRefused: () => void onRefused(),
      locks,
      channel,
    });
    if (channel !== undefined) channel.onmessage = () => void opened.reload();
    window.addEventListener('online', opened.wake);
    let isOver = false;
    // It is handed out once it knows what is kept.
    void opened.reload().then(() => {
      if (isOver) return;
      setOutbox(opened);
      opened.wake();
    });
    return () => {
      isOver = true;
      window.removeEventListener('online', opened.wake);
      channel?.close();
      opened.close();
    };
  }, [userId]);

  useEffect(() => {
    if (isConnected) outbox?.wake();
  }, [isConnected, outbox]);

  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** Undefined for the moment until it stands. */
export const useOutbox = (): Outbox | undefined => useContext(OutboxContext);

const EMPTY: OutboxState = { messages: [], sendingId: null, isStalled: false };
const never = (): (() => void) => () => undefined;

/** What waits to be sent. */
export function useOutboxState(): OutboxState {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox?.subscribe ?? never, outbox?.snapshot ?? (() => EMPTY));
}
