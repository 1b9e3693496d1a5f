import { readConfig } from '../config/read.mjs';
import { VARIABLES } from '../config/table.mjs';
import { freePorts } from '../process/ports.mjs';
import { ROOT } from '../setup/bootstrap.mjs';
import { createProgress } from '../stack/progress.mjs';
import { Stack } from '../stack/stack.mjs';

/**
 * The whole product on free ports, not started yet, as browser tests have it.
 * @param {string} dataDir
 * @param {string} seed
 * @returns {Promise<Stack>}
 */
export async function productIn(dataDir, seed) {
  const [port] = await freePorts(1);
  // Whatever the machine is set to use, tests use the built-in parts.
  for (const { name } of VARIABLES) delete process.env[name];
  return new Stack({
    root: ROOT,
    config: readConfig({ PORT: String(port), DATA_DIR: dataDir, SEED: seed }, ROOT),
    progress: createProgress(print),
    notice: (text) => print(`  ! ${text}`),
  });
}

/** @param {string} line for whoever reads the tests' output */
export const print = (line) => process.stderr.write(`${line}\n`);
