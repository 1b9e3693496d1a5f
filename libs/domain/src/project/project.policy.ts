import { hasAdminRights, type Actor } from '../actor/actor.js';
import type { ProjectParty } from './project.machine.js';
import type { ProjectStatus } from './project.js';

/** The facts that decide who someone is to a project. */
export interface ProjectFacts {
  readonly ownerId: string;
  readonly status: ProjectStatus;
  /** The contractor of the accepted bid. */
  readonly awardedContractorId: string | null;
  /** Whether the actor has (or had) a bid on it. */
  readonly actorHasBid: boolean;
}

/** In whose name the actor may act on this project; empty for a stranger. */
export function partiesOf(
  actor: Actor,
  project: Pick<ProjectFacts, 'ownerId' | 'awardedContractorId'>,
): ProjectParty[] {
  const owner = project.ownerId === actor.userId;
  const parties: ProjectParty[] = owner ? ['owner'] : [];
  // An admin never rules on a project that is its own.
  if (hasAdminRights(actor) && !owner) parties.push('admin');
  if (project.awardedContractorId === actor.userId) parties.push('awarded_contractor');
  return parties;
}

/** ROLE-06: a client sees its own, a contractor the open ones, those it bid on and its jobs; an admin sees all. */
export function canReadProject(actor: Actor, project: ProjectFacts): boolean {
  if (partiesOf(actor, project).length > 0) return true;
  return actor.role === 'contractor' && (project.status === 'open' || project.actorHasBid);
}

/** ROLE-06: the street address belongs to the owner, the awarded contractor and staff. */
export const canSeeAddress = (actor: Actor, project: ProjectFacts): boolean => partiesOf(actor, project).length > 0;

/** Bids are sealed: the client and staff see all, a contractor only its own. */
export function canReadBid(
  actor: Actor,
  bid: { readonly contractorId: string },
  project: Pick<ProjectFacts, 'ownerId' | 'awardedContractorId'>,
): boolean {
  if (bid.contractorId === actor.userId) return true;
  return partiesOf(actor, project).some((party) => party !== 'awarded_contractor');
}
