import { Injectable } from '@nestjs/common';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { invalidFields } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { Throttle } from '../../../common/throttle/throttle.js';
import { UserEntity } from '../../users/index.js';
import { THROTTLE_RULES } from '../throttle/throttle-rules.js';
import { RecoveryCodes } from './recovery-codes.js';
import { Totp } from './totp.js';
import { TotpSetups } from './totp-setups.js';

/** Puts a second factor on an account and takes it off; inside the unit of work of whoever may. */
@Injectable()
export class TotpAccount {
  constructor(
    private readonly setups: TotpSetups,
    private readonly totp: Totp,
    private readonly recovery: RecoveryCodes,
    private readonly throttle: Throttle,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The account as it stands; whoever makes a grant has locked it. */
  async of({ user }: ActiveSession): Promise<UserEntity> {
    return this.unitOfWork.repository(UserEntity).findOneByOrFail({ id: user.id });
  }

  /** The step of a first code; a wrong one names the field. Outside the unit of work: wrong ones stay counted. */
  async stepOf(userId: string, sealed: string, code: string): Promise<number> {
    await this.throttle.consume(THROTTLE_RULES.secondFactor, userId);
    const step = this.totp.stepOf(sealed, code);
    if (step === undefined) throw invalidFields({ path: 'code', code: 'totp' });
    await this.throttle.refund(THROTTLE_RULES.secondFactor, userId);
    return step;
  }

  /** The recovery codes, to be shown once. */
  async turnOn(user: UserEntity, sealed: string, step: number): Promise<string[]> {
    user.totpSecret = sealed;
    user.totpLastStep = String(step);
    await this.unitOfWork.repository(UserEntity).save(user);
    await this.setups.clear(user.id);
    return this.renewRecoveryCodes(user.id);
  }

  async renewRecoveryCodes(userId: string): Promise<string[]> {
    return this.recovery.renew(userId);
  }

  async turnOff(user: UserEntity): Promise<void> {
    user.totpSecret = null;
    user.totpLastStep = null;
    await this.unitOfWork.repository(UserEntity).save(user);
    await this.setups.clear(user.id);
    await this.recovery.clear(user.id);
  }
}
