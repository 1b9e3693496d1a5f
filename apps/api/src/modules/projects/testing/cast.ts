import { hasPermission, type Actor, type Permission } from '@cw/domain';
import type { TestApp } from '../../../testing/index.js';
import { aContractor, aPerson, type Job, type Person } from '../../../testing/market.js';

/** Everybody whom a project may mean something to, and two to whom it means nothing. */
export const CAST = [
  'owner',
  'decider',
  'viewer',
  'awarded contractor',
  'other contractor',
  'other client',
  'admin',
] as const;
export type CastName = (typeof CAST)[number];

/** Who is the same in every project of a test; its owner and its contractor come with the job. */
export type Others = Readonly<Record<Exclude<CastName, 'owner' | 'awarded contractor'>, Person>>;

export const theOthers = async (test: TestApp): Promise<Others> => ({
  decider: await aPerson(test, 'agent'),
  viewer: await aPerson(test, 'buyer'),
  'other contractor': await aContractor(test),
  'other client': await aPerson(test),
  admin: await aPerson(test, 'admin'),
});

export const personOf = (job: Pick<Job, 'owner' | 'contractor'>, others: Others, name: CastName): Person =>
  name === 'owner' ? job.owner : name === 'awarded contractor' ? job.contractor : others[name];

export const actorOf = ({ user }: Person): Actor => ({ userId: user.id, role: user.role, mfa: user.role === 'admin' });

/** Who stands where to a project, as its row says. */
export const sidesOf = ({ owner }: Pick<Job, 'owner'>, others: Others) => ({
  ownerId: owner.user.id,
  deciderIds: [others.decider.user.id],
  viewerIds: [others.viewer.user.id],
});

/** Every guard of a machine, as if nothing stood in the way. */
export const allTrue = <Guard extends string>(guards: readonly Guard[]): Partial<Record<Guard, boolean>> => {
  const values: Partial<Record<Guard, boolean>> = {};
  for (const guard of guards) values[guard] = true;
  return values;
};

/** What the tables of the domain answer, as a status over HTTP. */
export interface Verdict {
  readonly permission: Permission;
  readonly knowsOfIt: boolean;
  readonly decision: { readonly ok: true } | { readonly ok: false; readonly error: { readonly reason: string } };
}

export function statusOf(actor: Actor, { permission, knowsOfIt, decision }: Verdict): number {
  if (!hasPermission(actor, permission)) return 403;
  if (!knowsOfIt) return 404;
  if (decision.ok) return 200;
  return decision.error.reason === 'not_allowed' ? 403 : 409;
}
