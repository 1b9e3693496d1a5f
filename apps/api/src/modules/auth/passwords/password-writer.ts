import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { EventBus } from '../../../common/events/event-bus.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { UserEntity } from '../../users/index.js';
import { PendingEmails } from '../email/pending-emails.js';
import { AccountTokens } from '../links/account-tokens.js';

/** Gives an account its new password, and makes worthless what the old one's finder may have begun. */
@Injectable()
export class PasswordWriter {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: AccountTokens,
    private readonly pending: PendingEmails,
    private readonly clock: Clock,
    private readonly events: EventBus,
  ) {}

  /** One transaction around the new password and all that comes with it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  /** The account, locked until the open unit of work ends. */
  async lock(userId: string): Promise<UserEntity> {
    return this.unitOfWork
      .repository(UserEntity)
      .findOneOrFail({ where: { id: userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** The link came by e-mail, so the address is proven too. Saved with the password. */
  async proveEmail(user: UserEntity): Promise<void> {
    user.emailVerifiedAt ??= this.clock.now();
    await this.events.emit('account.email_verified', { userId: user.id, email: user.email });
  }

  async write(user: UserEntity, passwordHash: string): Promise<void> {
    user.passwordHash = passwordHash;
    user.passwordChangedAt = this.clock.now();
    await this.unitOfWork.repository(UserEntity).save(user);
    await this.tokens.withdraw(user.id, 'reset_password', 'change_email', 'invitation');
    await this.pending.clear(user.id);
  }
}
