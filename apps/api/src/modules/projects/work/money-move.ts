import { actingSides } from '@cw/domain';
import type { MoneyMove } from '../ports/project-money.port.js';
import type { LockedProject } from '../project-transaction.js';

/** An event of a project as its money follows it. */
export const moneyMove = ({ actor, project, parties }: LockedProject, reason?: string): MoneyMove => ({
  projectId: project.id,
  actorId: actor.userId,
  as: actingSides(parties),
  reason: reason ?? null,
});
