import { MINUTE_MS } from '@cw/domain';
import { newId } from '../../../common/ids.js';
import {
  aUser,
  Browser,
  createTestApp,
  DEVICE_COOKIE,
  login,
  SESSION_COOKIE,
  TEST_PASSWORD,
  type TestApp,
} from '../../../testing/index.js';
import type { UserEntity } from '../../users/index.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

interface Listed {
  readonly id: string;
  readonly current: boolean;
  readonly device: string;
  readonly address: string;
}

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const me = async (browser: Browser): Promise<number> => (await browser.get('/api/auth/me')).status;
const list = async (browser: Browser): Promise<Listed[]> => (await browser.get('/api/auth/sessions')).body.items;

async function signedIn(user: UserEntity, options: { address?: string; userAgent?: string } = {}): Promise<Browser> {
  const browser = new Browser(test, options);
  expect((await browser.login(user, TEST_PASSWORD)).status).toBe(200);
  return browser;
}

describe('where I am signed in', () => {
  it('AUTH-08 names device, address and times of each session, the last one seen first, and nobody else’s', async () => {
    const user = await aUser(test);
    await signedIn(await aUser(test));
    await signedIn(user, { address: '203.0.113.5', userAgent: FIREFOX });
    test.clock.advance(MINUTE_MS);
    const browser = await signedIn(user, { address: '2001:db8::7' });

    const answer = await browser.get('/api/auth/sessions');

    const now = test.clock.now();
    const before = new Date(now.getTime() - MINUTE_MS);
    expect(answer.body).toEqual({
      items: [
        {
          id: expect.any(String),
          current: true,
          device: 'Chrome, Windows',
          address: '2001:db8::7',
          createdAt: now.toISOString(),
          lastSeenAt: now.toISOString(),
          mfa: false,
        },
        {
          id: expect.any(String),
          current: false,
          device: 'Firefox, Linux',
          address: '203.0.113.5',
          createdAt: before.toISOString(),
          lastSeenAt: before.toISOString(),
          mfa: false,
        },
      ],
      nextCursor: null,
    });
    expect(answer.text).not.toContain(browser.cookie(SESSION_COOKIE));
  });

  it.each(['', 'curl/8.5.0', '<script>alert(1)</script>', 'x'.repeat(5_000)])(
    'takes whatever a client calls itself',
    async (userAgent) => {
      const user = await aUser(test);

      const [session] = await list(await signedIn(user, { userAgent }));

      expect(session?.device.length).toBeGreaterThan(0);
    },
  );

  it('AUTH-08 ends one of them, and only one’s own', async () => {
    const user = await aUser(test);
    const [browser, other, stranger] = [await signedIn(user), await signedIn(user), await signedIn(await aUser(test))];
    const target = (await list(browser)).find(({ current }) => !current);
    const end = (from: Browser, id: string | undefined) => from.delete(`/api/auth/sessions/${id}`);

    expect((await end(stranger, target?.id)).body.code).toBe('auth.session_not_found');
    expect((await end(browser, newId())).status).toBe(404);
    expect((await end(browser, 'x')).status).toBe(404);
    expect((await end(browser, target?.id)).status).toBe(204);

    expect([await me(browser), await me(other)]).toEqual([200, 401]);
    expect((await end(browser, target?.id)).status).toBe(404);
  });

  it.each(['one', 'all'])('AUTH-08 ends %s of the others only for who has just proven who they are', async (which) => {
    const user = await aUser(test);
    const [browser, other] = [await signedIn(user), await signedIn(user)];
    const target = (await list(browser)).find(({ current }) => !current);
    const end = () => browser.delete(which === 'all' ? '/api/auth/sessions' : `/api/auth/sessions/${target?.id}`);
    test.clock.advance(5 * MINUTE_MS + 1);

    const stale = await end();
    const aliveBefore = await me(other);
    await browser.post('/api/auth/reauthenticate', { password: TEST_PASSWORD });

    expect([stale.status, stale.body.code, aliveBefore]).toEqual([403, 'auth.reauthentication_required', 200]);
    expect([(await end()).status, await me(browser), await me(other)]).toEqual([204, 200, 401]);
  });

  it('AUTH-08 the password entered again gives the session a new cookie, and the old one is worth nothing', async () => {
    const browser = await signedIn(await aUser(test));
    const before = browser.cookie(SESSION_COOKIE) ?? '';

    expect((await browser.post('/api/auth/reauthenticate', { password: TEST_PASSWORD })).status).toBe(204);

    const after = browser.cookie(SESSION_COOKIE);
    const meBy = (cookie = '') => test.http.get('/api/auth/me').set('Cookie', `${SESSION_COOKIE}=${cookie}`);
    expect([after === before, (await meBy(before)).status, (await meBy(after)).status]).toEqual([false, 401, 200]);
    expect(await list(browser)).toHaveLength(1);
  });

  it('AUTH-08 ends all others at once', async () => {
    const user = await aUser(test);
    const others = [await signedIn(user), await signedIn(user)];
    const browser = await signedIn(user);

    expect((await browser.delete('/api/auth/sessions')).status).toBe(204);

    expect([await me(browser), ...(await Promise.all(others.map(me)))]).toEqual([200, 401, 401]);
    expect(await list(browser)).toHaveLength(1);
  });

  it('AUTH-08 ending the current one takes its cookie away', async () => {
    const browser = await signedIn(await aUser(test));
    const [session] = await list(browser);

    await browser.delete(`/api/auth/sessions/${session?.id}`);

    expect(browser.cookie(SESSION_COOKIE)).toBeUndefined();
  });

  it('AUTH-08 there are ten at most: the eleventh ends the oldest, also of logins at the same moment', async () => {
    const user = await aUser(test);
    const oldest = await signedIn(user);
    test.clock.advance(MINUTE_MS);
    const newest = await signedIn(user);
    const logins = await Promise.all(Array.from({ length: 9 }, () => login(test, user)));

    expect([await me(oldest), await me(newest)]).toEqual([401, 200]);
    expect(await list(newest)).toHaveLength(10);
    expect(logins).toHaveLength(9);
  });
});

describe('a planted cookie', () => {
  it('that nobody issued becomes no session', async () => {
    const made = 'A'.repeat(43);
    const victim = new Browser(test);
    victim.plant(SESSION_COOKIE, made);
    expect(await me(victim)).toBe(401);

    await victim.login(await aUser(test), TEST_PASSWORD);

    const attacker = new Browser(test);
    attacker.plant(SESSION_COOKIE, made);
    expect([await me(attacker), await me(victim)]).toEqual([401, 200]);
  });

  it('of the attacker’s own session ends with the login, and the victim gets another', async () => {
    const attacker = await signedIn(await aUser(test));
    const planted = attacker.cookie(SESSION_COOKIE) ?? '';
    const victim = new Browser(test);
    victim.plant(SESSION_COOKIE, planted);

    await victim.login(await aUser(test), TEST_PASSWORD);

    expect(victim.cookie(SESSION_COOKIE)).not.toBe(planted);
    expect([await me(attacker), await me(victim)]).toEqual([401, 200]);
  });

  it('of a device is not taken over: the account gets a name of our own', async () => {
    const browser = new Browser(test);
    const planted = 'B'.repeat(43);
    browser.plant(DEVICE_COOKIE, planted);

    await browser.login(await aUser(test), TEST_PASSWORD);

    expect(browser.cookie(DEVICE_COOKIE)).toMatch(/^[\w-]{43}$/);
    expect(browser.cookie(DEVICE_COOKIE)).not.toBe(planted);
  });
});

describe('signing out', () => {
  it('AUTH-04 clears what the browser keeps of the API’s answers, and leaves language and drafts alone', async () => {
    const browser = await signedIn(await aUser(test));

    const answer = await browser.post('/api/auth/logout');

    expect([answer.status, answer.headers['clear-site-data']]).toEqual([204, '"cache"']);
    expect([browser.cookie(SESSION_COOKIE), browser.cookie(DEVICE_COOKIE)]).toEqual([undefined, expect.any(String)]);
  });
});
