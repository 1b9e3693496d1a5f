import { Injectable } from '@nestjs/common';
import { AccessGrants, type UserEntity } from '../../users/index.js';
import { KnownDevices } from '../devices/known-devices.js';
import { AccountTokens } from '../links/account-tokens.js';
import { RecoveryCodes } from '../second-factor/recovery-codes.js';

/**
 * The first proof of an address by a link that was mailed to it: until then anybody may have opened the account, so
 * nothing that was set up before counts. What takes the place of password and name comes from the bearer of the link.
 */
@Injectable()
export class FirstProof {
  constructor(
    private readonly grants: AccessGrants,
    private readonly tokens: AccountTokens,
    private readonly devices: KnownDevices,
    private readonly recovery: RecoveryCodes,
  ) {}

  /** Inside the unit of work that saves the account. */
  async voidOlder(user: UserEntity): Promise<void> {
    await this.grants.endAll(user.id);
    await this.tokens.withdraw(user.id, 'verify_email');
    await this.devices.forget(user.id);
    await this.recovery.clear(user.id);
    user.totpSecret = null;
    user.totpLastStep = null;
    user.username = null;
    user.phone = null;
    user.company = null;
    user.location = null;
    user.bio = null;
  }
}
