import pg from 'pg';

interface Connection {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
}

/** The login by which the application works, beside the one that owns the tables. */
export interface ApplicationRole {
  readonly name: string;
  readonly password: string;
}

// Rows are added and read, never changed: balances follow from inside the ledger's own trigger. A row is locked by
// whoever may change one of its columns; the ledger refuses another code whatever is granted.
const LEDGER = ['ledger_tx', 'ledger_posting', 'ledger_account'];
// Written once; reasons go by a function of the owner's.
const HISTORY = 'state_change';
const JOBS = 'jobs';
const ALREADY_THERE = new Set(['42710', '23505']);

export function roleOf(url: string): ApplicationRole {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** What the role may do; every statement may be given again. */
function grants(name: string): readonly string[] {
  const to = pg.escapeIdentifier(name);
  return [
    `GRANT USAGE ON SCHEMA public TO ${to}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${to}`,
    `GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public TO ${to}`,
    `REVOKE ALL ON schema_migration, ${HISTORY}, ${LEDGER.join(', ')} FROM ${to}`,
    `GRANT SELECT ON schema_migration TO ${to}`,
    `GRANT SELECT, INSERT ON ${HISTORY}, ${LEDGER.join(', ')} TO ${to}`,
    `GRANT UPDATE (code) ON ledger_account TO ${to}`,
    `GRANT EXECUTE ON FUNCTION forget_reasons(uuid[]) TO ${to}`,
    `ALTER SCHEMA ${JOBS} OWNER TO ${to}`,
  ];
}

// The queue makes and mends tables of its own while it runs, so they are the application's.
const HAND_OVER = `
  WITH role AS (SELECT oid, rolname FROM pg_roles WHERE rolname = $1)
  SELECT format('ALTER TABLE %s OWNER TO %I', c.oid::regclass, rolname) AS statement FROM pg_class c, role
  WHERE c.relnamespace = '${JOBS}'::regnamespace AND c.relkind IN ('r', 'p') AND c.relowner <> role.oid
  UNION ALL SELECT format('ALTER ROUTINE %s OWNER TO %I', p.oid::regprocedure, rolname) FROM pg_proc p, role
  WHERE p.pronamespace = '${JOBS}'::regnamespace AND p.proowner <> role.oid
  UNION ALL SELECT format('ALTER TYPE %s OWNER TO %I', t.oid::regtype, rolname) FROM pg_type t, role
  WHERE t.typnamespace = '${JOBS}'::regnamespace AND t.typtype = 'e' AND t.typowner <> role.oid`;

async function ensureRole(owner: Connection, { name, password }: ApplicationRole): Promise<void> {
  const { rows } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  if (rows.length > 0) return;
  try {
    await owner.query(`CREATE ROLE ${pg.escapeIdentifier(name)} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
  } catch (error) {
    // Roles belong to the whole server: another database's migrations may have made it in this moment.
    if (!(error instanceof pg.DatabaseError && ALREADY_THERE.has(error.code ?? ''))) throw error;
  }
}

// Only a member of a role gives something of its own to it; a superuser is a member of all.
async function join(owner: Connection, name: string): Promise<void> {
  const { rows } = await owner.query('SELECT FROM pg_roles WHERE rolname = current_user AND rolsuper');
  if (rows.length === 0) await owner.query(`GRANT ${pg.escapeIdentifier(name)} TO CURRENT_USER`);
}

/**
 * Lets the application's role work on what the owner has migrated, and on nothing else: it cannot alter the ledger
 * or the history, switch their triggers off, change a row of them, empty or drop them. Makes the role when there is none.
 */
export async function letApplicationWork(owner: Connection, role: ApplicationRole): Promise<void> {
  await ensureRole(owner, role);
  await join(owner, role.name);
  for (const statement of ['BEGIN', ...grants(role.name)]) await owner.query(statement);
  const { rows } = await owner.query(HAND_OVER, [role.name]);
  for (const { statement } of rows) await owner.query(String(statement));
  await owner.query('COMMIT');
}
