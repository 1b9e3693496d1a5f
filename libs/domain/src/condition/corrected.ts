import type { ConditionState } from './condition.machine.js';
import { wasReturned } from './returned-proof.js';

/** A repair as it was sent back last; the time is null where it never was. */
export interface Returnable {
  readonly state: ConditionState;
  readonly returnedAt: string | null;
}

/** Whether a repair was sent back and handed in again: its client compares before deciding. */
export const isCorrected = ({ state, returnedAt }: Returnable): boolean =>
  returnedAt !== null && (state === 'evidenced' || state === 'accepted');

/** Files of a repair in two parts: what came since it was sent back, and what was sent back. Instants are as the API writes them. */
export function sinceReturn<F extends { readonly createdAt: string }>(
  files: readonly F[],
  returnedAt: string | null,
): { readonly added: F[]; readonly earlier: F[] } {
  const isEarlier = ({ createdAt }: F): boolean => wasReturned(createdAt, returnedAt);
  return { added: files.filter((file) => !isEarlier(file)), earlier: files.filter(isEarlier) };
}
