import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE bid
    ADD warranty_months integer CHECK (warranty_months BETWEEN 0 AND 120),
    ADD valid_until date,
    ADD expires_at timestamptz,
    ADD end_reason text CHECK (end_reason IN ('expired', 'papers_expired', 'account_ended')),
    ADD reject_reason text,
    ADD acknowledged_gaps uuid[] NOT NULL DEFAULT '{}',
    ADD CONSTRAINT bid_validity_whole CHECK ((valid_until IS NULL) = (expires_at IS NULL)),
    ADD CONSTRAINT bid_end_reason_of_withdrawn CHECK (end_reason IS NULL OR status = 'withdrawn')`,
  `ALTER TABLE bid_line ADD allowance boolean NOT NULL DEFAULT false`,
  `CREATE INDEX bid_expiry_idx ON bid (expires_at) WHERE status = 'pending' AND expires_at IS NOT NULL`,
];

const DOWN = [
  `DROP INDEX bid_expiry_idx`,
  `ALTER TABLE bid_line DROP allowance`,
  `ALTER TABLE bid
    DROP warranty_months, DROP valid_until, DROP expires_at, DROP end_reason, DROP reject_reason, DROP acknowledged_gaps`,
];

/** What a bid promises besides its price, how long it stands, and why it ended. */
export class ExtendBids1763800000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
