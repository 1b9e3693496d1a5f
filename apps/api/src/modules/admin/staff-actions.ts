import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Mailer } from '../../common/mail/mailer.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { SessionStore } from '../auth/index.js';
import { AccessGrants, accountMail, AccountMoves } from '../users/index.js';
import { aboutUser, mustBeSomebodyElse } from './staff-rules.js';

/** Staff end whatever lets people into an account that stays as it is. A password is never theirs to set. */
@Injectable()
export class StaffActions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly moves: AccountMoves,
    private readonly sessions: SessionStore,
    private readonly grants: AccessGrants,
    private readonly audit: AuditLog,
    private readonly mailer: Mailer,
  ) {}

  async endSessions(actor: Actor, id: string, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      mustBeSomebodyElse(actor, id);
      const user = await this.moves.lock(id);
      const { length: sessions } = await this.sessions.list(id);
      await this.grants.endAll(id);
      const change = { before: { sessions }, after: { sessions: 0 } };
      await this.audit.record({ ...aboutUser(actor, id, 'user.sessions_ended'), reason, ...change });
      if (user.status === 'active') await this.mailer.enqueue(accountMail(user, 'end_sessions', reason));
    });
  }
}
