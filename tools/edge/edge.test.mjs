import '../jest/typescript-source.mjs';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createEdge } from './edge.mjs';

const { COOKIE_NAMES } = await import(new URL('../../apps/api/src/common/auth/cookie-names.ts', import.meta.url).href);

const root = mkdtempSync(join(tmpdir(), 'cw-edge-'));
const SCRIPT = 'console.log("a script long enough to be worth compressing, again and again and again")';

/**
 * @param {string} path
 * @param {string | Buffer} content
 */
const write = (path, content) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

/** The API, as the edge sees it: tells back what it was asked. */
const api = createServer((request, response) => {
  if (request.url === '/api/drop') request.socket.destroy();
  else
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ url: request.url, headers: request.headers }));
});
api.on('upgrade', (request, socket) => {
  socket.on('end', () => socket.end());
  socket.on('error', () => undefined);
  socket.on('close', () => api.emit('gone'));
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nfrom ${request.url}`,
  );
});

/** @type {import('./edge.mjs').Edge} */
let edge;
let port = 0;
before(async () => {
  write('apps/marketing/dist/index.html', '<h1>landing</h1>');
  write('apps/marketing/dist/app.html', '<div id="root"></div>');
  write('apps/marketing/dist/login/index.html', '<h1>log in</h1>');
  write('apps/marketing/dist/es/index.html', '<h1>bienvenido</h1>');
  write('apps/marketing/dist/robots.txt', 'User-agent: *');
  write('apps/marketing/dist/.env', 'SECRET=1');
  write('apps/marketing/dist/csp.json', '{"/login":{"styles":["sha256-login="]}}');
  write('apps/app-shell/dist/index.html', '<h1>app</h1>');
  write('apps/app-shell/dist/main.0123456789.js', SCRIPT);
  write('apps/app-shell/dist/main.0123456789.js.br', brotliCompressSync(SCRIPT));
  write('apps/app-shell/dist/service-worker.js', SCRIPT);
  write('apps/app-shell/dist/intake-worker.js', SCRIPT);
  write('apps/app-shell/dist/app.webmanifest', '{}');
  write('apps/app-shell/dist-remote/mf-manifest.json', '{"name":"cw_workspace"}');
  write('apps/admin/dist/index.html', '<h1>admin</h1>');
  write('libs/ui/dist/mf-manifest.json', '{"name":"cw_ui"}');
  write('libs/ui/dist/pdf.worker.min.0123456789.mjs', SCRIPT);
  write('outside.txt', 'not served');
  await new Promise((resolve) => api.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port: apiPort } = /** @type {import('node:net').AddressInfo} */ (api.address());
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  edge = createEdge({ root, apiUrl, sandboxUrl: apiUrl, stripe: false, publicUrl: 'http://localhost:3000' });
  port = await edge.listen(0, '127.0.0.1');
});
after(async () => {
  await edge.close();
  api.closeAllConnections();
  api.close();
  rmSync(root, { recursive: true });
});

/**
 * Plain http: fetch would hide encodings and refuse a Host header.
 * @param {string} path
 * @param {{ host?: string, headers?: Record<string, string>, method?: string, at?: number }} [options]
 */
const ask = async (path, { host = 'localhost:3000', headers = {}, method = 'GET', at = port } = {}) => {
  const request = httpRequest({ port: at, host: '127.0.0.1', path, method, headers: { host, ...headers } });
  request.end();
  const [response] = await once(request, 'response');
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: Buffer.concat(chunks),
    text: Buffer.concat(chunks).toString(),
  };
};

test('AREA-01 each area answers with its own host, by path and by host', async () => {
  assert.equal((await ask('/')).text, '<h1>landing</h1>');
  assert.equal((await ask('/es')).text, '<h1>bienvenido</h1>');
  assert.equal((await ask('/app/')).text, '<h1>app</h1>');
  assert.equal((await ask('/app/projects/9')).text, '<h1>app</h1>');
  assert.equal((await ask('/admin/dashboard', { host: 'admin.localhost' })).text, '<h1>admin</h1>');
  assert.equal((await ask('/app/remotes/mf-manifest.json')).text, '{"name":"cw_workspace"}');
  assert.equal((await ask('/remotes/ui/mf-manifest.json', { host: 'app.localhost' })).text, '{"name":"cw_ui"}');
});

test('AREA-07 on the app and admin hosts a path outside the prefix goes to the area’s dashboard, uncached', async () => {
  for (const area of ['app', 'admin']) {
    const { status, headers } = await ask('/projects', { host: `${area}.localhost:3000` });
    assert.deepEqual([status, headers.location, headers['cache-control']], [302, `/${area}/dashboard`, 'no-store']);
  }
});

test('an unknown public path mounts the workspace, never the landing page', async () => {
  assert.equal((await ask('/dashboard')).text, '<div id="root"></div>');
  assert.equal((await ask('/dashboard', { headers: { cookie: 'cw_signed_in=1' } })).status, 200);
});

test('AREA-13 an address that leads nowhere answers 404 with the page that says so', async () => {
  const lostFor = /** @type {[string, string][]} */ ([
    ['/no-such-page', ''],
    ['/es/no-such-page', ''],
    ['/app/no-such-page', 'cw_signed_in=1'],
  ]);
  for (const [path, cookie] of lostFor) {
    const lost = await ask(path, { headers: { cookie } });
    assert.deepEqual([lost.status, lost.headers['content-type']], [404, 'text/html; charset=utf-8'], path);
    assert.match(lost.text, /<div id="root">|<h1>app/, path);
    const again = await ask(path, { headers: { cookie, 'if-none-match': String(lost.headers.etag) } });
    assert.equal(again.status, 404, path);
  }
  const visitor = await ask('/app/no-such-page');
  assert.deepEqual([visitor.status, visitor.headers.vary], [200, 'Cookie, Accept-Encoding']);
});

test('AREA-13 a reader who asks for a file that is not there sees the same page, a script does not', async () => {
  const reader = await ask('/dashboard.php', { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  assert.deepEqual([reader.status, reader.text], [404, '<div id="root"></div>']);
  const script = await ask('/app/main.gone.js', { headers: { accept: '*/*' } });
  assert.deepEqual([script.status, script.text], [404, '404\n']);
});

test('AREA-09 the signed-in cookie brings the shell, and caches are told', async () => {
  const signedOut = await ask('/login');
  assert.equal(signedOut.text, '<h1>log in</h1>');
  assert.equal(signedOut.headers.vary, 'Cookie, Accept-Encoding');
  const signedIn = await ask('/login', { headers: { cookie: 'cw_signed_in=1' } });
  assert.equal(signedIn.text, '<div id="root"></div>');
});

test('every page carries its policy, a prerendered one its own hashes', async () => {
  assert.match(String((await ask('/login')).headers['content-security-policy']), /'sha256-login='/);
  const plain = await ask('/app/');
  assert.doesNotMatch(String(plain.headers['content-security-policy']), /sha256-login/);
  assert.match(String(plain.headers['content-security-policy']), /default-src 'none'/);
  assert.equal(plain.headers['x-robots-tag'], 'noindex');
});

test('the worker that reads strangers’ PDFs reaches nothing, wherever it is served', async () => {
  const { headers } = await ask('/remotes/ui/pdf.worker.min.0123456789.mjs');
  assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
  assert.equal(headers['content-security-policy'], "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
  assert.equal((await ask('/app/main.0123456789.js')).headers['content-security-policy'], undefined);
});

test('the service worker is asked for each time, reaches only us, and stands where its scope is', async () => {
  const { headers } = await ask('/app/service-worker.js');
  assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal(headers['content-security-policy'], "default-src 'none'; script-src 'self'; connect-src 'self'");
});

test('the worker of the public request form may stand above its folder, and no other worker may', async () => {
  const { headers } = await ask('/app/intake-worker.js');
  assert.equal(headers['service-worker-allowed'], '/');
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal(headers['content-security-policy'], "default-src 'none'; script-src 'self'; connect-src 'self'");
  assert.equal((await ask('/app/service-worker.js')).headers['service-worker-allowed'], undefined);
});

test('what a browser installs by is a manifest, and asked for each time', async () => {
  const { status, headers } = await ask('/app/app.webmanifest');
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'application/manifest+json; charset=utf-8');
  assert.equal(headers['cache-control'], 'no-cache');
});

test('answers, redirects and refusals all carry the safety headers', async () => {
  for (const path of ['/', '/app', '/missing.js', '/%', '/app/main.0123456789.js']) {
    const { headers } = await ask(path);
    assert.equal(headers['x-content-type-options'], 'nosniff', path);
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin', path);
    assert.ok(headers['referrer-policy'] && headers['permissions-policy'] && headers['x-request-id'], path);
  }
});

test('a hashed name is kept for a year, everything else asks first', async () => {
  assert.equal((await ask('/app/main.0123456789.js')).headers['cache-control'], 'public, max-age=31536000, immutable');
  for (const path of ['/', '/robots.txt', '/remotes/ui/mf-manifest.json']) {
    const first = await ask(path);
    assert.equal(first.headers['cache-control'], 'no-cache', path);
    const again = await ask(path, { headers: { 'if-none-match': String(first.headers.etag) } });
    assert.deepEqual([again.status, again.text, again.headers['cache-control']], [304, '', 'no-cache'], path);
  }
});

test('a rebuilt file is seen without a restart', async () => {
  const path = 'libs/ui/dist/rebuilt.json';
  write(path, '{"build":1}');
  const first = await ask('/remotes/ui/rebuilt.json');
  write(path, '{"build":2}');
  utimesSync(join(root, path), new Date(), new Date(Date.now() + 5000));
  const second = await ask('/remotes/ui/rebuilt.json', { headers: { 'if-none-match': String(first.headers.etag) } });
  assert.deepEqual([second.status, second.text], [200, '{"build":2}']);
});

test('the compressed form goes to who takes it', async () => {
  const brotli = await ask('/app/main.0123456789.js', { headers: { 'accept-encoding': 'gzip, br' } });
  assert.deepEqual(
    [brotli.headers['content-encoding'], brotli.headers['content-type']],
    ['br', 'text/javascript; charset=utf-8'],
  );
  assert.equal(brotliDecompressSync(brotli.bytes).toString(), SCRIPT);
  for (const accepted of ['gzip', 'br;q=0, gzip', 'identity']) {
    const plain = await ask('/app/main.0123456789.js', { headers: { 'accept-encoding': accepted } });
    assert.deepEqual([plain.headers['content-encoding'], plain.text], [undefined, SCRIPT], accepted);
  }
});

test('HEAD has the headers of GET and no body; other methods are refused', async () => {
  const head = await ask('/robots.txt', { method: 'HEAD' });
  assert.deepEqual([head.status, head.headers['content-length'], head.text], [200, '13', '']);
  const post = await ask('/robots.txt', { method: 'POST' });
  assert.deepEqual([post.status, post.headers.allow], [405, 'GET, HEAD']);
});

test('no path leads out of a build, nor to its hidden files', async () => {
  for (const path of [
    '/../../../outside.txt',
    '/%2e%2e/%2e%2e/%2e%2e/outside.txt',
    '/app/..%2f..%2f..%2foutside.txt',
    '/.env',
    '/%2eenv',
  ]) {
    assert.doesNotMatch((await ask(path)).text, /not served|SECRET/, path);
  }
  assert.equal((await ask('/missing.js')).status, 404);
});

test('the API is told where the request came from, and believes no client about it', async () => {
  const { headers } = JSON.parse(
    (
      await ask('/api/me', {
        host: 'app.localhost:3000',
        headers: { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil', 'x-real-ip': '6.6.6.6' },
      })
    ).text,
  );
  assert.equal(headers['x-forwarded-for'], '127.0.0.1');
  assert.equal(headers['x-forwarded-host'], 'app.localhost:3000');
  assert.equal(headers['x-forwarded-proto'], 'http');
  assert.equal(headers.host, 'app.localhost:3000');
  assert.equal(headers['x-real-ip'], undefined);
});

/**
 * @param {import('node:test').TestContext} context
 * @param {string[]} trustedProxies
 * @returns {Promise<number>} where an edge of an https address answers
 */
async function behindTls(context, trustedProxies) {
  const { port: apiPort } = /** @type {import('node:net').AddressInfo} */ (api.address());
  const behind = createEdge({
    root,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    sandboxUrl: null,
    stripe: true,
    publicUrl: 'https://closewright.example',
    trustedProxies,
  });
  context.after(() => behind.close());
  return behind.listen(0, '127.0.0.1');
}

/**
 * @param {number} at
 * @param {string} told
 */
const toldOf = async (at, told) =>
  JSON.parse((await ask('/api/me', { at, headers: { 'x-forwarded-for': told } })).text).headers;

test('behind https pages talk to Stripe, and the sandbox is away', async (context) => {
  const at = await behindTls(context, []);
  assert.equal((await toldOf(at, ''))['x-forwarded-proto'], 'https');
  assert.equal((await ask('/_pay/v1/charges', { at })).status, 404);
  assert.match(String((await ask('/', { at })).headers['content-security-policy']), /js\.stripe\.com/);
});

test('a stranger is believed about no client, behind https either', async (context) => {
  const places = [await behindTls(context, []), await behindTls(context, ['203.0.113.7/32'])];
  for (const at of places)
    for (const told of ['6.6.6.6', '6.6.6.7', '6.6.6.6, 203.0.113.7'])
      assert.equal((await toldOf(at, told))['x-forwarded-for'], '127.0.0.1');
});

test('a named proxy is believed, and what was said to it is not', async (context) => {
  const at = await behindTls(context, ['127.0.0.0/8', '203.0.113.0/24']);
  for (const [told, client] of [
    ['6.6.6.6, 198.51.100.9', '198.51.100.9'],
    ['6.6.6.6, 198.51.100.9, 203.0.113.7', '198.51.100.9'],
    ['6.6.6.6, 2001:db8::1, 203.0.113.7', '2001:db8::1'],
    ['6.6.6.6, ::ffff:198.51.100.9', '198.51.100.9'],
    ['6.6.6.6, unknown, 203.0.113.7', '203.0.113.7'],
    ['', '127.0.0.1'],
  ])
    assert.equal((await toldOf(at, String(told)))['x-forwarded-for'], client, told);
});

/** A second address of loopback: IPv6's, or another of IPv4's, which not every system answers at. */
async function secondLoopback() {
  for (const address of ['::1', '127.0.0.2']) {
    const server = createServer().listen(0, address);
    const isOurs = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isOurs) return address;
  }
  return undefined;
}

test('it listens at several addresses of a port, and closes all of them', async (context) => {
  const second = await secondLoopback();
  if (second === undefined) return context.skip('this machine has one address of loopback');
  const { port: apiPort } = /** @type {import('node:net').AddressInfo} */ (api.address());
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const both = createEdge({ root, apiUrl, sandboxUrl: null, stripe: false, publicUrl: 'http://localhost:3000' });
  const at = await both.listen(0, '127.0.0.1');
  await both.listen(at, second);
  const isIpv6 = second.includes(':');
  const urls = ['127.0.0.1', isIpv6 ? `[${second}]` : second].map((host) => `http://${host}:${at}/api/me`);
  const clients = await Promise.all(
    urls.map(async (url) => JSON.parse(await (await fetch(url)).text()).headers['x-forwarded-for']),
  );
  await both.close();

  // A machine asks each of its IPv4 addresses of loopback from the first.
  assert.deepEqual(clients, ['127.0.0.1', isIpv6 ? second : '127.0.0.1']);
  for (const url of urls) await assert.rejects(fetch(url));
});

test('a request id is kept when it is one, and made when it is not', async () => {
  const kept = await ask('/api/me', { headers: { 'x-request-id': 'abc-12345678' } });
  assert.equal(JSON.parse(kept.text).headers['x-request-id'], 'abc-12345678');
  const made = await ask('/', { headers: { 'x-request-id': 'a b' } });
  assert.match(String(made.headers['x-request-id']), /^[0-9a-f-]{36}$/);
});

test('the sandbox sees its own paths', async () => {
  assert.equal(JSON.parse((await ask('/_pay/v1/payment_intents?limit=1')).text).url, '/v1/payment_intents?limit=1');
});

test('while the API is down the answer is a problem in the reader’s language', async () => {
  const { status, headers, text } = await ask('/api/drop', {
    headers: { 'accept-language': 'es-MX', 'x-request-id': 'drop-12345678' },
  });
  assert.equal(status, 502);
  assert.match(String(headers['content-type']), /application\/problem\+json/);
  assert.equal(headers['retry-after'], '2');
  const problem = JSON.parse(text);
  assert.deepEqual(
    [problem.status, problem.code, problem.instance, problem.requestId],
    [502, 'server.unavailable', '/api/drop', 'drop-12345678'],
  );
});

test('a WebSocket passes through, and only to the API', async () => {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', host: 'localhost:3000' };
  const request = httpRequest({ port, host: '127.0.0.1', path: '/socket.io/?EIO=4', headers: upgrade });
  request.end();
  const [response, socket, head] = await once(request, 'upgrade');
  assert.equal(response.statusCode, 101);
  const first = head.length > 0 ? head : (await once(socket, 'data'))[0];
  assert.equal(first.toString(), 'from /socket.io/?EIO=4');
  socket.destroy();
  const elsewhere = httpRequest({ port, host: '127.0.0.1', path: '/app/', headers: upgrade });
  elsewhere.end();
  const [refused] = await once(elsewhere, 'response');
  assert.equal(refused.statusCode, 404);
});

test('a socket whose person is gone from the net ends alone', async () => {
  const headers = { connection: 'Upgrade', upgrade: 'websocket', host: 'localhost:3000' };
  const request = httpRequest({ port, host: '127.0.0.1', path: '/socket.io/?EIO=4', headers });
  request.end();
  const [, socket] = await once(request, 'upgrade');
  const upstream = once(api, 'gone');

  socket.resetAndDestroy();

  await upstream;
  assert.equal((await fetch(`http://127.0.0.1:${port}/api/echo`)).status, 200);
});

test('behind a planted proxy that knows no websockets all else is answered', async () => {
  edge.faults.set('/socket.io', 'no-upgrade');
  const headers = { connection: 'Upgrade', upgrade: 'websocket', host: 'localhost:3000' };
  const request = httpRequest({ port, host: '127.0.0.1', path: '/socket.io/?EIO=4', headers });
  request.end();
  const [refused] = await once(request, 'response');
  refused.resume();
  assert.equal(refused.statusCode, 501);
  assert.equal((await ask('/socket.io/?EIO=4&transport=polling')).status, 200);
  edge.faults.clear();
});

test('a planted fault fails or hangs what it names, until it is lifted', async (context) => {
  edge.faults.set('/remotes/ui/', { status: 503 });
  assert.equal((await ask('/remotes/ui/mf-manifest.json')).status, 503);
  edge.faults.set('/remotes/ui/', 'hang');
  const request = httpRequest({ port, host: '127.0.0.1', path: '/remotes/ui/mf-manifest.json' });
  request.end();
  context.after(() => request.destroy());
  const outcome = await Promise.race([
    once(request, 'response').then(() => 'answered'),
    ask('/').then(() => 'still silent'),
  ]);
  assert.equal(outcome, 'still silent');
  edge.faults.clear();
  assert.equal((await ask('/remotes/ui/mf-manifest.json')).status, 200);
});

/**
 * @param {import('node:test').TestContext} context
 * @param {readonly import('node:http').Server[]} servers
 * @returns {Promise<string>} where the edge in front of them answers
 */
async function inFrontOf(context, servers) {
  const urls = [];
  for (const server of servers) {
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    urls.push(`http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`);
  }
  const several = createEdge({
    root,
    apiUrl: urls,
    sandboxUrl: null,
    stripe: false,
    publicUrl: 'http://localhost:3000',
  });
  const severalPort = await several.listen(0, '127.0.0.1');
  context.after(async () => {
    await several.close();
    servers.forEach((server) => server.close());
  });
  return `http://127.0.0.1:${severalPort}`;
}

for (const name of Object.values(COOKIE_NAMES.session))
  test(`RT-01 of several processes a session of ${name} keeps one, and goes to another when that is away`, async (context) => {
    const servers = ['one', 'other'].map((name) => createServer((_request, response) => response.end(name)));
    const door = await inFrontOf(context, servers);
    /** @param {number} session */
    const processOf = async (session) => {
      const headers = { Cookie: `x${name}=same; ${name}=session-${session}` };
      return (await fetch(`${door}/api/x`, { headers })).text();
    };
    const sessions = Array.from({ length: 20 }, (_, index) => index);

    const first = await Promise.all(sessions.map(processOf));
    const again = await Promise.all(sessions.map(processOf));
    servers[0]?.close();
    servers[0]?.closeAllConnections();
    const after = await Promise.all(sessions.map(processOf));

    assert.deepEqual(again, first);
    assert.deepEqual([...new Set(first)].sort(), ['one', 'other']);
    assert.deepEqual(new Set(after), new Set(['other']));
  });

test('RT-06 a call that comes as its process ends goes to the other, unless it might be done twice', async (context) => {
  const ending = createServer((request) => request.socket.resetAndDestroy());
  const staying = createServer((_request, response) => response.end());
  const door = await inFrontOf(context, [ending, staying]);
  /** @param {number} session @param {RequestInit} init */
  const statusOf = async (session, { headers, ...init } = {}) => {
    const cookie = { Cookie: `${COOKIE_NAMES.session.secure}=session-${session}` };
    return (await fetch(`${door}/api/x`, { ...init, headers: { ...cookie, ...headers } })).status;
  };
  const sessions = Array.from({ length: 8 }, (_, index) => index);
  const said = { method: 'POST', body: 'a question' };

  const read = await Promise.all(sessions.map((session) => statusOf(session)));
  const named = await Promise.all(
    sessions.map((session) => statusOf(session, { ...said, headers: { 'Idempotency-Key': 'once' } })),
  );
  const unnamed = await Promise.all(sessions.map((session) => statusOf(session, said)));

  assert.deepEqual(new Set([...read, ...named]), new Set([200]));
  assert.deepEqual([...new Set(unnamed)].sort(), [200, 502]);
});
