import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Guard } from '../process/guard.mjs';
import { holderOf, tryLock } from '../process/lock.mjs';
import { clusterFolders } from './location.mjs';
import { EmbeddedPostgres } from './server.mjs';

const PREFIX = 'cw-temporary-postgres-';
const LOCK = 'lock';
/** A folder without a lock may be one that is just being made. */
const ABANDONED_AFTER_MS = 60_000;

/**
 * A server for tests: fast, empty, gone with its files when stopped. If we are killed the server ends too, and the next
 * one made removes the files.
 * @returns {Promise<{ url: (database?: string) => string, stop: () => Promise<void> }>}
 */
export async function startTemporaryPostgres() {
  await removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  chmodSync(folder, 0o711);
  const lock = await tryLock(join(folder, LOCK));
  const password = randomBytes(12).toString('hex');
  const server = new EmbeddedPostgres({ dataDir: folder, password, logFile: join(folder, 'log'), volatile: true });
  const guard = new Guard();
  try {
    await server.prepare();
    const running = await server.start();
    guard.watch('postgres', running.pid);
    return {
      url: (database) => server.url(database),
      stop: async () => {
        await running.stop();
        guard.dismiss();
        if ('release' in lock) lock.release();
        removeAll(folder);
      },
    };
  } catch (error) {
    guard.dismiss();
    removeAll(folder);
    throw error;
  }
}

async function removeAbandoned() {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), name);
    try {
      const isOld = Date.now() - statSync(folder).mtimeMs > ABANDONED_AFTER_MS;
      if (isOld && !(await holderOf(join(folder, LOCK)))) removeAll(folder);
    } catch {
      // Another user's, or removed at this very moment by its owner.
    }
  }
}

/** @param {string} folder */
function removeAll(folder) {
  for (const path of [...clusterFolders(folder), folder]) rmSync(path, { recursive: true, force: true });
}
