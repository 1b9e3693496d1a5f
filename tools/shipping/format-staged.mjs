// The hook pre-commit: what is committed is written as Prettier writes it, which `npm test` asks for anyway.
import { basename } from 'node:path';
import { formatStaged } from './staged.mjs';

const prettier = await import('prettier').catch(() => undefined);
if (prettier) {
  // `git commit FILE` commits from an index of its own: what is added there is missing from the one that stays.
  const mayWrite = !basename(process.env.GIT_INDEX_FILE ?? '').startsWith('next-index');
  const left = await formatStaged(prettier, process.cwd(), { mayWrite });
  for (const line of left) console.error(line);
  if (left.length > 0) {
    console.error('Run `npx prettier --write` with what is named here, and stage it whole.');
    process.exitCode = 1;
  }
} else console.error('Packages are not installed, so nothing was formatted: npm start installs them.');
