import {
  aUser,
  Browser,
  createMailTest,
  type MailTest,
  SESSION_COOKIE,
  TEST_PASSWORD,
} from '../../../testing/index.js';
import type { UserEntity } from '../../users/index.js';

const NEW_PASSWORD = 'nine-slow-herons';

let test: MailTest;
beforeAll(async () => {
  test = await createMailTest();
});
afterAll(() => test.close());

async function signedIn(user: UserEntity): Promise<Browser> {
  const browser = new Browser(test);
  await browser.login(user, TEST_PASSWORD);
  return browser;
}

const change = (browser: Browser, form: object = {}) =>
  browser.post('/api/auth/change-password', {
    currentPassword: TEST_PASSWORD,
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    ...form,
  });
const me = async (browser: Browser): Promise<number> => (await browser.get('/api/auth/me')).status;

describe('changing the password', () => {
  it('AUTH-08 signs out everywhere else, gives this session a new cookie, and tells the owner', async () => {
    const user = await aUser(test);
    const [browser, other] = [await signedIn(user), await signedIn(user)];
    const planted = browser.cookie(SESSION_COOKIE) ?? '';
    await test.jobs.drain();
    test.inbox.clear();

    expect((await change(browser)).status).toBe(204);
    await test.jobs.drain();

    const old = new Browser(test);
    old.plant(SESSION_COOKIE, planted);
    expect([await me(browser), await me(other), await me(old)]).toEqual([200, 401, 401]);
    expect(test.inbox.to(user.email)).toEqual([expect.stringContaining('Subject: Your password was changed')]);
    expect((await new Browser(test).login(user, NEW_PASSWORD)).status).toBe(200);
  });

  it('AUTH-08 leaves the others signed in when asked to', async () => {
    const user = await aUser(test);
    const [browser, other] = [await signedIn(user), await signedIn(user)];

    await change(browser, { endOtherSessions: false });

    expect([await me(browser), await me(other)]).toEqual([200, 200]);
  });

  it('AUTH-08 needs the present password and names the field; wrong ones are counted', async () => {
    const browser = await signedIn(await aUser(test));
    const wrong = () => change(browser, { currentPassword: 'not-the-password' });

    const answer = await wrong();
    for (let tries = 1; tries < 10; tries += 1) expect((await wrong()).status).toBe(422);

    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      422,
      'auth.current_password',
      'This is not your present password.',
    ]);
    expect(answer.body.errors).toEqual([
      { path: 'currentPassword', code: 'password_wrong', message: 'This is not your present password' },
    ]);
    expect((await change(browser)).status).toBe(429);
  });

  it('AUTH-08 refuses a common one, and one made of the person’s own name', async () => {
    const browser = await signedIn(await aUser(test, { firstName: 'Bartholomew' }));
    const refusal = async (password: string) =>
      (await change(browser, { password, confirmPassword: password })).body.errors;

    expect(await refusal('qwertyuiop123')).toMatchObject([{ path: 'password', code: 'password_common' }]);
    expect(await refusal('Bartholomew-77')).toMatchObject([{ path: 'password', code: 'password_common' }]);
  });

  it('AUTH-08 of two changes at once one wins', async () => {
    const user = await aUser(test);
    const browsers = [await signedIn(user), await signedIn(user)];

    const answers = await Promise.all(
      browsers.map((browser, at) => {
        const password = `nine-slow-herons-${at}`;
        return change(browser, { password, confirmPassword: password, endOtherSessions: false });
      }),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  });

  it.each([
    ['blanks at both ends', '  two blanks ahead  '],
    ['emoji', 'roof🏠gutter🪣door🚪'],
    [
      '128 characters beyond the basic plane',
      Array.from({ length: 128 }, (_, at) => String.fromCodePoint(0x1d4d0 + (at % 50))).join(''),
    ],
    ['letters whose compatibility forms differ', 'ﬁve ﬂat ﬃle ①②③'],
  ])('AUTH-02 takes %s as they are, neither trimmed nor cut', async (_what, password) => {
    const user = await aUser(test);
    await change(await signedIn(user), { password, confirmPassword: password });
    const tries = [password, password.trim(), password.normalize('NFKC'), password.slice(0, -1)];

    const answers = new Map<string, number>();
    for (const text of tries) answers.set(text, (await new Browser(test).login(user, text)).status);

    expect([...answers]).toEqual([...new Set(tries)].map((text) => [text, text === password ? 200 : 401]));
  });

  it('AUTH-02 refuses what is longer before it is hashed, wherever a password is entered', async () => {
    const user = await aUser(test);
    const browser = await signedIn(user);
    const long = 'é🏠'.repeat(65);

    const answers = [
      await new Browser(test).login(user, long),
      await change(browser, { currentPassword: long }),
      await change(browser, { password: long, confirmPassword: long }),
      await browser.post('/api/auth/reauthenticate', { password: long }),
    ];

    for (const { status, body } of answers) expect([status, body.errors[0].code]).toEqual([422, 'too_long']);
  });
});
