import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { buildDocument } from '../../openapi.js';
import { aUser, createTestApp, login, type SignedInHeaders, type TestApp } from '../../testing/index.js';
import { operationsOf } from '../openapi/operations.js';

let test: TestApp;
let user: Awaited<ReturnType<typeof aUser>>;
let headers: SignedInHeaders;
beforeAll(async () => {
  test = await createTestApp();
  user = await aUser(test);
  headers = await login(test, user);
});
afterAll(() => test.close());

const post = (path: string, body: string, type = 'application/json') =>
  test.http.patch(path).set(headers).set('Content-Type', type).send(body);
const profile = () => `/api/users/${user.id}`;

/** One raw request; supertest sends no TRACE. */
function ask(method: string, path: string): Promise<{ status: number; allow: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const asking = httpRequest(`${test.url}${path}`, { method, headers: { 'X-Secret': 'echo-me' } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, allow: response.headers.allow, body }));
    });
    asking.on('error', reject).end();
  });
}

describe('a method that a path does not take', () => {
  it.each([
    ['PUT', '/api/projects', 'GET, HEAD, POST'],
    ['DELETE', '/api/auth/login', 'POST'],
    ['TRACE', '/api/auth/me', 'GET, HEAD'],
    ['OPTIONS', '/api/tokens', 'GET, HEAD, POST'],
    ['POST', '/api/docs', 'GET, HEAD'],
    ['PATCH', '/api/tokens/01a1fc24-28de-709d-aef2-e090adaf615f', 'DELETE'],
  ])('ASVS 4.1.4 %s %s is a 405 that says which it does', async (method, path, allow) => {
    const answer = await ask(method, path);

    expect([answer.status, answer.allow, JSON.parse(answer.body).code]).toEqual([
      405,
      allow,
      'request.method_not_allowed',
    ]);
    expect(answer.body).not.toContain('echo-me');
  });

  it.each(['GET', 'POST', 'TRACE'])('%s of a path that does not exist stays a 404', async (method) => {
    expect((await ask(method, '/api/nothing')).status).toBe(404);
  });
});

describe('a JSON body', () => {
  it('ASVS 1.5.3 is refused when an object names a property twice', async () => {
    const answer = await post(profile(), '{"firstName":"Ana","firstName":"Eve"}');

    expect([answer.status, answer.body.code]).toEqual([400, 'request.malformed']);
  });

  it('ASVS 1.5.3 is UTF-8', async () => {
    const answer = await post(profile(), '{"firstName":"Ana"}', 'application/json; charset=utf-16');

    expect([answer.status, answer.body.code]).toEqual([415, 'request.media_type']);
  });

  it('ASVS 2.4.1 is taken as it is, not packed: a small one may hold a large one', async () => {
    const answer = await test.http
      .patch(profile())
      .set({ ...headers, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .send(gzipSync('{"firstName":"Ana"}'));

    expect([answer.status, answer.body.code]).toEqual([415, 'request.media_type']);
  });

  it.each([
    ['{"firstName":"Ana","__proto__":{"role":"admin"}}', 422],
    ['{"firstName":"Ana","constructor":{"prototype":{"role":"admin"}}}', 422],
    ['{"firstName":"Ana","role":"admin"}', 422],
    ['{"firstName":"Ana","status":"active","emailVerifiedAt":"2026-11-20T15:00:00Z"}', 422],
  ])('ASVS 15.3.6 ASVS 15.3.3 changes nothing but what it may: %s', async (body, status) => {
    const answer = await post(profile(), body);

    expect([answer.status, answer.body.role ?? 'seller']).toEqual([status, 'seller']);
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  });

  it.each([...Object.getOwnPropertyNames(Object.prototype), 'shoeSize'])(
    'ASVS 15.3.3 names a field that it does not know, be it named as what every object has: %s',
    async (name) => {
      const deep = { firstName: 'Ana', preferences: { quietHours: { [name]: 1 } } };
      const answers = [
        await post(profile(), `{"firstName":"Ana","${name}":1}`),
        await post(profile(), JSON.stringify(deep)),
      ];

      expect(answers.map(({ status, body }) => [status, body.errors[0].code])).toEqual([
        [422, 'unknown_property'],
        [422, 'unknown_property'],
      ]);
      expect(answers[0]?.body.errors).toEqual([expect.objectContaining({ path: name })]);
    },
  );
});

describe('a query', () => {
  it.each([
    'limit=5&limit=6',
    'cursor=a&cursor=b',
    'scope=mine&scope=available',
    'limit[]=5',
    'limit[$gt]=1',
    'scope[]=mine',
    '__proto__[limit]=1',
    '__proto__=1',
    'constructor=1',
    'toString=1',
    'id=1&id=2',
  ])('ASVS 15.3.7 ASVS 15.3.5 is refused when a value is no single one: %s', async (query) => {
    const answer = await test.http.get(`/api/projects?${query}`).set('Cookie', headers.Cookie);

    expect([answer.status, answer.body.code]).toEqual([422, 'request.invalid']);
  });
});

describe('what a caller says about itself', () => {
  const forged = {
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    'X-Real-IP': '203.0.113.9',
    Forwarded: 'for=203.0.113.9;host=evil.example',
    Origin: 'https://evil.example',
  };

  it('ASVS 4.1.3 is not believed of a caller that is no trusted proxy', async () => {
    const closed = await createTestApp({ env: { TRUST_PROXY: '' } });
    const signedIn = await login(closed, await aUser(closed));

    const answer = await closed.http.post('/api/auth/resend-verification').set(signedIn).set(forged);
    await closed.close();

    expect([answer.status, answer.body.code]).toEqual([403, 'auth.origin']);
  });
});

describe('every route', () => {
  const SAFE = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
    'cache-control': 'no-store',
  };
  const FORBIDDEN = ['x-powered-by', 'server', 'access-control-allow-origin'];

  function call(method: string, path: string) {
    const { http } = test;
    if (method === 'post') return http.post(path);
    if (method === 'put') return http.put(path);
    if (method === 'patch') return http.patch(path);
    return method === 'delete' ? http.delete(path) : http.get(path);
  }

  const faultsOf = (answer: { status: number; headers: Record<string, string> }): string[] => [
    ...Object.entries(SAFE).flatMap(([name, value]) => (answer.headers[name] === value ? [] : [name])),
    ...FORBIDDEN.filter((name) => name in answer.headers),
    ...(/^(application\/(problem\+)?json; charset=utf-8)?$/.test(answer.headers['content-type'] ?? '')
      ? []
      : [`content-type ${answer.headers['content-type']}`]),
  ];

  it('ASVS 3.2.1 ASVS 3.4.1 ASVS 3.4.2 ASVS 3.4.3 ASVS 3.4.4 ASVS 3.4.5 ASVS 3.4.6 ASVS 4.1.1 answers data that no page can run, frame or keep', async () => {
    const found: string[] = [];
    const statuses = new Set<number>();
    for (const { method, path, operation } of operationsOf(buildDocument(test.app))) {
      const address = path.replace('/users/{id}', `/users/${user.id}`).replaceAll(/\{\w+\}/g, user.id);
      for (const as of [{}, headers]) {
        const answer = await call(method, address).set(as);
        statuses.add(Math.floor(answer.status / 100));
        found.push(...faultsOf(answer).map((fault) => `${operation.operationId} ${answer.status}: ${fault}`));
      }
    }

    expect(found).toEqual([]);
    expect([...statuses].sort()).toEqual([2, 4]);
  });
});
