import type { ProofKind } from './condition.rules.js';

/** One file of a repair's evidence, and whether the client has returned the repair since. */
export interface SeenProof {
  readonly kind: ProofKind;
  readonly wasReturned: boolean;
}

/** Whether a file was there when the client returned the repair; times are two dates, or two UTC instants as text. */
export const wasReturned = <T extends Date | string>(createdAt: T, returnedAt: T | null): boolean =>
  returnedAt !== null && createdAt < returnedAt;

/**
 * COND-04: what counts for a returned repair. Its correction wants a photograph after the work that is newer than the
 * return. What was taken before the work still counts, and so does a document once anything else is new: it may be right.
 */
export function proofsAfterReturn(proofs: readonly SeenProof[]): ProofKind[] {
  const isCorrected = proofs.some((proof) => proof.kind !== 'before' && !proof.wasReturned);
  return proofs
    .filter(({ kind, wasReturned: isOld }) => !isOld || kind === 'before' || (kind === 'document' && isCorrected))
    .map(({ kind }) => kind);
}
