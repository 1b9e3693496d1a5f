// Finds the engines beside Chromium that browser tests walk in, or gets them from Debian.
// `node tools/engines.mjs` prints them; with --install it may install them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from './find-program.mjs';

/**
 * What drives an engine, and what else has to be there.
 * @typedef {object} Kind
 * @property {string} name
 * @property {string} title
 * @property {{ variable: string, kind: string, probe: string }} program
 * @property {readonly string[]} programs by the names that it goes by
 * @property {readonly (readonly string[])[]} beside commands that succeed where the rest is there too
 * @property {readonly string[]} packages
 */

/** @type {readonly Kind[]} */
const KINDS = [
  {
    name: 'webkit',
    title: 'WebKit',
    program: { variable: 'WEBKIT_DRIVER_PATH', kind: 'a WebKitWebDriver', probe: '--help' },
    programs: ['WebKitWebDriver'],
    beside: [
      ['Xvfb', '-help'],
      ['/usr/bin/python3', '-c', 'import gi; gi.require_version("WebKit2", "4.1")'],
    ],
    packages: ['webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'],
  },
  {
    name: 'firefox',
    title: 'Firefox',
    program: { variable: 'FIREFOX_PATH', kind: 'a Firefox', probe: '--version' },
    programs: ['firefox-esr', 'firefox'],
    beside: [],
    packages: ['firefox-esr'],
  },
];

/** Another program may be installing at the same time, the one that gets a Chromium for instance. */
const APT = 'apt-get -o DPkg::Lock::Timeout=300';
const LONGEST_MS = 20_000;

/** @typedef {{ name: string, program: string } | { name: string, missing: string }} Engine */

/**
 * @param {{ install?: boolean, environment?: NodeJS.ProcessEnv }} [options]
 * @returns {Engine[]} each with the program that drives it, or with why it is left out
 */
export function findEngines({ install = false, environment = process.env } = {}) {
  return KINDS.map((kind) => {
    const found = find(kind, environment);
    if (found) return { name: kind.name, program: found };
    const fault = install ? getPackages(kind) : 'it is not installed';
    const got = fault === null ? find(kind, environment) : null;
    if (got) return { name: kind.name, program: got };
    return { name: kind.name, missing: `${kind.title} is left out: ${fault ?? 'what was installed does not run'}.` };
  });
}

/**
 * @param {Kind} kind
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | null}
 */
function find({ program, programs, beside }, environment) {
  const folders = (environment.PATH ?? '').split(delimiter);
  const paths = programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = findProgram(program, environment, paths);
  return found && beside.every(([file, ...args]) => succeeds(String(file), args, environment)) ? found : null;
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function succeeds(file, args, env) {
  return spawnSync(file, args, { stdio: 'ignore', timeout: LONGEST_MS, env }).status === 0;
}

/**
 * @param {Kind} kind
 * @returns {string | null} why there are none
 */
function getPackages({ packages, title }) {
  const names = packages.join(' ');
  const byHand = `(Debian: apt-get install ${names})`;
  if (!existsSync('/usr/bin/apt-get')) return `it is not installed, and there is no apt-get to install it ${byHand}`;
  if (process.getuid?.() !== 0) return `it is not installed, and only root may install it ${byHand}`;
  console.error(`No ${title} yet: apt-get install ${names}`);
  const { status } = spawnSync(
    '/bin/sh',
    ['-c', `${APT} update -q && ${APT} install -qy --no-install-recommends ${names}`],
    // What it says is no part of the answer, which is read from standard output.
    { stdio: ['ignore', 2, 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
  );
  return status === 0 ? null : `apt-get could not install ${names}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(JSON.stringify(findEngines({ install: process.argv.includes('--install') })));
}
