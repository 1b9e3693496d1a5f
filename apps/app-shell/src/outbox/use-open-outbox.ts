import type { AppState } from '@cw/api-client';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { atRest } from '../app/loading/request-idle.js';
import type { OpenOutbox, Opening } from './open-outbox.js';
import type { NewEntry, Outbox } from './outbox.js';
import type { OutboxPlace } from './outbox-place.js';
import type { UnsentEntry } from './outbox-storage.js';

/** After which its scripts, where they did not come, are asked for again, in ms. */
const AGAIN_MS = 5_000;

export interface OutboxSource<Entry extends UnsentEntry, Arrived> extends Opening<Entry, Arrived> {
  /** Fetches its scripts and opens it; the same function on every call. */
  readonly open: (opening: Opening<Entry, Arrived>) => Promise<OpenOutbox<Entry, Arrived>>;
}

/** Opened while it is wanted, and once it knows what is kept; where its scripts do not come, asked for again. */
function useOpened<Entry extends UnsentEntry, Arrived>(
  source: OutboxSource<Entry, Arrived>,
  isWanted: boolean,
): Outbox<Entry, Arrived> | undefined {
  const { userId, open } = source;
  const send = useEffectEvent(source.send);
  const onRefused = useEffectEvent(source.onRefused);
  const [outbox, setOutbox] = useState<Outbox<Entry, Arrived>>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let opened: OpenOutbox<Entry, Arrived> | undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const opening: Opening<Entry, Arrived> = {
      userId,
      send: (entry, onProgress) => send(entry, onProgress),
      onRefused: (entry) => onRefused(entry),
    };
    const come = async (): Promise<void> => {
      opened = await open(opening);
      if (!isOver) await opened.ready;
      if (isOver) {
        opened.close();
        return;
      }
      setOutbox(opened.outbox);
      opened.outbox.wake();
    };
    const comeAtLast = (): void => {
      come().catch(() => {
        if (!isOver) timer = setTimeout(comeAtLast, AGAIN_MS);
      });
    };
    comeAtLast();
    return () => {
      isOver = true;
      clearTimeout(timer);
      opened?.close();
      setOutbox(undefined);
    };
  }, [userId, isWanted, open]);
  return outbox;
}

/**
 * The outbox of whoever is signed in, for every screen: what waits goes out wherever the reader is by then. It comes when
 * the page has come to rest, or as soon as a screen wants it.
 */
export function useOpenOutbox<Entry extends UnsentEntry, Arrived>(
  source: OutboxSource<Entry, Arrived>,
): OutboxPlace<Entry, Arrived> {
  const [isWanted, setWanted] = useState(false);
  const [early, setEarly] = useState<readonly NewEntry<Entry>[]>([]);
  const outbox = useOpened(source, isWanted);
  const want = useCallback(() => setWanted(true), []);
  const give = useCallback(
    (entry: NewEntry<Entry>) => {
      setWanted(true);
      if (outbox === undefined) setEarly((before) => [...before, entry]);
      else void outbox.add(entry);
    },
    [outbox],
  );
  const isConnected = useSelector(({ realtime }: Pick<AppState, 'realtime'>) => realtime.state === 'connected');

  useEffect(() => {
    if (outbox === undefined || early.length === 0) return;
    void Promise.all(early.map((entry) => outbox.add(entry))).then(() => setEarly([]));
  }, [outbox, early]);
  useEffect(() => atRest(want), [want]);
  useEffect(() => {
    if (isConnected) outbox?.wake();
  }, [isConnected, outbox]);

  return useMemo(() => ({ outbox, early, give, want }), [outbox, early, give, want]);
}
