import { Injectable, Logger } from '@nestjs/common';
import { BANK_PAYMENT, type Actor, DAY_MS, houseName, type PaymentState, type UsState } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { Cursors } from '../../../common/http/cursor.js';
import type { PageQuery } from '../../../common/http/page.query.js';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';
import type { OnboardingState, PayoutPage, PayoutStatus, PayoutView } from '../dto/payout.response.js';
import { booked, NETTED, PAID_OUT } from '../ledger/booked.js';
import { ApplyProviderFact } from '../facts/apply-provider-fact.js';
import { PayoutAccounts } from '../provider/payout-accounts.js';
import { providerCode } from '../provider/provider-error.js';
import { PayoutAccountRecords } from './payout-account-records.js';

interface Row {
  readonly id: string;
  readonly project_id: string;
  readonly project_title: string;
  readonly address: string | null;
  readonly city: string;
  readonly us_state: UsState;
  readonly state: PaymentState;
  readonly total: string;
  readonly fee: string;
  readonly netted: string;
  /** What reaches the contractor, less what came back from it. */
  readonly payout: string;
  /** Something is still to be transferred. */
  readonly open: boolean;
  readonly attention: boolean;
  readonly approved: Date;
  readonly transferred: Date | null;
  readonly unsettled: Date | null;
}

const LIST = 'payouts';
const OF_CONTRACTOR = {
  name: 'payout_of_contractor',
  text: `SELECT m.id, m.project_id, m.project_title, m.state,
      CASE WHEN h.contractor_id = $1 THEN h.address END AS address, h.city, h.state AS us_state, m.total_cents AS total,
      0 - ${booked('service_fee')} AS fee,
      ${NETTED} AS netted,
      m.attention_reason IS NOT NULL AS attention, t.at AS approved,
      ${PAID_OUT} AS payout,
      (SELECT max(c.finished_at) FROM payment_command c
        WHERE c.milestone_id = m.id AND c.kind = 'transfer' AND c.state = 'done') AS transferred,
      EXISTS (SELECT FROM payment_command c
        WHERE c.milestone_id = m.id AND c.kind = 'transfer' AND c.state IN ('pending', 'attention')) AS open,
      (SELECT max(p.paid_at) FROM payment_command c JOIN payment p ON p.id = c.payment_id
        WHERE c.milestone_id = m.id AND c.kind = 'transfer' AND c.state = 'pending'
          AND p.method = 'us_bank_account') AS unsettled
    FROM milestone m JOIN project h ON h.id = m.project_id JOIN ledger_tx t ON t.kind IN ('release', 'split') AND t.ref = m.id::text
    WHERE m.total_cents > 0 AND m.contractor_id = $1 AND ($2::timestamptz IS NULL OR (t.at, m.id) < ($2, $3::uuid))
    ORDER BY t.at DESC, m.id DESC LIMIT $4`,
};

/** From when on a transfer may go that waits for a bank account's money to settle; null when none waits for that. */
function paysFrom({ unsettled }: Row, now: Date): Date | null {
  const from = unsettled && new Date(unsettled.getTime() + BANK_PAYMENT.settleDays * DAY_MS);
  return from !== null && from > now ? from : null;
}

function statusOf(row: Row, onboarding: OnboardingState, now: Date): PayoutStatus {
  if (row.state === 'charged_back') return 'attention';
  if (!row.open) return Number(row.payout) + Number(row.netted) > 0 ? 'released' : 'taken_back';
  if (row.attention) return 'attention';
  if (onboarding !== 'active') return 'waiting_for_setup';
  return paysFrom(row, now) === null ? 'releasing' : 'settling';
}

function viewOf(row: Row, onboarding: OnboardingState, now: Date): PayoutView {
  const [total, fee, netted] = [readCents(row.total), readCents(row.fee), readCents(row.netted)];
  return {
    id: row.id,
    projectId: row.project_id,
    projectTitle: row.project_title,
    house: houseName({ address: row.address, city: row.city, state: row.us_state }),
    totalCents: total,
    feeCents: fee,
    nettedCents: netted,
    amountCents: readCents(row.payout),
    status: statusOf(row, onboarding, now),
    paysFrom: paysFrom(row, now)?.toISOString() ?? null,
    releasedAt: row.transferred?.toISOString() ?? null,
    createdAt: row.approved.toISOString(),
  };
}

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
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor, query: PageQuery): Promise<PayoutPage> {
    const [at = null, id = null] = this.cursors.decode(LIST, query.cursor) ?? [];
    const now = this.clock.now();
    const onboarding = await this.onboardingOf(actor.userId);
    const rows = await this.sql.rows<Row & Record<string, unknown>>(OF_CONTRACTOR, [
      actor.userId,
      at,
      id,
      query.limit + 1,
    ]);
    const page = this.cursors.page(rows, query.limit, LIST, {
      map: (row) => viewOf(row, onboarding, now),
      key: (row) => [row.approved.toISOString(), row.id],
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
