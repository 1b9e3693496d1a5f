import { defineConfig } from '@playwright/test';
import { patience } from '../../tools/testing/patience.cjs';
import journeys from './playwright.config.js';

/** Pictures of every screen, asked for by `npm run screens` and never part of a test run. */
export default defineConfig({
  ...journeys,
  retries: 0,
  testMatch: '**/*.screens.ts',
  timeout: 4 * patience.test,
  outputDir: './test-results/screens',
});
