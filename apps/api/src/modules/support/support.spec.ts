import { SUPPORT_LIMITS } from '@cw/domain';
import { newId } from '../../common/ids.js';
import { createMailTest, type MailTest } from '../../testing/create-mail-test.js';
import { headersIn } from '../../testing/mail-inbox.js';
import { aPerson, type Person } from '../../testing/market.js';
import { RECEIPT_RULE } from './support-postman.js';
import { SupportMessageEntity } from './support-message.entity.js';
import { SUPPORT_RULE } from './support-throttle.guard.js';

const INBOX = 'inbox@support.example.com';
let test: MailTest;
let admin: Person;
beforeAll(async () => {
  test = await createMailTest({ env: { SUPPORT_EMAIL: INBOX } });
  admin = await aPerson(test, 'admin', { firstName: 'Ada', lastName: 'Stone', totpSecret: 'sealed' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.jobs.drain();
  test.inbox.clear();
});

const WRITTEN = {
  name: 'Sofia Núñez',
  email: 'sofia@writes.example.com',
  topic: 'payment',
  message: 'Where is the invoice\nof my closing?',
};
type Headers = Readonly<Record<string, string>>;
/** From a network of its own, so that only the spec that floods one is slowed down. */
let networks = 0;
const send = (input: object, headers: Headers = {}) =>
  test.http
    .post('/api/support/messages')
    .set({ 'X-Forwarded-For': `198.51.100.${(networks += 1)}`, ...headers })
    .send(input);
const list = async (query = '') => (await test.http.get(`/api/admin/support/messages${query}`).set(admin.headers)).body;
const mark = (id: string, answered: boolean) =>
  test.http.put(`/api/admin/support/messages/${id}/answered`).set(admin.headers).send({ answered });

describe('writing to support', () => {
  it('SUP-01 reaches the inbox, to be answered to the writer, who gets a receipt in their language', async () => {
    const answer = await send(WRITTEN, { 'Accept-Language': 'es' });
    await test.jobs.drain();

    expect(answer.status).toBe(204);
    const [message = ''] = test.inbox.to(INBOX);
    expect(message).toMatch(/Reply-To:.*<sofia@writes\.example\.com>/);
    expect(message).toContain('Where is the invoice\r\nof my closing?');
    const [matter, ...matters] = test.inbox.received.map(({ raw }) => headersIn(raw).get('references'));
    expect(matter).toMatch(/^<support\.[\da-f]{32}@/);
    expect(matters).toEqual([matter]);
    const [receipt = ''] = test.inbox.to(WRITTEN.email);
    expect(receipt).toContain('Recibimos su mensaje');
    expect((await list('?q=writes')).items).toEqual([
      {
        id: expect.any(String),
        ...WRITTEN,
        locale: 'es',
        userId: null,
        flagged: false,
        createdAt: test.clock.now().toISOString(),
        answeredAt: null,
        answeredBy: null,
      },
    ]);
  });

  it('SUP-01 lets nobody write to somebody else by way of the receipt', async () => {
    const typed = { ...WRITTEN, name: 'Buy at spam now', message: 'Cheap loans at spam.example today.' };
    await send({ ...typed, email: 'victim@receipt.example.com' });
    await test.jobs.drain();

    const [receipt = ''] = test.inbox.to('victim@receipt.example.com');
    expect(receipt).toContain('Your message is with us');
    expect(receipt).not.toContain('spam');
    // Nothing of what was typed leads an answer anywhere: it comes to us.
    expect(receipt.match(/^Reply-To: .*$/gm)).toEqual([`Reply-To: Closewright support <${INBOX}>`]);
  });

  it('SUP-01 writes to one address a few times a day only, and loses no message for it', async () => {
    const email = 'often@receipt.example.com';
    const count = RECEIPT_RULE.points + 2;
    const answers: number[] = [];
    for (let index = 0; index < count; index += 1) answers.push((await send({ ...WRITTEN, email })).status);
    await test.jobs.drain();

    expect(answers).toEqual(Array.from({ length: count }, () => 204));
    expect(test.inbox.to(email)).toHaveLength(RECEIPT_RULE.points);
    expect(test.inbox.to(INBOX)).toHaveLength(count);
  });

  it('SUP-01 sent again under its key is one message, two at one moment too', async () => {
    const key = { 'Idempotency-Key': newId(), 'X-Forwarded-For': '203.0.113.79' };
    const input = { ...WRITTEN, email: 'once@writes.example.com' };
    const answers = await Promise.all([send(input, key), send(input, key)]);
    const again = await send(input, { ...key, 'X-Forwarded-For': '198.18.0.79' });

    expect(again.status).toBe(204);
    for (const { status } of answers) expect([204, 409]).toContain(status);
    expect((await list('?q=once@')).items).toHaveLength(1);
  });

  it('SUP-01 no word of a message is kept that no letter was ordered for', async () => {
    const jobs = jest.spyOn(test.jobs, 'enqueue').mockRejectedValueOnce(new Error('the queue is gone'));
    const answer = await send({ ...WRITTEN, email: 'neither@writes.example.com' });
    jobs.mockRestore();

    expect(answer.status).toBe(500);
    expect((await list('?q=neither')).items).toEqual([]);
  });

  it.each([
    [{ ...WRITTEN, name: ' ' }, 'name'],
    [{ ...WRITTEN, email: 'nobody' }, 'email'],
    [{ ...WRITTEN, topic: 'rooftops' }, 'topic'],
    [{ ...WRITTEN, message: 'x'.repeat(SUPPORT_LIMITS.messageMin - 1) }, 'message'],
    [{ ...WRITTEN, message: 'x'.repeat(SUPPORT_LIMITS.messageMax + 1) }, 'message'],
  ])('SUP-01 says which field is at fault: %#', async (input, path) => {
    const { status, body } = await send(input);
    expect([status, body.errors[0].path]).toEqual([422, path]);
  });

  it('SUP-01 marks whom a field that nobody sees gives away, and drops nobody', async () => {
    await send({ ...WRITTEN, email: 'bot@writes.example.com', website: 'https://buy.example' });
    await test.jobs.drain();

    expect((await list('?q=bot@')).items[0]).toMatchObject({ flagged: true });
    expect(test.inbox.to('bot@writes.example.com')).toEqual([]);
    expect(test.inbox.to(INBOX)).toHaveLength(1);
  });

  it('SUP-01 a program is slowed down', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.78' };
    const answers: number[] = [];
    for (let index = 0; index <= SUPPORT_RULE.points; index += 1) {
      answers.push((await send({ ...WRITTEN, email: `n${index}@flood.example.com` }, from)).status);
    }
    expect(answers.at(-1)).toBe(429);
    expect(answers.slice(0, -1)).toEqual(Array.from({ length: SUPPORT_RULE.points }, () => 204));
  });
});

describe('the desk of support', () => {
  it('SUP-01 lists what waits, longest first, and takes out what is answered, with who did it', async () => {
    const messages = test.unitOfWork.repository(SupportMessageEntity);
    await messages.createQueryBuilder().delete().execute();
    await send({ ...WRITTEN, email: 'first@desk.example.com' });
    test.clock.advance(60_000);
    await send({ ...WRITTEN, email: 'second@desk.example.com', topic: 'other' });
    const emails = async (query = ''): Promise<string[]> =>
      (await list(query)).items.map(({ email }: { email: string }) => email);
    expect(await emails()).toEqual(['first@desk.example.com', 'second@desk.example.com']);
    expect(await emails('?topic=other')).toEqual(['second@desk.example.com']);

    const [{ id }] = (await list()).items;
    const answers = [await mark(id, true), await mark(id, true)];

    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await emails()).toEqual(['second@desk.example.com']);
    const answered = (await list('?state=answered')).items;
    expect(answered).toEqual([
      expect.objectContaining({ id, answeredBy: 'Ada Stone', answeredAt: test.clock.now().toISOString() }),
    ]);
    const { body } = await test.http.get('/api/admin/audit?action=support.answered').set(admin.headers);
    const named = body.items.filter(({ subjectId }: { subjectId: string }) => subjectId === id);
    expect(named).toEqual([expect.objectContaining({ subjectName: WRITTEN.name, request: null })]);

    await mark(id, false);
    expect(await emails()).toEqual(['first@desk.example.com', 'second@desk.example.com']);
  });

  it('SUP-01 finds what was written without the accents, and by the words in any order', async () => {
    await send({ ...WRITTEN, name: 'Iñaki Peña', email: 'ip@found.example.com' });
    for (const q of ['pena inaki', 'PEÑA', 'closing ip@found'])
      expect((await list(`?q=${encodeURIComponent(q)}`)).items).toHaveLength(1);
    expect((await list('?q=inaki%20sofia')).items).toEqual([]);
  });

  it('AUTH-08 what a person wrote goes with the account’s data, and is erased with it before it is sent', async () => {
    const { user, headers } = await aPerson(test, 'buyer');
    await send({ ...WRITTEN, email: 'elsewhere@example.com', message: 'Written while signed in.' }, headers);
    await send({ ...WRITTEN, email: user.email, message: 'Written without an account.' });
    expect((await list('?q=written%20w')).items.map(({ userId }: { userId: string | null }) => userId)).toEqual([
      user.id,
      null,
    ]);

    const answer = await test.http.delete(`/api/users/${user.id}`).set(headers);
    await test.jobs.drain();

    expect(answer.status).toBe(204);
    expect((await list('?q=written%20w')).items).toEqual([]);
    expect(test.inbox.to(INBOX)).toEqual([]);
  });
});
