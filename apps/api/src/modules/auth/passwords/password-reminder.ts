import { Injectable } from '@nestjs/common';
import { Throttle } from '../../../common/throttle/throttle.js';
import { LinkLetters } from '../links/link-letters.js';
import { THROTTLE_RULES } from '../throttle/throttle-rules.js';

/** AUTH-08: the forgotten password, first half. Whether there is such an account makes no difference here. */
@Injectable()
export class PasswordReminder {
  constructor(
    private readonly throttle: Throttle,
    private readonly letters: LinkLetters,
  ) {}

  async remind(email: string, address: string): Promise<void> {
    await this.throttle.consume(THROTTLE_RULES.forgotAddress, address);
    const isAllowed = await this.throttle.allows(THROTTLE_RULES.forgotAccount, email.toLowerCase());
    if (isAllowed) await this.letters.passwordReset(email);
  }
}
