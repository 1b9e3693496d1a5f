import { cents, DAY_MS } from '@cw/domain';
import { aUser, login } from '../../../testing/index.js';
import { CLEARING, heldFor } from '../ledger/accounts.js';
import { Ledger } from '../ledger/ledger.js';
import { Bank } from '../testing/bank.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import type { ReconciliationDifferenceView, ReconciliationRunView } from './dto/reconciliation.response.js';

const TOTAL = 527_000;

let test: PaymentsTest;
let bid: AcceptedBid;
let staff: Record<string, string>;

beforeEach(async () => {
  test = await createPaymentsTest();
  bid = await anAcceptedBid(test);
  await test.onboard(bid.contractor);
  staff = await login(test, await aUser(test, { role: 'admin' }));
});
afterEach(() => test.close());

const ask = async (): Promise<ReconciliationRunView> =>
  (await test.http.post('/api/admin/reconciliation').set(staff).send({}).expect(200)).body;
const latest = async (): Promise<ReconciliationRunView> =>
  (await test.http.get('/api/admin/reconciliation').set(staff).expect(200)).body.items[0];
/** Asks for a comparison and lets a worker carry it out. */
const compared = async (): Promise<ReconciliationRunView> => {
  await ask();
  await test.jobs.drain();
  return latest();
};
/** Pays as somebody does whose page is closed at once, and whose events are lost. */
const paidUnseen = async (): Promise<void> => {
  const opened = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: TOTAL });
  await test.sandbox.confirm(opened.body.clientSecret, 'pm_card_visa');
};
const refundAtProvider = async (amount: number): Promise<void> => {
  const [charge] = await test.sandbox.list('charges');
  await fetch(`${test.sandbox.url}/v1/refunds`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${test.config.payments.secretKey}` },
    body: new URLSearchParams({ charge: String(charge?.['id']), amount: String(amount) }),
  });
};
/** An entry of the books that names a charge which the provider never had. */
const bookOfNobody = async (): Promise<void> => {
  const { id } = await test.summary(bid.projectId);
  const lines = [
    { account: CLEARING, amountCents: cents(5_000) },
    { account: heldFor(id), amountCents: cents(-5_000) },
  ];
  await test.unitOfWork.run(() =>
    test.app.get(Ledger).post({ kind: 'charge', ref: 'ch_of_nobody', milestoneId: id, lines }, null),
  );
};
const accept = (id: string | undefined, reason = 'Agreed with the client by telephone.') =>
  test.http
    .post(`/api/admin/reconciliation/differences/${String(id)}/accept`)
    .set(staff)
    .send({ reason });
const waiting = async (): Promise<ReconciliationDifferenceView[]> =>
  (await test.http.get('/api/admin/reconciliation/differences').set(staff).expect(200)).body.items;
const milestone = async (): Promise<Record<string, unknown> | undefined> => {
  const [row] = await test.unitOfWork.manager.query(
    `SELECT frozen, attention_reason AS attention FROM milestone WHERE project_id = $1`,
    [bid.projectId],
  );
  return row;
};

describe('the comparison with the provider', () => {
  it('PAY-06 finds nothing where nothing differs, after every kind of move', async () => {
    const other = await anAcceptedBid(test);
    await test.pay(other.owner, other.projectId, TOTAL);
    await other.project.cancel();
    await test.pay(bid.owner, bid.projectId, TOTAL);
    await bid.project.start();
    await bid.project.submit();
    await bid.project.approve();
    const disputed = await anAcceptedBid(test);
    await test.pay(disputed.owner, disputed.projectId, TOTAL, 'pm_card_createDispute');
    expect(await test.faults()).toEqual([]);

    const run = await compared();

    expect(run).toMatchObject({ reach: 'full', differences: [], brokenRules: [], uncheckedRules: [], error: null });
    // Three charges, a refund, a transfer, a charge-back.
    expect(run.compared).toBe(6);
    expect(run.finishedAt).not.toBeNull();
  });

  it('PAY-06 books a payment of which neither page nor event told', async () => {
    await paidUnseen();
    expect(await test.summary(bid.projectId)).toMatchObject({ heldCents: 0 });

    const { differences } = await compared();

    expect(differences).toMatchObject([
      {
        kind: 'missing',
        object: 'intent',
        state: 'applied',
        bookedCents: null,
        projectTitle: 'Handrail and peeling paint',
      },
    ]);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'funded', heldCents: TOTAL, attention: false });
    expect(await milestone()).toEqual({ frozen: false, attention: null });
  });

  it('PAY-06 books a charge-back of which no event told', async () => {
    await test.pay(bid.owner, bid.projectId, TOTAL, 'pm_card_createDispute');

    const { differences } = await compared();

    expect(differences).toMatchObject([{ kind: 'missing', object: 'dispute', state: 'applied', bookedCents: null }]);
    expect(await milestone()).toEqual({ frozen: true, attention: 'charge_disputed' });
  });

  it('PAY-06 stops a project whose money the provider gave back without us, and calls staff once', async () => {
    await test.pay(bid.owner, bid.projectId, TOTAL);
    await refundAtProvider(10_000);

    const first = await compared();
    const second = await compared();

    expect(first.differences).toMatchObject([
      { kind: 'unknown_object', object: 'refund', state: 'open', providerCents: -10_000, bookedCents: null },
    ]);
    expect(first.brokenRules).toEqual([{ name: 'I7', count: 1 }]);
    expect(second.differences).toEqual([]);
    expect(await milestone()).toEqual({ frozen: true, attention: 'unknown_object' });
    await bid.project.start();
    await bid.project.submit();
    await expect(bid.project.approve()).rejects.toMatchObject({ code: 'state.conflict' });
  });

  it('PAY-06 lets it go on once staff have said why the difference may stand', async () => {
    await test.pay(bid.owner, bid.projectId, TOTAL);
    await refundAtProvider(10_000);
    const [difference] = (await compared()).differences;

    const unreasoned = await accept(difference?.id, '');
    const accepted = await accept(difference?.id);
    const again = await accept(difference?.id, 'Once more.');
    const next = await compared();

    expect(unreasoned.body).toMatchObject({ status: 422, errors: [{ path: 'reason' }] });
    expect(accepted.body).toMatchObject({ state: 'accepted', reason: 'Agreed with the client by telephone.' });
    expect(again.body).toMatchObject({ status: 409, code: 'state.conflict' });
    expect(next).toMatchObject({ differences: [], brokenRules: [], uncheckedRules: [] });
    expect(await milestone()).toEqual({ frozen: false, attention: null });
  });

  it('PAY-06 stops a project whose charge the books name with another amount', async () => {
    await test.pay(bid.owner, bid.projectId, TOTAL);
    await test.asOwner(
      `SET LOCAL session_replication_role = replica`,
      `UPDATE ledger_posting SET amount_cents = amount_cents + sign(amount_cents)
        WHERE tx_id = (SELECT id FROM ledger_tx WHERE kind = 'charge')`,
    );

    const { differences } = await compared();

    expect(differences).toMatchObject([{ kind: 'amount_differs', object: 'intent', state: 'open' }]);
    expect(Number(differences[0]?.bookedCents) - Number(differences[0]?.providerCents)).toBe(1);
    expect(await milestone()).toEqual({ frozen: true, attention: 'differs_from_provider' });
  });

  it('PAY-06 stops a project whose books name a charge that the provider never had', async () => {
    await test.pay(bid.owner, bid.projectId, TOTAL);
    await bookOfNobody();

    const { differences } = await compared();

    expect(differences).toMatchObject([
      { kind: 'missing_there', object: 'intent', providerId: 'ch_of_nobody', providerCents: 0, bookedCents: 5_000 },
    ]);
    expect(await milestone()).toEqual({ frozen: true, attention: 'differs_from_provider' });
  });

  it('runs once at a time, however often staff ask', async () => {
    const asked = await Promise.all(Array.from({ length: 5 }, () => ask()));

    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(asked[0]).toMatchObject({ finishedAt: null, compared: 0 });
    await test.jobs.drain();
    expect((await ask()).id).not.toBe(asked[0]?.id);
  });

  it('ends with the reason when the provider does not answer, and the next one heals', async () => {
    await paidUnseen();
    await test.sandbox.control('POST', '/faults', { kind: 'server_error', path: '/v1/payment_intents', count: null });
    const failed = await compared();
    await test.sandbox.control('DELETE', '/faults');

    const healed = await compared();

    expect(failed.error).toEqual(expect.any(String));
    expect(failed.finishedAt).not.toBeNull();
    expect(healed).toMatchObject({ error: null, differences: [{ kind: 'missing', state: 'applied' }] });
  });

  it('looks three days back every ten minutes, and 35 by night', async () => {
    await test.pay(bid.owner, bid.projectId, TOTAL);
    await test.jobs.enqueue('payments.reconcile.recent', {});
    await test.jobs.drain();
    const recent = await latest();
    await test.jobs.enqueue('payments.reconcile.full', {});
    await test.jobs.drain();
    const full = await latest();

    const days = ({ startedAt, since }: ReconciliationRunView): number =>
      (new Date(startedAt).getTime() - new Date(since).getTime()) / DAY_MS;
    expect([recent.reach, days(recent), recent.askedByName]).toEqual(['recent', 3, null]);
    expect([full.reach, days(full), full.compared]).toEqual(['full', 35, 1]);
  });

  it('PAY-06 keeps a difference in sight until staff have looked, however many runs come after', async () => {
    await test.pay(bid.owner, bid.projectId, TOTAL);
    await bookOfNobody();
    const [found] = (await compared()).differences;
    expect((await compared()).differences).toEqual([]);

    expect(await waiting()).toEqual([found]);
    await accept(found?.id).expect(200);

    expect(await waiting()).toEqual([]);
  });
});

describe('a milestone that a difference has stopped', () => {
  const approvedWithDifference = async (): Promise<string | undefined> => {
    await test.pay(bid.owner, bid.projectId, TOTAL);
    await bid.project.start();
    await bid.project.submit();
    await bid.project.approve();
    await bookOfNobody();
    const [difference] = (await compared()).differences;
    return difference?.id;
  };
  const listen = (): Promise<string[]> => test.faults();

  it('PAY-06 pays nobody when a charge-back is won meanwhile', async () => {
    const bank = new Bank(test);
    const difference = await approvedWithDifference();
    const dispute = await bank.dispute(bid);
    await listen();
    await bank.decide(dispute, 'won');
    await listen();

    expect(await milestone()).toEqual({ frozen: true, attention: 'differs_from_provider' });
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'releasing' });
    expect(await test.sandbox.list('transfers')).toEqual([]);
    await accept(difference).expect(200);
    await test.workers.drain();

    expect(await milestone()).toEqual({ frozen: false, attention: null });
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'released' });
  });

  it('PAY-06 pays nobody when the difference may stand and a bank has not decided', async () => {
    const bank = new Bank(test);
    const difference = await approvedWithDifference();
    const dispute = await bank.dispute(bid);
    await listen();

    await accept(difference).expect(200);
    await listen();

    expect(await milestone()).toEqual({ frozen: true, attention: 'charge_disputed' });
    await bank.decide(dispute, 'won');
    await listen();
    expect(await milestone()).toEqual({ frozen: false, attention: null });
  });
});
