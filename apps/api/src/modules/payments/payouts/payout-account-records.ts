import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { newId } from '../../../common/ids.js';
import { Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { PayoutAccountEntity, type PayoutAccountStatus } from './payout-account.entity.js';

const ENSURE = {
  name: 'payout_account_ensure',
  text: `INSERT INTO payout_account (contractor_id, request_id, status, created_at, updated_at)
    VALUES ($1, $2, 'pending', $3, $3) ON CONFLICT (contractor_id) DO NOTHING`,
};
const SET_PROVIDER_ID = {
  name: 'payout_account_set_provider_id',
  text: `UPDATE payout_account SET provider_account_id = $2, updated_at = $3
    WHERE contractor_id = $1 AND provider_account_id IS NULL`,
};
const SET_STATUS = {
  name: 'payout_account_set_status',
  text: `UPDATE payout_account SET status = $2, updated_at = $3 WHERE provider_account_id = $1 RETURNING 1 AS known`,
};
const AWAITED = {
  name: 'payout_account_awaited',
  text: `SELECT DISTINCT a.provider_account_id AS id
    FROM payout_account a
    JOIN milestone m ON m.contractor_id = a.contractor_id
    JOIN payment_command c ON c.milestone_id = m.id AND c.kind = 'transfer' AND c.state = 'pending'
    WHERE a.status = 'pending' AND a.provider_account_id IS NOT NULL`,
};

/** Contractors' payout accounts, as rows. */
@Injectable()
export class PayoutAccountRecords {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async find(contractorId: string): Promise<PayoutAccountEntity | null> {
    return this.rows.findOneBy({ contractorId });
  }

  /** The contractor's row, made at the first call; two calls at once make one. */
  async ensure(contractorId: string): Promise<PayoutAccountEntity> {
    await this.sql.rows(ENSURE, [contractorId, newId(), this.clock.now()]);
    return this.rows.findOneByOrFail({ contractorId });
  }

  async setProviderId(contractorId: string, providerAccountId: string): Promise<void> {
    await this.sql.rows(SET_PROVIDER_ID, [contractorId, providerAccountId, this.clock.now()]);
  }

  /** False when nobody here has that account. */
  async setStatus(providerAccountId: string, status: PayoutAccountStatus): Promise<boolean> {
    return (await this.sql.rows(SET_STATUS, [providerAccountId, status, this.clock.now()])).length === 1;
  }

  /** Accounts at the provider that are not set up yet although a transfer waits for them. */
  async awaited(): Promise<string[]> {
    const rows = await this.sql.rows<{ id: string }>(AWAITED, []);
    return rows.map((row) => row.id);
  }

  private get rows() {
    return this.unitOfWork.repository(PayoutAccountEntity);
  }
}
