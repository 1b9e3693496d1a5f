import { DEFAULT_PREFERENCES } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { newId } from '../../common/ids.js';
import { aUser, createMailInbox, createTestApp, type MailInbox, type TestApp } from '../../testing/index.js';
import { type UserEntity, UsersService } from '../users/index.js';
import type { Mail } from '../../common/mail/mail.js';
import { renderMail } from '../../common/mail/render-mail.js';

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

    expect([await test.jobs.drain(), await test.jobs.drain()]).toEqual([1, 0]);
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

describe('a rendered mail', () => {
  const mail: Mail = {
    to: { email: 'a@example.com', name: '<b>Ana</b>' },
    locale: 'en',
    subject: 'notifications.event.bid_received.title',
    paragraphs: ['notifications.event.bid_received.message'],
    values: {
      project: 'Roof <script>alert(1)</script>\r\nBcc: x@example.com {{7*7}}',
      side: 'client',
      amount: '',
      payout: '',
      condition: '',
      reason: '',
      has_reason: 'no',
    },
    reason: 'emails.reason.notification',
  };

  it('keeps what people typed as text', () => {
    const { html, text } = renderMail(mail, 'https://closewright.example');

    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<b>Ana/);
    expect(text).toContain('{{7*7}}');
  });

  it('has a subject of one line', () => {
    const title = renderMail({ ...mail, subject: 'notifications.event.bid_received.message' }, '').subject;

    expect(title).not.toMatch(/[\r\n]/);
  });
});
