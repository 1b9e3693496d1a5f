import type { ReconciliationRunView } from '@cw/api-client';
import { waitsForStaff } from '@cw/domain';
import type { Tone } from '@cw/ui';

export type RunState = 'running' | 'failed' | 'differs' | 'healed' | 'agrees';

export const RUN_TONES: Readonly<Record<RunState, Tone>> = {
  running: 'blue',
  failed: 'copper',
  differs: 'brick',
  healed: 'slate',
  agrees: 'green',
};

/** How a comparison ended. What was accepted since counts no more; a broken rule of the ledger always does. */
export function runStateOf({ finishedAt, error, differences, brokenRules }: ReconciliationRunView): RunState {
  if (finishedAt === null) return 'running';
  if (error !== null) return 'failed';
  if (brokenRules.length > 0 || differences.some(({ state }) => waitsForStaff(state))) return 'differs';
  return differences.length > 0 ? 'healed' : 'agrees';
}

const SHOWN_AT_ONCE = 100;

/** Enough of those that wait to say how many they are. */
export const openDifferencesQuery = (cursor?: string) => ({
  limit: SHOWN_AT_ONCE,
  ...(cursor !== undefined && { cursor }),
});
