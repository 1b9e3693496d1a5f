import { Injectable } from '@nestjs/common';
import { EventBus } from '../../../common/events/event-bus.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { AccessGrants, type UserEntity, UserPreferenceEntity } from '../../users/index.js';
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
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventBus,
  ) {}

  /** Inside the unit of work that saves the account. */
  async voidOlder(user: UserEntity): Promise<void> {
    await this.grants.endAll(user.id);
    await this.tokens.withdraw(user.id, 'verify_email');
    await this.devices.forget(user.id);
    await this.recovery.clear(user.id);
    // Whoever was there before may have turned off what the owner should hear of.
    await this.unitOfWork.repository(UserPreferenceEntity).delete({ userId: user.id });
    await this.events.emit('account.preferences_changed', { userId: user.id });
    user.totpSecret = null;
    user.totpLastStep = null;
    user.username = null;
    user.phone = null;
    user.company = null;
    user.location = null;
    user.bio = null;
    await this.events.emit('account.taken_over', { userId: user.id });
  }
}
