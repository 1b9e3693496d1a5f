import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const LONGEST_MS = 20_000;

/**
 * A program that runs, so its libraries are there too: the one that the environment names, or the first of some paths.
 * @param {{ variable: string, kind: string, probe: string }} program `kind` with its article; `probe` is the option by which it only says its version
 * @param {NodeJS.ProcessEnv} environment
 * @param {readonly string[]} paths
 * @returns {string | null}
 * @throws when the one that the environment names does not run
 */
export function findProgram({ variable, kind, probe }, environment, paths) {
  /** @param {string} path */
  const runs = (path) => spawnSync(path, [probe], { stdio: 'ignore', timeout: LONGEST_MS }).status === 0;
  const given = environment[variable];
  if (!given) return paths.find((path) => existsSync(path) && runs(path)) ?? null;
  if (runs(given)) return given;
  throw new Error(`${variable}: expected the program of ${kind}; "${given}" does not run.`);
}
