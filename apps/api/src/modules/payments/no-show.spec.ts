import { DAY_MS } from '@cw/domain';
import { agreedDay, NOON, PRICE, type Agreed, type Terms } from './testing/agreed-day.js';
import { createPaymentsTest, type PaymentsTest } from './testing/create-payments-test.js';
import { login } from '../../testing/index.js';
import { aContractor, aPerson, bidInput, historyOf, type Person } from '../../testing/market.js';

const MORNING = new Date(NOON.getTime() - 1000);

let test: PaymentsTest;
let before: Date;
beforeAll(async () => {
  test = await createPaymentsTest();
  before = test.clock.now();
});
afterAll(() => test.close());

const agreed = (terms: Terms = {}) => agreedDay(test, before, terms);
const press = ({ projectId }: Agreed, who: Person) =>
  test.http.post(`/api/projects/${projectId}/no-show`).set(who.headers).send({});
const answer = ({ projectId }: Agreed, who: Person, body: object) =>
  test.http.post(`/api/projects/${projectId}/no-show/answer`).set(who.headers).send(body);
const read = async (id: string, who: Person) => (await test.http.get(`/api/projects/${id}`).set(who.headers)).body;
const toldOf = async (who: Person): Promise<{ type: string; actionUrl: string; message: string }[]> =>
  (await test.http.get(`/api/users/${who.user.id}/notifications`).set(who.headers)).body.items;
const recordOf = async (contractor: Person, reader: Person): Promise<number> =>
  (await test.http.get(`/api/contractors/${contractor.user.id}`).set(reader.headers)).body.record.noShows;

describe('a contractor who does not come on the agreed day', () => {
  it('PROJ-06 PAY-05 is answered by one press: cancelled, everything back, and the same work open again', async () => {
    const job = await agreed();

    const pressed = await press(job, job.owner);
    await test.workers.drain();

    expect(pressed.status).toBe(201);
    expect(pressed.body).toMatchObject({
      status: 'open',
      title: 'Repairs before closing',
      closingDate: '2026-12-18',
      repostOf: { id: job.projectId, status: 'cancelled' },
      conditionStates: [1, 2, 3].map((number) => ({ number, state: 'open' })),
    });
    expect(await test.summary(job.projectId)).toMatchObject({ heldCents: 0, refundedCents: PRICE });
    expect(await test.faults()).toEqual([]);
    expect(await historyOf(test, job.owner, job.projectId)).toContainEqual(
      expect.objectContaining({ entity: 'project', event: 'report_no_show', to: 'cancelled' }),
    );
    const [told] = (await toldOf(job.contractor)).filter(({ type }) => type === 'no_show_reported');
    expect([told?.actionUrl, told?.message]).toEqual([
      `/projects/${job.projectId}`,
      expect.stringContaining('Say what happened by'),
    ]);
    expect((await toldOf(job.contractor)).map(({ type }) => type)).not.toContain('project_cancelled');
  });

  it('PROJ-06 can be said from noon of that day where the house is, and not before', async () => {
    const job = await agreed();
    test.clock.set(MORNING);
    const early = await press(job, job.owner);
    const seen = await read(job.projectId, job.owner);
    test.clock.set(NOON);
    const onTime = await read(job.projectId, job.owner);

    expect([early.status, early.body.code]).toEqual([409, 'project.no_show_too_early']);
    expect(seen.blockers).toContainEqual({ event: 'report_no_show', guard: 'no_show_due' });
    expect(onTime.blockers).not.toContainEqual(expect.objectContaining({ event: 'report_no_show' }));
    expect(onTime.actions).toContain('report_no_show');
  });

  it('PROJ-06 cannot be said where no day was agreed, or once the work has begun', async () => {
    const dayless = await agreed({ day: null });
    const begun = await agreed();
    await test.http.post(`/api/projects/${begun.projectId}/start`).set(begun.contractor.headers).send({}).expect(200);

    const answers = [await press(dayless, dayless.owner), await press(begun, begun.owner)];

    expect(answers.map(({ status, body }) => [status, body.code, body.state])).toEqual([
      [409, 'project.no_show_too_early', 'in_progress.not_started'],
      [409, 'state.conflict', 'in_progress.started'],
    ]);
    expect(await test.summary(begun.projectId)).toMatchObject({ heldCents: PRICE });
  });

  it('ROLE-06 is the owner’s word alone', async () => {
    const job = await agreed();

    const refused = await Promise.all([
      press(job, job.contractor),
      press(job, await aPerson(test)),
      press(job, await aPerson(test, 'admin')),
    ]);

    expect(refused.map(({ status }) => status)).toEqual([403, 404, 403]);
    expect((await read(job.projectId, job.owner)).status).toBe('in_progress');
  });

  it('API-01 is no press of a token: it gives money back', async () => {
    const job = await agreed();
    const form = { name: 'Script', scope: 'write', expiresInDays: 7 };
    const { body } = await test.http
      .post('/api/tokens')
      .set(await login(test, job.owner.user))
      .send(form)
      .expect(201);

    const pressed = await test.http
      .post(`/api/projects/${job.projectId}/no-show`)
      .set('Authorization', `Bearer ${body.token}`)
      .send({});

    expect([pressed.status, pressed.body.code]).toEqual([403, 'access.token_forbidden']);
    expect(await test.summary(job.projectId)).toMatchObject({ heldCents: PRICE });
  });
});

describe('presses at the same moment', () => {
  it('PROJ-06 twice: one project more, and the same answer', async () => {
    const job = await agreed();

    const answers = await Promise.all([press(job, job.owner), press(job, job.owner), press(job, job.owner)]);
    await test.workers.drain();

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await read(job.projectId, job.owner)).reposts).toHaveLength(1);
    expect(await test.summary(job.projectId)).toMatchObject({ heldCents: 0, refundedCents: PRICE });
    expect(await test.faults()).toEqual([]);
  });

  it.each([0, 1, 2, 3])('COND-04 and the contractor’s start: exactly one of them happens (%i)', async () => {
    const job = await agreed();
    const start = () => test.http.post(`/api/projects/${job.projectId}/start`).set(job.contractor.headers).send({});

    const [pressed, started] = await Promise.all([press(job, job.owner), start()]);
    await test.workers.drain();

    const { status, work } = await read(job.projectId, job.owner);
    const { heldCents } = await test.summary(job.projectId);
    expect([
      [201, 409, 'cancelled', null, 0],
      [409, 200, 'in_progress', 'started', PRICE],
    ]).toContainEqual([pressed.status, started.status, status, work, heldCents]);
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-03 and a payment on its way: what arrives goes back, and nothing counts against the contractor', async () => {
    const job = await agreed({ paidCents: 100_000 });
    const opened = await test.openIntent(job.owner.user, { projectId: job.projectId, amountCents: 200_000 });

    const pressed = await press(job, job.owner);
    await test.sandbox.confirm(opened.body.clientSecret, 'pm_card_visa').catch(() => undefined);
    await test.http.get(`/api/payments/${opened.body.paymentId}`).set(job.owner.headers);
    await test.workers.drain();

    expect([opened.status, pressed.status]).toEqual([201, 201]);
    expect(await test.summary(job.projectId)).toMatchObject({ heldCents: 0, onItsWayCents: 0 });
    expect(await test.faults()).toEqual([]);
    expect((await read(job.projectId, job.contractor)).noShow).toMatchObject({
      ...{ state: 'excused', counts: false, answerDueAt: null, mayAnswer: false },
    });
  });

  it('PAY-01 and a bank debit that is on its way: what the bank pays afterwards goes back, too', async () => {
    const job = await agreed({ paidCents: 100_000 });
    const opened = await test.openIntent(job.owner.user, { projectId: job.projectId, amountCents: 200_000 });
    await test.sandbox.confirm(opened.body.clientSecret, 'pm_usBankAccount_success');
    const { body: payment } = await test.http.get(`/api/payments/${opened.body.paymentId}`).set(job.owner.headers);

    const pressed = await press(job, job.owner);
    const [intent = ''] = String(opened.body.clientSecret).split('_secret_');
    await test.sandbox.control('POST', `/payment_intents/${intent}/settle`, {});

    expect([payment.status, pressed.status]).toEqual(['processing', 201]);
    expect(await test.faults()).toEqual([]);
    expect(await test.summary(job.projectId)).toMatchObject({
      ...{ paidCents: PRICE, refundedCents: PRICE, heldCents: 0, onItsWayCents: 0 },
    });
    expect((await read(job.projectId, job.contractor)).noShow).toMatchObject({ state: 'excused', counts: false });
  });

  it('PAY-06 where it is paid at closing nothing is held, and nothing comes back', async () => {
    const job = await agreed({ timing: 'at_closing' });

    const pressed = await press(job, job.owner);
    await test.workers.drain();

    expect(pressed.status).toBe(201);
    expect(await test.summary(job.projectId)).toMatchObject({ heldCents: 0, refundedCents: 0 });
    expect((await read(job.projectId, job.contractor)).noShow).toMatchObject({ state: 'asked', mayAnswer: true });
    expect(await test.faults()).toEqual([]);
  });
});

describe('the other bidders', () => {
  it('BID-02 are invited to the new project with what they bid before, where they may still bid', async () => {
    const [fit, refused, lapsed] = [await aContractor(test), await aContractor(test), await aContractor(test)];
    const job = await agreed({
      rivals: [fit, refused, lapsed],
      beforeAccept: async (owner, [, second]) => {
        await test.http.post(`/api/bids/${second}/reject`).set(owner.headers).send({ reason: 'Too slow.' }).expect(200);
      },
    });
    await test.unitOfWork.manager.query(
      `UPDATE verification_paper SET expires_on = '2026-11-21' WHERE contractor_id = $1`,
      [lapsed.user.id],
    );

    const { body: project } = await press(job, job.owner).expect(201);

    const invited = await test.http.get(`/api/projects/${project.id}/bid-invitations`).set(job.owner.headers);
    expect(invited.body.items.map((item: { contractorId: string }) => item.contractorId)).toEqual([fit.user.id]);
    const told = (await toldOf(fit)).find(({ type }) => type === 'bid_invited');
    expect([told?.actionUrl, told?.message]).toEqual([
      `/projects/${project.id}`,
      expect.stringContaining('Your earlier figures are filled in'),
    ]);
    const { earlier } = (
      await test.http.get(`/api/projects/${project.id}/earlier-figures`).set(fit.headers).expect(200)
    ).body;
    expect(earlier).toMatchObject({
      ...{ amountCents: 201_000, timeline: '5 working days', materials: 'Exterior acrylic' },
      ...{ startDate: '2026-11-24', durationDays: 3 },
    });
    const byNumber = new Map(project.conditions.map((one: { id: string; number: number }) => [one.id, one.number]));
    expect(
      earlier.lines.map((line: { conditionId: string; included: boolean; amountCents: number }) => [
        byNumber.get(line.conditionId),
        line.included,
        line.amountCents,
      ]),
    ).toEqual([
      [1, true, 111_000],
      [2, false, 0],
      [3, true, 90_000],
    ]);
    const again = { ...bidInput(project), ...{ lines: earlier.lines, amountCents: earlier.amountCents } };
    await test.http.post(`/api/projects/${project.id}/bids`).set(fit.headers).send(again).expect(201);
  });

  it('BID-02 whom the client had refused is not asked, whatever was written to the bid since', async () => {
    const [fit, refused] = [await aContractor(test), await aContractor(test)];
    const job = await agreed({
      rivals: [fit, refused],
      beforeAccept: async (owner, [, second]) => {
        await test.http.post(`/api/bids/${second}/reject`).set(owner.headers).send({}).expect(200);
        test.clock.advance(1000);
      },
    });
    await test.unitOfWork.manager.query(`UPDATE bid SET updated_at = $2 WHERE project_id = $1`, [job.projectId, NOON]);

    const { body: project } = await press(job, job.owner).expect(201);

    const invited = await test.http.get(`/api/projects/${project.id}/bid-invitations`).set(job.owner.headers);
    expect(invited.body.items.map((item: { contractorId: string }) => item.contractorId)).toEqual([fit.user.id]);
  });

  it('BID-02 have no day filled in that is past, and whoever did not bid has nothing', async () => {
    const rival = await aContractor(test);
    const job = await agreed({ rivals: [rival] });
    test.clock.set(new Date(NOON.getTime() + 2 * DAY_MS));

    const { body: project } = await press(job, job.owner).expect(201);

    const of = async (who: Person) =>
      (await test.http.get(`/api/projects/${project.id}/earlier-figures`).set(who.headers)).body.earlier;
    expect((await of(rival)).startDate).toBeNull();
    expect(await of(await aContractor(test))).toBeNull();
  });
});

describe('the contractor’s answer', () => {
  it('CON-06 left out, it counts on the record once its time is over', async () => {
    const job = await agreed();
    await press(job, job.owner).expect(201);
    const asked = await recordOf(job.contractor, job.owner);
    test.clock.set(new Date(NOON.getTime() + 3 * DAY_MS));

    const late = await answer(job, job.contractor, { answer: 'came', words: 'I was there at nine.' });

    expect([asked, await recordOf(job.contractor, job.owner)]).toEqual([0, 1]);
    expect([late.status, late.body.code]).toEqual([409, 'no_show.answer_closed']);
  });

  it('CON-06 admitting it counts at once; the new project and the money stay as they are', async () => {
    const job = await agreed();
    const { body: made } = await press(job, job.owner).expect(201);

    const admitted = await answer(job, job.contractor, { answer: 'did_not_come' });

    expect([admitted.status, admitted.body.noShow.state]).toEqual([200, 'admitted']);
    expect(await recordOf(job.contractor, job.owner)).toBe(1);
    expect((await read(made.id, job.owner)).status).toBe('open');
    expect((await toldOf(job.owner)).map(({ type }) => type)).toContain('no_show_answered');
  });

  it.each([
    ['excuse', 0, 'no_show_excused'],
    ['uphold', 1, 'no_show_upheld'],
  ] as const)('CON-06 contested, staff decide: %s', async (decision, counted, told) => {
    const staff = await aPerson(test, 'admin');
    const job = await agreed();
    await press(job, job.owner).expect(201);
    const wordless = await answer(job, job.contractor, { answer: 'agreed_another_day' });
    const words = 'We agreed by message to begin on Monday.';
    await answer(job, job.contractor, { answer: 'agreed_another_day', words }).expect(200);
    const waiting = await recordOf(job.contractor, job.owner);
    const { body: list } = await test.http.get('/api/admin/no-shows').set(staff.headers).expect(200);
    const mine = list.items.find(({ projectId }: { projectId: string }) => projectId === job.projectId);
    const path = `/api/admin/no-shows/${mine.id}/decision`;
    const reason = 'The thread shows what both wrote.';

    const [decided, again] = [
      await test.http.post(path).set(staff.headers).send({ decision, reason }),
      await test.http.post(path).set(staff.headers).send({ decision, reason }),
    ];

    expect([wordless.status, wordless.body.errors?.[0]?.path]).toEqual([422, 'words']);
    expect([waiting, mine.words, mine.contractorName]).toEqual([0, words, 'Diaz Repairs']);
    expect((await toldOf(staff)).map(({ type }) => type)).toContain('no_show_contested');
    expect([decided.status, again.status]).toEqual([200, 409]);
    expect(await recordOf(job.contractor, job.owner)).toBe(counted);
    expect((await toldOf(job.contractor)).map(({ type }) => type)).toContain(told);
    const audit = await test.unitOfWork.manager.query(
      `SELECT 1 FROM audit_entry WHERE action = $1 AND subject_id = $2 AND reason = $3`,
      [`no_show.${decision === 'excuse' ? 'excused' : 'upheld'}`, job.contractor.user.id, reason],
    );
    expect(audit).toHaveLength(1);
  });

  it('ROLE-06 is the contractor’s own, once, and its words are read by both sides and staff alone', async () => {
    const rival = await aContractor(test);
    const job = await agreed({ rivals: [rival] });
    await press(job, job.owner).expect(201);
    const words = 'I was there at nine, and nobody opened.';

    const others = await Promise.all(
      [job.owner, rival, await aContractor(test)].map((who) => answer(job, who, { answer: 'came', words })),
    );
    const twice = await Promise.all([1, 2].map(() => answer(job, job.contractor, { answer: 'came', words })));
    const seen = await Promise.all([job.owner, rival].map(async (who) => (await read(job.projectId, who)).noShow));

    expect(others.map(({ status }) => status)).toEqual([403, 403, 404]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(seen).toEqual([expect.objectContaining({ words }), null]);
  });
});
