import type { Response } from 'supertest';
import { newId } from '../../../common/ids.js';
import { aUser, Browser, createTestApp, type TestApp } from '../../../testing/index.js';
import { Totp } from '../second-factor/totp.js';

let test: TestApp;
let addresses = 0;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const stranger = (): Browser => new Browser(test, { address: `203.0.113.${(addresses += 1)}` });
// What differs between any two answers.
const OWN_TO_EACH = new Set(['date', 'x-request-id']);

/** Everything that the caller sees of an answer. */
function seen(answer: Response): object {
  const { requestId, ...body } = answer.body as { requestId?: string };
  const headers = Object.entries(answer.headers).filter(([name]) => !OWN_TO_EACH.has(name));
  return { status: answer.status, headers, body, length: answer.text.length, hasRequestId: requestId !== undefined };
}

/** Accounts of every kind, and addresses without one. */
async function addressesOfAllKinds(): Promise<string[]> {
  const totpSecret = test.app.get(Totp, { strict: false }).create();
  const users = [
    await aUser(test),
    await aUser(test, { role: 'contractor' }),
    await aUser(test, { role: 'admin', totpSecret }),
    await aUser(test, { totpSecret }),
    await aUser(test, { status: 'suspended' }),
    await aUser(test, { status: 'terminated', terminatedAt: test.clock.now() }),
    await aUser(test, { emailVerifiedAt: null }),
  ];
  return [...users.map(({ email }) => email), `${newId()}@example.com`, `${newId()}@example.com`, 'no address'];
}

const ROUTES: readonly (readonly [string, (email: string) => object])[] = [
  ['/api/auth/login', (email) => ({ email, password: 'not-the-password' })],
  ['/api/auth/login', (email) => ({ email, password: 'not-the-password', totp: '123456' })],
  ['/api/auth/admin/login', (email) => ({ email, password: 'not-the-password' })],
  ['/api/auth/forgot-password', (email) => ({ email })],
];

describe('whether there is an account', () => {
  it.each(ROUTES)('AUTH-07 is not told by the answers of %s', async (path, form) => {
    const answers: object[] = [];
    for (const email of await addressesOfAllKinds()) answers.push(seen(await stranger().post(path, form(email))));

    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  it('AUTH-07 is not told by the answers beyond the limit either', async () => {
    const answers = [];
    for (const email of [(await aUser(test)).email, `${newId()}@example.com`]) {
      for (let tries = 0; tries < 10; tries += 1) await stranger().login({ email }, 'not-the-password');
      const { status, headers, body } = await stranger().login({ email }, 'not-the-password');
      answers.push({
        status,
        names: Object.keys(headers).sort(),
        code: body.code,
        policy: headers['ratelimit-policy'],
      });
    }

    expect(answers[0]).toMatchObject({ status: 429, policy: '"login-account";q=10;w=900' });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('AUTH-07 is not told by the second factor: only who has the password is asked for it', async () => {
    const user = await aUser(test, { totpSecret: test.app.get(Totp, { strict: false }).create() });

    const answer = await stranger().login(user, 'not-the-password', '123456');

    expect(answer.body.code).toBe('auth.invalid_credentials');
  });

  it('AUTH-02 is told by registration, which signs in at once and so cannot hide it; it is slowed down instead', async () => {
    const { email } = await aUser(test);
    const form = {
      firstName: 'Ana',
      lastName: 'Diaz',
      email,
      role: 'buyer',
      password: 'six-brown-shingles',
      confirmPassword: 'six-brown-shingles',
      adult: true,
      termsAccepted: true,
    };
    const browser = stranger();

    const first = await browser.post('/api/auth/register', form);
    for (let tries = 1; tries < 60; tries += 1) await browser.post('/api/auth/register', {});

    expect(first.body.code).toBe('user.email_taken');
    expect((await browser.post('/api/auth/register', form)).status).toBe(429);
  });
});
