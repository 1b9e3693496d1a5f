// npm run test:moved -- 40: every check of `npm test`, on every process so many days from now. No test may depend on the
// day it runs.
import { fileURLToPath } from 'node:url';
import { bootstrap, ROOT } from './setup/bootstrap.mjs';

await bootstrap(fileURLToPath(import.meta.url), async () => {
  const { runStages } = await import('./testing/run-stages.mjs');
  const { stagesOf } = await import('./testing/stages.mjs');
  const { findOrFetchLibrary, movedDate, shareTime } = await import('./testing/moved-date.mjs');
  const days = Number(process.argv[2]);
  if (!Number.isInteger(days) || days < 1) throw new Error('How many days? npm run test:moved -- 40');
  const library = findOrFetchLibrary();
  if (!library) throw new Error('The date can be moved on Linux alone, by the package libfaketime.');
  const { env: time } = await shareTime(movedDate(library, days));
  // What passed on another day is no answer.
  const env = { ...time, NX_SKIP_NX_CACHE: 'true' };
  await runStages(stagesOf(ROOT).map((stage) => ({ ...stage, env: { ...stage.env, ...env } })));
});
