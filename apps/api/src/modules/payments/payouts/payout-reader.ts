import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { Cursors } from '../../../common/http/cursor.js';
import type { PageQuery } from '../../../common/http/page.query.js';
import { Sql } from '../../../common/persistence/sql.js';
import type { OnboardingState, PayoutPage, PayoutStatus, PayoutView } from '../dto/payout.response.js';
import { ApplyProviderFact } from '../facts/apply-provider-fact.js';
import { PayoutAccounts } from '../provider/payout-accounts.js';
import { providerCode } from '../provider/provider-error.js';
import { PayoutAccountRecords } from './payout-account-records.js';

interface Row {
  readonly id: string;
  readonly project_id: string;
  readonly project_title: string;
  readonly state: string;
  readonly payout: string;
  readonly fee: string;
  readonly attention: boolean;
  readonly approved: Date;
}

const LIST = 'payouts';
const OF_CONTRACTOR = {
  name: 'payout_of_contractor',
  text: `SELECT m.id, m.project_id, m.project_title, m.state, m.total_cents - m.fee_cents AS payout, m.fee_cents AS fee,
      m.attention_reason IS NOT NULL AS attention, t.at AS approved
    FROM milestone m JOIN ledger_tx t ON t.kind IN ('release', 'split') AND t.ref = m.id::text
    WHERE m.total_cents > 0 AND m.contractor_id = $1 AND ($2::uuid IS NULL OR m.id < $2)
    ORDER BY m.id DESC LIMIT $3`,
};

function statusOf(row: Row, onboarding: OnboardingState): PayoutStatus {
  if (row.state === 'released' || row.state === 'partially_refunded') return 'released';
  if (row.attention) return 'attention';
  return onboarding === 'active' ? 'releasing' : 'waiting_for_setup';
}

const viewOf = (row: Row, onboarding: OnboardingState): PayoutView => ({
  id: row.id,
  projectId: row.project_id,
  projectTitle: row.project_title,
  amountCents: Number(row.payout),
  feeCents: Number(row.fee),
  status: statusOf(row, onboarding),
  createdAt: row.approved.toISOString(),
});

/** What a contractor receives for approved work. */
@Injectable()
export class PayoutReader {
  private readonly logger = new Logger(PayoutReader.name);

  constructor(
    private readonly sql: Sql,
    private readonly records: PayoutAccountRecords,
    private readonly accounts: PayoutAccounts,
    private readonly facts: ApplyProviderFact,
    private readonly cursors: Cursors,
  ) {}

  async list(actor: Actor, query: PageQuery): Promise<PayoutPage> {
    const [before = null] = this.cursors.decode(LIST, query.cursor) ?? [];
    const onboarding = await this.onboardingOf(actor.userId);
    const rows = await this.sql.rows<Row>(OF_CONTRACTOR, [actor.userId, before, query.limit + 1]);
    const page = this.cursors.page(rows, query.limit, LIST, {
      map: (row) => viewOf(row, onboarding),
      key: (row) => [row.id],
    });
    return { ...page, onboarding };
  }

  // A contractor who comes back from the provider's page finds the account ready, with or without a webhook.
  private async onboardingOf(contractorId: string): Promise<OnboardingState> {
    const record = await this.records.find(contractorId);
    if (!record) return 'missing';
    if (record.status === 'active' || record.providerAccountId === null) return record.status;
    try {
      const fact = await this.accounts.read(record.providerAccountId);
      await this.facts.execute(fact);
      return fact.active ? 'active' : 'pending';
    } catch (error) {
      this.logger.warn({ code: providerCode(error) }, 'payout account not polled');
      return record.status;
    }
  }
}
