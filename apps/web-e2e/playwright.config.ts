import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { patience } from '../../tools/testing/patience.cjs';

/**
 * The popups of the address bar are pages of their own in every window, and half of what a new context costs. Chromium
 * takes the last of several lists only, so what Playwright turns off is repeated here.
 */
const UNUSED_FEATURES = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopupDebug'],
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...[
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
  ],
  ...['NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  'ThirdPartyStoragePartitioning',
];
const CHROMIUM_ARGS = [
  `--disable-features=${UNUSED_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

// Asked once: workers read this file too, and inherit the answer.
process.env['CHROMIUM_PATH'] ??= execFileSync(
  process.execPath,
  [fileURLToPath(new URL('../../tools/chromium.mjs', import.meta.url)), '--install'],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
).trim();

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: './test-results',
  globalSetup: './src/support/global-setup.config.ts',
  // One product, one database: journeys meet in it, and two cores have enough to do with one browser.
  workers: 1,
  forbidOnly: true,
  // A second try is named as unsteady by `npm test`; what may not be repeated refuses it (src/support/test.ts).
  retries: 1,
  timeout: patience.test,
  expect: { timeout: patience.condition },
  reporter: [
    ['list'],
    ['./src/support/times.config.ts'],
    ['./src/support/page-states.config.ts'],
    ['./src/support/layout-shifts.config.ts'],
    ['./src/support/standstills.config.ts'],
  ],
  use: {
    actionTimeout: patience.condition,
    navigationTimeout: patience.page,
    viewport: { width: 1280, height: 900 },
    // What a worker answers is asked of no route of a journey's; the journeys about the worker allow it.
    serviceWorkers: 'block',
    // A trace of every page costs a fifth of the time: ask for one by `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: CHROMIUM_ARGS },
  },
});
