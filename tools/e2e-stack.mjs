// The whole product for browser tests: free ports, an empty folder, and a control port by which a test plants faults.
// Told by its parent over IPC; it ends, and removes its folder, when the parent does.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startControl } from './e2e/control.mjs';
import { copyDemoData, DEMO_DATA } from './e2e/demo-data.mjs';
import { print, productIn } from './e2e/product.mjs';
import { clusterFolders } from './postgres/location.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'cw-e2e-'));
const seed = process.env.E2E_SEED ?? 'demo';
if (seed === 'demo') copyDemoData(process.env[DEMO_DATA], dataDir);
// Run by root, Postgres is another user and must get through.
chmodSync(dataDir, 0o711);
const stack = await productIn(dataDir, seed);

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
  const info = { url: stack.config.publicUrl, controlUrl, databaseUrl, mailUrl };
  if (process.send) process.send(info);
  else console.log(JSON.stringify(info));
} catch (error) {
  print(`\nThe product for the browser tests did not start.\n${error instanceof Error ? error.message : error}`);
  await end(1);
}
