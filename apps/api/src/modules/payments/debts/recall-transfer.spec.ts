import { randomUUID } from 'node:crypto';
import { cents } from '@cw/domain';
import type { Response } from 'supertest';
import { newId } from '../../../common/ids.js';
import { login } from '../../../testing/index.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { Bank } from '../testing/bank.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { MoneyDesk } from '../testing/money-desk.js';

const TOTAL = 527_000;
const PAYOUT = 474_300;
const REASON = 'The bank decided for the cardholder.';

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

const lose = async (of: AcceptedBid): Promise<void> => {
  const dispute = await bank.dispute(of);
  await bank.decide(dispute, 'lost');
  await desk.listen();
};
const reverse = async (amountCents: number, key?: string): Promise<Response> =>
  desk.reverse(bid, { amountCents, reason: REASON, ...(key !== undefined && { key }) });

describe('what a bank took after the release', () => {
  it('PAY-06 is asked back from the contractor, no more than it cost', async () => {
    await desk.release(bid, TOTAL);
    await lose(bid);
    expect(await desk.read(bid)).toMatchObject({
      state: 'charge_lost',
      reversibleCents: PAYOUT,
      actions: ['reverse', 'seen'],
    });
    expect((await reverse(PAYOUT + 1)).body).toMatchObject({
      status: 422,
      errors: [{ path: 'amountCents', code: 'too_large' }],
    });

    const asked = await reverse(400_000);
    await test.workers.drain();
    expect(await test.summary(bid.projectId)).toMatchObject({
      ...{ state: 'charge_lost', chargedBackCents: TOTAL, reversedCents: 400_000, feeCents: 0, payoutCents: 74_300 },
    });

    expect(asked.status).toBe(200);
    expect(await bank.booked(bid, 'dispute_loss')).toBe(PAYOUT - 400_000);
    expect(await desk.read(bid)).toMatchObject({
      ...{ state: 'charge_lost', attention: 'charge_lost', reversibleCents: 74_300, paidOutCents: 74_300 },
    });
    await desk.listen();
    await reverse(74_300);
    await test.workers.drain();
    expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
    expect(await desk.read(bid)).toMatchObject({ reversibleCents: 0, actions: [], attention: null });
    expect((await reverse(1)).body).toMatchObject({ status: 409, code: 'state.conflict' });
    await desk.listen();
  });

  it('PAY-06 asked back twice by a double click is asked back once', async () => {
    await desk.release(bid, TOTAL);
    await lose(bid);

    const key = randomUUID();
    const answers = [await reverse(100_000, key), await reverse(100_000, key)];
    await test.workers.drain();

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await bank.booked(bid, 'dispute_loss')).toBe(PAYOUT - 100_000);
    await desk.listen();
  });

  it('PAY-06 asked back by two admins at once stays within what it cost', async () => {
    await desk.release(bid, TOTAL);
    await lose(bid);

    const answers = await Promise.all([reverse(300_000), reverse(300_000)]);
    await test.workers.drain();

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    await desk.listen();
  });

  it('PAY-06 comes from every transfer when its own is not enough', async () => {
    await desk.release(bid, 300_000, 227_000);
    const dispute = await bank.dispute(bid, { index: 1 });
    await bank.decide(dispute, 'lost');
    await desk.listen();
    const { reversibleCents } = await desk.read(bid);
    // 227,000 less the fee of 22,700 on it; its own transfer was only of 174,300.
    expect(reversibleCents).toBe(204_300);

    await reverse(204_300);
    await test.workers.drain();

    expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
    const amounts = (await desk.read(bid)).commands
      .filter(({ kind }: { kind: string }) => kind === 'reversal')
      .map(({ amountCents }: { amountCents: number }) => amountCents);
    expect(amounts).toEqual([174_300, 30_000]);
    await desk.listen();
  });
});

describe('a contractor whose account is empty', () => {
  it('PAY-06 owes what it cannot give back, and pays it from its next release', async () => {
    await desk.release(bid, TOTAL);
    await lose(bid);
    await desk.emptyAccounts();

    await reverse(PAYOUT);
    await test.workers.drain();

    expect(await desk.read(bid)).toMatchObject({ contractorDebtCents: PAYOUT, reversibleCents: 0 });
    const leaving = test.http.delete(`/api/users/${bid.contractor.id}`).set(await login(test, bid.contractor));
    expect((await leaving).body).toMatchObject({ code: 'user.money_held' });
    expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
    await desk.listen();

    const next = await anAcceptedBid(test, { contractor: bid.contractor, totalCents: 100_000 });
    await desk.release(next, 100_000);
    expect(await desk.read(next)).toMatchObject({
      ...{ state: 'released', nettedCents: 90_000, paidOutCents: 0, contractorDebtCents: PAYOUT - 90_000 },
      commands: [],
    });
    await desk.listen();

    const last = await anAcceptedBid(test, { contractor: bid.contractor, totalCents: 600_000 });
    await desk.release(last, 400_000, 200_000);
    expect(await desk.read(last)).toMatchObject({
      ...{ state: 'released', nettedCents: PAYOUT - 90_000, paidOutCents: 540_000 - (PAYOUT - 90_000) },
      contractorDebtCents: 0,
    });
    await desk.listen();
  });

  it('PAY-06 pays it from what a settled dispute gives it, too', async () => {
    await desk.release(bid, TOTAL);
    await lose(bid);
    await desk.emptyAccounts();
    await reverse(PAYOUT);
    await test.workers.drain();
    const next = await anAcceptedBid(test, { contractor: bid.contractor, totalCents: 100_000 });
    await test.pay(next.owner, next.projectId, 100_000);
    await next.project.start();
    await next.project.dispute();

    const agreed = { contractorCents: cents(60_000), isAgreed: true, as: ['owner'] as const, reason: null };
    const { projectId, owner } = next;
    await test.unitOfWork.run(() =>
      test.money.onRuled({ ...agreed, projectId, disputeId: newId(), actorId: owner.id }),
    );
    await test.workers.drain();

    expect(await desk.read(next)).toMatchObject({
      ...{ state: 'partially_refunded', refundedCents: 40_000, nettedCents: 54_000, paidOutCents: 0 },
      contractorDebtCents: PAYOUT - 54_000,
    });
    await desk.listen();
  });

  it('PAY-06 with a little left gives that back, and owes the rest', async () => {
    await desk.release(bid, TOTAL);
    await lose(bid);
    await desk.emptyAccounts();
    const other = await anAcceptedBid(test, { contractor: bid.contractor, totalCents: 100_000 });
    await desk.release(other, 100_000);

    await reverse(PAYOUT);
    await test.workers.drain();
    await test.workers.drain();

    expect(await desk.read(bid)).toMatchObject({ contractorDebtCents: PAYOUT - 90_000 });
    expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
    await desk.listen();
  });

  it('PAY-06 owes again what a release had paid of its debt, once a bank takes that release back', async () => {
    await desk.release(bid, TOTAL);
    await lose(bid);
    await desk.emptyAccounts();
    await reverse(PAYOUT);
    await test.workers.drain();
    const next = await anAcceptedBid(test, { contractor: bid.contractor, totalCents: 600_000 });
    await desk.release(next, 100_000, 500_000);
    expect(await desk.read(next)).toMatchObject({ contractorDebtCents: 0, nettedCents: PAYOUT, paidOutCents: 65_700 });

    const dispute = await bank.dispute(next, { index: 0 });
    await bank.decide(dispute, 'lost');
    await desk.listen();
    expect(await desk.read(next)).toMatchObject({ attention: null, contractorDebtCents: 90_000 });

    const rest = await anAcceptedBid(test, { contractor: bid.contractor, totalCents: 50_000 });
    await desk.release(rest, 50_000);
    await lose(rest);

    expect(await desk.read(rest)).toMatchObject({ state: 'charge_lost', attention: null, contractorDebtCents: 90_000 });
    for (const job of [next, rest]) expect(await bank.booked(job, 'dispute_loss')).toBe(0);
    expect(await bank.booked(rest, 'service_fee')).toBe(0);
    await desk.listen();
  });

  it('PAY-06 pays a debt once when two releases come at once', async () => {
    await desk.release(bid, TOTAL);
    await lose(bid);
    await desk.emptyAccounts();
    await reverse(PAYOUT);
    await test.workers.drain();
    const jobs = await Promise.all(
      [1, 2].map(() => anAcceptedBid(test, { contractor: bid.contractor, totalCents: 400_000 })),
    );
    for (const job of jobs) {
      await test.pay(job.owner, job.projectId, 400_000);
      await job.project.start();
      await job.project.submit();
    }

    await Promise.all(jobs.map((job) => job.project.approve()));
    await test.workers.drain();

    const netted = (await Promise.all(jobs.map((job) => desk.read(job)))).map(({ nettedCents }) => Number(nettedCents));
    expect(netted.reduce((sum, part) => sum + part, 0)).toBe(PAYOUT);
    await desk.listen();
  });
});

it('PAY-06 a crash between the provider’s answer and ours takes nothing back twice', async () => {
  await desk.release(bid, TOTAL);
  await lose(bid);
  await test.sandbox.control('POST', '/faults', {
    kind: 'drop_after',
    path: '/v1/transfers/',
    method: 'POST',
    count: 4,
  });

  await reverse(PAYOUT);
  await test.workers.drain();
  test.clock.advance(60_000);
  await desk.listen();

  expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
  expect(await desk.read(bid)).toMatchObject({ paidOutCents: 0 });
  await desk.listen();
});
