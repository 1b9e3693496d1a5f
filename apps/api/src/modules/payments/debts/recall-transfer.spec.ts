import { randomUUID } from 'node:crypto';
import { cents } from '@cw/domain';
import type { Response } from 'supertest';
import { newId } from '../../../common/ids.js';
import { login } from '../../../testing/index.js';
import { aPerson, type Person } from '../../../testing/market.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { Bank } from '../testing/bank.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';

jest.setTimeout(60_000);

const TOTAL = 527_000;
const PAYOUT = 474_300;
const REASON = 'The bank decided for the cardholder.';
const DAY_SECONDS = 86_400;

let test: PaymentsTest;
let bank: Bank;
let admin: Person;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
  bank = new Bank(test);
  admin = await aPerson(test, 'admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  bid = await anAcceptedBid(test);
  await test.onboard(bid.contractor);
});

const listen = async (): Promise<void> => {
  expect(await test.faults()).toEqual([]);
};
const release = async (of: AcceptedBid, ...amounts: number[]): Promise<void> => {
  for (const amount of amounts) await test.pay(of.owner, of.projectId, amount);
  await of.project.start();
  await of.project.submit();
  await of.project.approve();
  await test.workers.drain();
};
const lose = async (of: AcceptedBid): Promise<void> => {
  const dispute = await bank.dispute(of);
  await bank.decide(dispute, 'lost');
  await listen();
};
const idOf = async (of: AcceptedBid): Promise<string> => (await test.summary(of.projectId)).id;
const reverse = async (amountCents: number, key: string = randomUUID()): Promise<Response> =>
  test.http
    .post(`/api/admin/payments/${await idOf(bid)}/reverse`)
    .set(admin.headers)
    .set('Idempotency-Key', key)
    .send({ amountCents, reason: REASON });
const read = async (of: AcceptedBid = bid) =>
  (
    await test.http
      .get(`/api/admin/payments/${await idOf(of)}`)
      .set(admin.headers)
      .expect(200)
  ).body;
/** The provider pays the contractor's balance out to the bank, from where it cannot be taken back. */
const emptyAccount = async (): Promise<void> => {
  await test.sandbox.control('POST', '/clock', { advance_seconds: 10 * DAY_SECONDS });
};

describe('what a bank took after the release', () => {
  it('PAY-06 is asked back from the contractor, no more than it cost', async () => {
    await release(bid, TOTAL);
    await lose(bid);
    expect(await read()).toMatchObject({ state: 'charge_lost', reversibleCents: PAYOUT, actions: ['reverse'] });
    expect((await reverse(PAYOUT + 1)).body).toMatchObject({
      status: 422,
      errors: [{ path: 'amountCents', code: 'too_large' }],
    });

    const asked = await reverse(400_000);
    await test.workers.drain();

    expect(asked.status).toBe(200);
    expect(await bank.booked(bid, 'dispute_loss')).toBe(PAYOUT - 400_000);
    expect(await read()).toMatchObject({
      ...{ state: 'charge_lost', attention: 'charge_lost', reversibleCents: 74_300, paidOutCents: 74_300 },
    });
    await listen();
    await reverse(74_300);
    await test.workers.drain();
    expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
    expect(await read()).toMatchObject({ reversibleCents: 0, actions: [], attention: null });
    expect((await reverse(1)).body).toMatchObject({ status: 409, code: 'state.conflict' });
    await listen();
  });

  it('PAY-06 asked back twice by a double click is asked back once', async () => {
    await release(bid, TOTAL);
    await lose(bid);

    const key = randomUUID();
    const answers = [await reverse(100_000, key), await reverse(100_000, key)];
    await test.workers.drain();

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await bank.booked(bid, 'dispute_loss')).toBe(PAYOUT - 100_000);
    await listen();
  });

  it('PAY-06 asked back by two admins at once stays within what it cost', async () => {
    await release(bid, TOTAL);
    await lose(bid);

    const answers = await Promise.all([reverse(300_000), reverse(300_000)]);
    await test.workers.drain();

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    await listen();
  });

  it('PAY-06 comes from every transfer when its own is not enough', async () => {
    await release(bid, 300_000, 227_000);
    const dispute = await bank.dispute(bid, { index: 1 });
    await bank.decide(dispute, 'lost');
    await listen();
    const { reversibleCents } = await read();
    // 227,000 less the fee of 22,700 on it; its own transfer was only of 174,300.
    expect(reversibleCents).toBe(204_300);

    await reverse(204_300);
    await test.workers.drain();

    expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
    const amounts = (await read()).commands
      .filter(({ kind }: { kind: string }) => kind === 'reversal')
      .map(({ amountCents }: { amountCents: number }) => amountCents);
    expect(amounts).toEqual([174_300, 30_000]);
    await listen();
  });
});

describe('a contractor whose account is empty', () => {
  it('PAY-06 owes what it cannot give back, and pays it from its next release', async () => {
    await release(bid, TOTAL);
    await lose(bid);
    await emptyAccount();

    await reverse(PAYOUT);
    await test.workers.drain();

    expect(await read()).toMatchObject({ contractorDebtCents: PAYOUT, reversibleCents: 0 });
    const leaving = test.http.delete(`/api/users/${bid.contractor.id}`).set(await login(test, bid.contractor));
    expect((await leaving).body).toMatchObject({ code: 'user.money_held' });
    expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
    await listen();

    const next = await anAcceptedBid(test, { contractor: bid.contractor, totalCents: 100_000 });
    await release(next, 100_000);
    expect(await read(next)).toMatchObject({
      ...{ state: 'released', nettedCents: 90_000, paidOutCents: 0, contractorDebtCents: PAYOUT - 90_000 },
      commands: [],
    });
    await listen();

    const last = await anAcceptedBid(test, { contractor: bid.contractor, totalCents: 600_000 });
    await release(last, 400_000, 200_000);
    expect(await read(last)).toMatchObject({
      ...{ state: 'released', nettedCents: PAYOUT - 90_000, paidOutCents: 540_000 - (PAYOUT - 90_000) },
      contractorDebtCents: 0,
    });
    await listen();
  });

  it('PAY-06 pays it from what a settled dispute gives it, too', async () => {
    await release(bid, TOTAL);
    await lose(bid);
    await emptyAccount();
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

    expect(await read(next)).toMatchObject({
      ...{ state: 'partially_refunded', refundedCents: 40_000, nettedCents: 54_000, paidOutCents: 0 },
      contractorDebtCents: PAYOUT - 54_000,
    });
    await listen();
  });

  it('PAY-06 with a little left gives that back, and owes the rest', async () => {
    await release(bid, TOTAL);
    await lose(bid);
    await emptyAccount();
    const other = await anAcceptedBid(test, { contractor: bid.contractor, totalCents: 100_000 });
    await release(other, 100_000);

    await reverse(PAYOUT);
    await test.workers.drain();
    await test.workers.drain();

    expect(await read()).toMatchObject({ contractorDebtCents: PAYOUT - 90_000 });
    expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
    await listen();
  });

  it('PAY-06 pays a debt once when two releases come at once', async () => {
    await release(bid, TOTAL);
    await lose(bid);
    await emptyAccount();
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

    const netted = (await Promise.all(jobs.map(read))).map(({ nettedCents }) => Number(nettedCents));
    expect(netted.reduce((sum, part) => sum + part, 0)).toBe(PAYOUT);
    await listen();
  });
});

describe('a contractor’s money without a charge-back', () => {
  it('PAY-06 asked back goes to the client', async () => {
    await release(bid, TOTAL);

    expect((await reverse(100_000)).body).toMatchObject({ state: 'partly_reversed' });
    await test.workers.drain();

    expect(await read()).toMatchObject({ paidOutCents: PAYOUT - 100_000, refundedCents: 100_000, refundDueCents: 0 });
    await listen();
  });

  it('PAY-06 that the account does not cover waits for staff', async () => {
    await release(bid, TOTAL);
    await emptyAccount();

    await reverse(100_000);
    await test.workers.drain();

    expect(await read()).toMatchObject({ attention: 'command_failed', contractorDebtCents: 0, refundedCents: 0 });
    await listen();
    const failed = (await read()).commands.find(({ state }: { state: string }) => state === 'attention');
    expect(failed.actions).toEqual(['retry']);
    const other = await anAcceptedBid(test, { contractor: bid.contractor, totalCents: 200_000 });
    await release(other, 200_000);
    const path = `/api/admin/payments/${await idOf(bid)}/refunds/${failed.id}/retry`;
    await test.http.post(path).set(admin.headers).expect(200);
    await test.workers.drain();
    expect(await read()).toMatchObject({ attention: null, refundedCents: 100_000 });
    await listen();
  });

  it('PAY-06 cannot be asked back before it was paid out, nor of a project that nobody knows', async () => {
    await test.pay(bid.owner, bid.projectId, TOTAL);

    expect((await reverse(1)).body).toMatchObject({ status: 409 });
    const unknown = await test.http
      .post(`/api/admin/payments/${randomUUID()}/reverse`)
      .set(admin.headers)
      .set('Idempotency-Key', randomUUID())
      .send({ amountCents: 1, reason: REASON });
    expect(unknown.body).toMatchObject({ status: 404, code: 'payment.not_found' });
  });
});

it('PAY-06 a crash between the provider’s answer and ours takes nothing back twice', async () => {
  await release(bid, TOTAL);
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
  await listen();

  expect(await bank.booked(bid, 'dispute_loss')).toBe(0);
  expect(await read()).toMatchObject({ paidOutCents: 0 });
  await listen();
});
