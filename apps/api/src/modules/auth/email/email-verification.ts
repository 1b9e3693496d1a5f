import { Injectable } from '@nestjs/common';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { EventBus } from '../../../common/events/event-bus.js';
import { violatedUnique } from '../../../common/persistence/postgres-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { AccessGrants, isProvenAddress, isSameAddress, UserEntity } from '../../users/index.js';
import { type AccountLink, AccountTokens } from '../links/account-tokens.js';
import { EmailConfirmation } from './email-confirmation.js';
import type { EmailLinkResponse } from './email.dto.js';
import { EmailSwitch } from './email-switch.js';

const PURPOSES = ['verify_email', 'change_email'] as const;

/**
 * AUTH-08: the link proves that its bearer reads the address, the session that the account is theirs. Either alone proves
 * nothing: a stranger may have opened the account, and a link may be pressed by whoever it was sent to.
 */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly tokens: AccountTokens,
    private readonly confirmation: EmailConfirmation,
    private readonly emailSwitch: EmailSwitch,
    private readonly unitOfWork: UnitOfWork,
    private readonly grants: AccessGrants,
    private readonly events: EventBus,
  ) {}

  /** Looking does not use the link up. */
  async read(token: string, session: ActiveSession | undefined): Promise<EmailLinkResponse> {
    const unused = await this.tokens.find(token, ...PURPOSES);
    const link = unused ?? (await this.done(token));
    return {
      email: link.email,
      isChange: link.purpose === 'change_email',
      isOwnSession: session?.user.id === link.userId,
      isConfirmed: !unused,
    };
  }

  /** A link that has done its work before answers well again: people open it twice, and so do mail scanners. */
  async verify(token: string, session: ActiveSession | undefined): Promise<void> {
    try {
      await this.unitOfWork.run(async () => {
        const known = await this.tokens.find(token, ...PURPOSES);
        if (!known) return void (await this.done(token));
        if (session?.user.id !== known.userId) throw new DomainError('auth.link_needs_session');
        // The account before the link, as everything that ends links has it.
        await this.grants.lock(known.userId);
        const link = await this.tokens.redeem(token, ...PURPOSES);
        if (!link) return void (await this.done(token));
        if (link.purpose === 'verify_email') await this.confirmation.apply(link, session);
        else await this.emailSwitch.apply(link, session);
        await this.events.emit('account.email_verified', { userId: link.userId, email: link.email });
      });
    } catch (error) {
      // Somebody else has taken the address since the link was sent.
      if (violatedUnique(error) !== undefined) throw new DomainError('auth.link_invalid');
      throw error;
    }
  }

  /** The link of a proof that stands. */
  private async done(token: string): Promise<AccountLink> {
    const link = await this.tokens.used(token, ...PURPOSES);
    const user = link && (await this.unitOfWork.repository(UserEntity).findOneBy({ id: link.userId }));
    const isDone = user && isProvenAddress(user) && isSameAddress(user.email, link.email);
    if (!isDone) throw new DomainError('auth.link_invalid');
    return link;
  }
}
