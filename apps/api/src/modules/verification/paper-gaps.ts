import { CONTRACTOR_REQUIREMENTS, isInForce, verificationGaps, type PlainDate, type VerificationGap } from '@cw/domain';
import type { HeldPaper } from './papers.js';

/**
 * CON-02: what is missing to be verified. The cover that counts is what staff approved on the certificate; without one
 * in force there is nothing to judge, and the certificate itself is what is missing.
 */
export function gapsOfPapers(
  papers: readonly HeldPaper[],
  experienceYears: number,
  today: PlainDate,
): VerificationGap[] {
  const insurance = papers.find(({ kind }) => kind === 'insurance');
  const isInsured = insurance !== undefined && isInForce(insurance, today);
  const liabilityCoverCents = isInsured ? (insurance.coverCents ?? 0) : CONTRACTOR_REQUIREMENTS.liabilityCoverCents;
  return verificationGaps({ papers, liabilityCoverCents, experienceYears }, today);
}
