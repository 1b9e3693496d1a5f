import { createContext, useContext, useEffect, useSyncExternalStore, type Context } from 'react';
import type { Outbox, OutboxState } from './outbox.js';
import type { UnsentEntry } from './outbox-storage.js';

export interface OutboxPlace<Entry extends UnsentEntry, Arrived> {
  /** Undefined until it stands. */
  readonly outbox: Outbox<Entry, Arrived> | undefined;
  /** Asks for it now; without it, it comes when the page has come to rest. */
  readonly want: () => void;
}

export interface OutboxHooks<Entry extends UnsentEntry, Arrived> {
  readonly Context: Context<OutboxPlace<Entry, Arrived>>;
  /** Undefined for the moment until it stands; whoever uses it does not wait for the page to come to rest. */
  readonly useOutbox: () => Outbox<Entry, Arrived> | undefined;
  /** What waits to be sent, once the page has come to rest or somebody has asked for it. */
  readonly useOutboxState: () => OutboxState<Entry>;
}

const never = (): (() => void) => () => undefined;

/** Where the screens find the outbox of one kind. */
export function createOutboxPlace<Entry extends UnsentEntry, Arrived>(): OutboxHooks<Entry, Arrived> {
  const empty: OutboxState<Entry> = {
    entries: [],
    sendingId: null,
    percent: null,
    isStalled: false,
    unkept: new Set(),
  };
  const Place = createContext<OutboxPlace<Entry, Arrived>>({ outbox: undefined, want: () => undefined });
  return {
    Context: Place,
    useOutbox: () => {
      const { outbox, want } = useContext(Place);
      useEffect(want, [want]);
      return outbox;
    },
    useOutboxState: () => {
      const { outbox } = useContext(Place);
      return useSyncExternalStore(outbox?.subscribe ?? never, outbox?.snapshot ?? (() => empty));
    },
  };
}
