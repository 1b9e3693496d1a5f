// npm run storybook:look [-- <word in the story's id> …]: draws every story of libs/ui/dist-storybook in a browser, on a phone
// and on a desk, by day and by night, in both languages; keeps a picture of each and says what axe finds, contrast included.
// WIDTH=390 or 1280 and LOOK=es or es-dark ask for some of them, FORCED=1 for the colors that a reader forces. Pictures are in
// .cache/stories, or where LOOK_AT says.
import { createReadStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import axe from 'axe-core';
import { findChromium } from './chromium.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILT = join(ROOT, 'libs/ui/dist-storybook');
const PICTURES = process.env.LOOK_AT ?? join(ROOT, '.cache/stories');
const FORCED = process.env.FORCED === '1';
/** @type {Readonly<Record<string, string>>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const AXE_OPTIONS = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] };
/** What is shown after a moment, or fetches a part of itself. */
const COMES_LATE = /loading|data-grid|workspace|paper/;
/** How much wider the page is than its window, in px. */
const WIDER = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const SIZES = [
  { name: '390', width: 390, height: 844 },
  { name: '1280', width: 1280, height: 900 },
].filter(({ name }) => (process.env.WIDTH ?? name) === name);
const LOOKS = [
  { locale: 'en', scheme: 'light', texts: 'usual' },
  { locale: 'en', scheme: 'dark', texts: 'usual' },
  { locale: 'es', scheme: 'light', texts: 'long' },
  { locale: 'es', scheme: 'dark', texts: 'usual' },
].filter(({ locale, scheme }) => [locale, scheme].join('-').startsWith(process.env.LOOK ?? ''));

/** Serves the built folder on a free port. */
async function serve() {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    const file = join(BUILT, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}` };
}

/** @param {readonly string[]} words */
function storyIds(words) {
  const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8'));
  return Object.keys(entries)
    .filter((id) => !/--(?:spanish|dark|narrow)$/.test(id))
    .filter((id) => words.length === 0 || words.some((word) => id.includes(word)));
}

/** @param {import('@playwright/test').Page} page */
async function faultsOf(page) {
  await page.evaluate(axe.source);
  /** @type {import('axe-core').AxeResults} */
  const { violations } = await page.evaluate(`axe.run(document, ${JSON.stringify(AXE_OPTIONS)})`);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  const room = /** @type {number} */ (await page.evaluate(WIDER));
  return room > 0 ? [...found, `the page is ${room} px wider than the window`] : found;
}

mkdirSync(PICTURES, { recursive: true });
const { server, origin } = await serve();
const executablePath = findChromium();
const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
let count = 0;
for (const { name, ...viewport } of SIZES)
  for (const look of LOOKS) {
    const forcedColors = FORCED ? 'active' : 'none';
    const context = await browser.newContext({ viewport, forcedColors, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const id of storyIds(process.argv.slice(2))) {
      // The add-on's own axe stands still.
      const globals = Object.entries({ ...look, 'a11y.manual': '!true' }).map(([key, value]) => `${key}:${value}`);
      await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`);
      await page.locator('body.sb-show-main #storybook-root > *').first().waitFor({ state: 'attached' });
      await page.evaluate('document.fonts.ready');
      await page.waitForTimeout(COMES_LATE.test(id) ? 500 : 30);
      const variant = `${name}-${look.locale}-${look.scheme}`;
      await page.screenshot({ path: join(PICTURES, `${id}.${variant}.png`), fullPage: true });
      for (const fault of FORCED ? [] : await faultsOf(page)) {
        count += 1;
        console.log(`${id} ${variant}: ${fault}`);
      }
    }
    await context.close();
  }
await browser.close();
server.close();
console.log(count === 0 ? 'Nothing found.' : `${count} found.`);
process.exitCode = count === 0 ? 0 : 1;
