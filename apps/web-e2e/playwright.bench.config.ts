import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.js';

/** Figures of what a browser does, asked for by name and never part of a test run. */
export default defineConfig({ ...journeys, retries: 0, testMatch: '**/*.bench.ts' });
