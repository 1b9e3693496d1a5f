import { Injectable } from '@nestjs/common';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { AccessGrants, isProvenAddress, isSameAddress, UserEntity } from '../../users/index.js';
import { type AccountLink, AccountTokens } from '../links/account-tokens.js';

/** The address that an account was opened with counts as proven; inside the unit of work that redeemed the link. */
@Injectable()
export class EmailConfirmation {
  constructor(
    private readonly tokens: AccountTokens,
    private readonly grants: AccessGrants,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Everything that was set up before ends, but for the session that proved the address and what was made in it. */
  async apply(link: AccountLink, session: ActiveSession): Promise<void> {
    const users = this.unitOfWork.repository(UserEntity);
    const user = await users.findOne({ where: { id: link.userId }, lock: { mode: 'pessimistic_write' } });
    if (!user || !isSameAddress(user.email, link.email)) throw new DomainError('auth.link_invalid');
    if (isProvenAddress(user)) return;
    user.emailVerifiedAt = this.clock.now();
    await users.save(user);
    await this.tokens.withdraw(user.id, 'verify_email');
    await this.grants.endAll(user.id, { sessionId: session.id, keepsWhatItMade: true });
    await this.audit.record({ action: 'auth.email_verified', actorId: null, subjectType: 'user', subjectId: user.id });
  }
}
