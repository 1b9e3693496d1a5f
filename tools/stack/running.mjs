import { existsSync } from 'node:fs';
import { loadSecrets } from '../config/secrets.mjs';
import { urlOf } from '../postgres/database.mjs';
import { clusterFolders } from '../postgres/location.mjs';
import { readPidFile } from '../postgres/pid-file.mjs';
import { holderOf } from '../process/lock.mjs';
import { lockFileOf } from './data-dir.mjs';

/** The embedded server's database; `stack.mjs` makes it. */
export const DATABASE = 'closewright';
/** The role by which the API works on it; migrations make it. */
export const APPLICATION_ROLE = 'closewright_app';

/**
 * The database of a product that runs, and the address it is reached by: one's own (DATABASE_URL), or the embedded one
 * of the copy that runs on this DATA_DIR.
 * @param {import('../config/read.mjs').Config} config
 * @returns {Promise<{ databaseUrl: string, publicUrl: string }>}
 */
export async function runningProduct(config) {
  const { dataDir, databaseUrl, publicUrl } = config;
  if (databaseUrl) return { databaseUrl, publicUrl };
  const holder = existsSync(dataDir) ? await holderOf(lockFileOf(dataDir)) : null;
  if (!holder) {
    throw new Error(
      `Closewright does not run on ${dataDir}. Start it first (npm start), or name the DATA_DIR of the copy that runs, ` +
        'or set DATABASE_URL to a Postgres of your own.',
    );
  }
  const server = clusterFolders(dataDir)
    .map(readPidFile)
    .find((found) => found !== null && found.port > 0);
  if (!server) throw new Error(`The database of ${dataDir} is still starting. Try again in a moment.`);
  const { applicationPassword: password } = loadSecrets(dataDir);
  const embedded = urlOf({ port: server.port, password, user: APPLICATION_ROLE }, DATABASE);
  return { databaseUrl: embedded, publicUrl: holder.note };
}
