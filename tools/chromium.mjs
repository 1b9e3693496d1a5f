// Finds a Chromium that runs, or gets one. `node tools/chromium.mjs` prints its path; with --install it may install it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PLAYWRIGHT = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
const HOW_TO = [
  'No Chromium was found, and none could be installed. Either',
  '  install your system’s package (Debian, Ubuntu: apt-get install chromium),',
  '  or run "npx playwright install --with-deps chromium",',
  '  or set CHROMIUM_PATH to the program of one you have.',
].join('\n');

/**
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | null} a program that answers --version, so its libraries are there too
 */
export function findChromium(environment = process.env) {
  const given = environment.CHROMIUM_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new Error(`CHROMIUM_PATH: expected the program of a Chromium; "${given}" does not run.`);
  }
  const onPath = (environment.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return (
    ['/usr/bin/chromium', chromium.executablePath(), ...onPath].find((path) => existsSync(path) && runs(path)) ?? null
  );
}

/** @returns {string} */
export function findOrInstallChromium() {
  const found = findChromium();
  if (found) return found;
  for (const [file, ...args] of waysToInstall()) {
    console.error(`No Chromium yet: ${[file, ...args].join(' ')}`);
    const { status } = spawnSync(String(file), args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: installEnvironment(),
    });
    const installed = status === 0 ? findChromium() : null;
    if (installed) return installed;
  }
  throw new Error(HOW_TO);
}

/** @returns {string[][]} */
function waysToInstall() {
  const ways = [[process.execPath, PLAYWRIGHT, 'install', 'chromium']];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    ways.push(['/bin/sh', '-c', 'apt-get update -q && apt-get install -qy --no-install-recommends chromium']);
  }
  return ways;
}

function installEnvironment() {
  return { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' };
}

/** @param {string} path */
function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const path = process.argv.includes('--install') ? findOrInstallChromium() : findChromium();
    if (!path) throw new Error(HOW_TO);
    console.log(path);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
