// npm run reset: removes DATA_DIR with everything in it, after asking. Refuses while a copy runs on it.
import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { readConfig } from './config/read.mjs';
import { clusterFolders } from './postgres/location.mjs';
import { readPidFile } from './postgres/pid-file.mjs';
import { endProcess, isAlive } from './process/alive.mjs';
import { holderOf } from './process/lock.mjs';
import { ROOT } from './setup/bootstrap.mjs';
import { isOurs, lockFileOf } from './stack/data-dir.mjs';

/** @returns {Promise<string>} what was done */
async function reset() {
  const { dataDir } = readConfig(process.env, ROOT);
  if (!existsSync(dataDir)) return `There is nothing to remove: ${dataDir} does not exist.`;
  if (!isOurs(dataDir))
    throw new Error(
      `DATA_DIR: ${dataDir} was not made by npm start, so it stays. Check DATA_DIR, or remove it yourself.`,
    );
  const holder = await holderOf(lockFileOf(dataDir));
  if (holder)
    throw new Error(
      `${dataDir} is in use by process ${holder.pid} (${holder.note}). Stop that copy first (Ctrl-C), then reset.`,
    );
  if (!(await isWanted(dataDir))) return 'Nothing was removed.';
  const folders = clusterFolders(dataDir);
  for (const folder of folders) await endLeftServer(folder);
  for (const folder of [...folders, dataDir]) rmSync(folder, { recursive: true, force: true });
  return `Removed ${dataDir}. The next npm start begins anew.`;
}

/** @param {string} dataDir */
async function isWanted(dataDir) {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) throw new Error('Nobody to ask. To remove without asking: npm run reset -- --yes');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Remove ${dataDir} with its database, files and mail for good? Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/**
 * One that a crash left behind.
 * @param {string} folder
 */
async function endLeftServer(folder) {
  const left = readPidFile(folder);
  if (!left || !isAlive(left.pid)) return;
  await endProcess(left.pid, [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
  ]);
}

try {
  console.log(await reset());
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
