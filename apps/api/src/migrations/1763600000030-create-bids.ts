import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bids and their lines. */
export class CreateBids1763600000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bid (
        id uuid PRIMARY KEY,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        version integer NOT NULL DEFAULT 1,
        project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
        contractor_id uuid NOT NULL REFERENCES app_user (id),
        amount_cents bigint NOT NULL CHECK (amount_cents >= 50),
        timeline text NOT NULL,
        work_description text NOT NULL,
        materials text,
        start_date date,
        duration_days integer CHECK (duration_days >= 1),
        accepts_at_closing boolean NOT NULL DEFAULT false,
        status text NOT NULL CHECK (status IN ('pending', 'accepted', 'rejected', 'withdrawn'))
      )`);
    // BID-02: one live bid per contractor per project; BID-03: one accepted bid per project.
    await runner.query(
      `CREATE UNIQUE INDEX bid_one_live_idx ON bid (project_id, contractor_id) WHERE status IN ('pending', 'accepted')`,
    );
    await runner.query(`CREATE UNIQUE INDEX bid_one_accepted_idx ON bid (project_id) WHERE status = 'accepted'`);
    await runner.query(`CREATE INDEX bid_project_idx ON bid (project_id, created_at, id)`);
    await runner.query(`CREATE INDEX bid_contractor_idx ON bid (contractor_id, created_at DESC, id DESC)`);
    await runner.query(`
      CREATE TABLE bid_line (
        bid_id uuid NOT NULL REFERENCES bid (id) ON DELETE CASCADE,
        condition_id uuid NOT NULL REFERENCES condition (id) ON DELETE CASCADE,
        included boolean NOT NULL,
        amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
        note text,
        PRIMARY KEY (bid_id, condition_id),
        CHECK (included OR amount_cents = 0)
      )`);
    await runner.query(
      `ALTER TABLE project ADD CONSTRAINT project_accepted_bid_fk FOREIGN KEY (accepted_bid_id) REFERENCES bid (id) DEFERRABLE INITIALLY DEFERRED`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE project DROP CONSTRAINT project_accepted_bid_fk`);
    for (const table of ['bid_line', 'bid']) await runner.query(`DROP TABLE ${table}`);
  }
}
