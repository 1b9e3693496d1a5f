// npm run admin:create: invites a member of staff to the product that runs here, by a link that is good once.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap, ROOT } from './setup/bootstrap.mjs';

const COMMAND = join(ROOT, 'apps/api/dist/cli/admin-create.js');

/** @returns {Promise<number>} the command's exit code */
async function create() {
  const { readConfig } = await import('./config/read.mjs');
  const { runningProduct } = await import('./stack/running.mjs');
  const config = readConfig(process.env, ROOT);
  const { databaseUrl, publicUrl } = await runningProduct(config);
  if (!existsSync(COMMAND)) throw new Error('The API is not built yet. Run npm start or npm run build first.');
  const child = spawn(process.execPath, [COMMAND, ...process.argv.slice(2)], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: undefined,
      DATA_DIR: config.dataDir,
      PUBLIC_URL: publicUrl,
      SEED: config.seed,
    },
    stdio: 'inherit',
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

await bootstrap(fileURLToPath(import.meta.url), async () => {
  process.exitCode = await create();
});
