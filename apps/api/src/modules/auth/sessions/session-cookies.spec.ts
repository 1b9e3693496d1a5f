import { COOKIE_NAMES } from '../../../common/auth/cookie-names.js';
import type { Environment } from '../../../config/env.js';
import { aUser, createTestApp, login, TEST_PASSWORD, type TestApp } from '../../../testing/index.js';
import { SessionCookies } from './session-cookies.js';

type Answer = { readonly headers: Record<string, unknown> };

const PRODUCTION: Environment = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a-secret-of-this-spec-and-of-nothing-else',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@closewright.example',
  SUPPORT_EMAIL: 'support@closewright.example',
  PAYMENTS_ENABLED: 'false',
  WORKERS: 'false',
  LOG_LEVEL: 'silent',
};
const LIFE = String.raw`Max-Age=\d+; Path=\/; Expires=[^;]+;`;
const SECRET = String.raw`[\w-]{43}`;

const cookiesOf = (answer: Answer): string[] => [answer.headers['set-cookie']].flat().map(String);
const namesOf = (answer: Answer): string[] => cookiesOf(answer).map((cookie) => cookie.split('=')[0] ?? '');
const valueOf = (answer: Answer, name: string): string =>
  cookiesOf(answer)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(/[=;]/)[1] ?? '';

let test: TestApp;
afterEach(() => test.close());

const signIn = async (): Promise<Answer> =>
  test.http.post('/api/auth/login').send({ email: (await aUser(test)).email, password: TEST_PASSWORD });

/** What `me` answers to this session under each name that there is. */
async function statusUnder(names: readonly string[]): Promise<number[]> {
  const [, sid = ''] = (await login(test, await aUser(test))).Cookie.split('=');
  const asked = names.map((name) => test.http.get('/api/auth/me').set('Cookie', `${name}=${sid}`));
  return (await Promise.all(asked)).map(({ status }) => status);
}

const { session, device, hint } = COOKIE_NAMES;

describe.each<[string, Environment]>([
  ['over https', { PUBLIC_URL: 'https://closewright.example' }],
  ['in production', { ...PRODUCTION, PUBLIC_URL: 'https://closewright.example' }],
  ['in production that is tried at localhost', { ...PRODUCTION, PUBLIC_URL: 'http://localhost:3000' }],
])('the cookies %s', (_where, env) => {
  beforeEach(async () => {
    test = await createTestApp({ env });
  });

  it('AUTH-04 sets a host-only session cookie that scripts cannot read, and the hint beside it', async () => {
    const lines = cookiesOf(await signIn());

    const flags = 'HttpOnly; Secure; SameSite=Lax$';
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^__Host-sid=${SECRET}; ${LIFE} ${flags}`)),
      expect.stringMatching(new RegExp(`^cw_signed_in=1; ${LIFE} Secure; SameSite=Lax$`)),
      expect.stringMatching(new RegExp(`^__Host-device=${SECRET}; ${LIFE} ${flags}`)),
    ]);
  });

  it('AUTH-04 takes no session under the plain name, by a call or by a socket', async () => {
    expect(await statusUnder([session.secure, session.plain])).toEqual([200, 401]);
    const ids = [session.secure, session.plain].map((name) =>
      test.app.get(SessionCookies, { strict: false }).idOf(`${name}=${'a'.repeat(43)}`),
    );
    expect(ids).toEqual(['a'.repeat(43), undefined]);
  });

  it('takes no name of a device from the plain cookie', async () => {
    const user = { email: (await aUser(test)).email, password: TEST_PASSWORD };
    const known = valueOf(await test.http.post('/api/auth/login').send(user), device.secure);
    const again = (name: string) => test.http.post('/api/auth/login').set('Cookie', `${name}=${known}`).send(user);

    expect(valueOf(await again(device.secure), device.secure)).toBe(known);
    expect(valueOf(await again(device.plain), device.secure)).not.toBe(known);
  });
});

describe('the cookies over http, outside production', () => {
  beforeEach(async () => {
    test = await createTestApp({ env: { PUBLIC_URL: 'http://192.168.1.20:3000' } });
  });

  it('AUTH-04 are such as every browser keeps: host-only, unread by scripts, and not Secure', async () => {
    const lines = cookiesOf(await signIn());

    const flags = 'HttpOnly; SameSite=Lax$';
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^cw_sid=${SECRET}; ${LIFE} ${flags}`)),
      expect.stringMatching(new RegExp(`^cw_signed_in=1; ${LIFE} SameSite=Lax$`)),
      expect.stringMatching(new RegExp(`^cw_device=${SECRET}; ${LIFE} ${flags}`)),
    ]);
  });

  it('AUTH-04 take no session under the name of the other scheme', async () => {
    expect(await statusUnder([session.secure, session.plain])).toEqual([401, 200]);
  });

  it('AUTH-04 go with the logout, under the names that they came by', async () => {
    const answer = await test.http.post('/api/auth/logout').set(await login(test, await aUser(test)));

    expect(namesOf(answer)).toEqual([session.plain, hint.plain]);
  });

  it('refuse a change that another page sends along with them', async () => {
    const headers = await login(test, await aUser(test));
    const statusFrom = async (Origin: string): Promise<number> =>
      (await test.http.post('/api/auth/resend-verification').set({ ...headers, Origin })).status;
    const { 'X-CSRF-Token': _, ...bare } = headers;

    expect(await statusFrom('http://192.168.1.21:3000')).toBe(403);
    expect((await test.http.post('/api/auth/resend-verification').set(bare)).status).toBe(403);
    expect(await statusFrom('http://192.168.1.20:3000')).not.toBe(403);
  });
});
