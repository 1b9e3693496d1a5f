import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@cw/domain';
import { StateHistory } from '../../common/persistence/state-history.js';
import { Sql } from '../../common/persistence/sql.js';
import { createMailTest, type MailTest } from '../../testing/index.js';
import { aPerson, type Person } from '../../testing/market.js';
import { PDF } from '../../testing/uploads.js';
import { INTAKE_LINK_RULE } from './intake-throttle.guards.js';
import { IntakeEntity } from './intake.entity.js';
import { aRequest, send } from './testing/sent-requests.js';

let test: MailTest;
let staff: Person;
beforeAll(async () => {
  test = await createMailTest();
  staff = await aPerson(test, 'admin');
});
beforeEach(async () => {
  await test.app.get(Sql).execute('DELETE FROM rate_limit');
  test.inbox.clear();
});
afterAll(() => test.close());

interface Followed {
  readonly id: string;
  readonly email: string;
  readonly reference: string;
  readonly token: { readonly 'X-Link-Token': string };
}

/** A request that was sent, as its submitter has it in the mail. */
async function aFollowed(given: object = {}): Promise<Followed> {
  const email = `${randomUUID()}@example.com`;
  const { body } = await send(test, { request: aRequest({ email, ...given }), file: { content: PDF } });
  await test.jobs.drain();
  const { id } = await test.unitOfWork.repository(IntakeEntity).findOneByOrFail({ email });
  return { id, email, reference: body.reference, token: { 'X-Link-Token': test.inbox.linkSecret(email) } };
}

const read = ({ token }: Pick<Followed, 'token'>) => test.http.get('/api/intake/request').set(token);
const say = ({ token }: Pick<Followed, 'token'>, what: string, body: object = {}) =>
  test.http.post(`/api/intake/request/${what}`).set(token).send(body);
const desk = ({ id }: Followed, what: string, body: object = {}) =>
  test.http.post(`/api/admin/intake/${id}/${what}`).set(staff.headers).send(body);

async function offered(followed: Followed, ceilingCents = 100_000): Promise<void> {
  const { body } = await read(followed);
  const lines = body.repairs.map(({ id }: { id: string }) => ({
    repairId: id,
    ceilingCents,
    responsibleParty: 'seller',
  }));
  expect((await desk(followed, 'offer', { lines, message: 'We can begin within a week.' })).status).toBe(200);
}

/** A subject that is not all ASCII comes folded, encoded word by word. */
const subjectOf = (raw: string): string =>
  (/^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? '')
    .replaceAll(/\?=\s+=\?UTF-8\?Q\?|=\?UTF-8\?Q\?|\?=/gi, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
    .replaceAll(/[_\s]+/g, ' ');

const historyOf = async ({ id }: Followed): Promise<string[]> =>
  (await test.app.get(StateHistory).of('intake', id)).map(({ event, actorId, reason }) =>
    [event, actorId === null ? '-' : 'staff', reason ?? ''].join(' ').trim(),
  );
const toldTo = async ({ user, headers }: Person): Promise<string[]> => {
  const { body } = await test.http.get(`/api/users/${user.id}/notifications`).set(headers);
  return body.items.map(({ type }: { type: string }) => type);
};

describe('a request by its private link', () => {
  it('INT-08 shows what was sent, its papers, and where it stands', async () => {
    const followed = await aFollowed({ closingDate: '2026-12-20' });

    const { status, body } = await read(followed);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      reference: followed.reference,
      state: 'submitted',
      nextActor: 'staff',
      isInAccount: false,
      request: { address: '12 Hidden Lane', state: 'NY', email: followed.email, closingDate: '2026-12-20' },
      repairs: [
        { number: 1, category: 'roof' },
        { number: 2, category: 'electrical', estimatedCostCents: 45_000 },
      ],
      questions: [],
      offer: null,
      files: [{ name: 'appraisal.pdf', contentType: 'application/pdf' }],
      projects: [],
      reinspection: null,
      declineReason: null,
    });
    expect(body.steps.map(({ step, standing }: { step: string; standing: string }) => `${step} ${standing}`)).toEqual([
      'submitted done',
      'reviewed current',
      'offer ahead',
      'work ahead',
      'reinspection ahead',
      'invoiced ahead',
    ]);
    expect(body.steps[1].dueAt).toBe('2026-11-21T15:00:00.000Z');
    expect(Object.keys(body)).not.toContain('spamFlags');
  });

  it('INT-08 is not reviewed yet when its review begins, and the promised hours run on', async () => {
    const followed = await aFollowed();
    await desk(followed, 'begin-review');

    const { body } = await read(followed);

    expect(body.steps.slice(1, 3)).toMatchObject([
      {
        step: 'reviewed',
        standing: 'current',
        startedAt: body.reviewedAt,
        doneAt: null,
        dueAt: '2026-11-21T15:00:00.000Z',
      },
      { step: 'offer', standing: 'ahead' },
    ]);
  });

  it('INT-08 brings an answer to a question back into review, and tells staff', async () => {
    const followed = await aFollowed();
    await desk(followed, 'begin-review');
    await desk(followed, 'ask', { question: 'Which bathroom does the report mean?' });
    await test.jobs.drain();
    expect(test.inbox.to(followed.email).at(-1)).toContain('Which bathroom does the report mean?');
    expect(test.inbox.linkSecret(followed.email)).toBe(followed.token['X-Link-Token']);

    const answer = await say(followed, 'answer', { answer: 'The one upstairs.' });

    expect([answer.status, answer.body.state, answer.body.nextActor]).toEqual([200, 'in_review', 'staff']);
    expect(answer.body.questions).toMatchObject([{ answer: 'The one upstairs.', answeredAt: expect.any(String) }]);
    expect(await historyOf(followed)).toEqual(['submit -', 'begin_review staff', 'ask staff', 'answer -']);
    expect(await toldTo(staff)).toContain('intake_answered');
  });

  it('INT-08 approves the offer that was read, once, and nothing before it was sent', async () => {
    const followed = await aFollowed();
    const early = await say(followed, 'approve', { revision: 1 });
    await desk(followed, 'begin-review');
    await offered(followed);
    await test.jobs.drain();
    expect(test.inbox.to(followed.email).at(-1)).toContain('$2,000.00');

    const another = await say(followed, 'approve', { revision: 2 });
    const answer = await say(followed, 'approve', { revision: 1 });
    const again = await say(followed, 'approve', { revision: 1 });

    expect([early.status, early.body.state]).toEqual([409, 'submitted']);
    expect([another.status, another.body.code]).toEqual([409, 'intake.offer_replaced']);
    expect([answer.status, answer.body.state, answer.body.offer.answer]).toEqual([200, 'approved', 'approved']);
    expect(answer.body.offer).toMatchObject({
      revision: 1,
      totalCents: 200_000,
      message: 'We can begin within a week.',
    });
    expect([again.status, again.body.state]).toEqual([409, 'approved']);
    expect(await toldTo(staff)).toContain('intake_offer_approved');
  });

  it('INT-08 refuses an offer with a reason, and is offered another', async () => {
    const followed = await aFollowed();
    await desk(followed, 'begin-review');
    await offered(followed);

    const silent = await say(followed, 'refuse', { revision: 1, reason: 'no' });
    const answer = await say(followed, 'refuse', { revision: 1, reason: 'The roof is too dear.' });
    await offered(followed, 80_000);
    const { body } = await read(followed);

    expect([silent.status, answer.status, answer.body.state]).toEqual([422, 200, 'in_review']);
    expect(answer.body.offer).toMatchObject({ answer: 'refused', reason: 'The roof is too dear.' });
    expect(body.offer).toMatchObject({ revision: 2, answer: null, totalCents: 160_000 });
    expect(await historyOf(followed)).toContain('refuse_offer - The roof is too dear.');
    expect(await toldTo(staff)).toContain('intake_offer_refused');
  });

  it('INT-08 is approved or refused, never both, when both are said at one moment', async () => {
    const followed = await aFollowed();
    await desk(followed, 'begin-review');
    await offered(followed);

    const answers = await Promise.all([
      say(followed, 'approve', { revision: 1 }),
      say(followed, 'refuse', { revision: 1, reason: 'The roof is too dear.' }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await read(followed);
    expect(['approved approved', 'in_review refused']).toContain(`${body.state} ${body.offer.answer}`);
  });

  it('INT-08 says why it was declined, in the letter and on the page', async () => {
    const followed = await aFollowed();
    await desk(followed, 'begin-review');
    await desk(followed, 'decline', { reason: 'We do not work in this county yet.' });
    await test.jobs.drain();

    const { body } = await read(followed);

    expect([body.state, body.nextActor, body.declineReason, body.steps.length]).toEqual([
      'declined',
      null,
      'We do not work in this county yet.',
      2,
    ]);
    expect(test.inbox.to(followed.email).at(-1)).toContain('We do not work in this county yet.');
  });

  it('INT-08 opens nobody else’s papers', async () => {
    const [one, other] = [await aFollowed(), await aFollowed()];
    const { body } = await read(other);

    const answer = await test.http.get(`/api/intake/request/files/${body.files[0].id}`).set(one.token);

    expect([answer.status, answer.body.code]).toEqual([404, 'file.not_found']);
  });
});

describe('the private link', () => {
  it.each([
    ['none', undefined],
    ['one that is too short', 'a'.repeat(42)],
    ['one that was guessed', 'g'.repeat(43)],
  ])('INT-07 opens nothing with %s', async (_what, token) => {
    const answers = await Promise.all([
      test.http.get('/api/intake/request').set(token === undefined ? {} : { 'X-Link-Token': token }),
      test.http
        .post('/api/intake/request/approve')
        .set(token === undefined ? {} : { 'X-Link-Token': token })
        .send({ revision: 1 }),
    ]);

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'intake.link_invalid'],
      [422, 'intake.link_invalid'],
    ]);
  });

  it('INT-07 is not guessed: beyond so many tries a network waits', async () => {
    const token = { 'X-Link-Token': 'g'.repeat(43) };
    for (let tried = 0; tried < INTAKE_LINK_RULE.points; tried += 1) await read({ token });

    expect((await read({ token })).body).toMatchObject({ status: 429, code: 'request.too_many' });
  });

  it('INT-07 is replaced by another one that is asked for, and then opens nothing', async () => {
    const followed = await aFollowed();

    const asked = await say(followed, 'link', {
      email: followed.email.toUpperCase(),
      reference: followed.reference.toLowerCase().replaceAll('-', ''),
    });
    await test.jobs.drain();

    const secret = test.inbox.linkSecret(followed.email);
    expect([asked.status, secret === followed.token['X-Link-Token']]).toEqual([204, false]);
    expect((await read(followed)).body.code).toBe('intake.link_invalid');
    expect((await read({ token: { 'X-Link-Token': secret } })).body.reference).toBe(followed.reference);
  });

  it.each([
    [
      'en',
      ['a new link to your repair request', 'You asked for a new link to your repair request'],
      ['your new link to your repair request', 'This is your new link.'],
    ],
    [
      'es',
      ['un enlace nuevo a su solicitud', 'Usted pidió un enlace nuevo a su solicitud'],
      ['su enlace nuevo a su solicitud', 'Este es su enlace nuevo.'],
    ],
  ])('INT-07 says in the letter who asked for it: the submitter or staff (%s)', async (locale, own, staffs) => {
    const followed = await aFollowed();
    await test.unitOfWork.repository(IntakeEntity).update({ id: followed.id }, { locale: locale as 'en' | 'es' });
    test.inbox.clear();

    await say(followed, 'link', { email: followed.email, reference: followed.reference });
    await test.jobs.drain();
    await desk(followed, 'resend-link');
    await test.jobs.drain();

    const letters = test.inbox.received.filter(({ to }) => to === followed.email);
    const [first, second] = letters.map(({ raw, message }) => [subjectOf(raw), message.replaceAll(/\s+/g, ' ')]);
    expect(letters).toHaveLength(2);
    expect(first).toEqual(own.map((words) => expect.stringContaining(words)));
    expect(second).toEqual(staffs.map((words) => expect.stringContaining(words)));
    expect(second?.[1]).not.toContain(own[1]);
    const secret = test.inbox.linkSecret(followed.email);
    expect((await read({ token: { 'X-Link-Token': secret } })).body.reference).toBe(followed.reference);
  });

  it.each([
    ['another address', (followed: Followed) => ({ email: 'other@example.com', reference: followed.reference })],
    ['another reference', (followed: Followed) => ({ email: followed.email, reference: 'RI-2222-2222' })],
  ])('INT-07 stays with %s, and the answer is the same', async (_what, asking) => {
    const followed = await aFollowed();
    test.inbox.clear();

    const asked = await say(followed, 'link', asking(followed));
    await test.jobs.drain();

    expect([asked.status, asked.text, test.inbox.received]).toEqual([204, '', []]);
    expect((await read(followed)).status).toBe(200);
  });

  it('INT-07 floods nobody with letters', async () => {
    const followed = await aFollowed();
    const asking = { email: followed.email, reference: followed.reference };
    test.inbox.clear();

    const answers = [];
    for (let asked = 0; asked < 8; asked += 1) answers.push(await say(followed, 'link', asking));
    await test.jobs.drain();

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(test.inbox.to(followed.email)).toHaveLength(5);
  });

  it('INT-07 works in every letter, also when the server’s key is another one than when it was sent', async () => {
    const followed = await aFollowed();
    const tokenHash = Buffer.alloc(32, 1);
    await test.unitOfWork.repository(IntakeEntity).update({ id: followed.id }, { tokenHash });
    expect((await read(followed)).status).toBe(422);
    test.inbox.clear();

    await desk(followed, 'begin-review');
    await desk(followed, 'ask', { question: 'Which bathroom does the report mean?' });
    await test.jobs.drain();

    const token = { 'X-Link-Token': test.inbox.linkSecret(followed.email) };
    expect((await read({ token })).body.state).toBe('needs_information');
  });

  it('INT-08 works as long as the request is followed', async () => {
    const followed = await aFollowed();
    test.clock.advance(400 * 24 * HOUR_MS);

    expect((await read(followed)).status).toBe(200);
    test.clock.advance(-400 * 24 * HOUR_MS);
  });
});
