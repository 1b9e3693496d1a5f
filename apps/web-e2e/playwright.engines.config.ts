import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { Engine } from './src/engines/test.js';
import { patience } from './src/support/patience.js';

const VARIABLE = 'CW_ENGINES';
const PROGRAM = fileURLToPath(new URL('../../tools/engines.mjs', import.meta.url));

type Found = Engine | (Pick<Engine, 'name'> & { readonly missing: string });

/** Asked once: workers read this file too, and inherit the answer. */
function engines(): readonly Engine[] {
  const isFirst = process.env[VARIABLE] === undefined;
  process.env[VARIABLE] ??= execFileSync(process.execPath, [PROGRAM, '--install'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const found: readonly Found[] = JSON.parse(process.env[VARIABLE]);
  const missing = found.flatMap((each) => ('missing' in each ? [each.missing] : []));
  if (isFirst) for (const each of missing) process.stderr.write(`${each}\n`);
  return found.flatMap((each) => ('program' in each ? [each] : []));
}

const THERE = engines();

/** The same product in engines that Playwright does not drive as Debian has them: it only runs the walks. */
export default defineConfig<object, { readonly engine: Engine }>({
  testDir: './src/engines',
  testMatch: THERE.length === 0 ? [] : '**/*.engine.ts',
  outputDir: './test-results/engines',
  ...(THERE.length > 0 && { globalSetup: './src/support/global-setup.config.ts' }),
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 2 * patience.test,
  expect: { timeout: patience.condition },
  reporter: [['list']],
  projects: THERE.map((engine) => ({ name: engine.name, use: { engine } })),
});
