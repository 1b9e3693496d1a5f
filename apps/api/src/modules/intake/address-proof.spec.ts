import { newId } from '../../common/ids.js';
import { Sql } from '../../common/persistence/sql.js';
import { Browser, createMailTest, type MailTest, TEST_PASSWORD } from '../../testing/index.js';
import { aPerson } from '../../testing/market.js';
import { totpCodeAt } from '../auth/index.js';
import { UserEntity, UsersService } from '../users/index.js';
import { aRequest, send } from './testing/sent-requests.js';

const STRANGERS = 'six-brown-shingles';
const OWNERS = 'nine-yellow-downspouts';
const CONSENT = { adult: true, termsAccepted: true } as const;

let test: MailTest;
beforeAll(async () => {
  test = await createMailTest();
});
beforeEach(async () => {
  test.inbox.clear();
  await test.app.get(Sql).execute('DELETE FROM rate_limit');
});
afterAll(() => test.close());

const anAddress = (): string => `${newId()}@example.com`;
const accountOf = (email: string) => test.unitOfWork.repository(UserEntity).findOneByOrFail({ email });

/** Opens an account with an address whose mail somebody else reads; the link in the welcome is theirs. */
async function registered(email: string, more: object = {}): Promise<{ stranger: Browser; link: string }> {
  await test.jobs.drain();
  test.inbox.clear();
  const stranger = new Browser(test);
  const form = { firstName: 'Mallory', lastName: 'Stone', email, role: 'seller', phone: '+12025550123', ...CONSENT };
  const answer = await stranger.post('/api/auth/register', {
    ...form,
    password: STRANGERS,
    confirmPassword: STRANGERS,
    ...more,
  });
  expect(answer.status).toBe(201);
  await test.jobs.drain();
  return { stranger, link: test.inbox.linkSecret(email) };
}

const press = (token: string, browser = new Browser(test)) => browser.post('/api/auth/verify-email', { token });
const claim = (token: string, name: object = { firstName: 'Olivia', lastName: 'Reyes' }, browser = new Browser(test)) =>
  browser.post('/api/auth/activation/accept', {
    token,
    ...name,
    ...CONSENT,
    password: OWNERS,
    confirmPassword: OWNERS,
  });
const requestsOf = async (browser: Browser) => (await browser.get('/api/intake/mine')).body.items;
const statusOf = async (browser: Browser, path = '/api/auth/me') => (await browser.get(path)).status;

describe('an address is not a person', () => {
  it('AUTH-08 the link alone, pressed by the owner of the mailbox, opens nothing to the stranger who registered it', async () => {
    const email = anAddress();
    await send(test, { request: aRequest({ email }) });
    const { stranger, link } = await registered(email);

    const answer = await press(link);

    expect([answer.status, answer.body.code]).toEqual([403, 'auth.link_needs_session']);
    expect((await accountOf(email)).emailVerifiedAt).toBeNull();
    expect(await requestsOf(stranger)).toEqual([]);
    // The link is as good as before.
    expect((await claim(link)).status).toBe(204);
  });

  it('AUTH-08 in a session of another account it proves nothing either', async () => {
    const email = anAddress();
    const { link } = await registered(email);
    const { stranger: other } = await registered(anAddress());

    expect((await press(link, other)).body.code).toBe('auth.link_needs_session');
    expect((await other.post('/api/auth/verify-email/read', { token: link })).body).toEqual({
      email,
      isChange: false,
      isOwnSession: false,
      isConfirmed: false,
    });
  });

  it('AUTH-08 the first proof by a mailed link voids whatever was set up before, and signs in', async () => {
    const email = anAddress();
    await send(test, { request: aRequest({ email }) });
    const { stranger, link } = await registered(email, { company: 'Wire Desk', username: `w${newId().slice(-12)}` });
    const token = await stranger.post('/api/tokens', { name: 'robot', scope: 'write', expiresInDays: 365 });
    const calendar = await stranger.post('/api/calendar');
    const { secret } = (await stranger.post('/api/auth/totp/setup')).body;
    const confirmed = await stranger.post('/api/auth/totp/confirm', { code: totpCodeAt(secret, test.clock.now()) });
    await stranger.post('/api/auth/change-email', { email: anAddress() });
    const { id } = await accountOf(email);
    const preferences = (await stranger.get(`/api/users/${id}/preferences`)).body;
    await test.app.get(UsersService, { strict: false }).savePreference(id, 'emailNotifications', false);
    expect([token.status, calendar.status, confirmed.status]).toEqual([201, 201, 200]);

    const owner = new Browser(test);
    const shown = await owner.post('/api/auth/activation', { token: link });
    const answer = await claim(link, undefined, owner);

    expect(shown.body).toEqual({ email, isInvited: false, firstName: '', lastName: '' });
    expect(answer.status).toBe(204);
    expect(await statusOf(stranger)).toBe(401);
    const byToken = await test.http.get('/api/auth/me').set('Authorization', `Bearer ${token.body.token}`);
    const byCalendar = await test.http.get(new URL(calendar.body.url).pathname);
    expect([byToken.status, byCalendar.status]).toEqual([401, 404]);
    expect((await new Browser(test).login({ email }, STRANGERS)).status).toBe(401);
    expect((await owner.get('/api/auth/me')).body).toMatchObject({ firstName: 'Olivia', lastName: 'Reyes' });
    expect(await accountOf(email)).toMatchObject({
      username: null,
      phone: null,
      company: null,
      totpSecret: null,
      emailVerifiedAt: test.clock.now(),
    });
    expect((await owner.get('/api/auth/security')).body).toMatchObject({
      totpEnabled: false,
      recoveryCodesLeft: 0,
      pendingEmail: null,
    });
    expect((await owner.get(`/api/users/${id}/preferences`)).body).toEqual(preferences);
    expect(await requestsOf(owner)).toHaveLength(1);
  });

  it('AUTH-08 a forgotten password of an account that was never proven begins afresh too', async () => {
    const email = anAddress();
    const { stranger } = await registered(email);
    const token = await stranger.post('/api/tokens', { name: 'robot', scope: 'read', expiresInDays: 7 });
    await test.jobs.drain();
    test.inbox.clear();
    await new Browser(test).post('/api/auth/forgot-password', { email });
    await test.jobs.drain();
    expect(test.inbox.to(email)[0]).toContain('/app/activate#');
    const link = test.inbox.linkSecret(email);

    const bare = await new Browser(test).post('/api/auth/reset-password', {
      token: link,
      password: OWNERS,
      confirmPassword: OWNERS,
    });
    const nameless = await claim(link, {});
    const answer = await claim(link);

    expect([bare.status, bare.body.code]).toEqual([422, 'auth.link_invalid']);
    expect(nameless.body.errors.map(({ path }: { path: string }) => path)).toEqual(['firstName', 'lastName']);
    expect(answer.status).toBe(204);
    const byToken = await test.http.get('/api/auth/me').set('Authorization', `Bearer ${token.body.token}`);
    expect(byToken.status).toBe(401);
  });

  it('AUTH-08 the first proof by a mailed link voids what a contractor said of the work as well', async () => {
    const email = anAddress();
    const { stranger, link } = await registered(email, { role: 'contractor', company: 'Stone & Sons' });
    const page = '/api/contractors/me';
    const words = { trades: ['roofing'], about: 'Pay by wire to my other company.', zip: '10001', experienceYears: 30 };
    const told = await stranger.patch(page, words);

    const owner = new Browser(test);
    await claim(link, undefined, owner);

    expect([told.status, told.body.about]).toEqual([200, words.about]);
    const empty = { trades: [], about: null, zip: '', city: '', experienceYears: 0 };
    expect((await owner.get(page)).body).toMatchObject(empty);
  });

  it('AUTH-08 in a session of the account it keeps that session and what was made in it, and ends the rest', async () => {
    const email = anAddress();
    const { stranger: early, link } = await registered(email);
    const old = await early.post('/api/tokens', { name: 'old', scope: 'read', expiresInDays: 7 });
    test.clock.advance(1_000);
    const browser = new Browser(test);
    await browser.login({ email }, STRANGERS);
    const own = await browser.post('/api/tokens', { name: 'own', scope: 'read', expiresInDays: 7 });
    await early.post('/api/tokens', { name: 'late', scope: 'write', expiresInDays: 365 });
    await early.post('/api/calendar');

    expect((await press(link, browser)).status).toBe(204);

    expect([await statusOf(browser), await statusOf(early)]).toEqual([200, 401]);
    const names = (await browser.get('/api/tokens')).body.items.map(({ name }: { name: string }) => name);
    expect([old.status, own.status, names]).toEqual([201, 201, ['own']]);
    expect((await browser.get('/api/calendar')).body.createdAt).toBeNull();
  });

  it('AUTH-08 another address is confirmed by nobody but a session of the account that asked for it', async () => {
    const victim = anAddress();
    await send(test, { request: aRequest({ email: victim }) });
    const { user } = await aPerson(test, 'seller');
    const attacker = new Browser(test);
    await attacker.login(user, TEST_PASSWORD);
    await test.jobs.drain();
    await attacker.post('/api/auth/change-email', { email: victim });
    await test.jobs.drain();
    const link = test.inbox.linkSecret(victim);

    expect((await press(link)).body.code).toBe('auth.link_needs_session');
    expect((await claim(link)).body.code).toBe('auth.link_invalid');
    expect(await requestsOf(attacker)).toEqual([]);

    expect((await new Browser(test).post('/api/auth/disown-address', { token: link })).status).toBe(204);
    expect((await press(link, attacker)).status).toBe(422);
    expect((await attacker.get('/api/auth/security')).body.pendingEmail).toBeNull();
    expect(await statusOf(attacker)).toBe(200);

    // A later wish is another address's, and stays.
    const [typo, meant] = [anAddress(), anAddress()];
    await attacker.post('/api/auth/change-email', { email: typo });
    await test.jobs.drain();
    await attacker.post('/api/auth/change-email', { email: meant });
    await new Browser(test).post('/api/auth/disown-address', { token: test.inbox.linkSecret(typo) });
    expect((await attacker.get('/api/auth/security')).body.pendingEmail).toBe(meant);
  });

  it('AUTH-08 “This wasn’t me” removes the address, freezes the account, and tells staff', async () => {
    const email = anAddress();
    const { stranger, link } = await registered(email, { locale: 'es' });
    const { id } = await accountOf(email);

    const answers = [
      await new Browser(test).post('/api/auth/disown-address', { token: link }),
      await new Browser(test).post('/api/auth/disown-address', { token: link }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([204, 422]);
    expect(await test.unitOfWork.repository(UserEntity).findOneByOrFail({ id })).toMatchObject({
      status: 'suspended',
      email: `disowned-${id}@disowned.invalid`,
    });
    expect([await statusOf(stranger), (await claim(link)).status]).toEqual([401, 422]);
    const admin = await aPerson(test, 'admin', { totpSecret: 'sealed' });
    const told = await test.http.get('/api/admin/support/messages?state=open').set(admin.headers);
    expect(told.body.items).toContainEqual(
      expect.objectContaining({ email, topic: 'account', message: expect.stringContaining(id) }),
    );
    // The address is free for its owner.
    expect((await claim((await registered(email)).link)).status).toBe(204);
  });

  it('AUTH-08 an address that was proven is taken off no account by an old link', async () => {
    const email = anAddress();
    const { stranger: owner, link } = await registered(email);
    await owner.post('/api/auth/resend-verification');
    await test.jobs.drain();
    const second = test.inbox.linkSecret(email);
    await press(link, owner);

    const answer = await new Browser(test).post('/api/auth/disown-address', { token: second });

    expect([answer.status, await statusOf(owner)]).toEqual([422, 200]);
  });
});
