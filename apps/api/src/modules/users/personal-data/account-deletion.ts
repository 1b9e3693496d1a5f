import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Mailer } from '../../../common/mail/mailer.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { accountMail } from '../account/account-mail.js';
import { AccountMoves } from '../account/account-moves.js';
import { AccountErasure } from './account-erasure.js';

/** AUTH-08: somebody leaves, and what they told us goes with them. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly moves: AccountMoves,
    private readonly erasure: AccountErasure,
    private readonly audit: AuditLog,
    private readonly mailer: Mailer,
  ) {}

  async execute(actor: Actor, userId: string): Promise<void> {
    if (actor.userId !== userId) throw new DomainError('request.not_found');
    await this.unitOfWork.run(async () => {
      const user = await this.moves.lock(userId);
      // Asked twice at once: the second finds it done.
      if (user.status === 'terminated') return;
      const before = { status: user.status };
      const farewell = accountMail(user, 'delete', null);
      await this.moves.move(actor, user, { event: 'terminate', as: 'self', reason: null });
      await this.erasure.erase(user);
      const after = { status: user.status };
      await this.audit.record({
        action: 'user.deleted',
        actorId: userId,
        subjectType: 'user',
        subjectId: userId,
        before,
        after,
      });
      // After the erasure, which forgets the e-mails that wait for this address.
      await this.mailer.enqueue(farewell);
    });
  }
}
