import { newId } from '../../../common/ids.js';
import { aUser, createTestApp, login } from '../../../testing/index.js';
import { SessionStore } from '../../auth/index.js';
import { AccountEffects, PersonalData } from '../../users/index.js';
import { FakeBrowser } from './testing/fake-push-service.js';
import { addressOf, type Pushed, PushWorld } from './testing/push-world.js';

let world: PushWorld;
beforeAll(async () => {
  world = await PushWorld.start();
});
beforeEach(() => world.reset());
afterAll(() => world.test.close());

describe('a browser that is told', () => {
  const count = async ({ id }: Pushed['user']): Promise<unknown> =>
    (await world.test.asOwner(`SELECT count(*)::int AS count FROM push_subscription WHERE user_id = '${id}'`))[0]
      ?.count;

  it('NOTE-06 is this session’s own affair', async () => {
    const { user, headers, browser } = await world.aPushed();

    expect(await world.stateOf(user, headers)).toMatchObject({ endpoint: browser.endpoint });
    expect(await world.stateOf(user, await login(world.test, user))).toMatchObject({ endpoint: null });
    expect((await world.test.http.delete(addressOf(user.id)).set(headers)).status).toBe(204);
    expect(await world.stateOf(user, headers)).toMatchObject({ endpoint: null });
    const other = await aUser(world.test);
    expect((await world.test.http.get(addressOf(user.id)).set(await login(world.test, other))).status).toBe(404);
  });

  it.each([
    ['signs out', ({ headers }: Pushed) => world.test.http.post('/api/auth/logout').set(headers)],
    [
      'is signed out from elsewhere',
      async ({ user }: Pushed) => world.test.http.delete('/api/auth/sessions').set(await login(world.test, user)),
    ],
    [
      'has all sessions ended, as by a new password',
      ({ user }: Pushed) => world.test.app.get(SessionStore, { strict: false }).endAll(user.id),
    ],
    [
      'is suspended',
      ({ user }: Pushed) =>
        world.test.unitOfWork.run(() =>
          world.test.app.get(AccountEffects, { strict: false }).stopped({
            actor: { userId: user.id, role: user.role, mfa: false },
            userId: user.id,
            isFinal: false,
          }),
        ),
    ],
  ])('NOTE-06 is told no more once its person %s', async (_how, end) => {
    const pushed = await world.aPushed();
    await world.tell(pushed.user.id);
    await end(pushed);
    await world.post();
    await world.tell(pushed.user.id);
    await world.post();

    expect(world.service.received).toEqual([]);
    expect(await count(pushed.user)).toBe(0);
  });

  it('NOTE-06 is told nothing by a session that has run out', async () => {
    const { user } = await world.aPushed();
    world.test.clock.set('2026-11-28T15:00:00Z');
    await world.tell(user.id);
    await world.post();

    expect(world.service.received).toEqual([]);
  });

  it('NOTE-06 is told of one person at a time: of whoever turned it on last', async () => {
    const first = await world.aPushed();
    await world.tell(first.user.id);
    const second = await aUser(world.test, { timeZone: 'UTC' });
    await world.subscribe(second, await login(world.test, second), first.browser.body);
    await world.tell(first.user.id, 'payment_held');
    await world.tell(second.id, 'review_received');
    await world.post();

    expect(world.titles(first.browser)).toEqual(['A review is waiting']);
    expect(await count(first.user)).toBe(0);
  });

  it('NOTE-06 is one for each session, of which there are ten', async () => {
    const { user, headers } = await world.aPushed();
    const moved = new FakeBrowser(newId());
    await world.subscribe(user, headers, moved.body);
    expect(await count(user)).toBe(1);
    for (let more = 0; more < 12; more += 1) {
      world.test.clock.advance(1000);
      await world.subscribe(user, await login(world.test, user), new FakeBrowser(newId()).body);
    }

    expect(await count(user)).toBe(10);
  });

  it.each([
    ['http', 'http://push.example/x'],
    ['a port of its own', 'https://push.example:8443/x'],
    ['a number', 'https://169.254.169.254/latest'],
    ['a number in brackets', 'https://[::1]/x'],
    ['a number in disguise', 'https://2130706433/x'],
    ['a short name', 'https://localhost/x'],
    ['a password', 'https://ada:pw@push.example/x'],
    ['no address', 'push.example'],
    ['too long an address', `https://push.example/${'x'.repeat(2048)}`],
  ])('NOTE-06 is refused at %s', async (_what, endpoint) => {
    const user = await aUser(world.test);
    const answer = await world.subscribe(user, await login(world.test, user), {
      ...new FakeBrowser('x').body,
      endpoint,
    });

    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, 'endpoint']);
  });

  it.each([
    ['p256dh', 'A'.repeat(87)],
    ['p256dh', 'BAAA'],
    ['auth', '+'.repeat(22)],
  ])('NOTE-06 is refused with a %s that is none', async (name, value) => {
    const user = await aUser(world.test);
    const answer = await world.subscribe(user, await login(world.test, user), {
      ...new FakeBrowser('x').body,
      [name]: value,
    });

    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, name]);
  });

  it('NOTE-06 is exported without its keys', async () => {
    const { user, browser } = await world.aPushed();
    const data = (await world.test.app.get(PersonalData, { strict: false }).export(user.id)).get(
      'pushedBrowsers',
    )?.data;

    expect(data).toEqual([expect.objectContaining({ endpoint: browser.endpoint })]);
    expect(JSON.stringify(data)).not.toContain(browser.body.auth);
  });
});

describe('a server without keys', () => {
  it('NOTE-06 says so, takes no browser, and keeps nothing to push', async () => {
    const off = await createTestApp({ beside: world.test });
    const user = await aUser(off);
    const headers = await login(off, user);

    expect((await off.http.get(addressOf(user.id)).set(headers)).body).toEqual({
      publicKey: null,
      endpoint: null,
      isFailing: false,
    });
    const answer = await off.http.put(addressOf(user.id)).set(headers).send(new FakeBrowser(newId()).body);
    expect([answer.status, answer.body.code]).toEqual([409, 'notification.push_off']);
    await off.close();
  });
});
