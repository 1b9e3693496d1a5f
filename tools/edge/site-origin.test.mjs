import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { createEdge } from './edge.mjs';
import { ORIGIN_MARK } from './site-origin.mjs';

const root = mkdtempSync(join(tmpdir(), 'cw-origin-'));
const SITE = 'https://closewright.example';
const PAGE = `<link rel="canonical" href="${ORIGIN_MARK}/sellers"/>${'<p>A page that is worth compressing.</p>'.repeat(40)}`;

/**
 * @param {string} path below the public pages
 * @param {string} content
 */
const write = (path, content) => {
  const file = join(root, 'apps/marketing/dist', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};

const edge = createEdge({ root, publicUrl: SITE, apiUrl: 'http://127.0.0.1:1', sandboxUrl: null, stripe: false });
let base = '';
before(async () => {
  write('app.html', '<div id="root"></div>');
  write('sellers/index.html', PAGE);
  write('sellers/index.html.br', 'as built, without an address');
  write('robots.txt', `Sitemap: ${ORIGIN_MARK}/sitemap.xml`);
  write('script.0123456789.js', `"${ORIGIN_MARK}"`);
  base = `http://127.0.0.1:${await edge.listen(0, '127.0.0.1')}`;
});
after(async () => {
  await edge.close();
  rmSync(root, { recursive: true });
});

/**
 * @param {string} path
 * @param {Record<string, string>} [headers]
 */
const ask = (path, headers = {}) => fetch(base + path, { headers });

for (const encoding of ['identity', 'gzip', 'br']) {
  test(`a page names the site that serves it: ${encoding}`, async () => {
    const answer = await ask('/sellers', { 'accept-encoding': encoding });

    assert.equal(answer.headers.get('content-encoding'), encoding === 'identity' ? null : encoding);
    assert.equal(await answer.text(), PAGE.replace(ORIGIN_MARK, SITE));
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(answer.headers.get('vary') ?? '', /Accept-Encoding/);
  });
}

test('the crawlers’ file leads to the site map of the site that serves it', async () => {
  assert.equal(await (await ask('/robots.txt')).text(), `Sitemap: ${SITE}/sitemap.xml`);
});

test('what is no document is sent as it was built', async () => {
  assert.equal(await (await ask('/script.0123456789.js')).text(), `"${ORIGIN_MARK}"`);
});

test('a page that is there already is not sent again', async () => {
  const first = await ask('/sellers');
  const again = await ask('/sellers', { 'if-none-match': first.headers.get('etag') ?? '' });

  assert.equal(again.status, 304);
});

test('a rebuilt page is seen without a restart', async () => {
  const file = write('buyers/index.html', `old ${ORIGIN_MARK}`);
  utimesSync(file, 1, 1);
  assert.equal(await (await ask('/buyers')).text(), `old ${SITE}`);

  write('buyers/index.html', `new ${ORIGIN_MARK}`);
  assert.equal(await (await ask('/buyers')).text(), `new ${SITE}`);
});

test('the workspace and the page that was not found are nothing for a search', async () => {
  assert.equal((await ask('/sellers')).headers.get('x-robots-tag'), null);
  assert.equal((await ask('/login')).headers.get('x-robots-tag'), 'noindex');
  assert.equal((await ask('/no-such-page')).headers.get('x-robots-tag'), 'noindex');
});
