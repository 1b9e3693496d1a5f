import { createRequire } from 'node:module';
import { extname, join, resolve } from 'node:path';
import { existsSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** A program that is run on what a stranger sent. */
export interface SandboxProgram {
  /** Its file, without the end of the name: that is another one in a build than in the sources. */
  readonly main: string;
  /** The folder of its own files. */
  readonly folder: string;
  /** The packages that it runs on. */
  readonly packages: readonly string[];
}

/** A program as Node is told to run it. */
interface NodeProgram {
  readonly file: string;
  readonly execArgv: readonly string[];
}

const OWN_FOLDER = import.meta.dirname;
const SUFFIX = extname(import.meta.filename);
const ROOT = resolve(OWN_FOLDER, '../../../../..');

/** Where a package lies: one of ours is found by a link, and read where that leads. */
function packageFolders(name: string): string[] {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`${name} is not installed`);
  return [found, realpathSync(found)];
}

/** From a build: its own files, ours and the packages that it runs on, no others. */
const readableInBuild = ({ folder, packages }: SandboxProgram): string[] => [
  OWN_FOLDER,
  folder,
  ...packages.flatMap(packageFolders),
];

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
export function nodeProgram(program: SandboxProgram, heapMegabytes: number): NodeProgram {
  const isSource = SUFFIX === '.ts';
  const readable = isSource ? FROM_SOURCES : readableInBuild(program).map((folder) => `--allow-fs-read=${folder}`);
  return {
    file: `${program.main}${SUFFIX}`,
    execArgv: [
      '--permission',
      '--allow-worker',
      '--no-warnings',
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${heapMegabytes}`,
      ...readable,
    ],
  };
}
