import { newId } from '../../../common/ids.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aContractor, aJob, aPerson, bidOn, historyOf, post, type Job } from '../../../testing/market.js';
import { workSite } from '../testing/work-site.js';

let test: TestApp;
let job: Job;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  job = await aJob(test);
});
afterAll(() => test.close());

const { conditionId, fire, onCondition, read, upload, prove, submitted } = workSite(() => ({ test, job }));

describe('starting the work', () => {
  it('COND-04 begins every awarded condition, and says who began it', async () => {
    const answer = await fire(job.contractor, 'start');

    expect([answer.status, answer.body.status, answer.body.work]).toEqual([200, 'in_progress', 'started']);
    expect(answer.body.conditions.map(({ state }: { state: string }) => state)).toEqual([
      'in_work',
      'in_work',
      'in_work',
    ]);
    expect(await historyOf(test, job.owner, job.project.id)).toContainEqual(
      expect.objectContaining({
        entity: 'condition',
        conditionNumber: 3,
        event: 'start',
        from: 'awarded',
        to: 'in_work',
        actorName: 'Marco Diaz',
      }),
    );
  });

  it('waits for the money when it is paid up front, and the page says so', async () => {
    const owner = await aPerson(test);
    const contractor = await aContractor(test);
    const project = await post(test, owner);
    const bid = await bidOn(test, contractor, project);
    await test.http.post(`/api/bids/${bid.id}/accept`).set(owner.headers).send({ paymentTiming: 'upfront' });

    const answer = await fire(contractor, 'start', {}, project.id);

    expect([answer.status, answer.body.code, answer.body.guard, answer.body.state]).toEqual([
      409,
      'project.not_funded',
      'funded_or_at_closing',
      'in_progress.not_started',
    ]);
    const page = await test.http.get(`/api/projects/${project.id}`).set(contractor.headers);
    expect(page.body).toMatchObject({
      actions: ['cancel', 'start', 'request_early_start'],
      blockers: [
        { event: 'start', guard: 'funded_or_at_closing' },
        { event: 'request_early_start', guard: 'start_date_ahead' },
      ],
    });
  });

  it('waits for the agreed day', async () => {
    job = await aJob(test, { bid: { fields: { startDate: '2026-11-21' } } });

    const early = await fire(job.contractor, 'start');

    expect([early.status, early.body.code]).toEqual([409, 'project.before_start_date']);
    expect((await read(job.contractor)).body.blockers).toEqual([{ event: 'start', guard: 'start_date_reached' }]);
  });

  it('is the accepted contractor’s alone', async () => {
    const answers = await Promise.all([
      fire(job.owner, 'start'),
      fire(await aContractor(test), 'start'),
      fire(job.contractor, 'start', {}, newId()),
      test.http.post(`/api/projects/${job.project.id}/start`).send({}),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([403, 404, 404, 401]);
  });

  it('happens once when it is asked for twice', async () => {
    const answers = await Promise.all([fire(job.contractor, 'start'), fire(job.contractor, 'start')]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('submitting the work', () => {
  it('COND-04 is refused while an awarded condition lacks its evidence', async () => {
    await fire(job.contractor, 'start');
    await prove(1);

    const answer = await fire(job.contractor, 'submit');

    expect([answer.status, answer.body.code, answer.body.guard]).toEqual([
      409,
      'project.evidence_missing',
      'all_evidenced',
    ]);
  });

  it('COND-04 does not wait for a condition that the bid left out', async () => {
    const gap = { prices: { 1: 90_000 } };
    const owner = await aPerson(test);
    const contractor = await aContractor(test);
    const project = await post(test, owner);
    const bid = await bidOn(test, contractor, project, { ...gap, fields: { acceptsAtClosing: true } });
    const acknowledgedGaps = project.conditions.slice(1).map(({ id }) => id);
    await test.http
      .post(`/api/bids/${bid.id}/accept`)
      .set(owner.headers)
      .send({ paymentTiming: 'at_closing', acknowledgedGaps });
    job = { owner, contractor, project, bidId: bid.id };
    await fire(contractor, 'start');
    await prove(1);

    const answer = await fire(contractor, 'submit');

    expect([answer.status, answer.body.work]).toEqual([200, 'submitted']);
    expect(answer.body.conditions.map(({ state }: { state: string }) => state)).toEqual([
      'evidenced',
      'left_out',
      'left_out',
    ]);
  });

  it('starts the client’s review: fourteen days, or the last safe day before closing', async () => {
    await submitted();

    // Closing on Friday, December 18: three business days before it, later than 14 days from November 20.
    expect((await read(job.owner)).body).toMatchObject({
      work: 'submitted',
      reviewDueAt: '2026-12-04T15:00:00.000Z',
      needsMe: true,
    });
  });
});

describe('the client’s review', () => {
  beforeEach(submitted);

  it('COND-04 returns one condition with a reason, which is mended, submitted again and approved', async () => {
    await onCondition(job.owner, 1, 'accept');
    const returned = await fire(job.owner, 'request-changes', {
      returns: [{ conditionId: conditionId(2), reason: 'The strap is loose.' }],
    });
    expect(returned.body).toMatchObject({ work: 'changes_requested', reviewDueAt: null });
    expect(returned.body.conditions.map(({ state }: { state: string }) => state)).toEqual([
      'accepted',
      'returned',
      'evidenced',
    ]);
    const seen = (await read(job.contractor)).body;
    expect(seen).toMatchObject({ needsMe: true, blockers: [{ event: 'submit', guard: 'all_evidenced' }] });
    expect(seen.conditions[1]).toMatchObject({
      returnReason: 'The strap is loose.',
      returnedAt: '2026-11-20T15:00:00.000Z',
      actions: ['prove'],
    });
    await upload(2, 'after');
    await onCondition(job.contractor, 2, 'evidence');
    expect((await fire(job.contractor, 'submit')).status).toBe(200);
    await onCondition(job.owner, 2, 'accept');
    await onCondition(job.owner, 3, 'accept');

    const answer = await fire(job.owner, 'approve');

    expect([answer.status, answer.body.status, answer.body.work]).toEqual([200, 'completed', null]);
    const events = (await historyOf(test, job.owner, job.project.id))
      .filter(({ conditionNumber }) => conditionNumber === 2)
      .map(({ event }) => event);
    expect(events).toEqual(['accept', 'prove', 'return', 'prove', 'start', 'award']);
  });

  it('COND-04 does not approve while a condition is not accepted, unless asked to accept the rest', async () => {
    await onCondition(job.owner, 1, 'accept');
    const early = await fire(job.owner, 'approve');

    const answer = await fire(job.owner, 'approve', { acceptRemaining: true });

    expect([early.status, early.body.code, early.body.guard]).toEqual([
      409,
      'project.conditions_unaccepted',
      'all_accepted',
    ]);
    expect(answer.body.status).toBe('completed');
    expect(answer.body.conditions.map(({ state }: { state: string }) => state)).toEqual([
      'accepted',
      'accepted',
      'accepted',
    ]);
  });

  it('COND-04 keeps why a corrected condition was returned, for whoever looks at it once more', async () => {
    await onCondition(job.owner, 2, 'return', { reason: 'The strap is loose.' });
    await upload(2, 'after');
    await onCondition(job.contractor, 2, 'evidence');
    const returned = { returnReason: 'The strap is loose.', returnedAt: '2026-11-20T15:00:00.000Z' };
    const again = await onCondition(job.owner, 2, 'accept');

    const answer = await onCondition(job.owner, 2, 'take-back');

    expect(again.body).toMatchObject({ state: 'accepted', ...returned });
    expect(answer.body).toMatchObject({ state: 'evidenced', ...returned });
  });

  it('accepts no returned condition along with the rest', async () => {
    await onCondition(job.owner, 2, 'return', { reason: 'Not level at all.' });

    const answer = await fire(job.owner, 'approve', { acceptRemaining: true });

    expect([answer.status, answer.body.state]).toEqual([409, 'in_progress.changes_requested']);
    expect((await read(job.owner)).body.conditions.map(({ state }: { state: string }) => state)).toEqual([
      'evidenced',
      'returned',
      'evidenced',
    ]);
  });

  it('asks for no change without a returned condition, and returns none of another project', async () => {
    const other = await aJob(test);

    const nothing = await fire(job.owner, 'request-changes');
    const foreign = await fire(job.owner, 'request-changes', {
      returns: [{ conditionId: other.project.conditions[0]?.id, reason: 'Not mine at all.' }],
    });
    const silent = await onCondition(job.owner, 1, 'return', { reason: 'bad' });

    expect([nothing.status, nothing.body.code]).toEqual([409, 'project.nothing_returned']);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'condition.not_found']);
    expect([silent.status, silent.body.errors[0]]).toMatchObject([422, { path: 'reason', code: 'too_short' }]);
  });

  it('is the owner’s: the contractor and staff are refused, strangers learn nothing', async () => {
    const stranger = await aPerson(test, 'agent');
    const staff = await aPerson(test, 'admin');

    const answers = await Promise.all([
      fire(job.contractor, 'approve'),
      fire(staff, 'approve'),
      fire(stranger, 'approve'),
      fire(job.contractor, 'request-changes'),
      onCondition(job.contractor, 1, 'accept'),
      onCondition(staff, 1, 'accept'),
      onCondition(stranger, 1, 'return', { reason: 'Not mine at all.' }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 404, 403, 403, 403, 404]);
  });

  it('approves once when the button is pressed ten times', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fire(job.owner, 'approve', { acceptRemaining: true })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body.state}`)),
    ).toEqual(new Set(['409 completed']));
  });

  it('COND-04 records the clearance after the work is accepted', async () => {
    await fire(job.owner, 'approve', { acceptRemaining: true });

    const answer = await onCondition(job.owner, 1, 'clear', { note: 'Form 1004D received' });

    expect([answer.status, answer.body.state]).toEqual([200, 'cleared']);
    expect((await historyOf(test, job.owner, job.project.id))[0]).toMatchObject({
      event: 'clear',
      reason: 'Form 1004D received',
      conditionNumber: 1,
    });
    expect((await onCondition(job.contractor, 2, 'clear')).status).toBe(403);
  });
});
