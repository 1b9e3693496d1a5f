// npm test: everything that decides whether a change may be kept, in one command, on any Node from 18 on.
import { fileURLToPath } from 'node:url';
import { bootstrap, ROOT } from './setup/bootstrap.mjs';

await bootstrap(fileURLToPath(import.meta.url), async () => {
  const { runStages } = await import('./testing/run-stages.mjs');
  const { stagesOf } = await import('./testing/stages.mjs');
  await runStages(stagesOf(ROOT));
});
