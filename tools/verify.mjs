// npm run verify: what takes too long for every change, run before a release.
import { fileURLToPath } from 'node:url';
import { bootstrap, ROOT } from './setup/bootstrap.mjs';

await bootstrap(fileURLToPath(import.meta.url), async () => {
  const { runStages } = await import('./testing/run-stages.mjs');
  const { longStagesOf } = await import('./testing/stages.mjs');
  const { findOrFetchLibrary } = await import('./testing/moved-date.mjs');
  const dateLibrary = findOrFetchLibrary();
  if (!dateLibrary) console.error('The date cannot be moved here: nothing is run on another day.');
  await runStages(longStagesOf(ROOT, dateLibrary));
});
