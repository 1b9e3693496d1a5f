import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { Bank } from '../testing/bank.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { MoneyDesk } from '../testing/money-desk.js';

const TOTAL = 527_000;
const FEE = 1_500;

let test: PaymentsTest;
let bank: Bank;
let desk: MoneyDesk;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
  bank = new Bank(test);
  desk = await MoneyDesk.open(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  bid = await anAcceptedBid(test);
  await test.onboard(bid.contractor);
});

const state = async (): Promise<string> => (await test.summary(bid.projectId)).state;

describe('a charge-back of money that is held', () => {
  it('PAY-06 takes the money out of the books until the bank decides, and stops everything meanwhile', async () => {
    await desk.pay(bid, TOTAL);
    await bid.project.start();
    await bid.project.submit();

    await bank.dispute(bid);
    await desk.listen();

    expect(await test.summary(bid.projectId)).toMatchObject({
      state: 'charged_back',
      heldCents: TOTAL,
      attention: true,
    });
    expect(await bank.booked(bid, 'disputed')).toBe(TOTAL);
    expect(await bank.booked(bid, 'dispute_fee')).toBe(FEE);
    await expect(bid.project.approve()).rejects.toMatchObject({ code: 'state.conflict' });
  });

  it('PAY-06 goes on where it was once it is won; only the bank’s fee is gone', async () => {
    await desk.pay(bid, TOTAL);
    await bid.project.start();
    const dispute = await bank.dispute(bid);
    await desk.listen();

    await bank.decide(dispute, 'won');
    await desk.listen();

    expect(await test.summary(bid.projectId)).toMatchObject({
      state: 'in_progress',
      heldCents: TOTAL,
      attention: false,
    });
    expect(await bank.booked(bid, 'disputed')).toBe(0);
    expect(await bank.booked(bid, 'dispute_fee')).toBe(FEE);
    await bid.project.submit();
    await bid.project.approve();
    await test.workers.drain();
    expect(await desk.transferred(bid)).toBe(474_300);
    await desk.listen();
  });

  it('PAY-06 ends the held money once it is lost, and the project goes on without', async () => {
    await desk.pay(bid, TOTAL);
    await bid.project.start();
    const dispute = await bank.dispute(bid);
    await desk.listen();

    await bank.decide(dispute, 'lost');
    await desk.listen();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'charge_lost', heldCents: 0, attention: false });
    expect(await bank.booked(bid, 'disputed')).toBe(0);
    expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
    await bid.project.submit();
    await bid.project.dispute();
    expect(await state()).toBe('charge_lost');
    expect(await desk.transferred(bid)).toBe(0);
  });

  it('PAY-06 of one of two payments leaves the other held, and what is missing is due again', async () => {
    await desk.pay(bid, 300_000, 227_000);
    await bid.project.start();
    const dispute = await bank.dispute(bid, { index: 1 });
    await desk.listen();
    expect(await state()).toBe('charged_back');

    await bank.decide(dispute, 'lost');
    await desk.listen();

    expect(await test.summary(bid.projectId)).toMatchObject({
      ...{ state: 'in_progress', heldCents: 300_000, dueCents: 227_000, attention: false },
    });
    await desk.pay(bid, 227_000);
    await bid.project.submit();
    await bid.project.approve();
    await test.workers.drain();
    expect(await state()).toBe('released');
    expect(await desk.transferred(bid)).toBe(474_300);
    await desk.listen();
  });

  it('PAY-06 won goes on as won, whatever another bank kept before', async () => {
    await desk.pay(bid, 300_000, 227_000);
    await bid.project.start();
    const kept = await bank.dispute(bid, { index: 0 });
    await bank.decide(kept, 'lost');
    await desk.listen();
    const returned = await bank.dispute(bid, { index: 1 });
    await bank.decide(returned, 'won');
    await desk.listen();

    const moves = await bank.rows(
      `SELECT s.event FROM state_change s JOIN milestone m ON m.id = s.entity_id
        WHERE m.project_id = $1 AND s.from_state = 'charged_back' AND s.to_state <> 'charged_back' ORDER BY s.id`,
      [bid.projectId],
    );
    expect(moves).toEqual([{ event: 'charge_back_cut' }, { event: 'charge_back_won' }]);
  });

  it('PAY-06 before the work has started makes the missing part due again', async () => {
    await desk.pay(bid, 300_000, 227_000);
    const dispute = await bank.dispute(bid, { index: 0 });
    await desk.listen();
    await bank.decide(dispute, 'lost');
    await desk.listen();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'requires_payment', heldCents: 227_000 });
    expect(await test.money.fundedInFull(bid.projectId)).toBe(false);
    await bid.project.cancel();
    await test.workers.drain();
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunded', refundedCents: 227_000 });
    await desk.listen();
  });

  it('PAY-06 two at once are over when both are', async () => {
    await desk.pay(bid, 300_000, 227_000);
    await bid.project.start();
    const [first, second] = [await bank.dispute(bid, { index: 0 }), await bank.dispute(bid, { index: 1 })];
    await desk.listen();

    await bank.decide(first, 'won');
    await desk.listen();
    expect(await state()).toBe('charged_back');
    await bank.decide(second, 'won');
    await desk.listen();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'in_progress', heldCents: TOTAL });
  });

  it('PAY-06 interrupts a dispute of the parties, which goes on afterwards where it came from', async () => {
    await desk.pay(bid, TOTAL);
    await bid.project.start();
    await bid.project.submit();
    await bid.project.dispute();
    const dispute = await bank.dispute(bid);
    await desk.listen();
    expect(await state()).toBe('charged_back');

    await bank.decide(dispute, 'won');
    await desk.listen();
    expect(await state()).toBe('disputed');
    await bid.project.withdrawDispute();

    expect(await state()).toBe('submitted');
  });

  it('PAY-06 outlives a dispute of the parties that ends meanwhile', async () => {
    await desk.pay(bid, TOTAL);
    await bid.project.start();
    await bid.project.dispute();
    const dispute = await bank.dispute(bid);
    await desk.listen();

    await bid.project.withdrawDispute();
    expect(await state()).toBe('charged_back');
    await bank.decide(dispute, 'won');
    await desk.listen();

    expect(await state()).toBe('in_progress');
  });
});

describe('the word of a charge-back', () => {
  it('PAY-06 told twice, at once or in any order, changes nothing', async () => {
    await desk.pay(bid, TOTAL);
    await bid.project.start();
    const dispute = await bank.dispute(bid);
    await bank.decide(dispute, 'lost');
    await desk.listen();
    const before = await bank.rows('SELECT * FROM ledger_posting ORDER BY tx_id, line');

    await bank.rows(
      `UPDATE webhook_inbox SET processed_at = NULL, outcome = NULL, run_after = run_after - random() * interval '1 ms'`,
    );
    await Promise.all([test.workers.drain(), test.workers.drain()]);

    expect(await bank.rows('SELECT * FROM ledger_posting ORDER BY tx_id, line')).toEqual(before);
    expect(await state()).toBe('charge_lost');
    await desk.listen();
  });

  it('PAY-06 comes before the word of its own charge', async () => {
    const opened = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: TOTAL });
    await test.sandbox.confirm(opened.body.clientSecret, 'pm_card_createDispute');
    // The list is read newest first: the dispute is worked on before the payment.
    await desk.listen();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'charged_back', heldCents: TOTAL });
  });

  it('PAY-06 against an approval at the same moment: what is disputed is not paid out', async () => {
    await desk.pay(bid, TOTAL);
    await bid.project.start();
    await bid.project.submit();
    await bank.dispute(bid);

    const [, approval] = await Promise.allSettled([test.faults(), bid.project.approve()]);
    await test.workers.drain();

    // Whoever was first: either the approval was refused, or its release waits, frozen, for the bank.
    expect(approval.status === 'rejected' ? await state() : 'charged_back').toBe('charged_back');
    expect(await state()).toBe('charged_back');
    await desk.listen();
  });
});
