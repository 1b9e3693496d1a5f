import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { isAwaited, UsersService, type UserEntity } from '../../users/index.js';
import { AccountTokens } from '../links/account-tokens.js';
import { AccountNews } from '../mail/account-news.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { assertNotGuessable } from '../passwords/password-policy.js';
import { PasswordWriter } from '../passwords/password-writer.js';
import { TermsBook } from '../terms/terms-book.js';
import type { ActivateAccountDto } from './activation.dto.js';

/** An invited client comes: password, age and terms at once. An account that lacks one of them lets nobody in. */
@Injectable()
export class Activations {
  constructor(
    private readonly tokens: AccountTokens,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly writer: PasswordWriter,
    private readonly news: AccountNews,
    private readonly terms: TermsBook,
  ) {}

  /** Looking does not use the link up. */
  async read(token: string): Promise<UserEntity> {
    const link = await this.tokens.find(token, 'activation');
    const user = link && (await this.users.findById(link.userId));
    if (!user || !isAwaited(user)) throw new DomainError('auth.link_invalid');
    return user;
  }

  /** A password that is refused leaves the link usable. */
  async activate({ token, password, locale, timeZone }: ActivateAccountDto): Promise<UserEntity> {
    const invited = await this.read(token);
    assertNotGuessable(password, invited);
    const passwordHash = await this.hasher.hash(password);
    return this.writer.run(async () => {
      if (!(await this.tokens.redeem(token, 'activation'))) throw new DomainError('auth.link_invalid');
      const user = await this.writer.lock(invited.id);
      if (!isAwaited(user)) throw new DomainError('auth.link_invalid');
      const accepted = this.terms.accepted();
      Object.assign(user, {
        locale: locale ?? user.locale,
        timeZone: timeZone ?? user.timeZone,
        ...accepted,
        adultConfirmedAt: accepted.termsAcceptedAt,
      });
      await this.writer.proveEmail(user);
      await this.writer.write(user, passwordHash);
      await this.tokens.withdraw(user.id, 'activation');
      await this.news.happened(user, { action: 'user.activated', actorId: user.id });
      return user;
    });
  }
}
