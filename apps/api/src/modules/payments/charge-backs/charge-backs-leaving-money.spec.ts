import { HOUR_MS } from '@cw/domain';
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

describe('a charge-back of money that is to go back', () => {
  it('PAY-05 of a part of money that is to go back: what the bank left is for staff to pay, not asked for without end', async () => {
    await desk.pay(bid, TOTAL);
    const dispute = await bank.dispute(bid, { amount: 100_000 });
    await bid.project.cancel();
    await bank.decide(dispute, 'lost');
    await desk.listen();

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
    await desk.listen();
  });

  it('PAY-05 of money that is on its way back: the bank’s way counts, nothing is paid twice', async () => {
    await desk.pay(bid, TOTAL);
    await test.sandbox.control('POST', '/faults', { kind: 'rate_limit', path: '/v1/refunds', method: 'POST' });
    const dispute = await bank.dispute(bid);
    await bid.project.cancel();
    await desk.listen();
    expect(await state()).toBe('refunding');

    await bank.decide(dispute, 'lost');
    await desk.listen();
    test.clock.advance(HOUR_MS);
    await test.workers.drain();

    const refunds = await test.sandbox.list('refunds');
    expect(refunds.filter(({ metadata }) => JSON.stringify(metadata).includes(bid.projectId))).toEqual([]);
    expect(await bank.booked(bid, 'refund_due')).toBe(0);
    await desk.listen();
  });
});

describe('a charge-back after the release', () => {
  it('PAY-06 won leaves everything as it was', async () => {
    await desk.release(bid, TOTAL);
    const dispute = await bank.dispute(bid);
    await desk.listen();
    expect(await state()).toBe('charged_back');

    await bank.decide(dispute, 'won');
    await desk.listen();

    expect(await state()).toBe('released');
  });

  it('PAY-06 lost costs what was paid out, and the fee on it', async () => {
    await desk.release(bid, TOTAL);
    const dispute = await bank.dispute(bid);
    await bank.decide(dispute, 'lost');
    await desk.listen();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'charge_lost', heldCents: 0, attention: true });
    expect(await bank.booked(bid, 'dispute_loss')).toBe(474_300);
    expect(await bank.booked(bid, 'service_fee')).toBe(0);
    expect(await bank.booked(bid, 'dispute_fee')).toBe(FEE);
  });

  it('PAY-06 lost before the contractor could be paid pays nobody', async () => {
    bid = await anAcceptedBid(test);
    await desk.release(bid, TOTAL);
    expect(await state()).toBe('releasing');
    const dispute = await bank.dispute(bid);
    await desk.listen();
    await bank.decide(dispute, 'lost');
    await desk.listen();
    await test.onboard(bid.contractor);
    await test.workers.drain();

    expect(await state()).toBe('charge_lost');
    expect(await desk.transferred(bid)).toBe(0);
    expect(await bank.booked(bid, 'payable')).toBe(0);
    expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
    await desk.listen();
  });

  it('PAY-06 lost in part, before the contractor could be paid, pays the rest', async () => {
    bid = await anAcceptedBid(test);
    await desk.pay(bid, TOTAL);
    await bid.project.start();
    await bid.project.submit();
    await bid.project.approve();
    const dispute = await bank.dispute(bid, { amount: 100_000 });
    await desk.listen();
    await bank.decide(dispute, 'lost');
    await desk.listen();
    await test.onboard(bid.contractor);
    await test.workers.drain();

    expect(await desk.transferred(bid)).toBe(474_300 - 90_000);
    expect(await bank.booked(bid, 'service_fee')).toBe(-(52_700 - 10_000));
    expect(await state()).toBe('charge_lost');
    await desk.listen();
  });
});
