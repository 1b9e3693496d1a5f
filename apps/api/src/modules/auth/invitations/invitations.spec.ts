import { HOUR_MS } from '@cw/domain';
import { aUser, Browser, createTestApp, TEST_PASSWORD, type TestApp } from '../../../testing/index.js';
import type { UserEntity } from '../../users/index.js';
import { totpCodeAt } from '../second-factor/totp.js';
import { Invitations } from './invitations.js';

const PASSWORD = 'nine-slow-herons';

let test: TestApp;
let addresses = 0;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(() => test.clock.advance(HOUR_MS));
afterAll(() => test.close());

const stranger = (): Browser => new Browser(test, { address: `203.0.113.${(addresses += 1)}` });
const invite = ({ id }: UserEntity): Promise<string> => test.app.get(Invitations, { strict: false }).create(id);
const anInvited = (): Promise<UserEntity> =>
  aUser(test, { role: 'admin', emailVerifiedAt: null, firstName: 'Rosalind' });
const read = (token: string, browser = stranger()) => browser.post('/api/auth/invitation', { token });
const codeOf = (secret: string): string => totpCodeAt(secret, test.clock.now());

async function accept(token: string, form: object = {}, browser = stranger()) {
  const { secret } = (await read(token)).body;
  const code = typeof secret === 'string' ? codeOf(secret) : '123456';
  return browser.post('/api/auth/invitation/accept', {
    token,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    code,
    ...form,
  });
}

describe('an invitation to the staff', () => {
  it('ROLE-07 shows whom it is for and the secret for the authenticator, the same each time', async () => {
    const admin = await anInvited();
    const token = await invite(admin);

    const [first, second] = [await read(token), await read(token)];

    expect(first.body).toEqual({
      email: admin.email,
      firstName: 'Rosalind',
      lastName: 'Reyes',
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      otpauthUri: expect.stringContaining('otpauth://totp/Closewright:'),
    });
    expect(second.body).toEqual(first.body);
  });

  it('ROLE-07 accepted with password and code, it signs in with staff’s rights at once and gives recovery codes', async () => {
    const admin = await anInvited();
    const stranger1 = await aUser(test);
    const browser = stranger();

    const answer = await accept(await invite(admin), {}, browser);

    expect([answer.status, answer.body.recoveryCodes.length]).toEqual([200, 10]);
    expect((await browser.get(`/api/users/${stranger1.id}`)).status).toBe(200);
    expect((await browser.get('/api/auth/security')).body).toMatchObject({
      emailVerified: true,
      totpEnabled: true,
      mfa: true,
    });
    expect((await stranger().post('/api/auth/admin/login', { email: admin.email, password: PASSWORD })).body.type).toBe(
      'totp-required',
    );
    expect((await stranger().login(admin, TEST_PASSWORD)).status).toBe(401);
  });

  it('I18N-03 opens in the language of the page on which it was accepted', async () => {
    const admin = await anInvited();
    const browser = stranger();

    await accept(await invite(admin), { locale: 'es' }, browser);

    expect((await browser.get('/api/auth/me')).body.locale).toBe('es');
  });

  it('ROLE-07 works once, for a day, and a newer one takes its place', async () => {
    const [used, late, replaced] = [await anInvited(), await anInvited(), await anInvited()];
    const token = await invite(used);
    await accept(token);
    const lateToken = await invite(late);
    const replacedToken = await invite(replaced);
    const newToken = await invite(replaced);

    expect((await accept(token)).body.code).toBe('auth.link_invalid');
    expect((await read(replacedToken)).body.code).toBe('auth.link_invalid');
    expect((await read(newToken)).status).toBe(200);
    test.clock.advance(24 * HOUR_MS);
    expect((await read(lateToken)).body.code).toBe('auth.link_invalid');
  });

  it('ROLE-07 names wrong code, common password and differing passwords, and stays usable', async () => {
    const token = await invite(await anInvited());
    const fault = async (form: object) => {
      const { status, body } = await accept(token, form);
      return [status, body.errors[0].path, body.errors[0].code];
    };

    expect(await fault({ code: '000000' })).toEqual([422, 'code', 'totp']);
    expect(await fault({ password: 'Rosalind-2026', confirmPassword: 'Rosalind-2026' })).toEqual([
      422,
      'password',
      'password_common',
    ]);
    expect(await fault({ confirmPassword: 'nine-slow-egrets' })).toEqual([422, 'confirmPassword', 'passwords_differ']);
    expect((await accept(token)).status).toBe(200);
  });

  it('ROLE-07 of several who accept it at once exactly one does', async () => {
    const token = await invite(await anInvited());

    const answers = await Promise.all(Array.from({ length: 4 }, () => accept(token)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ROLE-07 five wrong codes make it wait', async () => {
    const token = await invite(await anInvited());
    for (let tries = 0; tries < 5; tries += 1) expect((await accept(token, { code: '000000' })).status).toBe(422);

    expect((await accept(token)).status).toBe(429);
  });
});
