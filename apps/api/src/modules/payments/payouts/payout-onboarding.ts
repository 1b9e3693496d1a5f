import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { UsersService } from '../../users/index.js';
import type { OnboardingLink } from '../dto/payout.response.js';
import { PayoutAccounts } from '../provider/payout-accounts.js';
import { providerCode } from '../provider/provider-error.js';
import type { PayoutAccountEntity } from './payout-account.entity.js';
import { PayoutAccountRecords } from './payout-account-records.js';

/** Sends a contractor to the provider's own page: bank details never pass through here. */
@Injectable()
export class PayoutOnboarding {
  private readonly logger = new Logger(PayoutOnboarding.name);

  constructor(
    private readonly records: PayoutAccountRecords,
    private readonly accounts: PayoutAccounts,
    private readonly users: UsersService,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async start(actor: Actor): Promise<OnboardingLink> {
    if (!this.config.paymentsEnabled) throw new DomainError('payment.unavailable');
    // Money goes to nobody whom we could not reach about it (AUTH-08).
    await this.users.mustBeConfirmed(actor);
    const record = await this.records.ensure(actor.userId);
    try {
      const accountId = record.providerAccountId ?? (await this.open(record));
      return { url: await this.accounts.onboardingUrl(accountId) };
    } catch (error) {
      this.logger.error({ code: providerCode(error) }, 'payout onboarding failed');
      throw new DomainError('server.unavailable', { retryAfterSeconds: 5 });
    }
  }

  // The request's id is the idempotency key: a crash between the two calls opens no second account.
  private async open(record: PayoutAccountEntity): Promise<string> {
    const { id } = await this.accounts.open({ requestId: record.requestId, contractorId: record.contractorId });
    await this.records.setProviderId(record.contractorId, id);
    return id;
  }
}
