import type { Presence } from '@cw/domain';
import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import type { AppState } from '../store.js';
import { useOnline } from './use-online.js';
import { onPresenceChoice, presenceChoice, type PresenceChoice } from './own-presence.js';

/**
 * RT-04: what the server has said of a person since the connection began; undefined when it has said nothing, and without
 * a network, which a connection notices only after a while.
 */
export function usePresence(userId: string | undefined): Presence | undefined {
  const isOnline = useOnline();
  return useSelector(({ realtime }: Pick<AppState, 'realtime'>) =>
    userId === undefined || !isOnline ? undefined : realtime.presences[userId],
  );
}

/** What a person has chosen to say of themselves on this device. */
export const usePresenceChoice = (userId: string): PresenceChoice =>
  useSyncExternalStore(onPresenceChoice, () => presenceChoice(userId));
