import { decidesForClient, type ProjectParty, type ReviewSide } from '@cw/domain';

/** For which side somebody writes; null for who is neither. */
export function reviewSide(parties: readonly ProjectParty[]): ReviewSide | null {
  if (decidesForClient(parties)) return 'client';
  return parties.includes('awarded_contractor') ? 'contractor' : null;
}
