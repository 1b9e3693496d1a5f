import { MINUTE_MS } from '@cw/domain';
import { aUser, Browser, createMailTest, type MailTest, TEST_PASSWORD } from '../../../testing/index.js';
import { UserEntity } from '../../users/index.js';
import { AccountTokens } from '../links/account-tokens.js';
import { Totp, totpCodeAt } from '../second-factor/totp.js';

const NEW_PASSWORD = 'nine-slow-herons';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

let test: MailTest;
let addresses = 0;
beforeAll(async () => {
  test = await createMailTest();
});
beforeEach(() => test.inbox.clear());
afterAll(() => test.close());

// Each test comes from elsewhere, so that the count of one does not fill up the next.
const stranger = (): Browser => new Browser(test, { address: `203.0.113.${(addresses += 1)}` });

async function forgot(email: string, browser = stranger()) {
  const answer = await browser.post('/api/auth/forgot-password', { email });
  await test.jobs.drain();
  return answer;
}

async function linkFor(user: UserEntity): Promise<string> {
  await forgot(user.email);
  return test.inbox.linkSecret(user.email);
}

const reset = (token: string, password = NEW_PASSWORD, browser = stranger()) =>
  browser.post('/api/auth/reset-password', { token, password, confirmPassword: password });

describe('a forgotten password', () => {
  it('AUTH-08 is replaced by a link in the language of the account, and the new one signs in', async () => {
    const user = await aUser(test, { locale: 'es' });

    expect((await forgot(user.email.toUpperCase())).status).toBe(204);
    expect(test.inbox.to(user.email)).toEqual([expect.stringMatching(/\/app\/reset-password#[\w-]{43}/)]);
    expect(test.inbox.to(user.email)[0]).toContain('Elegir una contraseña nueva');

    expect((await reset(test.inbox.linkSecret(user.email))).status).toBe(204);
    expect((await stranger().login(user, TEST_PASSWORD)).status).toBe(401);
    expect((await stranger().login(user, NEW_PASSWORD)).status).toBe(200);
  });

  it('AUTH-08 ends every session, signs nobody in, and tells its owner', async () => {
    const user = await aUser(test);
    const open = stranger();
    await open.login(user, TEST_PASSWORD);
    const token = await linkFor(user);
    test.inbox.clear();
    const browser = stranger();

    await reset(token, NEW_PASSWORD, browser);
    await test.jobs.drain();

    expect([(await open.get('/api/auth/me')).status, (await browser.get('/api/auth/me')).status]).toEqual([401, 401]);
    const stored = await test.unitOfWork.repository(UserEntity).findOneByOrFail({ id: user.id });
    expect(stored.passwordChangedAt).toEqual(test.clock.now());
    expect(test.inbox.to(user.email)).toEqual([expect.stringContaining('Subject: Your password was changed')]);
  });

  it('AUTH-08 leaves the second factor on', async () => {
    const totpSecret = test.app.get(Totp, { strict: false }).seal(SECRET);
    const user = await aUser(test, { totpSecret });
    await reset(await linkFor(user));

    const asked = await stranger().login(user, NEW_PASSWORD);
    const answer = await stranger().login(user, NEW_PASSWORD, totpCodeAt(SECRET, test.clock.now()));

    expect([asked.body.type, answer.status]).toEqual(['totp-required', 200]);
  });

  it('AUTH-08 the link works once, and for an hour', async () => {
    const user = await aUser(test);
    const [first, second] = [await linkFor(user), await linkFor(await aUser(test))];

    expect([(await reset(first)).status, (await reset(first)).body.code]).toEqual([204, 'auth.link_invalid']);
    test.clock.advance(60 * MINUTE_MS);
    expect((await reset(second)).body.code).toBe('auth.link_invalid');
  });

  it('AUTH-08 using one link makes the others of the account worthless', async () => {
    const user = await aUser(test);
    const [first, second] = [await linkFor(user), await linkFor(user)];

    await reset(second);

    expect((await reset(first)).body.code).toBe('auth.link_invalid');
  });

  it('AUTH-08 a refused password leaves the link usable', async () => {
    const user = await aUser(test, { firstName: 'Marcellina' });
    const token = await linkFor(user);

    const common = await reset(token, 'password1234');
    const own = await reset(token, 'Marcellina-2026');
    const differing = await stranger().post('/api/auth/reset-password', {
      token,
      password: NEW_PASSWORD,
      confirmPassword: 'nine-slow-egrets',
    });

    expect(
      [common, own, differing].map(({ status, body }) => [status, body.errors[0].path, body.errors[0].code]),
    ).toEqual([
      [422, 'password', 'password_common'],
      [422, 'password', 'password_common'],
      [422, 'confirmPassword', 'passwords_differ'],
    ]);
    expect((await reset(token)).status).toBe(204);
  });

  it('AUTH-08 a link to an address that the account has given up is worthless', async () => {
    const user = await aUser(test);
    const token = await linkFor(user);
    await test.unitOfWork.repository(UserEntity).update({ id: user.id }, { email: `new-${user.email}` });

    expect((await reset(token)).body.code).toBe('auth.link_invalid');
  });

  it('AUTH-08 no link goes to an unknown address or a suspended account, and the answer is the same', async () => {
    const suspended = await aUser(test, { status: 'suspended' });
    const browser = stranger();

    const answers = [
      await forgot('nobody@example.com', browser),
      await forgot(suspended.email, browser),
      await forgot('no address', browser),
    ];

    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
      [204, ''],
    ]);
    expect(test.inbox.received).toEqual([]);
  });

  it('ROLE-07 brings in no staff who have not come yet, whoever reads their mail', async () => {
    const invited = await aUser(test, { role: 'admin', emailVerifiedAt: null });
    await forgot(invited.email);
    expect(test.inbox.received).toEqual([]);
    const tokens = test.app.get(AccountTokens, { strict: false });

    for (const purpose of ['reset_password', 'verify_email'] as const) {
      const token = await tokens.create(purpose, invited.id, invited.email);
      const form = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
      const name = { firstName: 'Rosa', lastName: 'Reyes', adult: true, termsAccepted: true };
      const answers = [
        await stranger().post('/api/auth/reset-password', form),
        await stranger().post('/api/auth/activation/accept', { ...form, ...name }),
      ];
      expect(answers.map(({ body }) => body.code)).toEqual(['auth.link_invalid', 'auth.link_invalid']);
    }
  });

  it('AUTH-08 sends five links an hour at most to one account, and answers the same beyond', async () => {
    const user = await aUser(test);

    const answers = [];
    for (let tries = 0; tries < 7; tries += 1) answers.push((await forgot(user.email)).status);

    expect(answers).toEqual(Array.from({ length: 7 }, () => 204));
    expect(test.inbox.to(user.email)).toHaveLength(5);
  });

  it('AUTH-08 asking by the dozen is slowed down for one address', async () => {
    const browser = stranger();
    for (let tries = 0; tries < 20; tries += 1) {
      expect((await browser.post('/api/auth/forgot-password', { email: `${tries}@example.com` })).status).toBe(204);
    }

    const answer = await browser.post('/api/auth/forgot-password', { email: 'x@example.com' });

    expect([answer.status, answer.body.code]).toEqual([429, 'request.too_many']);
  });

  it('AUTH-08 whoever has reset the password may sign in from that device even while strangers try', async () => {
    const user = await aUser(test);
    const browser = stranger();
    for (let tries = 0; tries < 10; tries += 1) await stranger().login(user, 'not-the-password');
    expect((await browser.login(user, TEST_PASSWORD)).status).toBe(429);

    await reset(await linkFor(user), NEW_PASSWORD, browser);

    expect((await browser.login(user, NEW_PASSWORD)).status).toBe(200);
  });
});
