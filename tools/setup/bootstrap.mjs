// What start, test, doctor and reset have in common before they can use anything installed. Must parse on Node 18.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installHooks } from './hooks.mjs';
import { install } from './install.mjs';
import { isInstalled } from './installed.mjs';
import { continueUnderPinned, isPinned } from './pinned.mjs';

const OLDEST_NODE = 18;

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Installs what is missing, then runs `main` under the pinned Node: here, or in a process of its own.
 * @param {string} script the caller's file
 * @param {() => Promise<void>} main
 */
export async function bootstrap(script, main) {
  try {
    refuseOldNode();
    await installOnce();
    installHooks(ROOT, process.env);
    if (isPinned(ROOT)) await main();
    else process.exit(await continueUnderPinned(ROOT, script, process.argv.slice(2)));
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

async function installOnce() {
  if (isInstalled(ROOT)) return;
  const since = Date.now();
  console.log('Installing packages (one to three minutes the first time) …');
  await install(ROOT);
  console.log(`Packages installed in ${Math.round((Date.now() - since) / 1000)} s.`);
}

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST_NODE) return;
  throw new Error(
    `Node.js 20 or newer is needed, and this is ${process.version}. Install a newer one from https://nodejs.org and start again.`,
  );
}
