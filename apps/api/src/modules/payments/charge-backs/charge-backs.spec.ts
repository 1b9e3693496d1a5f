import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { Bank } from '../testing/bank.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';

const TOTAL = 527_000;
const FEE = 1_500;

let test: PaymentsTest;
let bank: Bank;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
  bank = new Bank(test);
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  bid = await anAcceptedBid(test);
  await test.onboard(bid.contractor);
});

const state = async (): Promise<string> => (await test.summary(bid.projectId)).state;
const listen = async (): Promise<void> => {
  expect(await test.faults()).toEqual([]);
};
const paid = async (...amounts: number[]): Promise<void> => {
  for (const amount of amounts) await test.pay(bid.owner, bid.projectId, amount);
};
const approved = async (): Promise<void> => {
  await bid.project.start();
  await bid.project.submit();
  await bid.project.approve();
};
const transferred = async (): Promise<number> => {
  const { id } = await test.summary(bid.projectId);
  const transfers = (await test.sandbox.list('transfers')).filter((transfer) => transfer['transfer_group'] === id);
  return transfers.reduce((sum, transfer) => sum + Number(transfer['amount']), 0);
};

describe('a charge-back before the release', () => {
  it('PAY-06 takes the money out of the books until the bank decides, and stops everything meanwhile', async () => {
    await paid(TOTAL);
    await bid.project.start();
    await bid.project.submit();

    await bank.dispute(bid);
    await listen();

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
    await paid(TOTAL);
    await bid.project.start();
    const dispute = await bank.dispute(bid);
    await listen();

    await bank.decide(dispute, 'won');
    await listen();

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
    expect(await transferred()).toBe(474_300);
    await listen();
  });

  it('PAY-06 ends the held money once it is lost, and the project goes on without', async () => {
    await paid(TOTAL);
    await bid.project.start();
    const dispute = await bank.dispute(bid);
    await listen();

    await bank.decide(dispute, 'lost');
    await listen();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'charge_lost', heldCents: 0, attention: false });
    expect(await bank.booked(bid, 'disputed')).toBe(0);
    expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
    await bid.project.submit();
    await bid.project.dispute();
    expect(await state()).toBe('charge_lost');
    expect(await transferred()).toBe(0);
  });

  it('PAY-06 of one of two payments leaves the other held, and what is missing is due again', async () => {
    await paid(300_000, 227_000);
    await bid.project.start();
    const dispute = await bank.dispute(bid, { index: 1 });
    await listen();
    expect(await state()).toBe('charged_back');

    await bank.decide(dispute, 'lost');
    await listen();

    expect(await test.summary(bid.projectId)).toMatchObject({
      ...{ state: 'in_progress', heldCents: 300_000, dueCents: 227_000, attention: false },
    });
    await paid(227_000);
    await bid.project.submit();
    await bid.project.approve();
    await test.workers.drain();
    expect(await state()).toBe('released');
    expect(await transferred()).toBe(474_300);
    await listen();
  });

  it('PAY-06 won goes on as won, whatever another bank kept before', async () => {
    await paid(300_000, 227_000);
    await bid.project.start();
    const kept = await bank.dispute(bid, { index: 0 });
    await bank.decide(kept, 'lost');
    await listen();
    const returned = await bank.dispute(bid, { index: 1 });
    await bank.decide(returned, 'won');
    await listen();

    const moves = await bank.rows(
      `SELECT s.event FROM state_change s JOIN milestone m ON m.id = s.entity_id
        WHERE m.project_id = $1 AND s.from_state = 'charged_back' AND s.to_state <> 'charged_back' ORDER BY s.id`,
      [bid.projectId],
    );
    expect(moves).toEqual([{ event: 'charge_back_cut' }, { event: 'charge_back_won' }]);
  });

  it('PAY-06 before the work has started makes the missing part due again', async () => {
    await paid(300_000, 227_000);
    const dispute = await bank.dispute(bid, { index: 0 });
    await listen();
    await bank.decide(dispute, 'lost');
    await listen();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'requires_payment', heldCents: 227_000 });
    expect(await test.money.fundedInFull(bid.projectId)).toBe(false);
    await bid.project.cancel();
    await test.workers.drain();
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunded', refundedCents: 227_000 });
    await listen();
  });

  it('PAY-06 two at once are over when both are', async () => {
    await paid(300_000, 227_000);
    await bid.project.start();
    const [first, second] = [await bank.dispute(bid, { index: 0 }), await bank.dispute(bid, { index: 1 })];
    await listen();

    await bank.decide(first, 'won');
    await listen();
    expect(await state()).toBe('charged_back');
    await bank.decide(second, 'won');
    await listen();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'in_progress', heldCents: TOTAL });
  });

  it('PAY-06 interrupts a dispute of the parties, which goes on afterwards where it came from', async () => {
    await paid(TOTAL);
    await bid.project.start();
    await bid.project.submit();
    await bid.project.dispute();
    const dispute = await bank.dispute(bid);
    await listen();
    expect(await state()).toBe('charged_back');

    await bank.decide(dispute, 'won');
    await listen();
    expect(await state()).toBe('disputed');
    await bid.project.withdrawDispute();

    expect(await state()).toBe('submitted');
  });

  it('PAY-06 outlives a dispute of the parties that ends meanwhile', async () => {
    await paid(TOTAL);
    await bid.project.start();
    await bid.project.dispute();
    const dispute = await bank.dispute(bid);
    await listen();

    await bid.project.withdrawDispute();
    expect(await state()).toBe('charged_back');
    await bank.decide(dispute, 'won');
    await listen();

    expect(await state()).toBe('in_progress');
  });

  it('PAY-05 of a part of money that is to go back: what the bank left is for staff to pay, not asked for without end', async () => {
    await paid(TOTAL);
    const dispute = await bank.dispute(bid, { amount: 100_000 });
    await bid.project.cancel();
    await bank.decide(dispute, 'lost');
    await listen();

    await test.workers.drain();
    const [refund] = await bank.rows(
      `SELECT c.state, c.amount_cents::integer AS amount FROM payment_command c JOIN milestone m ON m.id = c.milestone_id
        WHERE m.project_id = $1 AND c.kind = 'refund' AND c.state <> 'failed'`,
      [bid.projectId],
    );
    expect(refund).toEqual({ state: 'attention', amount: TOTAL - 100_000 });
    expect(await bank.booked(bid, 'refund_due')).toBe(-(TOTAL - 100_000));
    expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
    expect((await test.summary(bid.projectId)).attention).toBe(true);
    await listen();
  });

  it('PAY-05 of money that is on its way back: the bank’s way counts, nothing is paid twice', async () => {
    await paid(TOTAL);
    await test.sandbox.control('POST', '/faults', { kind: 'rate_limit', path: '/v1/refunds', method: 'POST' });
    const dispute = await bank.dispute(bid);
    await bid.project.cancel();
    await listen();
    expect(await state()).toBe('refunding');

    await bank.decide(dispute, 'lost');
    await listen();
    test.clock.advance(3_600_000);
    await test.workers.drain();

    const refunds = await test.sandbox.list('refunds');
    expect(refunds.filter(({ metadata }) => JSON.stringify(metadata).includes(bid.projectId))).toEqual([]);
    expect(await bank.booked(bid, 'refund_due')).toBe(0);
    await listen();
  });
});

describe('a charge-back after the release', () => {
  it('PAY-06 won leaves everything as it was', async () => {
    await paid(TOTAL);
    await approved();
    await test.workers.drain();
    const dispute = await bank.dispute(bid);
    await listen();
    expect(await state()).toBe('charged_back');

    await bank.decide(dispute, 'won');
    await listen();

    expect(await state()).toBe('released');
  });

  it('PAY-06 lost costs what was paid out, and the fee on it', async () => {
    await paid(TOTAL);
    await approved();
    await test.workers.drain();
    const dispute = await bank.dispute(bid);
    await bank.decide(dispute, 'lost');
    await listen();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'charge_lost', heldCents: 0, attention: true });
    expect(await bank.booked(bid, 'dispute_loss')).toBe(474_300);
    expect(await bank.booked(bid, 'service_fee')).toBe(0);
    expect(await bank.booked(bid, 'dispute_fee')).toBe(FEE);
  });

  it('PAY-06 lost before the contractor could be paid pays nobody', async () => {
    bid = await anAcceptedBid(test);
    await paid(TOTAL);
    await approved();
    await test.workers.drain();
    expect(await state()).toBe('releasing');
    const dispute = await bank.dispute(bid);
    await listen();
    await bank.decide(dispute, 'lost');
    await listen();
    await test.onboard(bid.contractor);
    await test.workers.drain();

    expect(await state()).toBe('charge_lost');
    expect(await transferred()).toBe(0);
    expect(await bank.booked(bid, 'payable')).toBe(0);
    expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
    await listen();
  });

  it('PAY-06 lost in part, before the contractor could be paid, pays the rest', async () => {
    bid = await anAcceptedBid(test);
    await paid(TOTAL);
    await approved();
    const dispute = await bank.dispute(bid, { amount: 100_000 });
    await listen();
    await bank.decide(dispute, 'lost');
    await listen();
    await test.onboard(bid.contractor);
    await test.workers.drain();

    expect(await transferred()).toBe(474_300 - 90_000);
    expect(await bank.booked(bid, 'service_fee')).toBe(-(52_700 - 10_000));
    expect(await state()).toBe('charge_lost');
    await listen();
  });
});

describe('the word of a charge-back', () => {
  it('PAY-06 told twice, at once or in any order, changes nothing', async () => {
    await paid(TOTAL);
    await bid.project.start();
    const dispute = await bank.dispute(bid);
    await bank.decide(dispute, 'lost');
    await listen();
    const before = await bank.rows('SELECT * FROM ledger_posting ORDER BY tx_id, line');

    await bank.rows(
      `UPDATE webhook_inbox SET processed_at = NULL, outcome = NULL, run_after = run_after - random() * interval '1 ms'`,
    );
    await Promise.all([test.workers.drain(), test.workers.drain()]);

    expect(await bank.rows('SELECT * FROM ledger_posting ORDER BY tx_id, line')).toEqual(before);
    expect(await state()).toBe('charge_lost');
    await listen();
  });

  it('PAY-06 comes before the word of its own charge', async () => {
    const opened = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: TOTAL });
    await test.sandbox.confirm(opened.body.clientSecret, 'pm_card_createDispute');
    // The list is read newest first: the dispute is worked on before the payment.
    await listen();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'charged_back', heldCents: TOTAL });
  });

  it('PAY-06 against an approval at the same moment: what is disputed is not paid out', async () => {
    await paid(TOTAL);
    await bid.project.start();
    await bid.project.submit();
    await bank.dispute(bid);

    const [, approval] = await Promise.allSettled([test.faults(), bid.project.approve()]);
    await test.workers.drain();

    // Whoever was first: either the approval was refused, or its release waits, frozen, for the bank.
    expect(approval.status === 'rejected' ? await state() : 'charged_back').toBe('charged_back');
    expect(await state()).toBe('charged_back');
    await listen();
  });
});
