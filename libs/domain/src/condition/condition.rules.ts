import { DEFAULT_EVIDENCE, type ConditionKind, type EvidenceCode } from './condition.js';

/** A file handed in as proof: `before` and `after` photos, or a `document` for every other evidence code. */
export type ProofKind = 'before' | 'after' | 'document';

/** The evidence rule of a condition: what was set, or what its kind needs. */
export function evidenceRule(kind: ConditionKind, set: readonly EvidenceCode[]): readonly EvidenceCode[] {
  return set.length > 0 ? set : DEFAULT_EVIDENCE[kind];
}

/**
 * What still has to be handed in. Photographs answer their own codes; each document answers one of the others, as
 * nobody but the client can judge which paper it is.
 */
export function missingEvidence(rule: readonly EvidenceCode[], proofs: readonly ProofKind[]): EvidenceCode[] {
  const papers = proofs.filter((proof) => proof === 'document').length;
  const owedPapers = rule.filter((code) => code !== 'photo_before' && code !== 'photo_after');
  return rule.filter((code) => {
    if (code === 'photo_before') return !proofs.includes('before');
    if (code === 'photo_after') return !proofs.includes('after');
    return owedPapers.indexOf(code) >= papers;
  });
}
