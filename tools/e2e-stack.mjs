// The whole product for browser tests: free ports, an empty folder, and a control port by which a test plants faults.
// Told by its parent over IPC; it ends, and removes its folder, when the parent does.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startControl } from './e2e/control.mjs';
import { readConfig } from './config/read.mjs';
import { VARIABLES } from './config/table.mjs';
import { clusterFolders } from './postgres/location.mjs';
import { freePorts } from './process/ports.mjs';
import { ROOT } from './setup/bootstrap.mjs';
import { createProgress } from './stack/progress.mjs';
import { Stack } from './stack/stack.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'cw-e2e-'));
// Run by root, Postgres is another user and must get through.
chmodSync(dataDir, 0o711);
const [port] = await freePorts(1);
// Whatever the machine is set to use, tests use the built-in parts.
for (const { name } of VARIABLES) delete process.env[name];
const config = readConfig({ PORT: String(port), DATA_DIR: dataDir, SEED: process.env.E2E_SEED ?? 'demo' }, ROOT);
const print = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);
const stack = new Stack({
  root: ROOT,
  config,
  progress: createProgress(print),
  notice: (text) => print(`  ! ${text}`),
});

let ending = false;
const end = async (/** @type {number} */ code) => {
  if (ending) return;
  ending = true;
  await stack.stop();
  for (const folder of [...clusterFolders(dataDir), dataDir]) rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
process.on('disconnect', () => void end(0));

try {
  await stack.start();
  const controlUrl = await startControl(stack);
  const { databaseUrl, mailUrl } = stack;
  const info = { url: config.publicUrl, controlUrl, databaseUrl, mailUrl };
  if (process.send) process.send(info);
  else console.log(JSON.stringify(info));
} catch (error) {
  print(`\nThe product for the browser tests did not start.\n${error instanceof Error ? error.message : error}`);
  await end(1);
}
