import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { UserEntity } from '../../users/index.js';
import { AccountTokens } from '../links/account-tokens.js';
import { TotpSetups } from '../second-factor/totp-setups.js';
import { Totp, type TotpSecret } from '../second-factor/totp.js';

/** Who opens a staff account's one-time link, and what it will be protected by. */
export interface Invited {
  readonly user: UserEntity;
  /** Sealed. */
  readonly secret: string;
}

/** ROLE-07: a member of staff is invited by a link that is good once; password and second factor are their own. */
@Injectable()
export class Invitations {
  constructor(
    private readonly tokens: AccountTokens,
    private readonly setups: TotpSetups,
    private readonly totp: Totp,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The secret of the link `/admin/login#invitation=…`; an earlier one stops working. Joins the open unit of work. */
  async create(userId: string): Promise<string> {
    return this.unitOfWork.run(async () => {
      const user = await this.unitOfWork.repository(UserEntity).findOneByOrFail({ id: userId });
      await this.tokens.withdraw(user.id, 'invitation');
      await this.setups.clear(user.id);
      return this.tokens.create('invitation', user.id, user.email);
    });
  }

  /** Looking does not use the link up, and shows the same secret each time. */
  async read(token: string): Promise<Invited> {
    const link = await this.tokens.find(token, 'invitation');
    const user = link && (await this.unitOfWork.repository(UserEntity).findOneBy({ id: link.userId }));
    if (user?.status !== 'active') throw new DomainError('auth.link_invalid');
    return { user, secret: await this.setups.beginOnce(user.id, this.totp.create()) };
  }

  describe({ user, secret }: Invited): TotpSecret {
    return this.totp.describe(secret, user.email);
  }
}
