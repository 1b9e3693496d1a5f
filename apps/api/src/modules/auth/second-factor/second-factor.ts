import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { Throttle } from '../../../common/throttle/throttle.js';
import { type UserEntity, UsersService } from '../../users/index.js';
import { AccountNews } from '../mail/account-news.js';
import { THROTTLE_RULES } from '../throttle/throttle-rules.js';
import { readRecoveryCode, RecoveryCodes } from './recovery-codes.js';
import { Totp } from './totp.js';

/** Asks for the code of an account that has a second factor. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly users: UsersService,
    private readonly totp: Totp,
    private readonly recovery: RecoveryCodes,
    private readonly throttle: Throttle,
    private readonly unitOfWork: UnitOfWork,
    private readonly news: AccountNews,
  ) {}

  /** Whether one was proven; false for an account without. `source` is whose wrong codes are counted together. */
  async prove(user: UserEntity, code: string | undefined, source = ''): Promise<boolean> {
    if (user.totpSecret === null) return false;
    if (code === undefined || code === '') throw new DomainError('auth.totp_required');
    const subject = `${user.id} ${source}`;
    await this.throttle.consume(THROTTLE_RULES.secondFactor, subject);
    if (!(await this.accepts(user, user.totpSecret, code))) {
      await this.tellOwner(user);
      throw new DomainError('auth.totp_required', { faults: [{ path: 'totp', code: 'totp' }] });
    }
    await this.throttle.refund(THROTTLE_RULES.secondFactor, subject);
    return true;
  }

  /** Whoever came here has the password. Once an hour is enough to act on, and nobody can fill a mailbox by it. */
  private async tellOwner(user: UserEntity): Promise<void> {
    if (!(await this.throttle.allows(THROTTLE_RULES.wrongCodeMail, user.id))) return;
    await this.unitOfWork.run(() => this.news.happened(user, { actorId: null, mail: 'wrong_code' }));
  }

  private async accepts(user: UserEntity, sealed: string, typed: string): Promise<boolean> {
    const recoveryCode = readRecoveryCode(typed);
    if (recoveryCode !== undefined) return this.acceptsRecovery(user, recoveryCode);
    const step = this.totp.stepOf(sealed, typed);
    return step !== undefined && this.users.useTotpStep(user.id, step);
  }

  private async acceptsRecovery(user: UserEntity, code: string): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      if (!(await this.recovery.use(user.id, code))) return false;
      await this.news.happened(user, {
        action: 'auth.recovery_code_used',
        actorId: user.id,
        mail: 'recovery_code_used',
        values: { left: await this.recovery.left(user.id) },
      });
      return true;
    });
  }
}
