import { cents } from '@cw/domain';
import { EventBus } from '../../../common/events/event-bus.js';
import { newId } from '../../../common/ids.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { Bank } from '../testing/bank.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';

let test: PaymentsTest;
let bank: Bank;

beforeAll(async () => {
  test = await createPaymentsTest();
  bank = new Bank(test);
});
afterAll(() => test.close());

/** 300,000 of 527,000 to the contractor, who has no payout account yet: its part waits, the rest goes back. */
async function divided(): Promise<AcceptedBid> {
  const bid = await anAcceptedBid(test);
  await test.pay(bid.owner, bid.projectId, 527_000);
  await bid.project.start();
  await bid.project.dispute();
  const { projectId, owner } = bid;
  const agreed = { contractorCents: cents(300_000), isAgreed: true, as: ['owner'] as const, reason: null };
  await test.unitOfWork.run(() => test.money.onRuled({ ...agreed, projectId, disputeId: newId(), actorId: owner.id }));
  await test.workers.drain();
  expect(await test.summary(projectId)).toMatchObject({ state: 'splitting', refundedCents: 227_000 });
  return bid;
}

describe('money that was divided', () => {
  it('PAY-06 and whose part for the contractor a bank took on the way is not told as released', async () => {
    const told: object[] = [];
    const bid = await divided();
    test.app.get(EventBus).on('payment.released', async (event) => {
      if (event.projectId === bid.projectId) told.push(event);
    });

    const dispute = await bank.dispute(bid, { amount: 300_000 });
    await bank.decide(dispute, 'lost');
    expect(await test.faults()).toEqual([]);

    expect(told).toEqual([]);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunded', releasedCents: 0 });
  });

  it('PAY-06 and of which a bank took a part on the way is told as what was left', async () => {
    const told: object[] = [];
    const bid = await divided();
    test.app.get(EventBus).on('payment.released', async (event) => {
      if (event.projectId === bid.projectId) told.push(event);
    });
    const dispute = await bank.dispute(bid, { amount: 100_000 });
    await bank.decide(dispute, 'lost');
    await test.faults();

    await test.onboard(bid.contractor);
    expect(await test.faults()).toEqual([]);

    expect(told).toMatchObject([{ amountCents: 200_000, payoutCents: 180_000, feeCents: 20_000 }]);
  });
});
