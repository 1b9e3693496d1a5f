import { aUser, createTestApp, login, type SignedInHeaders, type TestApp } from '../../testing/index.js';
import { areaOrigins, isOwnOrigin } from './allowed-origins.js';
import { csrfTokenOf, isCsrfToken } from './csrf.js';

let test: TestApp;
let headers: SignedInHeaders;
let path: string;
beforeAll(async () => {
  test = await createTestApp({ env: { PUBLIC_URL: 'https://closewright.example' } });
  const user = await aUser(test);
  headers = await login(test, user);
  path = `/api/users/${user.id}`;
});
afterAll(() => test.close());

const change = () => test.http.patch(path).send({ bio: 'I own a porch.' });

describe('a mutating call with a session', () => {
  it('needs the session’s token', async () => {
    const without = await change().set('Cookie', headers.Cookie);
    const wrong = await change().set({ ...headers, 'X-CSRF-Token': 'x'.repeat(43) });
    const right = await change().set(headers);

    expect([without.status, without.body.code, wrong.status, right.status]).toEqual([403, 'auth.csrf', 403, 200]);
  });

  it('refuses the token of another session', async () => {
    const other = await login(test, await aUser(test));

    const answer = await change().set({ ...headers, 'X-CSRF-Token': other['X-CSRF-Token'] });

    expect(answer.status).toBe(403);
  });

  it('gets the token from the csrf route, and nobody else does', async () => {
    const signedIn = await test.http.get('/api/auth/csrf').set('Cookie', headers.Cookie);
    const stranger = await test.http.get('/api/auth/csrf');

    expect(signedIn.body).toEqual({ token: headers['X-CSRF-Token'] });
    expect(stranger.body).toEqual({ token: null });
  });

  it.each(['https://closewright.example', 'https://app.closewright.example', 'https://admin.closewright.example'])(
    'takes Origin %s',
    async (origin) => {
      expect((await change().set(headers).set('Origin', origin)).status).toBe(200);
    },
  );

  it.each([
    'null',
    'https://evil.example',
    'http://closewright.example',
    'https://closewright.example:8443',
    'https://closewright.example.evil.example',
    'https://evil.closewright.example',
    'https://xclosewright.example',
  ])('refuses Origin %s although the token is right', async (origin) => {
    const answer = await change().set(headers).set('Origin', origin);

    expect([answer.status, answer.body.code]).toEqual([403, 'auth.origin']);
  });

  it.each(['same-site', 'cross-site', 'none'])('refuses Sec-Fetch-Site %s', async (site) => {
    expect((await change().set(headers).set('Sec-Fetch-Site', site)).status).toBe(403);
  });

  it('takes the host that a trusted proxy says was asked', async () => {
    const ours = await change()
      .set(headers)
      .set({ Origin: 'http://localhost:4000', 'X-Forwarded-Host': 'localhost:4000' });
    const other = await change()
      .set(headers)
      .set({ Origin: 'http://localhost:4001', 'X-Forwarded-Host': 'localhost:4000' });

    expect([ours.status, other.status]).toEqual([200, 403]);
  });
});

describe('a reading call', () => {
  it.each(['same-site', 'cross-site'])('is refused when the browser says that it is %s', async (site) => {
    const answer = await test.http.get(path).set('Cookie', headers.Cookie).set('Sec-Fetch-Site', site);

    expect([answer.status, answer.body.code]).toEqual([403, 'auth.origin']);
  });

  it.each(['same-origin', 'none'])('is answered when the browser says that it is %s', async (site) => {
    expect((await test.http.get(path).set('Cookie', headers.Cookie).set('Sec-Fetch-Site', site)).status).toBe(200);
  });
});

describe('a login from another site', () => {
  it('is refused before anybody is signed in', async () => {
    const answer = await test.http
      .post('/api/auth/login')
      .set('Origin', 'https://evil.example')
      .send({ email: 'a@example.com', password: 'x' });

    expect(answer.body.code).toBe('auth.origin');
  });
});

describe('the token', () => {
  it('is bound to one session and one secret', () => {
    const token = csrfTokenOf('session', 'secret');

    expect(isCsrfToken(token, 'session', 'secret')).toBe(true);
    expect(isCsrfToken(token, 'other', 'secret')).toBe(false);
    expect(isCsrfToken(token, 'session', 'other')).toBe(false);
    expect(isCsrfToken(undefined, 'session', 'secret')).toBe(false);
  });
});

describe('own origins', () => {
  it('are the three areas and the host that was asked', () => {
    const areas = areaOrigins('http://localhost:3000');

    expect([...areas]).toEqual(['http://localhost:3000', 'http://app.localhost:3000', 'http://admin.localhost:3000']);
    expect(isOwnOrigin('http://127.0.0.1:3000', areas, '127.0.0.1:3000')).toBe(true);
    expect(isOwnOrigin('http://127.0.0.1:3000', areas, undefined)).toBe(false);
  });
});
