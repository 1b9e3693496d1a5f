// npm run bench:appraisals: how well, and how fast, papers are read whose answers are known.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bootstrap, ROOT } from './setup/bootstrap.mjs';

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

const USAGE = `npm run bench:appraisals [-- --mistakes --only WORD --write DIR]

  --mistakes   what was read wrong in the open part; the held-out part is measured by and not learned from
  --only WORD  reports with this in their names, as in "open-legacy"
  --write DIR  the reports as files with their answers, to look at; nothing is read`;

const OPTIONS = /** @type {const} */ ({
  mistakes: { type: 'boolean', default: false },
  'held-out-mistakes': { type: 'boolean', default: false },
  only: { type: 'string' },
  write: { type: 'string' },
  help: { type: 'boolean', default: false },
});

await bootstrap(fileURLToPath(import.meta.url), async () => {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const env = {
    ...process.env,
    ...(values.mistakes && { BENCH_MISTAKES: '1' }),
    ...(values['held-out-mistakes'] && { BENCH_HELD_OUT_MISTAKES: '1' }),
    ...(values.only !== undefined && { BENCH_ONLY: values.only }),
    ...(values.write !== undefined && { BENCH_WRITE: resolve(values.write) }),
  };
  const args = [JEST, '--runInBand', '--testMatch', '**/corpus/appraisals.bench.ts'];
  const child = spawn(process.execPath, args, { cwd: join(ROOT, 'apps/api'), env, stdio: 'inherit' });
  const code = await new Promise((done) => {
    child.once('error', () => done(1));
    child.once('close', done);
  });
  process.exit(code);
});
