import type { MigrationInterface, QueryRunner } from 'typeorm';

const ZERO_HASH = `decode(repeat('00', 32), 'hex')`;

const REFUSE_CHANGE = `
  CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'The audit log is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END $$`;

// Deferred to the commit, so that the one row everybody needs is held for a moment only, and in the order of commits.
const CHAIN = `
  CREATE FUNCTION audit_chain() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    head audit_head;
  BEGIN
    UPDATE audit_head SET sequence = sequence + 1, hash = sha256(hash || int8send(sequence + 1) || NEW.digest)
      RETURNING * INTO STRICT head;
    INSERT INTO audit_link (sequence, entry_id, hash) VALUES (head.sequence, NEW.id, head.hash);
    RETURN NULL;
  END $$`;

// Depth 1 is a statement of somebody's own; links and the head grow from inside the entry's trigger only.
const GUARD_CHAIN = `
  CREATE FUNCTION audit_guard_chain() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF pg_trigger_depth() = 1 THEN
      RAISE EXCEPTION 'The audit chain follows its entries only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END $$`;

const TABLES = ['audit_entry', 'audit_link', 'audit_head'] as const;

/** The audit log: append-only, and each entry hashed over the one before. */
export class CreateAuditLog1763700000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner);
    for (const body of [REFUSE_CHANGE, CHAIN, GUARD_CHAIN]) await runner.query(body);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER audit_entry_chained AFTER INSERT ON audit_entry
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_chain()`);
    for (const table of ['audit_entry', 'audit_link']) {
      await runner.query(`
        CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION audit_refuse_change()`);
    }
    await runner.query(`
      CREATE TRIGGER audit_head_kept BEFORE INSERT OR DELETE ON audit_head
      FOR EACH ROW EXECUTE FUNCTION audit_refuse_change()`);
    await runner.query(`
      CREATE TRIGGER audit_head_guard BEFORE UPDATE ON audit_head
      FOR EACH ROW EXECUTE FUNCTION audit_guard_chain()`);
    await runner.query(`
      CREATE TRIGGER audit_link_guard BEFORE INSERT ON audit_link
      FOR EACH ROW EXECUTE FUNCTION audit_guard_chain()`);
    for (const table of TABLES) {
      await runner.query(`
        CREATE TRIGGER ${table}_never_emptied BEFORE TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['audit_head', 'audit_link', 'audit_entry']) await runner.query(`DROP TABLE ${table}`);
    for (const name of ['refuse_change', 'chain', 'guard_chain']) await runner.query(`DROP FUNCTION audit_${name}()`);
  }
}

async function createTables(runner: QueryRunner): Promise<void> {
  // No reference to app_user: an entry stays whatever becomes of the account.
  await runner.query(`
    CREATE TABLE audit_entry (
      id uuid PRIMARY KEY,
      at timestamptz NOT NULL,
      action text NOT NULL,
      actor_id uuid,
      subject_type text NOT NULL,
      subject_id uuid,
      reason text,
      before jsonb,
      after jsonb,
      digest bytea NOT NULL CHECK (octet_length(digest) = 32)
    )`);
  await runner.query(`CREATE INDEX audit_entry_action_idx ON audit_entry (action, id)`);
  await runner.query(`CREATE INDEX audit_entry_actor_idx ON audit_entry (actor_id, id) WHERE actor_id IS NOT NULL`);
  await runner.query(
    `CREATE INDEX audit_entry_subject_idx ON audit_entry (subject_id, id) WHERE subject_id IS NOT NULL`,
  );
  await runner.query(`
    CREATE TABLE audit_link (
      sequence bigint PRIMARY KEY,
      entry_id uuid NOT NULL CONSTRAINT audit_link_entry_key UNIQUE REFERENCES audit_entry (id),
      hash bytea NOT NULL
    )`);
  await runner.query(`
    CREATE TABLE audit_head (
      one boolean PRIMARY KEY DEFAULT true CHECK (one),
      sequence bigint NOT NULL,
      hash bytea NOT NULL
    )`);
  await runner.query(`INSERT INTO audit_head (sequence, hash) VALUES (0, ${ZERO_HASH})`);
}
