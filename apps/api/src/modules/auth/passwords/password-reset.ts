import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { AccessGrants, isProvenAddress, isSameAddress, type UserEntity } from '../../users/index.js';
import { AccountTokens } from '../links/account-tokens.js';
import { AccountNews } from '../mail/account-news.js';
import type { ResetPasswordDto } from './password.dto.js';
import { PasswordHasher } from './password-hasher.js';
import { assertNotGuessable } from './password-policy.js';
import { PasswordWriter } from './password-writer.js';

/** AUTH-08: the forgotten password, second half. It ends whatever lets people in, signs nobody in, and leaves the second factor. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly tokens: AccountTokens,
    private readonly hasher: PasswordHasher,
    private readonly writer: PasswordWriter,
    private readonly grants: AccessGrants,
    private readonly unitOfWork: UnitOfWork,
    private readonly news: AccountNews,
  ) {}

  /** Whose password it was. A password that is refused leaves the link usable. */
  async reset({ token, password }: ResetPasswordDto): Promise<UserEntity> {
    assertNotGuessable(password, await this.bearer(token));
    const passwordHash = await this.hasher.hash(password);
    return this.unitOfWork.run(async () => {
      // The account before the link, as everything that ends links has it.
      const user = await this.bearer(token);
      if (!(await this.tokens.redeem(token, 'reset_password'))) throw new DomainError('auth.link_invalid');
      await this.writer.write(user, passwordHash);
      await this.grants.endAll(user.id);
      await this.news.happened(user, { action: 'auth.password_reset', actorId: null, mail: 'password_changed' });
      return user;
    });
  }

  private async bearer(token: string): Promise<UserEntity> {
    const link = await this.tokens.find(token, 'reset_password');
    const user = link && (await this.unitOfWork.run(() => this.writer.lock(link.userId)));
    // A link to an address that the account has given up proves nothing; an address that was never proven is claimed.
    const isBearer =
      link && user?.status === 'active' && isProvenAddress(user) && isSameAddress(user.email, link.email);
    if (!user || !isBearer) throw new DomainError('auth.link_invalid');
    return user;
  }
}
