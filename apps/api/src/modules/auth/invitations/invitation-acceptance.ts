import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { UserEntity } from '../../users/index.js';
import { AccountTokens } from '../links/account-tokens.js';
import { AccountNews } from '../mail/account-news.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { assertNotGuessable } from '../passwords/password-policy.js';
import { PasswordWriter } from '../passwords/password-writer.js';
import { TotpAccount } from '../second-factor/totp-account.js';
import type { AcceptInvitationDto } from './invitation.dto.js';
import { Invitations } from './invitations.js';

export interface Accepted {
  readonly user: UserEntity;
  readonly recoveryCodes: string[];
}

/** Password and second factor at once: a staff account without either never exists. */
@Injectable()
export class InvitationAcceptance {
  constructor(
    private readonly invitations: Invitations,
    private readonly tokens: AccountTokens,
    private readonly hasher: PasswordHasher,
    private readonly writer: PasswordWriter,
    private readonly totp: TotpAccount,
    private readonly news: AccountNews,
  ) {}

  async accept({ token, password, code, locale }: AcceptInvitationDto): Promise<Accepted> {
    const { user: invited, secret } = await this.invitations.read(token);
    assertNotGuessable(password, invited);
    const step = await this.totp.stepOf(invited.id, secret, code);
    const passwordHash = await this.hasher.hash(password);
    return this.writer.run(async () => {
      // The account before the link, as everything that ends links has it.
      const user = await this.writer.lock(invited.id);
      if (!(await this.tokens.redeem(token, 'invitation'))) throw new DomainError('auth.link_invalid');
      user.locale = locale ?? user.locale;
      await this.writer.proveEmail(user);
      await this.writer.write(user, passwordHash);
      const recoveryCodes = await this.totp.turnOn(user, secret, step);
      await this.news.happened(user, { action: 'admin.activated', actorId: user.id });
      return { user, recoveryCodes };
    });
  }
}
