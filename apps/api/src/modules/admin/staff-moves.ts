import { Injectable } from '@nestjs/common';
import type { AccountEvent, Actor, AuditAction } from '@cw/domain';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Mailer } from '../../common/mail/mailer.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { accountMail, AccountMoves } from '../users/index.js';
import type { ManagedUser } from './dto/managed-user.response.js';
import { ManagedUsers } from './managed-users.js';
import { aboutUser, mustBeSomebodyElse } from './staff-rules.js';

const ACTION_OF = {
  suspend: 'user.suspended',
  restore: 'user.restored',
  terminate: 'user.terminated',
} as const satisfies Record<AccountEvent, AuditAction>;

/** ROLE-05: staff suspend, restore and end accounts. Each move is one transaction with its audit entry and its e-mail. */
@Injectable()
export class StaffMoves {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly moves: AccountMoves,
    private readonly audit: AuditLog,
    private readonly mailer: Mailer,
    private readonly users: ManagedUsers,
  ) {}

  suspend(actor: Actor, id: string, reason: string): Promise<ManagedUser> {
    return this.move(actor, id, { event: 'suspend', reason });
  }

  restore(actor: Actor, id: string, reason: string): Promise<ManagedUser> {
    return this.move(actor, id, { event: 'restore', reason });
  }

  terminate(actor: Actor, id: string, reason: string): Promise<ManagedUser> {
    return this.move(actor, id, { event: 'terminate', reason });
  }

  private move(
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
      await this.audit.record({ ...aboutUser(actor, id, ACTION_OF[event]), reason, before, after });
      await this.mailer.enqueue(accountMail(user, event, reason));
      return this.users.one(id);
    });
  }
}
