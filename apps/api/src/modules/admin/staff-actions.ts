import { Injectable } from '@nestjs/common';
import type { AccountEvent, Actor, AuditAction } from '@cw/domain';
import { AuditLog } from '../../common/audit/audit-log.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Mailer } from '../../common/mail/mailer.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { SessionStore } from '../auth/index.js';
import { accountMail, AccountMoves } from '../users/index.js';
import type { ManagedUser } from './dto/managed-user.response.js';
import { ManagedUsers } from './managed-users.js';

const ACTION_OF = {
  suspend: 'user.suspended',
  restore: 'user.restored',
  terminate: 'user.terminated',
} as const satisfies Record<AccountEvent, AuditAction>;

/** ROLE-05: what staff do to accounts. Each act is one transaction with its audit entry and its e-mail. */
@Injectable()
export class StaffActions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly moves: AccountMoves,
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
    private readonly mailer: Mailer,
    private readonly users: ManagedUsers,
  ) {}

  async move(
    actor: Actor,
    id: string,
    { event, reason }: { readonly event: AccountEvent; readonly reason: string },
  ): Promise<ManagedUser> {
    return this.unitOfWork.run(async () => {
      mustBeSomebodyElse(actor, id);
      const user = await this.moves.lock(id);
      const before = { status: user.status };
      await this.moves.move(actor, user, { event, as: 'admin', reason });
      const after = { status: user.status };
      await this.audit.record({ ...about(actor, id, ACTION_OF[event]), reason, before, after });
      await this.mailer.enqueue(accountMail(user, event, reason));
      return this.users.one(id);
    });
  }

  async endSessions(actor: Actor, id: string, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      mustBeSomebodyElse(actor, id);
      const user = await this.moves.lock(id);
      const { sessions } = await this.users.one(id);
      await this.sessions.endAll(id);
      await this.audit.record({ ...about(actor, id, 'user.sessions_ended'), reason, before: { sessions } });
      await this.mailer.enqueue(accountMail(user, 'end_sessions', reason));
    });
  }

  async resendVerification(actor: Actor, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.moves.lock(id);
      if (user.emailVerifiedAt !== null || user.status !== 'active') return;
      await this.audit.record(about(actor, id, 'user.verification_resent'));
    });
  }
}

const about = (actor: Actor, subjectId: string, action: AuditAction) =>
  ({ action, actorId: actor.userId, subjectType: 'user', subjectId }) as const;

function mustBeSomebodyElse(actor: Actor, id: string): void {
  if (actor.userId === id) throw new DomainError('user.self');
}
