import { Injectable } from '@nestjs/common';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { Throttle } from '../../../common/throttle/throttle.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { AccessGrants, isSameAddress, UserEntity } from '../../users/index.js';
import { LinkLetters } from '../links/link-letters.js';
import { AccountNews } from '../mail/account-news.js';
import { THROTTLE_RULES } from '../throttle/throttle-rules.js';
import { PendingEmails } from './pending-emails.js';

/** What a signed-in person may ask for about their address. */
@Injectable()
export class EmailRequests {
  constructor(
    private readonly throttle: Throttle,
    private readonly unitOfWork: UnitOfWork,
    private readonly grants: AccessGrants,
    private readonly letters: LinkLetters,
    private readonly pending: PendingEmails,
    private readonly news: AccountNews,
  ) {}

  async resendVerification(userId: string): Promise<void> {
    await this.throttle.consume(THROTTLE_RULES.verificationMail, userId);
    await this.letters.verification(userId);
  }

  /** Whether the address is taken is found out when the e-mail is made, and told to its reader only. Its own address takes a wish back. */
  async changeEmail(session: ActiveSession, email: string): Promise<void> {
    const userId = session.user.id;
    await this.throttle.consume(THROTTLE_RULES.emailChange, userId);
    await this.grants.make(session, async () => {
      const user = await this.unitOfWork.repository(UserEntity).findOneByOrFail({ id: userId });
      if (isSameAddress(user.email, email)) {
        await this.pending.clear(userId);
        await this.letters.verification(userId);
        return;
      }
      await this.pending.set(userId, email);
      await this.letters.emailChange(userId, email);
      await this.news.happened(user, {
        action: 'auth.email_change_requested',
        actorId: userId,
        mail: 'email_change_requested',
        values: { email },
      });
    });
  }
}
