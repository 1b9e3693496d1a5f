import { useSendMessageMutation, type AppState } from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { atRest } from '../../../app/loading/request-idle.js';
import type { OpenOutbox } from './open-outbox.js';
import type { Outbox, SendOutcome } from './outbox.js';
import { OutboxContext } from './outbox-context.js';
import type { UnsentMessage } from './outbox-storage.js';

interface ProviderProps {
  readonly userId: string;
  readonly children: ReactNode;
}

/** After which its scripts, where they did not come, are asked for again, in ms. */
const AGAIN_MS = 5_000;

const load = () => import('./open-outbox.js');

function useSend(): (message: UnsentMessage) => Promise<SendOutcome> {
  const { formatMessage } = useIntl();
  const [send] = useSendMessageMutation();
  return async ({ conversationId, clientId, body, reply, files }) => {
    const words = reply === null ? { body } : { reply };
    const fileIds = files.map(({ id }) => id);
    const sendMessage = { clientId, ...words, ...(fileIds.length > 0 && { fileIds }) };
    try {
      const message = await send({ id: conversationId, sendMessage }).unwrap();
      return { kind: 'sent', message };
    } catch (error) {
      const { outcomeOf } = await load();
      return outcomeOf(error, formatMessage({ id: 'errors.server.unexpected' }));
    }
  };
}

/** The outbox of this person, once it is wanted and knows what is kept. */
function useOpenOutbox(userId: string, isWanted: boolean): Outbox | undefined {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const send = useEffectEvent(useSend());
  const onRefused = useEffectEvent(() =>
    toast({ kind: 'broken', title: formatMessage({ id: 'messages.send_failed' }) }),
  );
  const [outbox, setOutbox] = useState<Outbox>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let opened: OpenOutbox | undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async (): Promise<void> => {
      const { openOutbox } = await load();
      if (isOver) return;
      opened = openOutbox({ userId, send: (message) => send(message), onRefused: () => void onRefused() });
      await opened.ready;
      if (isOver) return;
      setOutbox(opened.outbox);
      opened.outbox.wake();
    };
    const openAtLast = (): void => {
      open().catch(() => {
        if (!isOver) timer = setTimeout(openAtLast, AGAIN_MS);
      });
    };
    openAtLast();
    return () => {
      isOver = true;
      clearTimeout(timer);
      opened?.close();
    };
  }, [userId, isWanted]);
  return outbox;
}

/**
 * Keeps the outbox of whoever is signed in, on every screen: what waits goes out wherever the reader is by then. It comes
 * when the page has come to rest, or as soon as a thread is on it.
 */
export function OutboxProvider({ userId, children }: ProviderProps): ReactElement {
  const [isWanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  const outbox = useOpenOutbox(userId, isWanted);
  const place = useMemo(() => ({ outbox, want }), [outbox, want]);
  const isConnected = useSelector(({ realtime }: Pick<AppState, 'realtime'>) => realtime.state === 'connected');

  useEffect(() => atRest(want), [want]);
  useEffect(() => {
    if (isConnected) outbox?.wake();
  }, [isConnected, outbox]);

  return <OutboxContext value={place}>{children}</OutboxContext>;
}
