import { hasAdminRights, type Actor } from '../actor/actor.js';
import { CLIENT_SIDE, type ProjectParty } from './project.machine.js';
import type { ProjectStatus } from './project.js';

/** The facts that decide who someone is to a project. */
export interface ProjectFacts {
  readonly ownerId: string;
  /** Whom the owner invited to decide in its stead. */
  readonly deciderIds: readonly string[];
  /** Whom the owner invited to look on. */
  readonly viewerIds: readonly string[];
  readonly status: ProjectStatus;
  /** The contractor of the accepted bid. */
  readonly awardedContractorId: string | null;
  /** Whether the actor has (or had) a bid on it. */
  readonly actorHasBid: boolean;
}

/** What decides in whose name somebody acts. */
export type PartyFacts = Pick<ProjectFacts, 'ownerId' | 'deciderIds' | 'viewerIds' | 'awardedContractorId'>;

/** On the client's side of the project: its owner, and whom the owner invited. */
function clientParty(userId: string, project: PartyFacts): 'owner' | 'decider' | 'viewer' | null {
  if (project.ownerId === userId) return 'owner';
  if (project.deciderIds.includes(userId)) return 'decider';
  return project.viewerIds.includes(userId) ? 'viewer' : null;
}

/** In whose name the actor may act on this project; empty for a stranger. */
export function partiesOf(actor: Actor, project: PartyFacts): ProjectParty[] {
  const client = clientParty(actor.userId, project);
  const parties: ProjectParty[] = client === null ? [] : [client];
  // An admin never rules on a project that is its own.
  if (hasAdminRights(actor) && client === null) parties.push('admin');
  if (project.awardedContractorId === actor.userId) parties.push('awarded_contractor');
  return parties;
}

/** Whether somebody says the client's word. */
export const decidesForClient = (parties: readonly ProjectParty[]): boolean =>
  CLIENT_SIDE.some((party) => parties.includes(party));

/** Whether somebody sees what the client sees, whatever they may do about it. */
export const looksAsClient = (parties: readonly ProjectParty[]): boolean =>
  decidesForClient(parties) || parties.includes('viewer');

/** As what somebody acts on bids, conditions and money: those know the client's word, whoever says it. */
export function actingSides(parties: readonly ProjectParty[]): ('owner' | 'admin' | 'awarded_contractor')[] {
  const client = decidesForClient(parties) ? (['owner'] as const) : [];
  return [...client, ...parties.filter((party) => party === 'admin' || party === 'awarded_contractor')];
}

/** ROLE-06: a client sees its own and those it is invited to, a contractor the open ones, those it bid on and its jobs; an admin sees all. */
export function canReadProject(actor: Actor, project: ProjectFacts): boolean {
  if (partiesOf(actor, project).length > 0) return true;
  return actor.role === 'contractor' && (project.status === 'open' || project.actorHasBid);
}

/** ROLE-06: the street address belongs to the client's side, the awarded contractor and staff. */
export const canSeeAddress = (actor: Actor, project: ProjectFacts): boolean => partiesOf(actor, project).length > 0;

/** Bids are sealed: the client's side and staff see all of them, the contractor of the work never another's. */
export const seesAllBids = (parties: readonly ProjectParty[]): boolean =>
  parties.some((party) => party !== 'awarded_contractor');

/** Whoever does not see all of them sees its own. */
export function canReadBid(actor: Actor, bid: { readonly contractorId: string }, project: PartyFacts): boolean {
  if (bid.contractorId === actor.userId) return true;
  return seesAllBids(partiesOf(actor, project));
}
