import { createContext, useContext, useEffect, useSyncExternalStore, type Context } from 'react';
import type { NewEntry, Outbox, OutboxState } from './outbox.js';
import type { UnsentEntry } from './outbox-storage.js';

export interface OutboxPlace<Entry extends UnsentEntry, Arrived> {
  /** Undefined until it stands. */
  readonly outbox: Outbox<Entry, Arrived> | undefined;
  /** What was given before it stood: it gets them first. */
  readonly early: readonly NewEntry<Entry>[];
  /** For what must not wait until it stands. */
  readonly give: (entry: NewEntry<Entry>) => void;
  /** Asks for it now; without it, it comes when the page has come to rest. */
  readonly want: () => void;
}

export interface OutboxHooks<Entry extends UnsentEntry, Arrived> {
  readonly Context: Context<OutboxPlace<Entry, Arrived>>;
  /** The place itself, which wants the outbox. */
  readonly useOutboxPlace: () => OutboxPlace<Entry, Arrived>;
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
  const nowhere = (): void => undefined;
  const Place = createContext<OutboxPlace<Entry, Arrived>>({
    outbox: undefined,
    early: [],
    give: nowhere,
    want: nowhere,
  });
  const useOutboxPlace = (): OutboxPlace<Entry, Arrived> => {
    const place = useContext(Place);
    const { want } = place;
    useEffect(want, [want]);
    return place;
  };
  return {
    Context: Place,
    useOutboxPlace,
    useOutbox: () => useOutboxPlace().outbox,
    useOutboxState: () => {
      const { outbox } = useContext(Place);
      return useSyncExternalStore(outbox?.subscribe ?? never, outbox?.snapshot ?? (() => empty));
    },
  };
}
