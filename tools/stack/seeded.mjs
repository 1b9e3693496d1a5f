import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withConnection } from '../postgres/database.mjs';

const FILE = 'seeded';

/**
 * Which cluster a database is in; another one made in its place has another identity.
 * @param {string} databaseUrl
 * @returns {Promise<string>}
 */
async function identityOf(databaseUrl) {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query('select system_identifier::text as id from pg_control_system()');
    return rows[0].id;
  });
}

/**
 * Whether the embedded database of this DATA_DIR was seeded to the end: asking the seed itself costs a second a start.
 * @param {string} dataDir
 * @param {string} databaseUrl
 * @returns {Promise<boolean>}
 */
export async function isSeeded(dataDir, databaseUrl) {
  try {
    return readFileSync(join(dataDir, 'run', FILE), 'utf8') === (await identityOf(databaseUrl));
  } catch {
    return false;
  }
}

/**
 * @param {string} dataDir
 * @param {string} databaseUrl
 */
export async function markSeeded(dataDir, databaseUrl) {
  writeFileSync(join(dataDir, 'run', FILE), await identityOf(databaseUrl));
}
