import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const NOT_COPIED = new Set(['dist', 'node_modules', 'dist-storybook']);

/** One place in a file of the design library, and what stands there afterwards. */
export interface Edit {
  /** Relative to `libs/ui`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface RebuiltUi {
  /** Where the new container's files lie. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Builds a changed copy of the design library, and nothing else; the repository stays as it is. */
export async function rebuildUi({ file, from, to }: Edit): Promise<RebuiltUi> {
  const copy = await mkdtemp(join(tmpdir(), 'cw-rebuilt-ui-'));
  const library = join(copy, 'libs/ui');
  await cp(join(ROOT, 'libs/ui'), library, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  await symlink(join(ROOT, 'tools'), join(copy, 'tools'));
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const source = await readFile(join(library, file), 'utf8');
  if (!source.includes(from)) throw new Error(`libs/ui/${file} has no ${from}`);
  await writeFile(join(library, file), source.replace(from, to));
  await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/.bin/rspack'), 'build'], {
    cwd: library,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { folder: join(library, 'dist'), remove: () => rm(copy, { recursive: true, force: true }) };
}
