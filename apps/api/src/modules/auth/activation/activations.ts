import { Injectable } from '@nestjs/common';
import { DomainError, invalidFields } from '../../../common/errors/domain-error.js';
import { isAwaited, isProvenAddress, UsersService, type UserEntity } from '../../users/index.js';
import { FirstProof } from '../email/first-proof.js';
import { type AccountLink, AccountTokens } from '../links/account-tokens.js';
import { AccountNews } from '../mail/account-news.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { assertNotGuessable } from '../passwords/password-policy.js';
import { PasswordWriter } from '../passwords/password-writer.js';
import { TermsBook } from '../terms/terms-book.js';
import type { ActivateAccountDto } from './activation.dto.js';

const PURPOSES = ['activation', 'verify_email', 'reset_password'] as const;

/** Whether a link still opens the account: its person has not come yet, or never showed to read its mail. */
const opens = (user: UserEntity, link: AccountLink): boolean =>
  isAwaited(user) ||
  (link.purpose !== 'activation' &&
    user.status === 'active' &&
    !isProvenAddress(user) &&
    user.email.toLowerCase() === link.email.toLowerCase());

/**
 * An account is opened by a mailed link: an invited client comes, or the reader of an address takes over what was opened
 * in its name. Password, age and terms at once: an account that lacks one of them lets nobody in.
 */
@Injectable()
export class Activations {
  constructor(
    private readonly tokens: AccountTokens,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly writer: PasswordWriter,
    private readonly firstProof: FirstProof,
    private readonly news: AccountNews,
    private readonly terms: TermsBook,
  ) {}

  /** Looking does not use the link up. */
  async read(token: string): Promise<UserEntity> {
    const link = await this.tokens.find(token, ...PURPOSES);
    const user = link && (await this.users.findById(link.userId));
    if (!user || !opens(user, link)) throw new DomainError('auth.link_invalid');
    return user;
  }

  /** A password that is refused leaves the link usable. */
  async activate({ token, password, locale, timeZone, ...name }: ActivateAccountDto): Promise<UserEntity> {
    const invited = await this.read(token);
    const isInvited = isAwaited(invited);
    if (!isInvited) assertNamed(name);
    assertNotGuessable(password, isInvited ? invited : { ...invited, ...name });
    const passwordHash = await this.hasher.hash(password);
    return this.writer.run(async () => {
      const link = await this.tokens.redeem(token, ...PURPOSES);
      const user = await this.writer.lock(invited.id);
      if (!link || !opens(user, link)) throw new DomainError('auth.link_invalid');
      if (!isInvited) await this.firstProof.voidOlder(user);
      const accepted = this.terms.accepted();
      Object.assign(user, {
        ...(!isInvited && { firstName: name.firstName, lastName: name.lastName }),
        locale: locale ?? user.locale,
        timeZone: timeZone ?? user.timeZone,
        ...accepted,
        adultConfirmedAt: accepted.termsAcceptedAt,
      });
      await this.writer.proveEmail(user);
      await this.writer.write(user, passwordHash);
      await this.tokens.withdraw(user.id, 'activation');
      await this.news.happened(user, {
        action: isInvited ? 'user.activated' : 'auth.account_claimed',
        actorId: user.id,
      });
      return user;
    });
  }
}

/** Who takes an account over says their own name: the one that stands there may be a stranger's invention. */
function assertNamed({ firstName, lastName }: Partial<Record<'firstName' | 'lastName', string>>): void {
  const missing = Object.entries({ firstName, lastName }).filter(([, given]) => given === undefined);
  if (missing.length > 0) throw invalidFields(...missing.map(([path]) => ({ path, code: 'required' as const })));
}
