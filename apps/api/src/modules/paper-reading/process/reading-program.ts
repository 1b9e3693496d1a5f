import { createRequire } from 'node:module';
import { extname, join, resolve } from 'node:path';
import { existsSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ReadingLimits } from './reading-limits.js';

/** The program that reads, as Node is told to run it. */
export interface ReadingProgram {
  readonly file: string;
  readonly execArgv: readonly string[];
}

const MODULE = resolve(import.meta.dirname, '..');
const SUFFIX = extname(import.meta.filename);
const ROOT = resolve(MODULE, '../../../../..');

/** Where a package lies: one of ours is found by a link, and read where that leads. */
function packageFolders(name: string): string[] {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`${name} is not installed`);
  return [found, realpathSync(found)];
}

/** From a build: its own files and the two packages that it runs on, no others. */
const readableInBuild = (): string[] => [MODULE, ...packageFolders('unpdf'), ...packageFolders('@cw/domain')];

/** From the sources, as in tests: their compiler is a native add-on, and its files lie anywhere in the house. */
const FROM_SOURCES = [
  '--allow-addons',
  `--allow-fs-read=${ROOT}`,
  '--import',
  pathToFileURL(join(ROOT, 'tools/jest/typescript-source.mjs')).href,
];

/**
 * It may read its own program and write nothing, starts nothing, compiles no text, and has a heap of its own size. The
 * one thread that it is allowed watches what it takes.
 */
export function readingProgram(limits: ReadingLimits): ReadingProgram {
  const isSource = SUFFIX === '.ts';
  const readable = isSource ? FROM_SOURCES : readableInBuild().map((folder) => `--allow-fs-read=${folder}`);
  return {
    file: join(import.meta.dirname, `reading-main${SUFFIX}`),
    execArgv: [
      '--permission',
      '--allow-worker',
      '--no-warnings',
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${limits.heapMegabytes}`,
      ...readable,
    ],
  };
}
