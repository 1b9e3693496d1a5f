import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { COOKIE_NAMES } from '../../common/auth/cookie-names.js';
import { freePort } from '../free-port.js';
import type { Door } from './door.js';
import { nameServer } from './name-server.js';
import { looksUp, nginxDoor, nginxHere } from './nginx-door.js';

const NGINX = nginxHere();
const byName = NGINX !== null && looksUp(NGINX) ? it : it.skip;
const withNginx = NGINX === null ? describe.skip : describe;
const MEBIBYTE = 1024 * 1024;
const TOKEN = 'Zm9yZ2V0LW1lLW5vdA';

interface Seen {
  readonly from: string;
  readonly url: string;
  readonly headers: Record<string, string>;
}

async function echo(name: string, host = '127.0.0.1', port = 0): Promise<Server> {
  const server = createServer((asked, answer) => {
    asked.resume().on('end', () => {
      answer.setHeader('Content-Type', 'application/json');
      answer.end(JSON.stringify({ from: name, url: asked.url, headers: asked.headers }));
    });
  }).listen(port, host);
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Plain http: fetch would refuse a Host header. */
async function ask(door: Door, path: string, headers: Record<string, string> = {}, body = Buffer.alloc(0)) {
  const method = body.length > 0 ? 'POST' : 'GET';
  const call = request(`${door.url}${path}`, { method, headers: { Host: 'closewright.example:3000', ...headers } });
  // Whoever is refused at the head of a request may be cut off in its body.
  call.on('error', () => undefined);
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const text = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode, headers: answer.headers, text };
}

const seen = ({ text }: { readonly text: string }): Seen => JSON.parse(text);

withNginx('the deployment’s nginx', () => {
  const upstreams: Server[] = [];
  let door: Door;
  let behindTls: Door;
  beforeAll(async () => {
    for (const name of ['first', 'second', 'pages']) upstreams.push(await echo(name));
    const [first = 0, second = 0, pages = 0] = upstreams.map(portOf);
    const plan = { processes: [`127.0.0.1:${first}`, `127.0.0.1:${second}`], pages: `http://127.0.0.1:${pages}` };
    door = await nginxDoor(NGINX ?? '', { ...plan, publicUrl: 'http://localhost:3000', port: await freePort() });
    behindTls = await nginxDoor(NGINX ?? '', { ...plan, publicUrl: 'https://cw.example', port: await freePort() });
  });
  afterAll(async () => {
    await door.close();
    await behindTls.close();
    upstreams.forEach((server) => server.close());
  });

  it.each(Object.values(COOKIE_NAMES.session))(
    'spreads the sessions of %s, and keeps each at its process',
    async (name) => {
      const placeOf = async (sid: string) =>
        seen(await ask(door, '/socket.io/', { Cookie: `x${name}=same; ${name}=${sid}; b=2` })).from;
      const sids = Array.from({ length: 40 }, (_, index) => `session-${index}`);
      const places = await Promise.all(sids.map(placeOf));

      expect(new Set(places)).toEqual(new Set(['first', 'second']));
      expect(await Promise.all(sids.map(placeOf))).toEqual(places);
    },
  );

  byName('keeps each session at its process where all of them have one name, as in a deployment', async () => {
    const port = await freePort();
    const places = [await echo('second', '127.0.0.2', port), await echo('third', '127.0.0.3', port)];
    const names = await nameServer(['127.0.0.2', '127.0.0.3']);
    const processes = [`127.0.0.2:${port}`];
    const plan = { processes, pages: 'http://127.0.0.1:9', publicUrl: 'http://localhost:3000', nameServer: names.at };
    const named = await nginxDoor(NGINX ?? '', { ...plan, port: await freePort() });
    // Until the first answer of the name server there is nobody.
    while ((await ask(named, '/api/')).status !== 200);
    const placeOf = async (index: number) =>
      seen(await ask(named, '/socket.io/', { Cookie: `${COOKIE_NAMES.session.secure}=session-${index}` })).from;
    const first = await Promise.all(Array.from({ length: 40 }, (_, index) => placeOf(index)));

    expect(new Set(first)).toEqual(new Set(['second', 'third']));
    for (let round = 0; round < 3; round += 1)
      expect(await Promise.all(first.map((_, index) => placeOf(index)))).toEqual(first);
    await named.close();
    await names.close();
    places.forEach((server) => server.close());
  });

  it.each(['/api/auth/me', '/socket.io/?EIO=4'])(
    'tells the API at %s only what it knows itself of a client',
    async (path) => {
      const forged = {
        'X-Forwarded-For': '203.0.113.9, 198.51.100.7',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-Host': 'evil.example',
        'X-Real-IP': '203.0.113.9',
        Forwarded: 'for=203.0.113.9',
        'X-Request-Id': 'short',
      };
      const plain = seen(await ask(door, path, forged)).headers;
      expect(plain).toMatchObject({
        host: 'closewright.example',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'closewright.example:3000',
      });
      expect(plain['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['x-real-ip', 'forwarded']));

      const tls = seen(await ask(behindTls, path, { ...forged, 'X-Request-Id': 'a-known-request' })).headers;
      expect(tls).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
        'x-request-id': 'a-known-request',
      });
    },
  );

  it.each([
    ['a stranger', '203.0.113.0/24, fd00::1', '6.6.6.6, 203.0.113.7', '127.0.0.1'],
    ['a named proxy', 'loopback', '6.6.6.6, 198.51.100.7', '198.51.100.7'],
    ['a chain of them', '127.0.0.1,203.0.113.0/24', '6.6.6.6, 198.51.100.7, 203.0.113.7', '198.51.100.7'],
    ['a named proxy that says nothing', 'uniquelocal, loopback', '', '127.0.0.1'],
    ['a named proxy that says no address', 'linklocal, loopback', '6.6.6.6, unknown', '127.0.0.1'],
  ])('tells the API whom %s names, if it is to be believed', async (_who, trustProxy, told, client) => {
    const plan = { processes: upstreams.slice(0, 2).map((each) => `127.0.0.1:${portOf(each)}`), trustProxy };
    const pages = 'http://127.0.0.1:9';
    const named = await nginxDoor(NGINX ?? '', {
      ...plan,
      pages,
      publicUrl: 'https://cw.example',
      port: await freePort(),
    });
    const { headers } = seen(await ask(named, '/api/auth/me', { 'X-Forwarded-For': told }));
    await named.close();

    expect(headers['x-forwarded-for']).toBe(client);
  });

  it.each(['1', 'true', '0.0.0.0/0', '::/0', 'proxy.example', '127.0.0.1, *'])(
    'does not start with TRUST_PROXY=%s, which names no proxy',
    async (trustProxy) => {
      const plan = { processes: ['127.0.0.1:9'], pages: 'http://127.0.0.1:9', publicUrl: 'https://cw.example' };
      const started = nginxDoor(NGINX ?? '', { ...plan, trustProxy, port: await freePort() });

      await expect(started).rejects.toThrow('TRUST_PROXY: expected addresses or networks of proxies');
    },
  );

  it('takes the largest paper, and refuses more in the API’s words', async () => {
    const whole = await ask(door, '/api/projects/1/documents', {}, Buffer.alloc(25 * MEBIBYTE));
    expect([whole.status, seen(whole).url]).toEqual([200, '/api/projects/1/documents']);

    const more = await ask(
      door,
      '/api/projects/1/documents',
      { 'Accept-Language': 'es-MX' },
      Buffer.alloc(27 * MEBIBYTE),
    );
    expect([more.status, more.headers['content-type']]).toEqual([413, 'application/problem+json']);
    expect(JSON.parse(more.text)).toMatchObject({
      code: 'request.too_large',
      detail: 'Lo que envió es demasiado grande.',
    });
  });

  it('writes down no query and no path that is a secret', async () => {
    await ask(door, `/api/unsubscribe/${TOKEN}?List-Unsubscribe=${TOKEN}`);
    await ask(door, `/API/Calendar/feed/${TOKEN}.ics`);
    await ask(door, `/api/search?q=${TOKEN}`, { Referer: `http://localhost/${TOKEN}`, 'User-Agent': TOKEN });
    await ask(door, `/socket.io/?sid=${TOKEN}`);
    const lines = door.log().trim().split('\n');

    expect(lines.map((line) => JSON.parse(line).path)).toEqual(
      expect.arrayContaining([
        '/api/unsubscribe/[redacted]',
        '/API/Calendar/feed/[redacted]',
        '/api/search',
        '/socket.io/',
      ]),
    );
    expect(`${door.log()}${door.errors()}`).not.toContain(TOKEN);
  });

  it('leads an area’s host to its dashboard, by the address that people typed', async () => {
    for (const area of ['app', 'admin']) {
      const host = { Host: `${area}.localhost:3000` };
      const lost = await ask(door, '/projects/9', host);
      expect([lost.status, lost.headers.location]).toEqual([302, `/${area}/dashboard`]);
      for (const path of [
        `/${area}/x`,
        '/api/x',
        '/socket.io/',
        '/remotes/ui/x.js',
        '/app/remotes/x.js',
        '/robots.txt',
      ])
        expect([path, (await ask(door, path, host)).status]).toEqual([path, 200]);
    }
    expect((await ask(door, '/app/', { Host: 'admin.localhost' })).headers.location).toBe('/admin/dashboard');
    expect((await ask(door, '/app')).headers.location).toBe('/app/');
    for (const path of ['/', '/application', '/apiary']) expect(seen(await ask(door, path)).from).toBe('pages');
  });

  it('says in the API’s words that nobody answers, with nothing of the request in its log', async () => {
    const port = await freePort();
    const nobody = `127.0.0.1:${await freePort()}`;
    const lone = await nginxDoor(NGINX ?? '', {
      processes: [nobody],
      pages: `http://${nobody}`,
      publicUrl: 'http://localhost:3000',
      port,
    });
    const path = `/api/unsubscribe/${TOKEN}`;
    const answers = [await ask(lone, path), await ask(lone, path, { 'Accept-Language': 'es' })];

    for (const [index, locale] of ['en', 'es'].entries()) {
      const words = JSON.parse(readFileSync(resolve(`../../libs/i18n/src/catalogues/${locale}/errors.json`), 'utf8'));
      expect([answers[index]?.status, answers[index]?.headers['retry-after']]).toEqual([502, '2']);
      expect(JSON.parse(answers[index]?.text ?? '')).toMatchObject({
        code: 'server.unavailable',
        detail: words['errors.server.unavailable'],
      });
    }
    expect(`${lone.log()}${lone.errors()}`).not.toContain(TOKEN);
    await lone.close();
  });
});
