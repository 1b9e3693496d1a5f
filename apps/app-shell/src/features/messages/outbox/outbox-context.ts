import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Outbox, OutboxState } from './outbox.js';

export interface OutboxPlace {
  /** Undefined until it stands. */
  readonly outbox: Outbox | undefined;
  /** Asks for it now; without it, it comes when the page has come to rest. */
  readonly want: () => void;
}

export const OutboxContext = createContext<OutboxPlace>({ outbox: undefined, want: () => undefined });

/** Undefined for the moment until it stands; whoever uses it does not wait for the page to come to rest. */
export function useOutbox(): Outbox | undefined {
  const { outbox, want } = useContext(OutboxContext);
  useEffect(want, [want]);
  return outbox;
}

const EMPTY: OutboxState = { messages: [], sendingId: null, isStalled: false };
const never = (): (() => void) => () => undefined;

/** What waits to be sent. */
export function useOutboxState(): OutboxState {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox?.subscribe ?? never, outbox?.snapshot ?? (() => EMPTY));
}
