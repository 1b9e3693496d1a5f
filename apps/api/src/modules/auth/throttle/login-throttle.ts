import { Injectable } from '@nestjs/common';
import { Throttle } from '../../../common/throttle/throttle.js';
import { THROTTLE_RULES } from './throttle-rules.js';

/** Who tries to sign in, and from where. */
export interface LoginTry {
  readonly email: string;
  readonly address: string;
  /** Names the device when the account knows it. */
  readonly device: string | undefined;
}

const accountOf = (attempt: LoginTry): string => attempt.email.trim().toLowerCase();
const deviceOf = (attempt: LoginTry): string => `${accountOf(attempt)} ${attempt.device}`;

/**
 * Slows down guessing, and locks nobody out: who comes from a device that the account knows has a count of their
 * own, which no stranger can use up.
 */
@Injectable()
export class LoginThrottle {
  constructor(private readonly throttle: Throttle) {}

  /** Counted before the password is looked at, so that parallel tries cannot slip through together. */
  async before(attempt: LoginTry): Promise<void> {
    if (attempt.device !== undefined) {
      await this.throttle.consume(THROTTLE_RULES.loginDevice, deviceOf(attempt));
      return;
    }
    await this.throttle.consume(THROTTLE_RULES.loginAddress, attempt.address);
    await this.throttle.consume(THROTTLE_RULES.loginAccount, accountOf(attempt));
  }

  /** The password was right, or was not looked at. The guesses of others stay counted. */
  async wasNoGuess(attempt: LoginTry): Promise<void> {
    if (attempt.device !== undefined) {
      await this.throttle.refund(THROTTLE_RULES.loginDevice, deviceOf(attempt));
      return;
    }
    await this.throttle.refund(THROTTLE_RULES.loginAddress, attempt.address);
    await this.throttle.refund(THROTTLE_RULES.loginAccount, accountOf(attempt));
  }
}
