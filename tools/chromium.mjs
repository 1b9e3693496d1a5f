// Finds a Chromium that runs, or gets one. `node tools/chromium.mjs` prints its path; with --install it may install it.
// With --whole it is one that shows notifications too, if there is any.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findProgram } from './find-program.mjs';

const CHROMIUM = { variable: 'CHROMIUM_PATH', kind: 'a Chromium', probe: '--version' };
// First the one that draws pages and no windows around them: it does the same for two thirds of the time.
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PACKAGES = [SHELL, 'chromium'];
const PLAYWRIGHT = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
const HOW_TO = [
  'No Chromium was found, and none could be installed. Either',
  '  install your system’s package (Debian, Ubuntu: apt-get install chromium),',
  '  or run "npx playwright install --with-deps chromium",',
  '  or set CHROMIUM_PATH to the program of one you have.',
].join('\n');

/**
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {readonly string[]} [first] folders that are looked into before those of its PATH
 * @returns {string | null}
 */
export function findChromium(environment = process.env, first = ['/usr/bin']) {
  return findProgram(CHROMIUM, environment, placesOf([SHELL, ...WHOLE], environment, first));
}

/**
 * One that shows notifications too, which the shell refuses: for the journey that is about them.
 * @param {NodeJS.ProcessEnv} [environment] a shell that it names is passed over, for it is named for all the others
 * @param {readonly string[]} [first] folders that are looked into before those of its PATH
 * @returns {string | null}
 */
export function findWholeChromium(environment = process.env, first = ['/usr/bin']) {
  const { CHROMIUM_PATH: given, ...others } = environment;
  const isShell = /headless[-_]shell/.test(basename(given ?? ''));
  return findProgram(CHROMIUM, isShell ? others : environment, placesOf(WHOLE, environment, first));
}

/**
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} environment
 * @param {readonly string[]} first
 */
function placesOf(names, environment, first) {
  const folders = (environment.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => [...first, ...folders].map((folder) => join(folder, name)));
  return [...onPath, chromium.executablePath()];
}

/** @returns {string} */
export function findOrInstallChromium() {
  const found = findChromium();
  if (found) return found;
  for (const [file, ...args] of waysToInstall()) {
    console.error(`No Chromium yet: ${[file, ...args].join(' ')}`);
    const { status } = spawnSync(String(file), args, {
      // What it says is no part of the answer: whoever asks for the program reads that from standard output.
      stdio: ['ignore', 2, 'inherit'],
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
    const install = PACKAGES.map((name) => `apt-get install -qy --no-install-recommends ${name}`).join(' || ');
    ways.push(['/bin/sh', '-c', `apt-get update -q && { ${install}; }`]);
  }
  return ways;
}

function installEnvironment() {
  return { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' };
}

/** @param {readonly string[]} options */
function asked(options) {
  if (options.includes('--whole')) return findWholeChromium();
  return options.includes('--install') ? findOrInstallChromium() : findChromium();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const path = asked(process.argv);
    if (!path) throw new Error(HOW_TO);
    console.log(path);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
