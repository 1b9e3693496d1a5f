// E-mails as a mail program draws them. Word knows no style sheet and no dark scheme, so its twin is drawn once.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '../chromium.mjs';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

const LOOKS = /** @type {const} */ ([
  { from: '.html', name: '390.light', viewport: PHONE, colorScheme: 'light' },
  { from: '.html', name: '390.dark', viewport: PHONE, colorScheme: 'dark' },
  { from: '.html', name: '1280.light', viewport: DESK, colorScheme: 'light' },
  { from: '.word.html', name: '1280.word', viewport: DESK, colorScheme: 'light' },
]);

/**
 * @param {string} folder
 * @param {RegExp} fits
 */
export async function drawMails(folder, fits) {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium() });
  for (const { from, name, viewport, colorScheme } of LOOKS) {
    const context = await browser.newContext({ viewport, colorScheme, javaScriptEnabled: false });
    // A mail program fetches nothing that a stranger could count, so nothing is fetched here.
    await context.route(/^(?!file:)/, (route) => route.abort());
    const page = await context.newPage();
    for (const file of lettersIn(folder, from).filter((letter) => fits.test(letter))) {
      await page.goto(pathToFileURL(join(folder, file + from)).href);
      await page.screenshot({ path: join(folder, `${file}.${name}.png`), fullPage: true });
    }
    await context.close();
  }
  await browser.close();
}

/**
 * @param {string} folder
 * @param {string} ending
 */
const lettersIn = (folder, ending) =>
  readdirSync(folder)
    .filter((file) => /^[a-z0-9-]+\.(?:en|es)$/.test(file.slice(0, -ending.length)) && file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
