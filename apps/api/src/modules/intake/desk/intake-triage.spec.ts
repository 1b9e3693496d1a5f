import { decide, INTAKE_STATES, intakeMachine, type IntakeEvent, type IntakeState } from '@cw/domain';
import type { Response } from 'supertest';
import { newId } from '../../../common/ids.js';
import { createMailTest, type MailTest } from '../../../testing/index.js';
import { aFinishedJob } from '../../../testing/finished-job.js';
import { aPerson, type Person } from '../../../testing/market.js';
import { IntakeErasure } from '../intake-erasure.js';
import { anIntake, anIntakeIn, answerOffer, offerLines, type AnIntake } from './testing/an-intake.js';

let test: MailTest;
let admin: Person;
beforeAll(async () => {
  test = await createMailTest();
  admin = await aPerson(test, 'admin', { firstName: 'Ada', lastName: 'Stone' });
});
beforeEach(() => test.inbox.clear());
afterAll(() => test.close());

const act = (id: string, action: string, body: object = {}, by = admin): Promise<Response> =>
  test.http.post(`/api/admin/intake/${id}/${action}`).set(by.headers).send(body).then();
const read = async (id: string) => (await test.http.get(`/api/admin/intake/${id}`).set(admin.headers)).body;
const audit = async (subjectId: string) =>
  (await test.http.get(`/api/admin/audit?subjectId=${subjectId}&limit=100`).set(admin.headers)).body.items;

const INSPECTION = {
  scheduledOn: '2026-12-11',
  inspectorName: 'Dana Whitfield',
  inspectorCompany: 'Whitfield Appraisals',
};

/** What staff call each event by, with a body that is right for this request. */
const CALLS: Partial<Record<IntakeEvent, (one: AnIntake) => Promise<Response>>> = {
  begin_review: ({ intake }) => act(intake.id, 'begin-review'),
  ask: ({ intake }) => act(intake.id, 'ask', { question: 'Which of the two eaves?' }),
  decline: ({ intake }) => act(intake.id, 'decline', { reason: 'Not in this county.' }),
  send_offer: ({ intake, repairs }) => act(intake.id, 'offer', { lines: offerLines(repairs) }),
  convert: ({ intake }) => act(intake.id, 'convert'),
  inspection_passed: ({ intake }) => act(intake.id, 'reinspection/result', { result: 'passed' }),
  inspection_failed: ({ intake }) => act(intake.id, 'reinspection/result', { result: 'failed', notes: 'Second coat.' }),
  settle: ({ intake }) => act(intake.id, 'settle'),
};
const EVENTS = Object.keys(CALLS) as IntakeEvent[];
const DONE: readonly IntakeState[] = ['work_scheduled', 'reinspection_ordered', 'invoiced', 'closed'];
/** A job that is done and owed for at its closing; where all is to be paid there is none. */
const needsJob = (state: IntakeState, event: IntakeEvent): boolean =>
  DONE.includes(state) && event !== 'settle' && decide(intakeMachine, { state, event, as: ['admin'] }).ok;
const CELLS = INTAKE_STATES.flatMap((state) => EVENTS.map((event) => ({ state, event })));

describe('what staff do with a repair request', () => {
  it.each(CELLS)('INT-08 $state, $event: as the table says, and nothing else happens', async ({ state, event }) => {
    const projectIds = needsJob(state, event) ? [(await aFinishedJob(test)).project.id] : [];
    const one = await anIntakeIn(test, state, { staffId: admin.user.id, projectIds });
    if (state === 'reinspection_ordered') await act(one.intake.id, 'reinspection', INSPECTION);
    const before = await audit(one.intake.id);
    const expected = decide(intakeMachine, { state, event, as: ['admin'] });

    const answer = await CALLS[event]?.(one);

    const after = await read(one.intake.id);
    const noted = (await audit(one.intake.id)).length - before.length;
    expect([answer?.status, answer?.body.code, after.state, noted]).toEqual(
      expected.ok ? [200, undefined, expected.value, 1] : [409, 'state.conflict', state, 0],
    );
  });

  it('INT-08 is in the audit log, with what it was before and is after, and no word of the submitter', async () => {
    const one = await anIntake(test);
    const { id } = one.intake;
    await act(id, 'begin-review');
    await act(id, 'ask', { question: 'Which of the two eaves?' });
    await act(id, 'resend-link');
    await test.http.patch(`/api/admin/intake/${id}`).set(admin.headers).send({ lender: 'Bay Bank' });

    const entries = await audit(id);

    expect(
      entries.map((entry: Record<string, unknown>) => [
        entry['action'],
        entry['actorName'],
        entry['before'],
        entry['after'],
      ]),
    ).toEqual([
      [
        'intake.corrected',
        'Ada Stone',
        { state: 'needs_information' },
        { state: 'needs_information', fields: ['lender'] },
      ],
      [
        'intake.link_resent',
        'Ada Stone',
        { state: 'needs_information' },
        { state: 'needs_information', linkRevision: 1 },
      ],
      [
        'intake.asked',
        'Ada Stone',
        { state: 'in_review' },
        { state: 'needs_information', questionId: expect.any(String), late: false },
      ],
      ['intake.review_begun', 'Ada Stone', { state: 'submitted' }, { state: 'in_review' }],
    ]);
    // What it is called by today is read beside the log, and kept in none of it.
    const kept = entries.map((entry: { request: unknown }) => ({ ...entry, request: null }));
    expect(JSON.stringify(kept)).not.toMatch(/Marcus|Hidden Lane|Bay Bank/);
  });

  it('INT-08 e-mails question, offer and reason in the submitter’s language, each with the private link', async () => {
    const one = await anIntake(test, { row: { locale: 'es' } });
    const { id, email } = one.intake;
    await act(id, 'begin-review');
    await act(id, 'ask', { question: '¿Cuál de los dos aleros?' });
    await test.jobs.drain();
    await test.unitOfWork.manager.query(`UPDATE repair_intake SET state = 'in_review' WHERE id = $1`, [id]);
    await act(id, 'offer', { lines: offerLines(one.repairs, [120_000, 30_050]), message: 'Empezamos en una semana.' });
    await test.jobs.drain();
    await answerOffer(test, id, 'refused');
    await act(id, 'decline', { reason: 'No trabajamos en este condado.' });
    await test.jobs.drain();

    const mails = test.inbox.to(email);

    expect(mails).toHaveLength(3);
    expect(mails[0]).toContain('¿Cuál de los dos aleros?');
    expect(mails[1]).toContain('1,500.50');
    expect(mails[2]).toContain('No trabajamos en este condado.');
    expect(mails.every((mail) => /\/app\/[a-z-]+#[\w-]{43}/.test(mail))).toBe(true);
  });

  it('INT-08 tells whoever has it in an account there too, without a second e-mail', async () => {
    const submitter = await aPerson(test);
    const [one, other] = [
      await anIntake(test, { row: { state: 'in_review', userId: submitter.user.id } }),
      await anIntake(test, { row: { state: 'in_review', userId: submitter.user.id } }),
    ];
    await act(one.intake.id, 'ask', { question: 'Which of the two eaves?' });
    await act(other.intake.id, 'decline', { reason: 'Not in this county.' });
    const third = await anIntake(test, { row: { state: 'in_review', userId: submitter.user.id } });
    await act(third.intake.id, 'offer', { lines: offerLines(third.repairs) });
    await test.jobs.drain();

    const { body } = await test.http
      .get(`/api/users/${submitter.user.id}/notifications?topic=requests`)
      .set(submitter.headers);
    expect(body.items.map((item: { type: string; actionUrl: string }) => [item.type, item.actionUrl])).toEqual([
      ['intake_offer_sent', `/repair-request?id=${third.intake.id}`],
      ['intake_declined', `/repair-request?id=${other.intake.id}`],
      ['intake_question_asked', `/repair-request?id=${one.intake.id}`],
    ]);
    expect(test.inbox.to(submitter.user.email)).toEqual([]);
  });

  it('COND-02 an offer names each repair once, and no other', async () => {
    const one = await anIntake(test, { row: { state: 'in_review' } });
    const [first, second] = offerLines(one.repairs);
    const faults = async (lines: object[]) =>
      (await act(one.intake.id, 'offer', { lines })).body.errors.map((fault: { path: string; code: string }) => [
        fault.path,
        fault.code,
      ]);

    expect(await faults([{ ...first }])).toEqual([['lines', 'required']]);
    expect(await faults([{ ...first }, { ...first }])).toEqual([
      ['lines.1.repairId', 'not_allowed'],
      ['lines', 'required'],
    ]);
    expect(await faults([{ ...first }, { ...second }, { ...first, repairId: newId() }])).toEqual([
      ['lines.2.repairId', 'invalid'],
    ]);
    expect((await read(one.intake.id)).state).toBe('in_review');
  });

  it('COND-02 an offer is no dearer than a project may be, and says what is left for its last line', async () => {
    const one = await anIntake(test, { row: { state: 'in_review' } });
    const [first, second] = offerLines(one.repairs);
    const lines = [
      { ...first, ceilingCents: 99_999_999 },
      { ...second, ceilingCents: 100 },
    ];

    const { status, body } = await act(one.intake.id, 'offer', { lines });

    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'lines.1.ceilingCents', code: 'too_large', message: 'Enter $0.00 or less' }],
    ]);
  });

  it('INT-08 offers again after a refusal, as the next revision', async () => {
    const one = await anIntake(test, { row: { state: 'in_review' } });
    const { id } = one.intake;
    await act(id, 'offer', { lines: offerLines(one.repairs, [200_000, 200_000]) });
    await answerOffer(test, id, 'refused');
    await act(id, 'offer', { lines: offerLines(one.repairs, [120_000, 30_000]) });

    const { offers, state } = await read(id);

    expect(state).toBe('offer_sent');
    expect(
      offers.map((offer: Record<string, unknown>) => [offer['revision'], offer['totalCents'], offer['answer']]),
    ).toEqual([
      [2, 150_000, null],
      [1, 400_000, 'refused'],
    ]);
  });

  it('ADM-01 INT-08 the log names a request by its reference and its house, and not once it is erased', async () => {
    const { intake } = await anIntake(test, { row: { address: '14 Quarry Road' } });
    await act(intake.id, 'begin-review');
    const [entry] = await audit(intake.id);
    expect(entry.request.reference).toBe(intake.reference);
    expect(entry.request.addressLine).toMatch(/^14 Quarry Road, /);

    await test.unitOfWork.run(() => test.app.get(IntakeErasure, { strict: false }).erase([intake.id]));
    const [left] = await audit(intake.id);
    expect([left.subjectId, left.request, left.subjectName]).toEqual([intake.id, null, null]);
  });

  it('INT-08 of twenty who begin at once, one does', async () => {
    const { intake } = await anIntake(test);

    const answers = await Promise.all(Array.from({ length: 20 }, () => act(intake.id, 'begin-review')));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await audit(intake.id)).toHaveLength(1);
  });

  it('INT-08 is refused without a second factor, to everybody else, and about nothing', async () => {
    const { intake } = await anIntake(test);
    const seller = await aPerson(test);

    expect((await act(intake.id, 'begin-review', {}, seller)).status).toBe(403);
    expect((await act(newId(), 'begin-review')).status).toBe(404);
    expect((await read(intake.id)).state).toBe('submitted');
  });
});

describe('correcting a request', () => {
  const patch = (id: string, body: object, ifMatch?: string) =>
    test.http
      .patch(`/api/admin/intake/${id}`)
      .set({ ...admin.headers, ...(ifMatch && { 'If-Match': ifMatch }) })
      .send(body);

  it('INT-08 changes what is sent and nothing else', async () => {
    const { intake } = await anIntake(test);
    const before = await read(intake.id);

    const agent = { name: 'Ann Poe', company: null, email: 'ann@title.example', fileNumber: null };
    const answer = await patch(
      intake.id,
      { address: '14 Hidden Lane', caseNumber: null, settlementAgent: agent },
      `"${before.version}"`,
    );

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...before,
      address: '14 Hidden Lane',
      caseNumber: null,
      settlementAgent: agent,
      version: before.version + 1,
    });
  });

  it('INT-08 refuses a stale one, a ZIP of another state, and a request that is over', async () => {
    const { intake } = await anIntake(test);
    const over = await anIntakeIn(test, 'closed', { staffId: admin.user.id });

    expect((await patch(intake.id, { city: 'Albany' }, '"99"')).status).toBe(412);
    expect((await patch(intake.id, { zip: '90210' })).body.errors).toEqual([
      expect.objectContaining({ path: 'zip', code: 'zip_state' }),
    ]);
    expect((await patch(over.intake.id, { city: 'Albany' })).body.code).toBe('state.conflict');
  });

  it('INT-08 takes this year for the one in which the house was built, and none after it', async () => {
    const { intake } = await anIntake(test);

    expect((await patch(intake.id, { yearBuilt: 2026 })).status).toBe(200);
    expect((await patch(intake.id, { yearBuilt: 2027 })).body.errors).toEqual([
      expect.objectContaining({ path: 'yearBuilt', code: 'too_large' }),
    ]);
  });
});
