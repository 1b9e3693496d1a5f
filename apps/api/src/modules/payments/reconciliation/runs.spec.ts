import { HOUR_MS } from '@cw/domain';
import { Sql } from '../../../common/persistence/sql.js';
import { aUser, login } from '../../../testing/index.js';
import { anAcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import type { ReconciliationRunView } from './dto/reconciliation.response.js';
import { ReconciliationRuns } from './reconciliation-runs.js';

const TOTAL = 527_000;

let test: PaymentsTest;
let staff: Record<string, string>;

beforeEach(async () => {
  test = await createPaymentsTest();
  staff = await login(test, await aUser(test, { role: 'admin' }));
});
afterEach(() => test.close());

const runs = async (): Promise<ReconciliationRunView[]> =>
  (await test.http.get('/api/admin/reconciliation').set(staff).expect(200)).body.items;
const compared = async (): Promise<ReconciliationRunView | undefined> => {
  await test.http.post('/api/admin/reconciliation').set(staff).send({}).expect(200);
  await test.jobs.drain();
  return (await runs())[0];
};
const jobsOf = async (name: string): Promise<string[]> => (await test.jobs.find(name, {})).map(({ state }) => state);

/** Paid as by somebody whose page is closed at once; answers the intent and the payment that waits for it. */
async function paidUnseen(): Promise<{ intentId: string; paymentId: string }> {
  const bid = await anAcceptedBid(test);
  const opened = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: TOTAL });
  const { clientSecret, paymentId } = opened.body;
  await test.sandbox.confirm(clientSecret, 'pm_card_visa');
  return { intentId: String(clientSecret).split('_secret_')[0] ?? '', paymentId };
}

async function keepUnread(objectId: string, hoursAgo: number): Promise<void> {
  const at = new Date(test.clock.now().getTime() - hoursAgo * HOUR_MS);
  await test.app.get(Sql).execute(
    `INSERT INTO webhook_inbox (event_id, type, object_id, created_at, received_at, run_after)
      VALUES ('evt_unread', 'payment_intent.succeeded', $1, $2, $2, 'infinity')`,
    [objectId, at],
  );
}

describe('an event that is not read yet', () => {
  it('PAY-06 leaves its object to whoever reads it', async () => {
    const { intentId } = await paidUnseen();
    await keepUnread(intentId, 0.5);

    expect(await compared()).toMatchObject({ differences: [], uncheckedRules: ['I7'], error: null });
  });

  it('PAY-06 hides nothing for longer than an hour, and is a fault itself', async () => {
    const { intentId } = await paidUnseen();
    await keepUnread(intentId, 2);

    expect(await compared()).toMatchObject({
      differences: [{ kind: 'missing', object: 'intent', state: 'applied' }],
      brokenRules: [{ name: 'I10', count: 1 }],
      uncheckedRules: [],
    });
  });
});

describe('an object that cannot be applied', () => {
  it('PAY-06 is left to staff, and every other is compared all the same', async () => {
    const [stuck, other] = [await paidUnseen(), await paidUnseen()];
    await test.asOwner(
      `ALTER TABLE payment ADD CONSTRAINT payment_stuck CHECK (id <> '${stuck.paymentId}' OR status <> 'succeeded')`,
    );

    const run = await compared();

    expect(run).toMatchObject({ error: null, compared: 2 });
    expect(run?.differences).toHaveLength(2);
    expect(run?.differences).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          providerId: stuck.intentId,
          state: 'open',
          kind: 'amount_differs',
          bookedCents: null,
        }),
        expect.objectContaining({ providerId: other.intentId, state: 'applied', kind: 'missing' }),
      ]),
    );
  });
});

describe('a comparison by the clock', () => {
  it('waits for its turn at night, where another one is on its way', async () => {
    const { id } = await test.app.get(ReconciliationRuns).open('recent', null);
    await test.jobs.enqueue('payments.reconcile.full', {});

    await test.jobs.drain();

    expect((await runs()).map((run) => run.id)).toEqual([id]);
    expect((await jobsOf('payments.reconcile.full')).toSorted()).toEqual(['completed', 'created']);
  });

  it('follows a start, but for one that a comparison has just preceded', async () => {
    const started = async (): Promise<number> => {
      await test.jobs.enqueue('payments.reconcile.started', {});
      await test.jobs.drain();
      return (await runs()).length;
    };

    expect([await started(), await started()]).toEqual([1, 1]);
    test.clock.advance(11 * 60_000);
    expect(await started()).toBe(2);
    expect((await runs())[0]).toMatchObject({ reach: 'recent', askedByName: null });
  });
});
