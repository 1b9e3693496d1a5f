import type { Presence } from '@cw/domain';
import type { PresenceState } from './presence-leases.js';

/** What counts before what, over the tabs of a person and over the processes: busy is chosen, away comes by itself. */
const STRONGEST: readonly Presence[] = ['busy', 'online', 'away'];

export const mergedStatus = (said: readonly Presence[]): Presence =>
  STRONGEST.find((status) => said.includes(status)) ?? 'offline';

/** One state for each person, out of what the processes say. */
export function mergedPresence(states: readonly PresenceState[]): Map<string, PresenceState> {
  const merged = new Map<string, PresenceState>();
  for (const state of states) {
    const before = merged.get(state.userId);
    merged.set(state.userId, {
      ...state,
      status: mergedStatus([state.status, before?.status ?? 'offline']),
      projectIds: [...new Set([...state.projectIds, ...(before?.projectIds ?? [])])],
    });
  }
  return merged;
}
