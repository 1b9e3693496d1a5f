import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@cw/domain';
import { Sql } from '../../common/persistence/sql.js';
import { BAD_BODIES } from '../../common/throttle/bad-bodies.js';
import { Throttle } from '../../common/throttle/throttle.js';
import { createMailTest, type MailTest } from '../../testing/index.js';
import { aPerson } from '../../testing/market.js';
import { aPdf, PDF, storedFiles } from '../../testing/uploads.js';
import { INTAKE_SUBMIT_RULE } from './intake-throttle.guards.js';
import { IntakeRepairEntity } from './intake-repair.entity.js';
import { IntakeEntity } from './intake.entity.js';
import { INTAKE_EMAIL_RULE } from './submit-intake.js';
import { aRequest, faultsOf, send } from './testing/sent-requests.js';

let test: MailTest;
beforeAll(async () => {
  test = await createMailTest();
});
beforeEach(async () => {
  await test.app.get(Sql).execute('DELETE FROM rate_limit');
  test.inbox.clear();
});
afterAll(() => test.close());

const anEmail = (): string => `${randomUUID()}@example.com`;
const rowOf = (email: string) => test.unitOfWork.repository(IntakeEntity).findOneByOrFail({ email });
const count = (email: string) => test.unitOfWork.repository(IntakeEntity).countBy({ email });

describe('sending a repair request', () => {
  it('INT-01 INT-02 INT-03 keeps every answer of the form, and each repair in its order', async () => {
    const email = anEmail();
    const request = aRequest({
      email,
      yearBuilt: 1968,
      buyers: 'Sofia Reyes',
      sellers: 'Marcus Bell',
      listingAgent: 'Lena Ortiz',
      buyersAgent: 'Omar Haddad',
      settlementAgent: { name: 'Grace Okafor', company: 'Harbor Title', email: 'ida@example.com', fileNumber: 'HT-1' },
      contractDate: '2026-11-01',
      inspectionDate: '2026-11-05',
      closingDate: '2026-12-20',
      loanProgram: 'fha',
      lender: 'First Harbor Bank',
      loanOfficer: 'Priya Shah',
      caseNumber: '371-2845560',
      repairType: 'Exterior repairs',
      description: 'Needed before closing.',
      urgency: 'high',
      estimatedBudgetCents: 250_000,
      appraisalNotes: 'Subject to repairs.',
      completionDeadline: '2026-12-10',
      verificationMethod: 'other',
      verificationNote: 'A letter from the roofer.',
      submitterRole: 'seller',
      fullName: 'Ana María Reyes',
    });

    const answer = await send(test, { request });

    expect([answer.status, answer.body]).toEqual([
      201,
      {
        reference: expect.stringMatching(/^RI-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/),
        email,
        submittedAt: '2026-11-20T15:00:00.000Z',
        reviewDueAt: '2026-11-21T15:00:00.000Z',
        repairs: 2,
        hasAppraisal: false,
      },
    ]);
    const row = await rowOf(email);
    const { repairs: _repairs, settlementAgent: _agent, state: _state, phone: _phone, ...same } = request;
    expect(row).toMatchObject({
      ...same,
      state: 'submitted',
      usState: 'NY',
      phone: '+12125550123',
      firstName: 'Ana',
      lastName: 'María Reyes',
      agentName: 'Grace Okafor',
      agentCompany: 'Harbor Title',
      agentEmail: 'ida@example.com',
      fileNumber: 'HT-1',
      userId: null,
      spamFlags: [],
      reviewedAt: null,
    });
    const repairs = await test.unitOfWork
      .repository(IntakeRepairEntity)
      .find({ where: { intakeId: row.id }, order: { number: 'ASC' } });
    expect(repairs.map(({ number, category, estimatedCostCents }) => [number, category, estimatedCostCents])).toEqual([
      [1, 'roof', null],
      [2, 'electrical', 45_000],
    ]);
  });

  it('INT-01 says of a day after the closing that it is one', async () => {
    const request = aRequest({ closingDate: '2026-12-01', completionDeadline: '2026-12-02' });

    const { status, body } = await send(test, { request });

    expect([status, body.errors]).toEqual([
      422,
      [
        {
          path: 'completionDeadline',
          code: 'after_closing',
          message: 'Choose a day no later than the closing date',
        },
      ],
    ]);
  });

  it('INT-04 names each fault by its path, and keeps nothing', async () => {
    const email = anEmail();
    const request = aRequest({ email, state: 'CA', phone: '12', repairs: [{ category: 'roof', description: 'x' }] });

    const answer = await send(test, { request, headers: { 'Accept-Language': 'es' } });

    expect([answer.status, faultsOf(answer.body)]).toEqual([
      422,
      ['zip zip_state', 'repairs.0.description too_short', 'phone phone'],
    ]);
    expect(answer.body.errors[0].message).toContain('NY');
    expect(await count(email)).toBe(0);
  });

  it.each([
    ['no object', '[1]', [' object']],
    ['no category', JSON.stringify(aRequest({ repairs: [] })), ['repairs repair_category']],
    [
      'what the form does not have',
      JSON.stringify(aRequest({ state_: 'closed', userId: 'x' })),
      ['state_ unknown_property', 'userId unknown_property'],
    ],
  ])('INT-04 refuses %s', async (_what, request, faults) => {
    const answer = await send(test, { request });

    expect([answer.status, faultsOf(answer.body)]).toEqual([422, faults]);
  });

  it.each([
    ['no JSON', '{', 400, 'request.malformed'],
    ['a name that stands twice', '{"city":"a","city":"b"}', 400, 'request.malformed'],
    ['more than its bounds', JSON.stringify(Array.from({ length: 6000 }, () => 0)), 413, 'request.too_large'],
  ])(
    'INT-04 answers a request that is %s as a body that is, and counts it as one',
    async (_what, request, status, code) => {
      const answer = await send(test, { request });
      for (let tries = 1; tries < BAD_BODIES.points; tries += 1)
        await test.app.get(Throttle).consume(BAD_BODIES, '127.0.0.1');
      const counted = await send(test, { request });
      const good = await send(test);

      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect([counted.status, counted.headers['ratelimit-policy']]).toEqual([429, '"bad-body";q=100;w=900']);
      expect(good.status).toBe(201);
    },
  );

  it('INT-07 really sends the confirmation, in the language of the form, with the link in the fragment', async () => {
    const email = anEmail();
    const { body } = await send(test, { request: aRequest({ email }), headers: { 'Accept-Language': 'es' } });
    await test.jobs.drain();

    const [mail, ...more] = test.inbox.to(email);
    expect(more).toEqual([]);
    expect(mail).toContain(`solicitud de reparación ${body.reference} para 12 Hidden Lane, New York, NY 10001`);
    expect(mail).toContain('antes de que pasen 24 horas');
    expect(mail).toContain(`http://localhost:3000/app/repair-request#${test.inbox.linkSecret(email)}`);
    const waiting: unknown[] = (await test.app.get(Sql).execute(`SELECT data::text FROM jobs.job`)).rows;
    expect(JSON.stringify(waiting)).not.toContain(test.inbox.linkSecret(email));
    expect(JSON.stringify(await rowOf(email))).not.toContain(test.inbox.linkSecret(email));
  });

  it('INT-08 tells staff, who are led to it', async () => {
    const staff = await aPerson(test, 'admin');
    const email = anEmail();

    const { body } = await send(test, { request: aRequest({ email }) });

    const told = await test.http.get(`/api/users/${staff.user.id}/notifications`).set(staff.headers);
    expect(told.body.items).toMatchObject([
      {
        type: 'intake_submitted',
        message: `Review the request ${body.reference} within 24 hours.`,
        actionUrl: expect.stringContaining(`/intake?request=${(await rowOf(email)).id}`),
      },
    ]);
  });
});

describe('a request that is sent twice', () => {
  it('INT-07 is one request, and is answered as the first time', async () => {
    const email = anEmail();
    const sending = {
      request: aRequest({ email }),
      file: { content: PDF },
      headers: { 'Idempotency-Key': randomUUID() },
    };

    const first = await send(test, sending);
    test.clock.advance(48 * HOUR_MS);
    const again = await send(test, sending);
    await test.jobs.drain();

    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect([await count(email), test.inbox.to(email).length]).toEqual([1, 1]);
    test.clock.advance(-48 * HOUR_MS);
  });

  it('INT-07 at one moment is one request too, with one paper', async () => {
    const email = anEmail();
    const before = await storedFiles(test, 'files');
    const sending = {
      request: aRequest({ email }),
      file: { content: PDF },
      headers: { 'Idempotency-Key': randomUUID() },
    };

    const answers = await Promise.all([send(test, sending), send(test, sending), send(test, sending)]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect([await count(email), (await storedFiles(test, 'files')).length]).toEqual([1, before.length + 1]);
  });

  it.each([
    ['other words', { request: aRequest({ email: 'twice@example.com', buyers: 'Somebody' }) }],
    ['another file', { file: { content: aPdf(10) } }],
  ])('INT-07 is refused with %s under the same key', async (_what, other) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const sending = { request: aRequest({ email: 'twice@example.com' }), file: { content: PDF }, headers };
    await send(test, sending);

    const answer = await send(test, { ...sending, ...other });

    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency.mismatch']);
  });

  it('INT-07 says so when the key is none', async () => {
    const answer = await send(test, { headers: { 'Idempotency-Key': 'mine' } });

    expect([answer.status, faultsOf(answer.body)]).toEqual([422, ['Idempotency-Key id']]);
  });
});

describe('the screening of what is sent', () => {
  it.each([
    ['a field that nobody sees', { website: 'https://spam.example' }, ['trap_filled']],
    ['a form in a second', { seconds: 1 }, ['hurried']],
  ])('INT-01 answers %s as anybody, and flags it for staff', async (_what, traces, flags) => {
    const email = anEmail();

    const answer = await send(test, { request: aRequest({ email }), ...traces });
    await test.jobs.drain();

    expect([answer.status, Object.keys(answer.body).length]).toEqual([201, 6]);
    expect((await rowOf(email)).spamFlags).toEqual(flags);
    expect(test.inbox.to(email)).toHaveLength(1);
  });

  it('INT-01 puts no link of a stranger into the letter: a name is none', async () => {
    const email = anEmail();
    const request = aRequest({ email, fullName: 'https://spam.example prize', address: 'Win at www.spam.example' });

    const answer = await send(test, { request });
    await test.jobs.drain();

    expect([answer.status, answer.body.errors.map(({ path, code }: Record<string, string>) => [path, code])]).toEqual([
      422,
      [
        ['address', 'link'],
        ['fullName', 'link'],
      ],
    ]);
    expect(test.inbox.to(email)).toEqual([]);
  });

  it('INT-01 quotes no name to an address where the request reads as an advertisement', async () => {
    const email = anEmail();
    const links = 'See https://a.example, https://b.example and https://c.example';

    const answer = await send(test, { request: aRequest({ email, fullName: 'Prize Winner', description: links }) });
    await test.jobs.drain();

    expect([answer.status, (await rowOf(email)).spamFlags]).toEqual([201, ['many_links']]);
    expect(test.inbox.to(email).join()).toContain(answer.body.reference);
    expect(test.inbox.to(email).join()).not.toContain('Prize');
  });

  it('INT-01 flags the fourth request of an address within a day', async () => {
    const email = anEmail();
    for (let sent = 0; sent < 4; sent += 1) await send(test, { request: aRequest({ email }) });

    const rows = await test.unitOfWork.repository(IntakeEntity).findBy({ email });
    expect(rows.filter(({ spamFlags }) => spamFlags.includes('repeated'))).toHaveLength(1);
  });

  it('INT-01 has an address wait that sent many, but not its network', async () => {
    const email = anEmail();
    for (let sent = 0; sent < INTAKE_EMAIL_RULE.points; sent += 1) await send(test, { request: aRequest({ email }) });

    const over = await send(test, { request: aRequest({ email: email.toUpperCase() }) });
    const other = await send(test, { request: aRequest({ email: anEmail() }) });

    expect([over.status, over.body.code, other.status]).toEqual([429, 'request.too_many', 201]);
  });

  it('INT-01 has a network wait that sent many, before a byte of its form is read', async () => {
    for (let sent = 0; sent < INTAKE_SUBMIT_RULE.points; sent += 1) await send(test, { request: '{' });

    const over = await send(test);

    expect([over.status, over.body.code]).toEqual([429, 'request.too_many']);
    expect(over.headers['retry-after']).toBeDefined();
  });
});
