import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Cursors } from '../../../common/http/cursor.js';
import type { PageQuery } from '../../../common/http/page.query.js';
import type { BankPayoutPage, BankPayoutView } from '../dto/bank-payout.response.js';
import { PayoutAccounts, type BankPayout } from '../provider/payout-accounts.js';
import { providerCode } from '../provider/provider-error.js';
import { PayoutAccountRecords } from './payout-account-records.js';

const LIST = 'bank-payouts';
// The provider lists a hundred at once, and one more than a page says that there is another.
const LIMIT_MAX = 99;
const RETRY_AFTER_SECONDS = 5;

const viewOf = ({ id, amountCents, arrivesOn, status, failure }: BankPayout): BankPayoutView => ({
  id,
  amountCents,
  arrivesOn,
  status,
  failure,
});

/** What the provider sends from a contractor's account to its bank; asked of the provider, for it is not ours to keep. */
@Injectable()
export class BankPayouts {
  private readonly logger = new Logger(BankPayouts.name);

  constructor(
    private readonly records: PayoutAccountRecords,
    private readonly accounts: PayoutAccounts,
    private readonly cursors: Cursors,
  ) {}

  async list(actor: Actor, query: PageQuery): Promise<BankPayoutPage> {
    const [after = null] = this.cursors.decode(LIST, query.cursor) ?? [];
    const record = await this.records.find(actor.userId);
    const accountId = record?.providerAccountId ?? null;
    if (accountId === null) return { items: [], nextCursor: null, bankReady: false };
    return this.reach(async () => {
      const { paysOut } = await this.accounts.read(accountId);
      const limit = Math.min(query.limit, LIMIT_MAX);
      const payouts = await this.accounts.bankPayouts(accountId, {
        limit: limit + 1,
        after: typeof after === 'string' ? after : null,
      });
      const page = this.cursors.page(payouts, limit, LIST, { map: viewOf, key: ({ id }) => [id] });
      return { ...page, bankReady: paysOut };
    });
  }

  /** The provider's own page about the account: its bank, its balance, its tax forms. */
  async dashboard(actor: Actor): Promise<{ url: string }> {
    const record = await this.records.find(actor.userId);
    const accountId = record?.status === 'active' ? record.providerAccountId : null;
    if (accountId === null) throw new DomainError('payout.not_set_up');
    return this.reach(async () => ({ url: await this.accounts.dashboardUrl(accountId) }));
  }

  private async reach<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      this.logger.error({ code: providerCode(error) }, 'payout account not reached');
      throw new DomainError('server.unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
  }
}
