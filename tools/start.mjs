// npm start: from a fresh clone to a running product, on any Node from 18 on.
import { fileURLToPath } from 'node:url';
import { bootstrap } from './setup/bootstrap.mjs';

await bootstrap(fileURLToPath(import.meta.url), async () => {
  const { runUntilStopped } = await import('./stack/run.mjs');
  await runUntilStopped();
});
