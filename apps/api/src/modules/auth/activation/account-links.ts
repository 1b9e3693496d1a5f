import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { isAwaited, isProvenAddress, isSameAddress, type UserEntity, UsersService } from '../../users/index.js';
import { type AccountLink, AccountTokens } from '../links/account-tokens.js';

const PURPOSES = ['activation', 'verify_email', 'reset_password'] as const;

/** The mailed links that open an account: its person has not come yet, or never showed to read its mail. */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly tokens: AccountTokens,
    private readonly users: UsersService,
  ) {}

  /** Whose account it opens. Looking does not use the link up. */
  async read(token: string): Promise<UserEntity> {
    const link = await this.tokens.find(token, ...PURPOSES);
    const user = link && (await this.users.findById(link.userId));
    if (!user) throw new DomainError('auth.link_invalid');
    assertOpens(link, user);
    return user;
  }

  /** Uses the link up, and refuses when another was faster. `user` is locked. */
  async use(token: string, user: UserEntity): Promise<void> {
    const link = await this.tokens.redeem(token, ...PURPOSES);
    if (!link) throw new DomainError('auth.link_invalid');
    assertOpens(link, user);
    await this.tokens.withdraw(user.id, 'activation');
  }
}

function assertOpens(link: AccountLink, user: UserEntity): void {
  const isOwnMail = !isProvenAddress(user) && isSameAddress(user.email, link.email);
  // Staff come in by their invitation alone, which no mailbox holds.
  const isUnproven = user.role !== 'admin' && user.status === 'active' && isOwnMail;
  if (!isAwaited(user) && !(isUnproven && link.purpose !== 'activation')) throw new DomainError('auth.link_invalid');
}
