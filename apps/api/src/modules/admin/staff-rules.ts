import type { Actor, AuditAction } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';

export const aboutUser = (actor: Actor, subjectId: string, action: AuditAction) =>
  ({ action, actorId: actor.userId, subjectType: 'user', subjectId }) as const;

/** Staff who want to leave delete their account as everybody does. */
export function mustBeSomebodyElse(actor: Actor, id: string): void {
  if (actor.userId === id) throw new DomainError('user.self');
}
