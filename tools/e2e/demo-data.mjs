import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Names the folder that holds the demo data; made by e2e-data.mjs, copied by whoever starts a product. */
export const DEMO_DATA = 'E2E_DATA';

/**
 * Copies the demo data of a stopped product, if there is any, with the owners of its files: Postgres insists on its own.
 * @param {string | undefined} from a DATA_DIR
 * @param {string} to an empty folder
 * @returns {boolean} whether there was any; without it the product seeds itself
 */
export function copyDemoData(from, to) {
  if (!from || !existsSync(join(from, 'postgres'))) return false;
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The demo data could not be copied: ${stderr}`);
  return true;
}
