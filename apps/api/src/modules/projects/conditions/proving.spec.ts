import { newId } from '../../../common/ids.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aContractor, aJob, type Job } from '../../../testing/market.js';
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

const { conditionId, fire, onCondition, upload, submitted } = workSite(() => ({ test, job }));

describe('proving a condition', () => {
  it('COND-04 takes photographs from before and after, and says what is missing', async () => {
    await fire(job.contractor, 'start');
    await upload(1, 'before');
    const early = await onCondition(job.contractor, 1, 'evidence');
    await upload(1, 'after');

    const answer = await onCondition(job.contractor, 1, 'evidence');

    expect([early.status, early.body.guard, early.body.state]).toEqual([409, 'evidence_complete', 'in_work']);
    expect(answer.body).toMatchObject({
      state: 'evidenced',
      missingEvidence: [],
      evidenceFiles: [{ kind: 'before' }, { kind: 'after' }],
    });
  });

  it('is the accepted contractor’s alone, and only while the work is under way', async () => {
    const early = await onCondition(job.contractor, 1, 'evidence');
    await fire(job.contractor, 'start');

    const answers = await Promise.all([
      onCondition(job.owner, 1, 'evidence'),
      onCondition(await aContractor(test), 1, 'evidence'),
      test.http.post(`/api/conditions/${newId()}/evidence`).set(job.contractor.headers).send({}),
      test.http.post(`/api/conditions/${conditionId(1)}/evidence`).send({}),
    ]);

    expect([early.status, early.body.state]).toEqual([409, 'awarded']);
    expect(answers.map(({ status }) => status)).toEqual([403, 404, 404, 401]);
  });
});

describe('proving a returned condition', () => {
  afterEach(() => test.clock.advance(-60_000));

  it('COND-04 needs a photo newer than what was returned; what was taken before the work still counts', async () => {
    await submitted();
    test.clock.advance(60_000);
    await fire(job.owner, 'request-changes', {
      returns: [{ conditionId: conditionId(2), reason: 'The strap is loose.' }],
    });

    const again = await onCondition(job.contractor, 2, 'evidence');
    await upload(2, 'before');
    const early = await onCondition(job.contractor, 2, 'evidence');
    await upload(2, 'after');
    const mended = await onCondition(job.contractor, 2, 'evidence');

    expect([again.status, again.body.guard]).toEqual([409, 'evidence_complete']);
    expect([early.status, early.body.guard]).toEqual([409, 'evidence_complete']);
    expect([mended.status, mended.body.state, mended.body.missingEvidence]).toEqual([200, 'evidenced', []]);
  });
});
