import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.js';

const MINUTE = 60_000;

/** Pictures of every screen, asked for by `npm run screens` and never part of a test run. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.screens.ts',
  timeout: 20 * MINUTE,
  outputDir: './test-results/screens',
});
