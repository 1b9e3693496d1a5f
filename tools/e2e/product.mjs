import { createECDH } from 'node:crypto';
import { readConfig } from '../config/read.mjs';
import { VARIABLES } from '../config/table.mjs';
import { freePorts } from '../process/ports.mjs';
import { ROOT } from '../setup/bootstrap.mjs';
import { createProgress } from '../stack/progress.mjs';
import { Stack } from '../stack/stack.mjs';
import { patience } from '../testing/patience.cjs';

/** A journey opens it as a phone in the same network does. */
const HOST = '0.0.0.0';

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
    config: readConfig({ ...forTests(), HOST, PORT: String(port), DATA_DIR: dataDir, SEED: seed }, ROOT),
    progress: createProgress(print),
    notice: (text) => print(`  ! ${text}`),
  });
}

/** @param {string} line for whoever reads the tests' output */
export const print = (line) => process.stderr.write(`${line}\n`);

/** Keys of its own, and time: a loaded machine is not a fault. */
function forTests() {
  return { ...pushKeys(), DATABASE_WAIT_SECONDS: String(patience.databaseSeconds) };
}

/** Of this product alone: browsers can be subscribed, and no push service knows it. */
function pushKeys() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey.toString('base64url'),
    VAPID_SUBJECT: 'mailto:ops@closewright.test',
  };
}
