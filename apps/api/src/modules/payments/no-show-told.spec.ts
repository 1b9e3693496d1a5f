import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { agreedDay, PRICE, type Agreed } from './testing/agreed-day.js';
import { createPaymentsTest, type PaymentsTest } from './testing/create-payments-test.js';
import { joinProject } from '../../testing/join-project.js';
import { aContractor, aPerson, type Person } from '../../testing/market.js';

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

describe('what goes back of a job that ends before its start', () => {
  const saidTo = async (who: Person, type: string): Promise<string | undefined> => {
    const { body } = await test.http.get(`/api/users/${who.user.id}/notifications`).set(who.headers).expect(200);
    return body.items.find((told: { type: string }) => told.type === type)?.message;
  };
  const withDecider = async () => {
    test.clock.set(before);
    const job = await agreedDay(test, before, {});
    const decider = await aPerson(test, 'seller');
    await joinProject(test, job.owner, { person: decider, projectId: job.projectId, right: 'decide' });
    return { job, decider };
  };
  const sum = formatMoney(cents(PRICE));
  const back = `All that was paid, ${sum}, goes back to the card or bank account that paid.`;
  const gone = `All that was paid, ${sum}, goes back to the client. Nothing is paid out to you.`;

  it('PAY-05 NOTE-01 is told in sums where the contractor did not come', async () => {
    const { job, decider } = await withDecider();
    await press(job);

    expect(await saidTo(decider, 'no_show_reported')).toContain(back);
    expect(await saidTo(job.contractor, 'no_show_reported')).toContain(gone);
  });

  it('PAY-05 NOTE-01 is told in sums where the project is cancelled', async () => {
    const { job, decider } = await withDecider();
    const cancelled = test.http.post(`/api/projects/${job.projectId}/cancel`).set(job.owner.headers);
    await cancelled.send({ reason: 'Sold as is' }).expect(200);

    expect(await saidTo(decider, 'project_cancelled')).toContain(back);
    expect(await saidTo(job.contractor, 'project_cancelled')).toContain(gone);
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
