import { newId } from '../../../common/ids.js';
import { aUser, login, PUSH_ENV } from '../../../testing/index.js';
import { aContractor, bidOn, post } from '../../../testing/market.js';
import { claimsOf, FakeBrowser } from './testing/fake-push-service.js';
import { PushWorld } from './testing/push-world.js';

let world: PushWorld;
beforeAll(async () => {
  world = await PushWorld.start();
});
beforeEach(() => world.reset());
afterAll(() => world.test.close());

describe('a push', () => {
  it('NOTE-06 is read by its browser alone: the title in its language, where it leads, and nothing else', async () => {
    const { user, browser } = await world.aPushed({ locale: 'es' });
    await world.tell(user.id);

    await world.test.jobs.drain();

    expect(world.service.readBy(browser)).toEqual([
      { tag: expect.any(String), title: 'Nueva oferta recibida', path: '/app/projects/x', lang: 'es' },
    ]);
    const [request] = world.service.received;
    expect(request?.body.toString('latin1')).not.toContain('oferta');
    expect(() => new FakeBrowser('other').read(request?.body ?? Buffer.alloc(0))).toThrow();
    expect(request?.headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: '86400', Urgency: 'normal' });
    expect(request?.headers.Topic).toMatch(/^[\w-]{32}$/);
  });

  it('NOTE-06 says by its signature who sends it, to that push service alone and not for long', async () => {
    const { user } = await world.aPushed();
    await world.tell(user.id);
    await world.test.jobs.drain();

    const claims = claimsOf(world.service.received[0]?.headers.Authorization ?? '', PUSH_ENV.VAPID_PUBLIC_KEY);

    expect(claims).toMatchObject({ aud: 'https://push.example', sub: PUSH_ENV.VAPID_SUBJECT });
    expect(Number(claims.exp) - Date.now() / 1000).toBeLessThanOrEqual(86_400);
  });

  it('NOTE-06 goes to every browser of the person, once', async () => {
    const { user, browser } = await world.aPushed();
    const other = new FakeBrowser(newId());
    await world.subscribe(user, await login(world.test, user), other.body);
    await world.tell(user.id);
    await world.test.jobs.drain();
    await world.post('2026-11-20T15:30:00Z');

    expect([world.titles(browser), world.titles(other)]).toEqual([['New bid received'], ['New bid received']]);
    expect(await world.waiting()).toBe(0);
  });

  it('NOTE-06 is high in haste when a day of waiting would cost something, and of one topic for one thread', async () => {
    const { user } = await world.aPushed();
    await world.tell(user.id, 'payment_failed');
    await world.post();
    await world.tell(user.id, 'message_received');
    await world.post();
    await world.test.http.put(`/api/users/${user.id}/notifications/mark-all-read`).set(await login(world.test, user));
    await world.tell(user.id, 'message_received');
    await world.post();

    const [urgent, message, again] = world.service.received.map(({ headers }) => headers);
    expect([urgent?.Urgency, message?.Urgency]).toEqual(['high', 'normal']);
    expect(message?.Topic).toBe(again?.Topic);
    expect(message?.Topic).not.toBe(urgent?.Topic);
  });

  it('NOTE-06 leads staff into their own area', async () => {
    const staff = await aUser(world.test, { role: 'admin', timeZone: 'UTC' });
    const browser = new FakeBrowser(newId());
    await world.subscribe(staff, await login(world.test, staff), browser.body);
    await world.tell(staff.id);
    await world.post();

    expect(world.service.readBy(browser)).toEqual([expect.objectContaining({ path: '/admin/projects/x' })]);
  });

  it('NOTE-06 of several things at once says how many', async () => {
    const { user, browser } = await world.aPushed();
    await world.tell(user.id);
    await world.tell(user.id, 'payment_held');
    await world.tell(user.id, 'review_received');

    await world.test.jobs.drain();

    expect(world.service.readBy(browser)).toEqual([
      { tag: 'several', title: '3 new notifications', path: '/app/notifications', lang: 'en' },
    ]);
  });
});

describe('a push is asked anew when it goes out', () => {
  it('NOTE-06 waits for the end of the quiet hours, and then is one', async () => {
    const { user, browser } = await world.aPushed();
    await world.prefer(user, { quietHours: { start: '14:00', end: '20:00' } });
    await world.tell(user.id);
    await world.tell(user.id, 'payment_held');
    await world.post('2026-11-20T19:59:00Z');
    expect(world.titles(browser)).toEqual([]);

    await world.post('2026-11-20T20:00:00Z');

    expect(world.titles(browser)).toEqual(['2 new notifications']);
  });

  it('NOTE-06 moves along with the quiet hours', async () => {
    const { user, browser } = await world.aPushed();
    await world.prefer(user, { quietHours: { start: '14:00', end: '20:00' } });
    await world.tell(user.id);
    await world.prefer(user, {});
    await world.test.jobs.drain();

    expect(world.titles(browser)).toEqual(['New bid received']);
  });

  it.each([
    ['browser notifications are off', { browser: false }, false],
    ['its topic is off', { bidReceived: false }, false],
    ['only the e-mails are off', { emailNotifications: false }, true],
    ['the sound is off', { sound: false }, true],
  ] as const)('NOTE-06 is sent or not by the wishes of then: %s', async (_wish, change, isSent) => {
    const { user, browser } = await world.aPushed();
    await world.tell(user.id);
    await world.prefer(user, change);
    await world.test.jobs.drain();

    expect(world.titles(browser)).toHaveLength(isSent ? 1 : 0);
    expect(await world.waiting()).toBe(0);
  });

  it('NOTE-06 is not sent of what was read or deleted meanwhile, nor after a day', async () => {
    const [read, deleted, old] = [await world.aPushed(), await world.aPushed(), await world.aPushed()];
    for (const { user } of [read, deleted, old]) await world.tell(user.id);
    await world.test.http.put(`/api/users/${read.user.id}/notifications/mark-all-read`).set(read.headers);
    const list = await world.test.http.get(`/api/users/${deleted.user.id}/notifications`).set(deleted.headers);
    await world.test.http.delete(`/api/notifications/${list.body.items[0].id}`).set(deleted.headers);
    await world.post();
    await world.tell(old.user.id, 'payment_held');
    await world.post('2026-11-21T15:00:00Z');

    expect([world.titles(read.browser), world.titles(deleted.browser), world.titles(old.browser)]).toEqual([
      [],
      [],
      ['New bid received'],
    ]);
    expect(await world.waiting()).toBe(0);
  });

  it('NOTE-06 is kept of nobody without such a browser', async () => {
    await world.tell((await aUser(world.test)).id);

    expect(await world.waiting()).toBe(0);
  });
});

describe('a push service', () => {
  it.each([404, 410])('NOTE-06 that answers %s is asked no more', async (status) => {
    const { user, headers, browser } = await world.aPushed();
    world.service.answers[browser.endpoint] = { status, retryAfter: undefined };
    await world.tell(user.id);
    await world.post();
    await world.tell(user.id);
    await world.post();

    expect(world.service.received).toHaveLength(1);
    expect(await world.stateOf(user, headers)).toEqual({
      publicKey: PUSH_ENV.VAPID_PUBLIC_KEY,
      endpoint: null,
      isFailing: false,
    });
  });

  it('NOTE-06 that is busy is left alone for as long as it asks, and then gets one', async () => {
    const { user, headers, browser } = await world.aPushed();
    world.service.answers[browser.endpoint] = { status: 429, retryAfter: '600' };
    await world.tell(user.id);
    await world.post();
    expect(await world.stateOf(user, headers)).toMatchObject({ isFailing: true });
    await world.tell(user.id, 'payment_held');
    await world.post('2026-11-20T15:09:59Z');
    expect(world.service.received).toHaveLength(1);

    world.service.answers = {};
    await world.post('2026-11-20T15:10:00Z');

    expect(world.titles(browser)).toEqual(['New bid received', '2 new notifications']);
    expect(await world.stateOf(user, headers)).toMatchObject({ isFailing: false });
  });

  it('NOTE-06 may name the time at which it is asked again', async () => {
    const { user, browser } = await world.aPushed();
    world.service.answers[browser.endpoint] = { status: 503, retryAfter: 'Fri, 20 Nov 2026 16:00:00 GMT' };
    await world.tell(user.id);
    await world.post();
    await world.post('2026-11-20T15:59:59Z');
    expect(world.service.received).toHaveLength(1);
    await world.post('2026-11-20T16:00:00Z');

    expect(world.service.received).toHaveLength(2);
  });

  it('NOTE-06 that fails is asked ever more seldom, and holds up nobody else', async () => {
    const [failing, well] = [await world.aPushed(), await world.aPushed()];
    world.service.answers[failing.browser.endpoint] = new Error('socket hang up');
    for (const { user } of [failing, well]) await world.tell(user.id);
    await world.post();
    expect(world.titles(well.browser)).toEqual(['New bid received']);
    const counts: number[] = [];
    for (const minute of ['00:29', '00:30', '01:29', '01:30', '03:30']) {
      await world.post(`2026-11-20T15:${minute}Z`);
      counts.push(world.titles(failing.browser).length);
    }

    expect(counts).toEqual([1, 2, 2, 3, 4]);
  });

  it('NOTE-06 that refuses is not asked the same again, and the settings say that it fails', async () => {
    const { user, headers, browser } = await world.aPushed();
    world.service.answers[browser.endpoint] = { status: 403, retryAfter: undefined };
    await world.tell(user.id);
    await world.post();
    await world.post('2026-11-20T18:00:00Z');

    expect(world.titles(browser)).toHaveLength(1);
    expect(await world.waiting()).toBe(0);
    expect(await world.stateOf(user, headers)).toMatchObject({ endpoint: browser.endpoint, isFailing: true });
  });

  it('NOTE-06 is given up after eight times in a row', async () => {
    const { user, browser } = await world.aPushed();
    world.service.answers[browser.endpoint] = { status: 500, retryAfter: undefined };
    await world.tell(user.id);
    for (let hour = 0; hour < 8; hour += 1) await world.post(`2026-11-20T${15 + hour}:30:00Z`);

    expect([world.service.received.length, await world.waiting()]).toEqual([8, 0]);
  });

  it('NOTE-06 that is taken by a process which dies is asked again by another', async () => {
    const { user, browser } = await world.aPushed();
    await world.tell(user.id);
    await world.test.asOwner(`UPDATE push_delivery SET due_at = '2026-11-20T15:01:00Z'`);
    await world.post('2026-11-20T15:00:59Z');
    expect(world.titles(browser)).toEqual([]);
    await world.post('2026-11-20T15:01:00Z');

    expect(world.titles(browser)).toEqual(['New bid received']);
  });
});

describe('a push that waited', () => {
  it.each([
    ['still waits for its reader', false, 'New bid received'],
    ['was dealt with meanwhile', true, 'A bid was withdrawn'],
  ] as const)('NOTE-06 is one, with the title of what happened, where that %s', async (_state, isWithdrawn, title) => {
    const { test } = world;
    const { browser, ...owner } = await world.aPushed({ role: 'seller' });
    await world.prefer(owner.user, { quietHours: { start: '14:00', end: '18:00' } });
    const project = await post(test, owner);
    const bidder = await aContractor(test);
    const bid = await bidOn(test, bidder, project);
    if (isWithdrawn) await test.http.post(`/api/bids/${bid.id}/withdraw`).set(bidder.headers).send({}).expect(200);

    await world.post('2026-11-20T18:00:00Z');

    expect(world.titles(browser)).toEqual([title]);
    expect(await world.waiting()).toBe(0);
  });
});
