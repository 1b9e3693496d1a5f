import { Injectable } from '@nestjs/common';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { AccessGrants, UserEntity } from '../../users/index.js';
import { type AccountLink, AccountTokens } from '../links/account-tokens.js';
import { AccountNews } from '../mail/account-news.js';
import { PendingEmails } from './pending-emails.js';

/** Gives an account the address that was just proven; inside the unit of work that redeemed the link. */
@Injectable()
export class EmailSwitch {
  constructor(
    private readonly pending: PendingEmails,
    private readonly tokens: AccountTokens,
    private readonly grants: AccessGrants,
    private readonly unitOfWork: UnitOfWork,
    private readonly news: AccountNews,
    private readonly clock: Clock,
  ) {}

  /** Everything that was set up before ends, but for the session that proved the address and what was made in it. */
  async apply(link: AccountLink, session: ActiveSession): Promise<void> {
    const users = this.unitOfWork.repository(UserEntity);
    const user = await users.findOne({ where: { id: link.userId }, lock: { mode: 'pessimistic_write' } });
    if (!user || (await this.pending.of(user.id)) !== link.email) throw new DomainError('auth.link_invalid');
    const oldEmail = user.email;
    user.email = link.email;
    user.emailVerifiedAt = this.clock.now();
    await users.save(user);
    await this.tokens.withdraw(user.id, 'verify_email');
    await this.grants.endAll(user.id, { sessionId: session.id, keepsWhatItMade: true });
    await this.news.emailChanged(user, oldEmail);
  }
}
