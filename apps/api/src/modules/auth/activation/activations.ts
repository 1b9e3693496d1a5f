import { Injectable } from '@nestjs/common';
import { invalidFields } from '../../../common/errors/domain-error.js';
import { isAwaited, type UserEntity } from '../../users/index.js';
import { FirstProof } from '../email/first-proof.js';
import { AccountNews } from '../mail/account-news.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { assertNotGuessable } from '../passwords/password-policy.js';
import { PasswordWriter } from '../passwords/password-writer.js';
import { TermsBook } from '../terms/terms-book.js';
import { AccountLinks } from './account-links.js';
import type { ActivateAccountDto } from './activation.dto.js';

/**
 * An account is opened by a mailed link: an invited client comes, or the reader of an address takes over what was opened
 * in its name. Password, age and terms at once: an account that lacks one of them lets nobody in.
 */
@Injectable()
export class Activations {
  constructor(
    private readonly links: AccountLinks,
    private readonly hasher: PasswordHasher,
    private readonly writer: PasswordWriter,
    private readonly firstProof: FirstProof,
    private readonly news: AccountNews,
    private readonly terms: TermsBook,
  ) {}

  /** Looking does not use the link up. */
  async read(token: string): Promise<UserEntity> {
    return this.links.read(token);
  }

  /** A password that is refused leaves the link usable. */
  async activate({ token, password, locale, timeZone, ...name }: ActivateAccountDto): Promise<UserEntity> {
    const invited = await this.read(token);
    const isInvited = isAwaited(invited);
    if (!isInvited) assertNamed(name);
    assertNotGuessable(password, isInvited ? invited : { ...invited, ...name });
    const passwordHash = await this.hasher.hash(password);
    return this.writer.run(async () => {
      const user = await this.writer.lock(invited.id);
      await this.links.use(token, user);
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
