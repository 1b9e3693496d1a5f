// Makes the demo data once, in the folder that E2E_DATA names: each product of the browser tests starts from a copy.
import { chmodSync, mkdirSync } from 'node:fs';
import { DEMO_DATA } from './e2e/demo-data.mjs';
import { print, productIn } from './e2e/product.mjs';

const folder = process.env[DEMO_DATA];
if (!folder) {
  print(`${DEMO_DATA} names no folder.`);
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
// Run by root, Postgres is another user and must get through.
chmodSync(folder, 0o711);
const product = await productIn(folder, 'demo');

const end = async (/** @type {number} */ code) => {
  await product.stop();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(130));

try {
  await product.start();
  await end(0);
} catch (error) {
  print(`\nThe demo data was not made.\n${error instanceof Error ? error.message : error}`);
  await end(1);
}
