import { useState, useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  EVENTS.forEach((event) => window.addEventListener(event, listener));
  return () => EVENTS.forEach((event) => window.removeEventListener(event, listener));
}

const isOnline = (): boolean => navigator.onLine;
const isOnlineInBuild = (): boolean => true;

/** Words hold for good, or came without a network and hold until there is one. */
type Holding = 'holds' | 'until_online' | 'gone';

function later(holding: Holding, online: boolean): Holding {
  return holding === 'until_online' && online ? 'gone' : holding;
}

/**
 * What a try to send was answered with, and nothing once it no longer holds: what is said without a network is untrue as
 * soon as there is one, and the button beside it tries again. `attempt` changes with every try, since the next one may
 * fail with the same words.
 */
export function useSaidOffline<Words>(words: Words, attempt: number): Words | undefined {
  const online = useSyncExternalStore(subscribe, isOnline, isOnlineInBuild);
  const [said, setSaid] = useState<{ words: Words; attempt: number; holding: Holding }>();
  const isSame = said !== undefined && said.words === words && said.attempt === attempt;
  const holding = isSame ? later(said.holding, online) : online ? 'holds' : 'until_online';
  if (!isSame || holding !== said.holding) setSaid({ words, attempt, holding });
  return holding === 'gone' ? undefined : words;
}
