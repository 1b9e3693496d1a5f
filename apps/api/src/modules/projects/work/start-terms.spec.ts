import { CONTEST_START_HOURS, HOUR_MS } from '@cw/domain';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aContractor, aJob, aPerson, bidOn, historyOf, post, type Job, type Person } from '../../../testing/market.js';

const REASON = 'Nobody came to the house.';
// The clock of the tests stands on November 20, 2026.
const AHEAD = '2026-12-01';

let test: TestApp;
let job: Job;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const fire = (person: Person, event: string, body: object = {}, id = job.project.id) =>
  test.http.post(`/api/projects/${id}/${event}`).set(person.headers).send(body);
const read = async (person: Person) =>
  (await test.http.get(`/api/projects/${job.project.id}`).set(person.headers)).body;
const told = async (person: Person): Promise<string[]> => {
  const { body } = await test.http.get(`/api/users/${person.user.id}/notifications`).set(person.headers);
  return body.items.map(({ type }: { type: string }) => type);
};

describe('an early start', () => {
  beforeEach(async () => {
    job = await aJob(test, { bid: { fields: { startDate: AHEAD, durationDays: 3 } } });
  });

  it('COND-04 waits for the client’s word; then the contractor begins before the agreed day', async () => {
    const refused = await fire(job.contractor, 'start');
    const allowed = await fire(job.owner, 'early-start');
    const started = await fire(job.contractor, 'start');

    expect([refused.status, refused.body.code]).toEqual([409, 'project.before_start_date']);
    expect([allowed.status, allowed.body.work, allowed.body.agreed.startsEarly]).toEqual([200, 'not_started', true]);
    expect([started.status, started.body.work]).toEqual([200, 'started']);
    expect(await told(job.contractor)).toContain('early_start_allowed');
    expect(await historyOf(test, job.owner, job.project.id)).toContainEqual(
      expect.objectContaining({ entity: 'project', event: 'allow_early_start', actorName: 'Sofia Reyes' }),
    );
  });

  it('is allowed once, and only while the agreed day is still ahead', async () => {
    await fire(job.owner, 'early-start').expect(200);
    const twice = await fire(job.owner, 'early-start');
    job = await aJob(test, { bid: { fields: { startDate: '2026-11-20' } } });
    const today = await fire(job.owner, 'early-start');
    job = await aJob(test);
    const withoutDay = await fire(job.owner, 'early-start');

    expect([twice, today, withoutDay].map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'project.start_not_ahead'],
      [409, 'project.start_not_ahead'],
      [409, 'project.start_not_ahead'],
    ]);
  });

  it('is offered to the client as long as it can be allowed, and named as what the contractor waits for', async () => {
    const before = await read(job.owner);
    await fire(job.owner, 'early-start').expect(200);
    const after = await read(job.owner);

    expect(before.actions).toContain('allow_early_start');
    expect(before.blockers).not.toContainEqual({ event: 'allow_early_start', guard: 'start_date_ahead' });
    expect(after.blockers).toContainEqual({ event: 'allow_early_start', guard: 'start_date_ahead' });
    expect((await read(job.contractor)).blockers).toEqual([
      { event: 'request_early_start', guard: 'start_date_ahead' },
    ]);
  });

  it('does not stand in for the money', async () => {
    const owner = await aPerson(test);
    const contractor = await aContractor(test);
    const project = await post(test, owner);
    const bid = await bidOn(test, contractor, project, { fields: { startDate: AHEAD, durationDays: 3 } });
    await test.http
      .post(`/api/bids/${bid.id}/accept`)
      .set(owner.headers)
      .send({ paymentTiming: 'upfront' })
      .expect(200);
    await fire(owner, 'early-start', {}, project.id).expect(200);

    const { status, body } = await fire(contractor, 'start', {}, project.id);

    expect([status, body.code]).toEqual([409, 'project.not_funded']);
  });

  it('has one effect when it is pressed twice', async () => {
    const answers = await Promise.all([fire(job.owner, 'early-start'), fire(job.owner, 'early-start')]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('an early start that the contractor asks for', () => {
  const WHY = 'The crew is free next Monday already.';
  const ask = (reason: string | undefined = WHY) => fire(job.contractor, 'early-start/request', { reason });

  beforeEach(async () => {
    job = await aJob(test, { bid: { fields: { startDate: AHEAD, durationDays: 3 } } });
  });

  it('COND-04 reaches the client with its reason, and one word of the client lets the work begin', async () => {
    const asked = await ask();
    const seen = await read(job.owner);
    const allowed = await fire(job.owner, 'early-start');

    expect([asked.status, asked.body.work]).toEqual([200, 'not_started']);
    expect(seen.agreed.earlyStartRequest).toEqual({ askedAt: test.clock.now().toISOString(), reason: WHY });
    expect(seen.actions).toEqual(expect.arrayContaining(['allow_early_start', 'refuse_early_start']));
    expect(seen.blockers).not.toContainEqual(expect.objectContaining({ event: 'refuse_early_start' }));
    expect([allowed.status, allowed.body.agreed]).toMatchObject([200, { startsEarly: true, earlyStartRequest: null }]);
    expect(await told(job.owner)).toContain('early_start_asked');
    await fire(job.contractor, 'start').expect(200);
    expect(await historyOf(test, job.contractor, job.project.id)).toContainEqual(
      expect.objectContaining({ event: 'request_early_start', actorName: 'Marco Diaz', reason: WHY }),
    );
  });

  it('refused, the agreed day holds, the contractor is told, and may ask for another reason', async () => {
    await ask().expect(200);
    const refused = await fire(job.owner, 'early-start/refuse');
    const started = await fire(job.contractor, 'start');
    const again = await ask('The painters cannot come later.');

    expect([refused.status, refused.body.agreed.earlyStartRequest]).toEqual([200, null]);
    expect(started.body.code).toBe('project.before_start_date');
    expect(await told(job.contractor)).toContain('early_start_refused');
    expect([again.status, again.body.agreed.earlyStartRequest.reason]).toEqual([
      200,
      'The painters cannot come later.',
    ]);
  });

  it('asks for the reason, and is one question at a time', async () => {
    const why = await fire(job.contractor, 'early-start/request', {});
    const answers = await Promise.all([ask(), ask()]);
    const twice = answers.find(({ status }) => status === 409);

    expect([why.status, why.body.errors?.[0]?.path]).toEqual([422, 'reason']);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(twice?.body.code).toBe('project.early_start_asked');
  });

  it('is asked only while the agreed day is ahead, and refused only when it was asked', async () => {
    const unasked = await fire(job.owner, 'early-start/refuse');
    await fire(job.owner, 'early-start').expect(200);
    const needless = await ask();

    expect([unasked.status, unasked.body.code]).toEqual([409, 'project.early_start_unasked']);
    expect([needless.status, needless.body.code]).toEqual([409, 'project.start_not_ahead']);
  });

  it('is the contractor’s question and the client’s answer, by whomever the client lets decide', async () => {
    const decider = await aPerson(test, 'agent');
    await test.unitOfWork.manager.query(`UPDATE project SET decider_ids = $2 WHERE id = $1`, [
      job.project.id,
      [decider.user.id],
    ]);
    const asked = await Promise.all(
      [job.owner, await aPerson(test), await aContractor(test)].map((person) =>
        fire(person, 'early-start/request', { reason: WHY }),
      ),
    );
    await ask().expect(200);
    const refused = await Promise.all(
      [job.contractor, await aPerson(test), await aPerson(test, 'admin')].map((person) =>
        fire(person, 'early-start/refuse'),
      ),
    );

    expect(asked.map(({ status }) => status)).toEqual([403, 403, 404]);
    expect(refused.map(({ status }) => status)).toEqual([403, 404, 403]);
    expect((await fire(decider, 'early-start/refuse')).status).toBe(200);
  });

  it('leaves the pages once the work has begun without it', async () => {
    await ask().expect(200);
    await test.unitOfWork.manager.query(`UPDATE project SET agreed_start_date = '2026-11-20' WHERE id = $1`, [
      job.project.id,
    ]);

    const { body } = await fire(job.contractor, 'start').expect(200);

    expect(body.agreed.earlyStartRequest).toBeNull();
  });
});

describe('a contested start', () => {
  beforeEach(async () => {
    job = await aJob(test);
    await fire(job.contractor, 'start').expect(200);
  });

  it('COND-04 freezes the work within a day of the start, with the reason in the history and both sides told', async () => {
    const page = await read(job.owner);

    const { status, body } = await fire(job.owner, 'contest-start', { reason: REASON });

    expect(page.contestUntil).toBe(new Date(test.clock.now().getTime() + CONTEST_START_HOURS * HOUR_MS).toISOString());
    expect([status, body.work, body.contestUntil]).toEqual([200, 'disputed', null]);
    expect(await told(job.contractor)).toContain('project_disputed');
    expect(await historyOf(test, job.contractor, job.project.id)).toContainEqual(
      expect.objectContaining({ entity: 'project', event: 'contest_start', reason: REASON }),
    );
    const answers = await Promise.all([fire(job.contractor, 'submit'), fire(job.owner, 'approve')]);
    expect(answers.map((answer) => [answer.status, answer.body.state])).toEqual([
      [409, 'in_progress.disputed'],
      [409, 'in_progress.disputed'],
    ]);
  });

  it('asks why', async () => {
    const { status, body } = await fire(job.owner, 'contest-start', {});

    expect([status, body.errors?.[0]?.path]).toEqual([422, 'reason']);
    expect((await read(job.owner)).work).toBe('started');
  });

  it('comes too late a day after the start; the dispute is still open to both sides', async () => {
    const startedAt = test.clock.now();
    test.clock.set(new Date(startedAt.getTime() + CONTEST_START_HOURS * HOUR_MS + 1));
    try {
      const late = await fire(job.owner, 'contest-start', { reason: REASON });
      const dispute = await fire(job.owner, 'dispute', { reason: REASON });

      expect([late.status, late.body.code]).toEqual([409, 'project.start_settled']);
      expect([dispute.status, dispute.body.work]).toEqual([200, 'disputed']);
    } finally {
      test.clock.set(startedAt);
    }
  });

  it('is the client’s word alone', async () => {
    const answers = await Promise.all([
      fire(job.contractor, 'contest-start', { reason: REASON }),
      fire(await aPerson(test), 'contest-start', { reason: REASON }),
      fire(await aPerson(test, 'admin'), 'contest-start', { reason: REASON }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([403, 404, 403]);
  });
});
