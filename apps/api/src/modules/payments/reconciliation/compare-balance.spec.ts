import { ClosingJob, createInvoicesTest, type InvoicesTest } from '../../../testing/closing-job.js';
import type { Person } from '../../../testing/market.js';
import type { ReconciliationDifferenceView, ReconciliationRunView } from './dto/reconciliation.response.js';

jest.setTimeout(60_000);

const WIRE = { method: 'wire', reference: 'FED 20261120 000412', receivedOn: '2026-11-20', amountCents: 100_000 };

let test: InvoicesTest;
let first: Person;
let second: Person;
beforeEach(async () => {
  test = await createInvoicesTest();
  [first, second] = [await test.admin(), await test.admin()];
});
afterEach(() => test.close());

const compared = async (): Promise<ReconciliationRunView> => {
  await test.http.post('/api/admin/reconciliation').set(first.headers).send({}).expect(200);
  await test.jobs.drain();
  return (await test.http.get('/api/admin/reconciliation').set(first.headers).expect(200)).body.items[0];
};
const accept = async ({ id }: Pick<ReconciliationDifferenceView, 'id'>): Promise<void> => {
  await test.http
    .post(`/api/admin/reconciliation/differences/${id}/accept`)
    .set(first.headers)
    .send({ reason: 'Stands on the statement of November.' })
    .expect(200);
};
/** Approved, paid by wire, and said to stand at the provider; nothing is transferred before the workers run. */
async function clearedByWire(): Promise<ClosingJob> {
  const closing = await ClosingJob.approved(test);
  await test.onboard(closing.job.contractor.user);
  await closing.desk(first, 'record-payment', WIRE);
  await closing.desk(second, 'confirm');
  expect((await closing.desk(first, 'cleared')).status).toBe(200);
  return closing;
}

describe('lines of the provider’s balance that no entry is about', () => {
  it('PAY-06 call staff once, and break no rule any more once staff let them stand', async () => {
    await test.sandbox.control('POST', '/fees', { amount: 2_500 });

    const found = await compared();
    const again = await compared();

    expect(found).toMatchObject({
      differences: [
        {
          ...{ kind: 'unknown_object', object: 'balance_transaction', state: 'open', milestoneId: null },
          ...{ providerCents: -2_500, bookedCents: null },
        },
      ],
      brokenRules: [{ name: 'I7', count: 1 }],
    });
    expect(again.differences).toEqual([]);
    for (const difference of found.differences) await accept(difference);

    expect(await compared()).toMatchObject({ differences: [], brokenRules: [] });
    expect(await test.faults()).toEqual([]);
  });
});

describe('money of a closing that is said to stand at the provider', () => {
  it('PAY-06 differs in nothing where our bank sent it', async () => {
    await test.sandbox.control('POST', '/top_ups', { amount: WIRE.amountCents });
    await clearedByWire();

    expect(await compared()).toMatchObject({ differences: [], brokenRules: [] });
  });

  it('PAY-06 stops its contractor’s transfer where nothing came, and no word of staff makes the books right', async () => {
    const closing = await clearedByWire();

    const { differences } = await compared();

    const { id: milestoneId } = await test.summary(closing.projectId);
    expect(differences).toMatchObject([
      {
        ...{ kind: 'missing_there', object: 'balance_transaction', state: 'open', milestoneId },
        ...{ providerCents: 0, bookedCents: WIRE.amountCents },
      },
    ]);
    await test.workers.drain();
    expect(await test.sandbox.list('transfers')).toEqual([]);
    for (const difference of differences) await accept(difference);
    expect((await compared()).brokenRules).toEqual([{ name: 'I7', count: 1 }]);
    await test.sandbox.control('POST', '/top_ups', { amount: WIRE.amountCents });
    expect((await compared()).brokenRules).toEqual([]);
  });
});
