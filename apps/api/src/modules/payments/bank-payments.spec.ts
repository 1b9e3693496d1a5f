import { DAY_MS } from '@cw/domain';
import { login } from '../../testing/index.js';
import { anAcceptedBid, type AcceptedBid } from './testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from './testing/create-payments-test.js';
import { UpfrontJob } from './testing/upfront-job.js';

const GOOD = 'pm_usBankAccount_success';

let test: PaymentsTest;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  bid = await anAcceptedBid(test);
});

const begin = async (amountCents = 527_000, account = GOOD) =>
  (await test.pay(bid.owner, bid.projectId, amountCents, account)).body;
/** The bank's answer, four days later; the checkout page or a webhook then reads it. */
const answer = async (): Promise<void> => {
  const intents = await test.sandbox.list('payment_intents');
  const open = intents.find(({ status }) => status === 'processing');
  await test.sandbox.control('POST', `/payment_intents/${String(open?.['id'])}/settle`, {});
  // The books are checked at the end: an order to cancel it may wait for its next try.
  await test.faults();
};
const payout = async () => (await test.http.get('/api/payouts').set(await login(test, bid.contractor))).body.items[0];
const approve = async (): Promise<void> => {
  await bid.project.start();
  await bid.project.submit();
  await bid.project.approve();
  await test.workers.drain();
};

describe('a payment from a bank account', () => {
  it('PAY-01 is on its way for days: nothing is held, nothing is due, and it is paid only once', async () => {
    const payment = await begin();

    expect(payment).toMatchObject({
      status: 'processing',
      standing: 'on_its_way',
      method: 'us_bank_account',
      bankName: 'STRIPE TEST BANK',
      cardLast4: '6789',
      paidAt: null,
      project: { state: 'processing', heldCents: 0, dueCents: 0, onItsWayCents: 527_000 },
    });
    expect(payment.project.timeline).toMatchObject([{ kind: 'on_its_way', amountCents: 527_000 }]);
    const again = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });
    expect([again.status, again.body.code]).toEqual([409, 'payment.not_due']);
    expect(await test.money.fundedInFull(bid.projectId)).toBe(false);
  });

  it('PAY-01 PROJ-10 is nobody’s turn while it is on its way, in the lists and at the project', async () => {
    const job = await UpfrontJob.accepted(test);
    await job.pay(300_000, GOOD);

    for (const { headers } of [job.contractor, job.owner]) {
      const { items } = (await test.http.get('/api/projects?scope=mine').set(headers)).body;
      expect(items).toMatchObject([{ needsMe: false, heldCents: 0, dueCents: 0, onItsWayCents: 300_000 }]);
      expect((await test.http.get('/api/dashboard').set(headers)).body.needsMe).toEqual([]);
    }
    expect((await job.fire(job.contractor, 'start')).status).toBe(409);
    // The books are checked over all of the file's jobs.
    await answer();
  });

  it('PAY-01 is held once the bank has paid', async () => {
    await begin();
    await answer();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'funded', heldCents: 527_000, onItsWayCents: 0 });
  });

  it('PAY-06 is passed on three days after it came, and not before, however soon the work is approved', async () => {
    await test.onboard(bid.contractor);
    await begin();
    await answer();
    const paidAt = test.clock.now();
    await approve();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'releasing' });
    expect(await payout()).toMatchObject({
      status: 'settling',
      paysFrom: new Date(paidAt.getTime() + 3 * DAY_MS).toISOString(),
    });
    test.clock.advance(3 * DAY_MS - 1000);
    await test.workers.drain();
    expect(await test.sandbox.list('transfers')).toEqual([]);

    test.clock.advance(2000);
    await test.workers.drain();
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'released' });
    expect(await payout()).toMatchObject({ status: 'released', paysFrom: null });
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-06 and a card for the rest: the card’s part is passed on at once', async () => {
    await test.onboard(bid.contractor);
    await test.pay(bid.owner, bid.projectId, 100_000);
    await begin(427_000);
    await answer();
    const before = (await test.sandbox.list('transfers')).length;
    await approve();

    const made = (await test.sandbox.list('transfers')).slice(0, -before || undefined);
    expect(made.map(({ amount }) => amount)).toEqual([100_000]);
    test.clock.advance(3 * DAY_MS + 1000);
    await test.workers.drain();
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'released' });
    expect(await test.faults()).toEqual([]);
  });

  it.each(['pm_usBankAccount_insufficientFunds', 'pm_usBankAccount_accountClosed'])(
    'PAY-04 that the bank sends back (%s) is due again, and a card pays it',
    async (account) => {
      const { id } = await begin(527_000, account);
      await answer();

      const read = await test.http.get(`/api/payments/${id}`).set(await login(test, bid.owner));
      expect(read.body).toMatchObject({
        standing: 'declined',
        project: { state: 'requires_payment', heldCents: 0, dueCents: 527_000, onItsWayCents: 0 },
      });
      expect((await test.pay(bid.owner, bid.projectId, 527_000)).body).toMatchObject({
        standing: 'held',
        method: 'card',
        cardBrand: 'visa',
        bankName: null,
      });
      expect(await test.faults()).toEqual([]);
    },
  );

  it('PAY-05 cancelled meanwhile, it goes back whole as soon as it has come', async () => {
    await begin();
    await bid.project.cancel();
    await test.workers.drain();
    // A debit that is under way cannot be called back: that is no fault, and calls nobody for days.
    for (let day = 0; day < 2; day += 1) {
      test.clock.advance(DAY_MS);
      // The balance is not compared while an order is on its way.
      expect(await test.faults()).toEqual([expect.stringContaining('I7')]);
      expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunding', attention: false });
    }
    await answer();
    test.clock.advance(600_000);
    await test.workers.drain();

    expect(await test.summary(bid.projectId)).toMatchObject({
      state: 'refunded',
      heldCents: 0,
      refundedCents: 527_000,
    });
    expect(await test.faults()).toEqual([]);
  });
});
