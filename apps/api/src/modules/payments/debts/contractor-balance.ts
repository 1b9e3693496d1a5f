import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Milestones } from '../milestones/milestones.js';
import { PayoutAccountRecords } from '../payouts/payout-account-records.js';
import { PaymentGateway } from '../provider/payment-gateway.js';
import { providerCode } from '../provider/provider-error.js';

/** What contractors have in their accounts at the provider, from where it can be taken back. */
@Injectable()
export class ContractorBalance {
  private readonly logger = new Logger(ContractorBalance.name);

  constructor(
    private readonly milestones: Milestones,
    private readonly accounts: PayoutAccountRecords,
    private readonly gateway: PaymentGateway,
  ) {}

  /** Calls the provider. */
  async covers(milestoneId: string, amountCents: number): Promise<boolean> {
    const { contractorId } = await this.milestones.findById(milestoneId);
    const accountId = (await this.accounts.find(contractorId))?.providerAccountId;
    if (!accountId) return false;
    try {
      return (await this.gateway.balanceOf(accountId)) >= amountCents;
    } catch (error) {
      this.logger.error({ milestoneId, code: providerCode(error) }, 'balance not read');
      throw new DomainError('server.unavailable', { retryAfterSeconds: 5 });
    }
  }
}
