import pg from 'pg';

const OLDEST_MAJOR = 15;

/**
 * One connection for as long as `use` runs.
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withConnection(url, use) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A connection cut by the server rejects the query that runs; without a listener it would end the process too.
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** @param {string} url */
export async function answers(url) {
  try {
    await withConnection(url, (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} serverUrl
 * @param {string} name
 */
export async function ensureDatabase(serverUrl, name) {
  await withConnection(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
}

/**
 * Checks a Postgres that somebody gave us.
 * @param {string} url
 * @param {string} [variable] by which it was given
 */
export async function checkServer(url, variable = 'DATABASE_URL') {
  try {
    await withConnection(url, async (client) => {
      const { rows } = await client.query('show server_version_num');
      const major = Math.floor(Number(rows[0].server_version_num) / 10_000);
      if (major < OLDEST_MAJOR) throw new Error(`it is Postgres ${major}, and ${OLDEST_MAJOR} or newer is needed`);
    });
  } catch (error) {
    throw new Error(
      `${variable}: the Postgres there cannot be used: ${reason(error)}. ` +
        'Check host, port, user, password and database name, or unset DATABASE_URL to use the embedded one.',
    );
  }
}

/**
 * Connecting to a name with several addresses fails with one error each and an empty message.
 * @param {unknown} error
 */
function reason(error) {
  const errors = error instanceof AggregateError ? error.errors : [error];
  return errors.map((one) => /** @type {Error} */ (one).message).join('; ');
}

/**
 * @param {{ port: number, password: string, user?: string }} server as its owner, unless another role is named
 * @param {string} database
 */
export function urlOf({ port, password, user = 'postgres' }, database) {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/**
 * @param {string} url
 * @param {string} name
 * @returns {Promise<boolean>}
 */
export async function hasRole(url, name) {
  return withConnection(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
    return rowCount === 1;
  });
}

/**
 * Whether the role of this address could empty the ledger, whatever its triggers say: it owns it, will own it once the
 * tables are made, or is a superuser.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export async function ownsLedger(url) {
  return withConnection(url, async (client) => {
    const { rows } = await client.query(
      `select rolsuper or not exists (select from pg_class where oid = to_regclass('ledger_posting') and not
         pg_has_role(relowner, 'member')) as owns from pg_roles where rolname = current_user`,
    );
    return rows[0].owns;
  });
}
