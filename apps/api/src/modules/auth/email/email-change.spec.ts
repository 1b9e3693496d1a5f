import { MINUTE_MS } from '@cw/domain';
import { newId } from '../../../common/ids.js';
import { aUser, Browser, createMailTest, type MailTest, TEST_PASSWORD } from '../../../testing/index.js';
import { UserEntity } from '../../users/index.js';

let test: MailTest;
beforeAll(async () => {
  test = await createMailTest();
});
afterAll(() => test.close());

const anAddress = (): string => `${newId()}@example.com`;
const stored = ({ id }: UserEntity) => test.unitOfWork.repository(UserEntity).findOneByOrFail({ id });

async function signedIn(user: UserEntity): Promise<Browser> {
  const browser = new Browser(test);
  await browser.login(user, TEST_PASSWORD);
  return browser;
}

/** Asks for another address and reads the mail that follows; the mail of the logins before is thrown away. */
async function ask(browser: Browser, email: string) {
  await test.jobs.drain();
  test.inbox.clear();
  const answer = await browser.post('/api/auth/change-email', { email });
  await test.jobs.drain();
  return answer;
}

const open = (token: string, browser: Browser) => browser.post('/api/auth/verify-email', { token });

describe('changing the e-mail', () => {
  it('AUTH-08 sends a link to the new address and word to the old one, and changes nothing before the link is opened', async () => {
    const user = await aUser(test, { locale: 'es' });
    const browser = await signedIn(user);
    const email = anAddress();

    const answer = await ask(browser, email);

    expect(answer.status).toBe(204);
    expect(test.inbox.to(email)).toEqual([expect.stringMatching(/\/app\/verify-email#[\w-]{43}/)]);
    expect(test.inbox.to(user.email)).toEqual([expect.stringContaining(email)]);
    expect((await stored(user)).email).toBe(user.email);
    expect((await browser.get('/api/auth/security')).body.pendingEmail).toBe(email);
  });

  it('AUTH-08 the link gives the account its address, signs out everywhere else, and the old address is told', async () => {
    const user = await aUser(test, { emailVerifiedAt: null });
    const [browser, other] = [await signedIn(user), await signedIn(user)];
    const email = anAddress();
    await ask(browser, email);
    const token = test.inbox.linkSecret(email);
    test.inbox.clear();

    const answer = await open(token, browser);
    await test.jobs.drain();

    expect(answer.status).toBe(204);
    expect(await stored(user)).toMatchObject({ email, emailVerifiedAt: test.clock.now() });
    expect([(await browser.get('/api/auth/me')).body.email, (await other.get('/api/auth/me')).status]).toEqual([
      email,
      401,
    ]);
    expect(test.inbox.to(user.email)).toEqual([expect.stringContaining('Your email address was changed')]);
    expect((await browser.get('/api/auth/security')).body).toMatchObject({ pendingEmail: null, emailVerified: true });
    expect((await open(token, browser)).status).toBe(204);
  });

  it('AUTH-08 answers alike for a taken address; its owner is told, and gets no link that gives it away', async () => {
    const [user, owner] = [await aUser(test), await aUser(test)];
    const browser = await signedIn(user);

    const free = await ask(browser, anAddress());
    const taken = await ask(browser, owner.email.toUpperCase());

    expect([taken.status, taken.text, Object.keys(taken.headers).sort()]).toEqual([
      free.status,
      free.text,
      Object.keys(free.headers).sort(),
    ]);
    expect((await browser.get('/api/auth/security')).body.pendingEmail).toBe(owner.email.toUpperCase());
    expect(test.inbox.to(owner.email)).toEqual([
      expect.stringContaining('Your email address was entered for another account'),
    ]);
    expect(test.inbox.to(owner.email)[0]).not.toContain('verify-email');
  });

  it('AUTH-08 an address taken since the link was sent makes the link worthless', async () => {
    const user = await aUser(test);
    const email = anAddress();
    const browser = await signedIn(user);
    await ask(browser, email);
    await aUser(test, { email });

    const answer = await open(test.inbox.linkSecret(email), browser);

    expect([answer.status, answer.body.code]).toEqual([422, 'auth.link_invalid']);
    expect((await stored(user)).email).toBe(user.email);
  });

  it('AUTH-08 only the last address that was asked for can be confirmed', async () => {
    const user = await aUser(test);
    const browser = await signedIn(user);
    const [first, second] = [anAddress(), anAddress()];
    await ask(browser, first);
    const token = test.inbox.linkSecret(first);
    await ask(browser, second);

    expect((await open(token, browser)).status).toBe(422);
    expect((await open(test.inbox.linkSecret(second), browser)).status).toBe(204);
    expect((await stored(user)).email).toBe(second);
  });

  it('AUTH-08 the own address takes a wish back', async () => {
    const user = await aUser(test);
    const browser = await signedIn(user);
    await ask(browser, anAddress());

    await ask(browser, user.email);

    expect((await browser.get('/api/auth/security')).body.pendingEmail).toBeNull();
    expect(test.inbox.received).toEqual([]);
  });

  it('AUTH-08 asks for the password again when it was entered a while ago', async () => {
    const browser = await signedIn(await aUser(test));
    const change = () => browser.post('/api/auth/change-email', { email: anAddress() });
    test.clock.advance(5 * MINUTE_MS + 1);

    const stale = await change();
    const wrong = await browser.post('/api/auth/reauthenticate', { password: 'not-the-password' });
    const right = await browser.post('/api/auth/reauthenticate', { password: TEST_PASSWORD });

    expect([stale.status, stale.body.code]).toEqual([403, 'auth.reauthentication_required']);
    expect([wrong.status, wrong.body.code, wrong.body.errors[0].path]).toEqual([
      422,
      'auth.current_password',
      'password',
    ]);
    expect([right.status, (await change()).status]).toEqual([204, 204]);
  });
});
