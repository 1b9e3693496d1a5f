import { MINUTE_MS } from '@cw/domain';
import {
  aUser,
  Browser,
  createMailTest,
  login,
  type MailTest,
  SESSION_COOKIE,
  TEST_PASSWORD,
} from '../../../testing/index.js';
import { UserEntity } from '../../users/index.js';
import { Totp, totpCodeAt } from './totp.js';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

let test: MailTest;
beforeAll(async () => {
  test = await createMailTest();
});
// A code is good once: each test has its own.
beforeEach(() => test.clock.advance(MINUTE_MS));
afterAll(() => test.close());

const withTotp = (overrides: Partial<UserEntity> = {}): Promise<UserEntity> =>
  aUser(test, { totpSecret: test.app.get(Totp, { strict: false }).seal(SECRET), ...overrides });
const code = (secret = SECRET): string => totpCodeAt(secret, test.clock.now());
const wrongCode = (secret = SECRET): string => String((Number(code(secret)) + 1) % 1_000_000).padStart(6, '0');
const me = async (browser: Browser): Promise<number> => (await browser.get('/api/auth/me')).status;
const security = async (browser: Browser): Promise<object> => (await browser.get('/api/auth/security')).body;
const stored = ({ id }: UserEntity) => test.unitOfWork.repository(UserEntity).findOneByOrFail({ id });

async function signedIn(user: UserEntity, totp?: string): Promise<Browser> {
  const browser = new Browser(test);
  expect((await browser.login(user, TEST_PASSWORD, totp)).status).toBe(200);
  return browser;
}

async function mailOf(user: UserEntity, work: () => Promise<unknown>): Promise<string[]> {
  await test.jobs.drain();
  test.inbox.clear();
  await work();
  await test.jobs.drain();
  return test.inbox.to(user.email);
}

const setUp = (browser: Browser) => browser.post('/api/auth/totp/setup');
const confirm = (browser: Browser, given: string) => browser.post('/api/auth/totp/confirm', { code: given });

/** An account that has just turned its second factor on. */
async function enabled() {
  const user = await aUser(test);
  const browser = await signedIn(user);
  const { secret }: { secret: string } = (await setUp(browser)).body;
  const { recoveryCodes }: { recoveryCodes: string[] } = (await confirm(browser, code(secret))).body;
  test.clock.advance(MINUTE_MS);
  return { user, browser, secret, recoveryCodes };
}

describe('turning a second factor on', () => {
  it('AUTH-08 protects nothing before the first code, and everything after it', async () => {
    const user = await aUser(test);
    const [browser, other] = [await signedIn(user), await signedIn(user)];

    const begun = await setUp(browser);
    expect(begun.body.otpauthUri).toBe(
      `otpauth://totp/Closewright:${encodeURIComponent(user.email)}?issuer=Closewright&secret=${begun.body.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await new Browser(test).login(user, TEST_PASSWORD)).status).toBe(200);

    const before = browser.cookie(SESSION_COOKIE) ?? '';
    const answer = await confirm(browser, code(begun.body.secret));
    const old = new Browser(test);
    old.plant(SESSION_COOKIE, before);

    expect([answer.status, answer.body.recoveryCodes.length]).toEqual([200, 10]);
    expect([await me(browser), await me(other), await me(old)]).toEqual([200, 401, 401]);
    expect(await security(browser)).toMatchObject({ totpEnabled: true, mfa: true, recoveryCodesLeft: 10 });
    expect((await new Browser(test).login(user, TEST_PASSWORD)).body.type).toBe('totp-required');
  });

  it('AUTH-08 tells the owner, and the same code does not sign in once more', async () => {
    const user = await aUser(test, { locale: 'es' });
    const browser = await signedIn(user);
    const { secret } = (await setUp(browser)).body;

    const mails = await mailOf(user, () => confirm(browser, code(secret)));

    expect(mails).toEqual([expect.stringContaining('código de su aplicación')]);
    expect((await new Browser(test).login(user, TEST_PASSWORD, code(secret))).body.type).toBe('totp-required');
  });

  it('AUTH-08 names the field of a wrong code, and after five of them waits', async () => {
    const browser = await signedIn(await aUser(test));
    expect((await confirm(browser, '123456')).body.code).toBe('auth.totp_not_begun');
    const { secret } = (await setUp(browser)).body;

    const answers = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push(await confirm(browser, wrongCode(secret)));

    expect(answers.map(({ status, body }) => [status, body.errors[0].path, body.errors[0].code])).toEqual(
      Array.from({ length: 5 }, () => [422, 'code', 'totp']),
    );
    expect((await confirm(browser, code(secret))).status).toBe(429);
  });

  it('AUTH-08 begun twice, only the last secret counts; once on it cannot be begun again', async () => {
    const browser = await signedIn(await aUser(test));
    const first = (await setUp(browser)).body.secret;
    const second = (await setUp(browser)).body.secret;

    expect((await confirm(browser, code(first))).status).toBe(422);
    expect((await confirm(browser, code(second))).status).toBe(200);
    expect((await setUp(browser)).body.code).toBe('auth.totp_already_on');
  });

  it('AUTH-08 keeps secret and codes unreadable at rest', async () => {
    const { user, secret, recoveryCodes } = await enabled();

    const rows: unknown = await test.unitOfWork.manager.query(
      `SELECT u::text AS person, r::text AS code, encode(r.hash, 'escape') AS hash FROM app_user u JOIN recovery_code r ON r.user_id = u.id WHERE u.id = $1`,
      [user.id],
    );

    const text = JSON.stringify(rows);
    for (const readable of [secret, ...recoveryCodes, ...recoveryCodes.map((each) => each.replaceAll('-', ''))])
      expect(text).not.toContain(readable);
  });

  it.each(['setup', 'disable', 'recovery-codes'])(
    'AUTH-08 %s asks for password and code again after a while',
    async (path) => {
      const { browser, secret } = await enabled();
      test.clock.advance(5 * MINUTE_MS);
      const stale = await browser.post(`/api/auth/totp/${path}`);

      const without = await browser.post('/api/auth/reauthenticate', { password: TEST_PASSWORD });
      const proven = await browser.post('/api/auth/reauthenticate', { password: TEST_PASSWORD, totp: code(secret) });

      expect(stale.body.code).toBe('auth.reauthentication_required');
      expect([without.status, without.body.type, proven.status]).toEqual([401, 'totp-required', 204]);
      expect((await browser.post(`/api/auth/totp/${path}`)).status).not.toBe(403);
    },
  );
});

describe('turning it off', () => {
  it('AUTH-08 takes the codes with it, signs out everywhere else, and tells the owner', async () => {
    const { user, browser, secret, recoveryCodes } = await enabled();
    const other = await signedIn(user, code(secret));

    const mails = await mailOf(user, () => browser.post('/api/auth/totp/disable'));

    expect([await me(browser), await me(other)]).toEqual([200, 401]);
    expect(await security(browser)).toMatchObject({ totpEnabled: false, mfa: false, recoveryCodesLeft: 0 });
    expect(mails).toEqual([expect.stringContaining('Subject: Your second factor is off')]);
    expect((await new Browser(test).login(user, TEST_PASSWORD, recoveryCodes[0])).status).toBe(200);
    expect((await browser.post('/api/auth/totp/disable')).body.code).toBe('auth.totp_not_begun');
  });

  it('AUTH-08 staff keep theirs, and may replace it', async () => {
    const admin = await withTotp({ role: 'admin' });
    const browser = await signedIn(admin, code());

    expect((await browser.post('/api/auth/totp/disable')).body.code).toBe('auth.totp_mandatory');
    const { secret } = (await setUp(browser)).body;
    expect((await confirm(browser, code(secret))).status).toBe(200);
    test.clock.advance(MINUTE_MS);
    expect((await new Browser(test).login(admin, TEST_PASSWORD, code())).status).toBe(401);
    expect((await new Browser(test).login(admin, TEST_PASSWORD, code(secret))).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('AUTH-08 sign in once each, as people type them, and the owner is told how many are left', async () => {
    const { user, recoveryCodes } = await enabled();
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;

    const mails = await mailOf(user, () => signedIn(user, typed));

    expect(mails.join()).toContain('9 are left');
    expect((await new Browser(test).login(user, TEST_PASSWORD, first)).body.type).toBe('totp-required');
    expect(await security(await signedIn(user, second))).toMatchObject({ mfa: true, recoveryCodesLeft: 8 });
  });

  it('AUTH-08 of four who use one at once exactly one gets in', async () => {
    const { user, recoveryCodes } = await enabled();
    const tries = Array.from({ length: 4 }, () => new Browser(test).login(user, TEST_PASSWORD, recoveryCodes[0]));

    const statuses = (await Promise.all(tries)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('AUTH-08 have 80 bits, and new ones make the old ones worthless', async () => {
    const { user, browser, recoveryCodes } = await enabled();

    const mails = await mailOf(user, async () => {
      const renewed: string[] = (await browser.post('/api/auth/totp/recovery-codes')).body.recoveryCodes;
      expect(new Set([...recoveryCodes, ...renewed]).size).toBe(20);
      expect(
        [...recoveryCodes, ...renewed].every((each) =>
          /^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/.test(each),
        ),
      ).toBe(true);
    });

    expect(mails).toEqual([expect.stringContaining('Subject: You have new recovery codes')]);
    expect((await new Browser(test).login(user, TEST_PASSWORD, recoveryCodes[0])).body.type).toBe('totp-required');
  });

  it('AUTH-08 one account’s codes are nothing to another', async () => {
    const [mine, other] = [await enabled(), await enabled()];

    expect((await new Browser(test).login(mine.user, TEST_PASSWORD, other.recoveryCodes[0])).status).toBe(401);
    expect((await stored(other.user)).totpSecret).not.toBeNull();
  });
});

describe('guessing codes', () => {
  it('AUTH-08 five wrong ones void the tries of strangers; who comes from a known device still gets in', async () => {
    const user = await withTotp();
    const owner = await signedIn(user, code());
    await owner.post('/api/auth/logout');
    test.clock.advance(MINUTE_MS);
    const guess = () => new Browser(test).login(user, TEST_PASSWORD, wrongCode());
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(401);

    expect((await new Browser(test).login(user, TEST_PASSWORD, code())).status).toBe(429);
    expect((await owner.login(user, TEST_PASSWORD, code())).status).toBe(200);
  });

  it('AUTH-08 the owner is told of wrong codes after a right password, once an hour; of wrong passwords nobody is', async () => {
    const user = await withTotp();
    const guess = (password = TEST_PASSWORD) => new Browser(test).login(user, password, wrongCode());

    const first = await mailOf(user, async () => {
      await guess('not-the-password');
      await guess();
      await guess();
    });
    const later = await mailOf(user, guess);

    expect(first).toEqual([expect.stringContaining('Subject: A wrong code was entered for your account')]);
    expect(later).toEqual([]);
  });

  it('ROLE-07 an admin without a second factor has none of staff’s rights until it is set up in this very session', async () => {
    const admin = await aUser(test, { role: 'admin' });
    const stranger = await aUser(test);
    const browser = await signedIn(admin);
    const read = async () => (await browser.get(`/api/users/${stranger.id}`)).status;

    const before = await read();
    expect(await security(browser)).toMatchObject({ totpEnabled: false, totpRequired: true, mfa: false });
    const { secret } = (await setUp(browser)).body;
    await confirm(browser, code(secret));

    expect([before, await read()]).toEqual([404, 200]);
    expect(
      (await test.http.get(`/api/users/${stranger.id}`).set(await login(test, admin, { mfa: false }))).status,
    ).toBe(404);
  });
});
