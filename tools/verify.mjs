// npm run verify: what takes too long for every change, run before a release.
import { fileURLToPath } from 'node:url';
import { bootstrap, ROOT } from './setup/bootstrap.mjs';

await bootstrap(fileURLToPath(import.meta.url), async () => {
  const { runStages } = await import('./testing/run-stages.mjs');
  const { longStagesOf } = await import('./testing/stages.mjs');
  await runStages(longStagesOf(ROOT));
});
