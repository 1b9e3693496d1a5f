import { Sql } from '../../common/persistence/sql.js';
import { aContractor, aPerson, bidOn, post, type Person, type PostedProject } from '../../testing/market.js';
import { aPhoto, upload } from '../../testing/uploads.js';
import { createPaymentsTest, type PaymentsTest } from './testing/create-payments-test.js';

let test: PaymentsTest;
let owner: Person;
let contractor: Person;
let project: PostedProject;

beforeAll(async () => {
  test = await createPaymentsTest();
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  owner = await aPerson(test);
  contractor = await aContractor(test);
  project = await post(test, owner);
  const bid = await bidOn(test, contractor, project);
  await test.http.post(`/api/bids/${bid.id}/accept`).set(owner.headers).send({ paymentTiming: 'upfront' }).expect(200);
});

const fire = (person: Person, event: string, body: object = {}) =>
  test.http.post(`/api/projects/${project.id}/${event}`).set(person.headers).send(body);
const payment = async (person: Person) =>
  (await test.http.get(`/api/projects/${project.id}`).set(person.headers)).body.payment;

async function proveAll(): Promise<void> {
  const content = await aPhoto();
  for (const { id } of project.conditions) {
    for (const kind of ['before', 'after']) {
      await upload(test, contractor, { projectId: project.id, content, kind, conditionId: id }).expect(201);
    }
    await test.http.post(`/api/conditions/${id}/evidence`).set(contractor.headers).send({}).expect(200);
  }
}

describe('the main job, paid for', () => {
  it('PAY-01 work starts once the money is held, and approving it pays the contractor', async () => {
    await test.onboard(contractor.user);
    expect((await fire(contractor, 'start')).body).toMatchObject({ status: 409, code: 'project.not_funded' });
    await test.pay(owner.user, project.id, 100_000, 'pm_card_visa_chargeDeclined');
    await test.pay(owner.user, project.id, 100_000);
    expect((await fire(contractor, 'start')).body).toMatchObject({ status: 409, code: 'project.not_funded' });
    await test.pay(owner.user, project.id, 200_000);

    await fire(contractor, 'start').expect(200);
    await proveAll();
    await fire(contractor, 'submit').expect(200);
    const approved = await fire(owner, 'approve', { acceptRemaining: true });
    expect(approved.body).toMatchObject({ status: 'completed', payment: { state: 'releasing', heldCents: 0 } });
    await test.workers.drain();

    expect(await payment(contractor)).toMatchObject({ state: 'released', payoutCents: 270_000, feeCents: 30_000 });
    const dashboard = await test.http.get('/api/dashboard').set(contractor.headers);
    expect(dashboard.body.money).toMatchObject({ earningsCents: 270_000, heldCents: 0 });
    expect(await test.faults()).toEqual([]);
    const sums = await test.app.get(Sql).execute('SELECT sum(amount_cents) AS sum FROM ledger_posting');
    expect(sums.rows).toEqual([{ sum: '0' }]);
  });

  it('PAY-05 cancelled before work starts, everything comes back', async () => {
    await test.pay(owner.user, project.id, 300_000);

    await fire(owner, 'cancel').expect(200);
    await test.workers.drain();

    expect(await payment(owner)).toMatchObject({ state: 'refunded', refundedCents: 300_000, heldCents: 0 });
    expect((await test.openIntent(owner.user, { projectId: project.id, amountCents: 300_000 })).status).toBe(409);
    expect(await test.faults()).toEqual([]);
  });

  it('two approvals at once: one wins, the other is a conflict, one transfer is made', async () => {
    await test.onboard(contractor.user);
    await test.pay(owner.user, project.id, 300_000);
    await fire(contractor, 'start').expect(200);
    await proveAll();
    await fire(contractor, 'submit').expect(200);

    const answers = await Promise.all([1, 2].map(() => fire(owner, 'approve', { acceptRemaining: true })));
    await test.workers.drain();

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { id } = await test.summary(project.id);
    expect((await test.sandbox.list('transfers')).filter((one) => one['transfer_group'] === id)).toHaveLength(1);
    expect(await test.faults()).toEqual([]);
  });

  it('nothing is due before a bid is accepted', async () => {
    const posted = await post(test, owner);

    const refused = await test.openIntent(owner.user, { projectId: posted.id, amountCents: 300_000 });

    expect(refused.body).toMatchObject({ status: 409, code: 'payment.not_due' });
  });
});
