import { DAY_MS } from '@cw/domain';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { Bank } from '../testing/bank.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';

const TOTAL = 600_000;

let test: PaymentsTest;
let bank: Bank;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
  bank = new Bank(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  bid = await anAcceptedBid(test, { totalCents: TOTAL });
  await test.onboard(bid.contractor);
  const opened = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: TOTAL });
  await test.sandbox.confirm(opened.body.clientSecret, 'pm_usBankAccount_success');
  const [intent = ''] = String(opened.body.clientSecret).split('_secret_');
  await test.sandbox.control('POST', `/payment_intents/${intent}/settle`, {});
  expect(await test.faults()).toEqual([]);
  await bid.project.start();
  await bid.project.submit();
});

const state = async (): Promise<string> => (await test.summary(bid.projectId)).state;

describe('a bank debit that its payer’s bank returns, which is lost the moment it is known', () => {
  it('PAY-06 ends what is held', async () => {
    await bank.dispute(bid);
    expect(await test.faults()).toEqual([]);

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'charge_lost', heldCents: 0, attention: false });
    expect(await bank.entries(bid)).toEqual(expect.arrayContaining(['charge', 'charge_back', 'charge_back_lost']));
  });

  it('PAY-06 within the days that it settles costs nothing but the fee of the bank: the contractor is not paid yet', async () => {
    await bid.project.approve();
    await test.workers.drain();
    await bank.dispute(bid);
    expect(await test.faults()).toEqual([]);
    test.clock.advance(4 * DAY_MS);
    await test.workers.drain();

    expect(await state()).toBe('charge_lost');
    expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
    expect(await bank.booked(bid, 'service_fee')).toBe(0);
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-06 after that is a loss that the contractor can be asked for', async () => {
    await bid.project.approve();
    test.clock.advance(4 * DAY_MS);
    await test.workers.drain();
    expect(await state()).toBe('released');

    await bank.dispute(bid);
    expect(await test.faults()).toEqual([]);

    expect(await state()).toBe('charge_lost');
    expect(await bank.booked(bid, 'dispute_loss')).toBe(540_000);
  });
});
