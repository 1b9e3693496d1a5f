import {
  actingSides,
  CHANGEABLE_STATES,
  endangersClosing,
  projectState,
  type Agreement,
  type ChangeOrderParty,
  type ProjectParty,
} from '@cw/domain';
import type { BidEntity } from '../bids/index.js';
import type { ChangeSide, ProjectEntity } from '../projects/index.js';
import type { ChangeOrderEntity } from './change-order.entity.js';

/** On which side of the job somebody stands; undefined for staff, who look on. */
export const sideOf = (parties: readonly ProjectParty[]): ChangeSide | undefined =>
  actingSides(parties).find((party) => party !== 'admin');

/** Whoever acts for the side that proposed is the proposer, and the other side has the last word. */
export function changeParties(
  parties: readonly ProjectParty[],
  { proposedBy }: Pick<ChangeOrderEntity, 'proposedBy'>,
): ChangeOrderParty[] {
  const side = sideOf(parties);
  if (side === undefined) return [];
  return [side === proposedBy ? 'proposer' : 'counterparty'];
}

export const isChangeable = ({ status, work }: Pick<ProjectEntity, 'status' | 'work'>): boolean =>
  CHANGEABLE_STATES.includes(projectState(status, work));

const agreementOf = (project: Pick<ProjectEntity, 'extraDays'>, bid: BidEntity | null): Agreement => ({
  startDate: bid?.startDate ?? null,
  durationDays: bid?.durationDays ?? null,
  extraDays: project.extraDays,
});

/** Whether so many days more let the agreed work end too late for the closing. */
export const isTooLate = (
  project: Pick<ProjectEntity, 'extraDays' | 'closingDate'>,
  bid: BidEntity | null,
  days: number,
): boolean => endangersClosing(agreementOf(project, bid), days, project.closingDate);
