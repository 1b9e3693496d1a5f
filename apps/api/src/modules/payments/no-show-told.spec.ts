import { agreedDay, type Agreed } from './testing/agreed-day.js';
import { createPaymentsTest, type PaymentsTest } from './testing/create-payments-test.js';
import { aContractor, type Person } from '../../testing/market.js';

let test: PaymentsTest;
let before: Date;
beforeAll(async () => {
  test = await createPaymentsTest();
  before = test.clock.now();
});
afterAll(() => test.close());

const press = ({ projectId, owner }: Agreed) =>
  test.http.post(`/api/projects/${projectId}/no-show`).set(owner.headers).send({}).expect(201);
const needsOf = async (who: Person): Promise<object[]> =>
  (await test.http.get('/api/dashboard').set(who.headers).expect(200)).body.needsMe;

describe('what happened on the agreed day', () => {
  it('PROJ-10 is asked for on the dashboard by its deadline, until it is given or its time is over', async () => {
    const [job, late] = [await agreedDay(test, before, {}), await agreedDay(test, before, {})];
    const missed = { projectId: job.projectId, startDate: '2026-11-23', answerDueAt: null };
    expect(await needsOf(job.owner)).toMatchObject([{ kind: 'check_start', ...missed }]);
    await press(job);
    await press(late);
    const page = await test.http.get(`/api/projects/${job.projectId}`).set(job.contractor.headers).expect(200);
    const { answerDueAt } = page.body.noShow;

    const { body: asked } = await test.http.get('/api/dashboard').set(job.contractor.headers).expect(200);
    const path = `/api/projects/${job.projectId}/no-show/answer`;
    await test.http.post(path).set(job.contractor.headers).send({ answer: 'did_not_come' }).expect(200);
    const answered = await needsOf(job.contractor);
    test.clock.set(new Date(Date.parse(answerDueAt) - 1));
    const lastMoment = await needsOf(late.contractor);
    test.clock.set(new Date(answerDueAt));

    expect(asked.needsMe).toMatchObject([
      { kind: 'answer_no_show', projectId: job.projectId, closingDate: null, answerDueAt },
    ]);
    expect(asked.closings).toEqual([]);
    expect(answered).toEqual([]);
    expect(lastMoment).toMatchObject([{ kind: 'answer_no_show', projectId: late.projectId }]);
    expect(await needsOf(late.contractor)).toEqual([]);
    expect(await needsOf(late.owner)).toEqual([]);
  });
});

describe('the same work, posted again', () => {
  it('NOTE-01 is told to contractors near it, and not to whoever had it', async () => {
    test.clock.set(before);
    const rival = await aContractor(test);
    const job = await agreedDay(test, before, { rivals: [rival] });

    const { body: project } = await press(job);

    const hears = async ({ user, headers }: Person): Promise<boolean> => {
      const { body } = await test.http.get(`/api/users/${user.id}/notifications`).set(headers).expect(200);
      return body.items.some(
        ({ type, actionUrl }: { type: string; actionUrl: string }) =>
          type === 'project_posted' && actionUrl === `/projects/${project.id}`,
      );
    };
    expect([await hears(rival), await hears(job.contractor)]).toEqual([true, false]);
  });
});
