import {
  useLazyListMessagesQuery,
  useRealtimeEvent,
  type AppState,
  type ConversationView,
  type ListMessagesApiArg,
} from '@cw/api-client';
import { MESSAGE_LIMITS } from '@cw/domain';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { said } from '../../../lists/said.js';
import { useMessagesOutbox } from '../../../outbox/messages/unsent-message.js';
import {
  hasNewer,
  lastSequenceOf,
  windowOf,
  withMessage,
  withNewer,
  withOlder,
  type HistoryPage,
  type ThreadWindow,
} from './thread-window.js';

export interface Thread {
  /** Undefined until the first messages are here. */
  readonly window: ThreadWindow | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  /** Asks for what came before; once at a time. */
  readonly older: () => void;
  readonly olderFailed: boolean;
  /** Asks for what came after the last one here. */
  readonly newer: () => void;
  /** Shows another part: around a message, or the end. */
  readonly show: (around: number | undefined) => Promise<void>;
  /** Grows each time another part is shown: the list opens anew. */
  readonly part: number;
  /** Where the part opens: at this message, or at the end. */
  readonly opensAt: number | undefined;
}

/** What was missed comes in pages of this size, so many at once; whoever was away for longer scrolls on. */
const CATCH_UP = { size: MESSAGE_LIMITS.pageMax, pages: 5 } as const;

interface Shown {
  readonly part: number;
  readonly opensAt: number | undefined;
}

function useRead(id: string): (where: Omit<ListMessagesApiArg, 'id'>) => Promise<HistoryPage> {
  const [read] = useLazyListMessagesQuery();
  return useCallback((where) => read(said({ id, ...where })).unwrap(), [id, read]);
}

/** Runs one at a time; what is asked for meanwhile is left. */
function useSingle(): (work: () => Promise<void>) => void {
  const isRunning = useRef(false);
  return useCallback((work) => {
    if (isRunning.current) return;
    isRunning.current = true;
    void work().finally(() => {
      isRunning.current = false;
    });
  }, []);
}

interface Held {
  readonly id: string;
  readonly latest: RefObject<ThreadWindow | undefined>;
  readonly keep: (next: ThreadWindow) => void;
  readonly newer: () => void;
  /** Of the last message that the conversation is known to have. */
  readonly lastSequence: number;
}

/** What is sent and heard while a thread is open, and what was missed while nobody listened. */
function useNews({ id, latest, keep, newer, lastSequence }: Held): void {
  const outbox = useMessagesOutbox();
  const hear = useEffectEvent((message: Parameters<typeof withMessage>[1]) => {
    if (message.conversationId !== id || latest.current === undefined) return;
    const wasWhole = !hasNewer(latest.current);
    keep(withMessage(latest.current, message));
    // It is not next to the last one: what lies between was not heard.
    if (wasWhole && hasNewer(latest.current)) newer();
  });
  useRealtimeEvent('new_message', ({ message }) => hear(message));
  useEffect(() => outbox?.onSent((message) => hear(message)), [outbox]);

  // Back after silence: what was said meanwhile is asked for from the last one here.
  const isConnected = useSelector(({ realtime }: Pick<AppState, 'realtime'>) => realtime.state === 'connected');
  useEffect(() => {
    // A reader in the past comes to it by reading on.
    if (isConnected && latest.current !== undefined && !hasNewer(latest.current)) newer();
  }, [isConnected, latest, newer]);
  // What no socket told of: the conversation itself is read again now and then.
  useEffect(() => {
    if (latest.current === undefined || hasNewer(latest.current)) return;
    if (lastSequence > lastSequenceOf(latest.current)) newer();
  }, [lastSequence, latest, newer]);
}

/** The stretch of a thread that the page holds, and what changes it while it is open. */
export function useThread({ id, readSequence, unread, lastSequence }: ConversationView): Thread {
  const read = useRead(id);
  const [window, setWindow] = useState<ThreadWindow>();
  const [error, setError] = useState<unknown>();
  const [olderFailed, setOlderFailed] = useState(false);
  const [shown, setShown] = useState<Shown>({ part: 0, opensAt: undefined });
  const latest = useRef<ThreadWindow>(undefined);
  const olderOnce = useSingle();
  const newerOnce = useSingle();

  const keep = useCallback((next: ThreadWindow) => {
    latest.current = next;
    setWindow(next);
  }, []);

  const show = useCallback(
    async (around: number | undefined) => {
      setError(undefined);
      try {
        keep(windowOf(await read(around === undefined ? {} : { around })));
        setShown(({ part }) => ({ part: part + 1, opensAt: around }));
      } catch (caught) {
        setError(caught);
      }
    },
    [keep, read],
  );

  const newer = useCallback(() => {
    newerOnce(async () => {
      for (let pages = 0; pages < CATCH_UP.pages && latest.current !== undefined; pages += 1) {
        const since = lastSequenceOf(latest.current);
        const page = await read({ sinceSequence: since, limit: CATCH_UP.size }).catch(() => null);
        if (page === null) return;
        keep(withNewer(latest.current, page));
        // What came while this was asked for is asked for too.
        if (page.items.length === 0 || !hasNewer(latest.current)) return;
      }
    });
  }, [keep, newerOnce, read]);

  const older = useCallback(() => {
    const cursor = latest.current?.olderCursor;
    if (cursor === null || cursor === undefined) return;
    olderOnce(async () => {
      setOlderFailed(false);
      const page = await read({ cursor }).catch(() => null);
      if (page === null || latest.current === undefined) setOlderFailed(page === null);
      else keep(withOlder(latest.current, page));
    });
  }, [keep, olderOnce, read]);

  useNews({ id, latest, keep, newer, lastSequence });
  const open = useEffectEvent(() => void show(unread > 0 ? readSequence + 1 : undefined));
  useEffect(() => open(), [id]);

  return {
    ...{ window, error, older, olderFailed, newer, show },
    retry: () => void show(undefined),
    ...shown,
  };
}
