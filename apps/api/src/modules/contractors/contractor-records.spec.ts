import { DAY_MS, HOUR_MS } from '@cw/domain';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { aFinishedJob, handIn } from '../../testing/finished-job.js';
import { aContractor, aJob, aPerson, bidOn, conditionInput, post } from '../../testing/market.js';
import { ContractorRecords, EMPTY_RECORD } from './contractor-records.js';

let test: TestApp;
let records: ContractorRecords;
beforeAll(async () => {
  test = await createTestApp();
  records = test.app.get(ContractorRecords);
});
afterAll(() => test.close());

describe('the record of a contractor', () => {
  it('is empty for one who has shown nothing, and for an id of nobody', async () => {
    const { user } = await aContractor(test);
    const nobody = '01890000-0000-7000-8000-000000000000';

    const found = await records.of([user.id, nobody]);

    expect([found.get(user.id), found.get(nobody)]).toEqual([EMPTY_RECORD, EMPTY_RECORD]);
    expect((await records.of([])).size).toBe(0);
  });

  it('counts finished jobs, and those handed in by the agreed day', async () => {
    test.clock.set('2026-11-20T15:00:00.000Z');
    const fields = { startDate: '2026-11-20', durationDays: 1 };
    const punctual = await aFinishedJob(test, { bid: { fields } });
    const late = await aJob(test, { project: { conditions: [conditionInput()] }, bid: { fields } });
    await test.http.post(`/api/projects/${late.project.id}/start`).set(late.contractor.headers).send({});
    test.clock.set('2026-11-21T12:00:00.000Z');
    await handIn(test, late);
    await test.http
      .post(`/api/projects/${late.project.id}/approve`)
      .set(late.owner.headers)
      .send({ acceptRemaining: true });

    expect(await records.one(punctual.contractor.user.id)).toMatchObject({ completedJobs: 1, onTimeRate: 100 });
    expect(await records.one(late.contractor.user.id)).toMatchObject({ completedJobs: 1, onTimeRate: 0 });
  });

  it('counts what is handed in on the agreed day anywhere in the country as on time', async () => {
    test.clock.set('2026-11-20T15:00:00.000Z');
    const job = await aJob(test, {
      project: { conditions: [conditionInput()] },
      bid: { fields: { startDate: '2026-11-20', durationDays: 1 } },
    });
    await test.http.post(`/api/projects/${job.project.id}/start`).set(job.contractor.headers).send({});
    // Nine in the evening in Hawaii.
    test.clock.set('2026-11-21T07:00:00.000Z');
    await handIn(test, job);
    await test.http
      .post(`/api/projects/${job.project.id}/approve`)
      .set(job.owner.headers)
      .send({ acceptRemaining: true });

    expect((await records.one(job.contractor.user.id)).onTimeRate).toBe(100);
  });

  it('tells the conditions that were accepted at once from those that were returned before', async () => {
    const job = await aJob(test, { project: { conditions: [conditionInput(), conditionInput()] } });
    await test.http.post(`/api/projects/${job.project.id}/start`).set(job.contractor.headers).send({});
    await handIn(test, job);
    const [first] = job.project.conditions;
    const returns = [{ conditionId: first?.id, reason: 'It still peels at the corner.' }];
    const path = `/api/projects/${job.project.id}`;
    await test.http.post(`${path}/request-changes`).set(job.owner.headers).send({ returns });
    await test.http.post(`/api/conditions/${first?.id}/evidence`).set(job.contractor.headers).send({});
    await test.http.post(`${path}/submit`).set(job.contractor.headers).send({});
    await test.http.post(`${path}/approve`).set(job.owner.headers).send({ acceptRemaining: true });

    expect((await records.one(job.contractor.user.id)).firstPassRate).toBe(50);
  });

  it('takes the middle of the hours from a posting to the first bid on it', async () => {
    const [owner, contractor] = [await aPerson(test), await aContractor(test)];
    for (const hours of [1, 3, 20]) {
      const project = await post(test, owner);
      test.clock.advance(hours * HOUR_MS);
      const bid = await bidOn(test, contractor, project);
      await test.http.post(`/api/bids/${bid.id}/withdraw`).set(contractor.headers).send({});
      test.clock.advance(DAY_MS);
      await bidOn(test, contractor, project);
    }

    expect((await records.one(contractor.user.id)).responseHours).toBe(3);
  });
});
