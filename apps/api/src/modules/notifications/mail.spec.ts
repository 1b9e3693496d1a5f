import { DEFAULT_PREFERENCES, type NotificationType, type Preferences } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { newId } from '../../common/ids.js';
import { aUser, createMailInbox, createTestApp, login, type MailInbox, type TestApp } from '../../testing/index.js';
import { type UserEntity, UsersService } from '../users/index.js';
import { Deliveries } from './deliveries.js';
import type { NoticeParams } from './notice.js';
import { Notifier } from './notifier.js';

let test: TestApp;
let inbox: MailInbox;
beforeAll(async () => {
  inbox = await createMailInbox();
  test = await createTestApp({
    now: '2026-11-20T18:00:00Z',
    env: { SMTP_URL: inbox.url, PUBLIC_URL: 'https://closewright.example' },
  });
});
afterEach(() => inbox.clear());
afterAll(async () => {
  await test.close();
  inbox.close();
});

const selfOf = ({ id, role }: UserEntity) => ({ userId: id, role, mfa: false });
const submitBid = (ownerId: string) => {
  const contractorId = newId();
  const event = {
    projectId: newId(),
    projectTitle: 'Roof',
    ownerId,
    actorId: contractorId,
    contractorId,
    bidId: newId(),
  };
  return test.unitOfWork.run(() => test.app.get(EventBus).emit('bid.submitted', event));
};

describe('e-mail', () => {
  it('NOTE-01 I18N-03 goes to the person in their language, as text and HTML, with a link into the app', async () => {
    const user = await aUser(test, { locale: 'es', firstName: 'Lucía' });
    await submitBid(user.id);

    await test.jobs.drain();

    expect(inbox.received.map(({ to }) => to)).toEqual([user.email]);
    const message = inbox.received[0]?.message ?? '';
    expect(message).toContain('Subject: Nueva oferta recibida');
    expect(message).toContain('Content-Type: text/plain');
    expect(message).toContain('Content-Type: text/html');
    expect(message).toContain('Hola, Lucía:');
    expect(message).toContain('https://closewright.example/app/projects/');
  });

  it('is sent once', async () => {
    await submitBid((await aUser(test)).id);

    expect([await test.jobs.drain(), await test.jobs.drain()]).toEqual([2, 0]);
    expect(inbox.received).toHaveLength(1);
  });

  it('NOTE-05 NOTE-06 is not sent to who does not want it', async () => {
    const users = test.app.get(UsersService, { strict: false });
    const [all, bids] = [await aUser(test), await aUser(test)];
    await users.savePreferences(selfOf(all), all.id, { ...DEFAULT_PREFERENCES, emailNotifications: false });
    await users.savePreferences(selfOf(bids), bids.id, { ...DEFAULT_PREFERENCES, bidReceived: false });
    await submitBid(all.id);
    await submitBid(bids.id);

    expect(await test.jobs.drain()).toBe(0);
  });

  it('NOTE-06 waits for the end of the quiet hours', async () => {
    const user = await aUser(test, { timeZone: 'UTC' });
    // Jobs run by the database's clock, so the hours are quiet around now and end tomorrow.
    test.clock.set(new Date());
    const hour = (shift: number): string =>
      `${String((test.clock.now().getUTCHours() + shift + 24) % 24).padStart(2, '0')}:00`;
    await test.app.get(UsersService, { strict: false }).savePreferences(selfOf(user), user.id, {
      ...DEFAULT_PREFERENCES,
      quietHours: { start: hour(-1), end: hour(2) },
    });

    await submitBid(user.id);

    expect(await test.jobs.drain()).toBe(0);
  });

  it('welcomes a new account', async () => {
    const password = 'six-brown-shingles';
    const body = {
      firstName: 'Ana',
      lastName: 'Diaz',
      email: 'ana@example.com',
      role: 'buyer',
      password,
      confirmPassword: password,
      adult: true,
      termsAccepted: true,
    };
    await test.http.post('/api/auth/register').send(body);

    await test.jobs.drain();

    expect(inbox.to('ana@example.com')[0]).toContain('Subject: Welcome to Closewright');
  });
});

const users = (): UsersService => test.app.get(UsersService, { strict: false });
const prefer = (user: UserEntity, change: Partial<Preferences>) =>
  users().savePreferences(selfOf(user), user.id, { ...DEFAULT_PREFERENCES, ...change });
/** What the minute's job does. */
async function post(at: string): Promise<void> {
  test.clock.set(at);
  await test.app.get(Deliveries, { strict: false }).sendDue();
  await test.jobs.drain();
}
const tell = (userId: string, type: NotificationType, params: Partial<NoticeParams> = {}) =>
  test.unitOfWork.run(() =>
    test.app.get(Notifier, { strict: false }).tell([
      {
        userId,
        type,
        params: { project: 'Roof', side: 'client', ...params },
        actionUrl: `/projects/${params.projectId ?? 'x'}`,
      },
    ]),
  );
const subjects = (user: UserEntity): string[] =>
  inbox.to(user.email).map((message) => /^Subject: (.*)\r$/m.exec(message)?.[1] ?? '');
const NIGHT = { start: '22:00', end: '07:00' };
const NEW_YORK = 'America/New_York';

describe('the e-mail of a notification', () => {
  it.each([
    ['the clocks go back', '2026-11-01T02:30:00Z', '2026-11-01T11:59:00Z', '2026-11-01T12:00:00Z'],
    ['the clocks go forward', '2026-03-08T03:30:00Z', '2026-03-08T10:59:00Z', '2026-03-08T11:00:00Z'],
    ['the clocks do nothing', '2026-07-08T02:30:00Z', '2026-07-08T10:59:00Z', '2026-07-08T11:00:00Z'],
  ])('NOTE-06 waits until seven in the night in which %s', async (_night, told, before, end) => {
    const user = await aUser(test, { timeZone: NEW_YORK });
    await prefer(user, { quietHours: NIGHT });
    test.clock.set(told);
    await submitBid(user.id);
    await test.jobs.drain();

    await post(before);
    expect(subjects(user)).toEqual([]);
    await post(end);
    expect(subjects(user)).toEqual(['New bid received']);
  });

  it('NOTE-06 is not sent when it was read, deleted or switched off while it waited', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => aUser(test, { timeZone: NEW_YORK })));
    const [read, deleted, off, waiting] = people as [UserEntity, UserEntity, UserEntity, UserEntity];
    test.clock.set('2026-11-20T04:00:00Z');
    for (const user of people) await prefer(user, { quietHours: NIGHT });
    for (const user of people) await submitBid(user.id);
    await test.http.put(`/api/users/${read.id}/notifications/mark-all-read`).set(await login(test, read));
    const headers = await login(test, deleted);
    const [item] = (await test.http.get(`/api/users/${deleted.id}/notifications`).set(headers)).body.items;
    await test.http.delete(`/api/notifications/${item.id}`).set(headers);
    await prefer(off, { quietHours: NIGHT, bidReceived: false });

    await post('2026-11-20T13:00:00Z');

    expect(people.map((user) => subjects(user).length)).toEqual([0, 0, 0, 1]);
    expect(waiting.timeZone).toBe(NEW_YORK);
  });

  it('NOTE-06 moves along with the quiet hours', async () => {
    const [longer, none] = [await aUser(test, { timeZone: NEW_YORK }), await aUser(test, { timeZone: NEW_YORK })];
    test.clock.set('2026-11-20T04:00:00Z');
    for (const user of [longer, none]) await prefer(user, { quietHours: NIGHT });
    for (const user of [longer, none]) await submitBid(user.id);
    await prefer(longer, { quietHours: { ...NIGHT, end: '09:00' } });
    await prefer(none, {});
    await test.jobs.drain();

    expect([subjects(longer), subjects(none)]).toEqual([[], ['New bid received']]);
    await post('2026-11-20T13:59:00Z');
    expect(subjects(longer)).toEqual([]);
    await post('2026-11-20T14:00:00Z');
    expect(subjects(longer)).toEqual(['New bid received']);
  });

  it('NOTE-06 MSG-01 of a message waits two minutes for its reader, and a thread is told of once until it is read', async () => {
    const [there, away] = [await aUser(test), await aUser(test)];
    test.clock.set('2026-11-20T15:00:00Z');
    for (const user of [there, away]) await tell(user.id, 'message_received');
    for (const user of [there, away]) await tell(user.id, 'message_received');
    const headers = await login(test, there);
    const list = (await test.http.get(`/api/users/${there.id}/notifications`).set(headers)).body.items;
    expect(list).toHaveLength(1);
    await post('2026-11-20T15:01:59Z');
    expect(inbox.received).toEqual([]);
    await test.http.put(`/api/notifications/${list[0].id}/read`).set(headers);

    await post('2026-11-20T15:02:00Z');
    expect([subjects(there), subjects(away)]).toEqual([[], ['New message']]);

    await tell(there.id, 'message_received');
    expect((await test.http.get(`/api/users/${there.id}/notifications`).set(headers)).body.items).toHaveLength(2);
  });
});

describe('the e-mail of a day', () => {
  it('NOTE-06 says once what is unread, by project, in the reader’s language; what is urgent goes at once', async () => {
    const user = await aUser(test, { locale: 'es', timeZone: NEW_YORK });
    await prefer(user, { emailFrequency: 'daily' });
    test.clock.set('2026-11-19T20:00:00Z');
    await tell(user.id, 'bid_received', { projectId: newId(), project: 'Techo de Elm St' });
    await tell(user.id, 'work_submitted', { projectId: newId(), project: 'Pintura' });
    await tell(user.id, 'paper_approved', { project: '', paper: 'license' });
    await tell(user.id, 'review_due', { daysLeft: 1, project: 'Pintura' });
    await test.jobs.drain();
    expect(subjects(user)).toHaveLength(1);

    inbox.clear();
    await post('2026-11-20T12:59:00Z');
    expect(subjects(user)).toEqual([]);
    await post('2026-11-20T13:00:00Z');
    await post('2026-11-20T13:01:00Z');
    expect(subjects(user)).toEqual(['3 novedades de Closewright']);
    const [message = ''] = inbox.to(user.email);
    expect([...message.matchAll(/^== (.*)\r$/gm)].map(([, heading]) => heading)).toEqual([
      'Techo de Elm St',
      'Pintura',
      'Otras novedades',
    ]);
    expect(message).toContain('Nueva oferta recibida');
    expect(message).toContain('Desactivar todas las notificaciones por correo');

    inbox.clear();
    await tell(user.id, 'bid_received');
    // West of where the day's e-mail was read, the same morning comes again.
    await users().update(selfOf(user), user.id, { profile: { timeZone: 'Pacific/Honolulu' }, ifMatch: undefined });
    await post('2026-11-20T18:00:00Z');
    expect(subjects(user)).toEqual([]);
    await post('2026-11-21T18:00:00Z');
    expect(subjects(user)).toEqual(['Una novedad de Closewright']);
  });

  it('NOTE-06 is not sent when nothing is left to say', async () => {
    const user = await aUser(test, { timeZone: NEW_YORK });
    await prefer(user, { emailFrequency: 'daily' });
    await submitBid(user.id);
    await test.http.put(`/api/users/${user.id}/notifications/mark-all-read`).set(await login(test, user));

    await post('2026-11-23T13:00:00Z');

    expect(subjects(user)).toEqual([]);
  });
});

describe('the way out of an e-mail', () => {
  async function mailed(): Promise<{ user: UserEntity; message: string; token: string }> {
    const user = await aUser(test);
    await submitBid(user.id);
    await test.jobs.drain();
    const message = (inbox.to(user.email)[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
    return { user, message, token: /unsubscribe\/([\w-]+)>/.exec(message)?.[1] ?? '' };
  }
  const prefers = async (user: UserEntity): Promise<boolean> => (await users().preferences(user.id)).bidReceived;

  it('NOTE-05 is in its headers for mail programs, whose POST turns that one switch off without a session', async () => {
    const { user, message, token } = await mailed();
    expect(message).toContain(`List-Unsubscribe: <https://closewright.example/api/unsubscribe/${token}>`);
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(message).toContain(`https://closewright.example/app/unsubscribe#${token}`);

    expect((await test.http.get(`/api/unsubscribe/${token}`)).status).toBe(405);
    expect(await prefers(user)).toBe(true);
    const answer = await test.http
      .post(`/api/unsubscribe/${token}`)
      .set({ Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' })
      .type('form')
      .send('List-Unsubscribe=One-Click');

    expect(answer.status).toBe(204);
    expect(await users().preferences(user.id)).toEqual({ ...DEFAULT_PREFERENCES, bidReceived: false });
    inbox.clear();
    await submitBid(user.id);
    await test.jobs.drain();
    expect(inbox.received).toEqual([]);
  });

  it('NOTE-05 is on the page of its link, which can take it back', async () => {
    const { user, token } = await mailed();
    const address = `${user.email.slice(0, 1)}…${user.email.slice(user.email.indexOf('@'))}`;
    const turn = async (body: object) => (await test.http.post('/api/unsubscribe').send(body)).body;

    expect(await turn({ token })).toEqual({ switch: 'bidReceived', isOn: false, address });
    expect(await prefers(user)).toBe(false);
    expect(await turn({ token, undo: true })).toEqual({ switch: 'bidReceived', isOn: true, address });
    expect(await prefers(user)).toBe(true);
  });

  it('NOTE-05 opens nothing by a token that was changed, and is in no e-mail about an account’s safety', async () => {
    const { user, token } = await mailed();
    const other = `${token.slice(0, 21)}${token[21] === 'A' ? 'Q' : 'A'}${token.slice(22)}`;
    for (const wrong of [other, 'x'.repeat(43), 'short']) {
      const answer = await test.http.post(`/api/unsubscribe/${wrong}`);
      expect([answer.status, answer.body.code]).toEqual([422, 'notification.link_invalid']);
    }
    expect(await prefers(user)).toBe(true);
    inbox.clear();
    await test.http.post('/api/auth/forgot-password').send({ email: user.email });
    await test.jobs.drain();
    expect(inbox.to(user.email)).toHaveLength(1);
    expect(inbox.to(user.email)[0]).not.toContain('nsubscribe');
  });
});
