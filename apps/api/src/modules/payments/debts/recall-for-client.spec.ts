import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { cents } from '@cw/domain';
import { AuditEntryEntity } from '../../../common/audit/audit-entry.entity.js';
import { newId } from '../../../common/ids.js';
import { login } from '../../../testing/index.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { Bank } from '../testing/bank.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { MoneyDesk } from '../testing/money-desk.js';

const TOTAL = 527_000;
const PAYOUT = 474_300;
const REASON = 'The work was redone by somebody else.';

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

const reverse = async (amountCents: number, key?: string): Promise<Response> =>
  desk.reverse(bid, { amountCents, reason: REASON, ...(key !== undefined && { key }) });

describe('a contractor’s money without a charge-back', () => {
  it('PAY-06 asked back goes to the client', async () => {
    await desk.release(bid, TOTAL);

    expect((await reverse(100_000)).body).toMatchObject({ state: 'partly_reversed' });
    await test.workers.drain();

    expect(await desk.read(bid)).toMatchObject({
      paidOutCents: PAYOUT - 100_000,
      refundedCents: 100_000,
      refundDueCents: 0,
    });
    await desk.listen();
  });

  it('PAY-06 CON-06 after a split stands in the same figures wherever its parties and staff read', async () => {
    await desk.pay(bid, TOTAL);
    await bid.project.start();
    await bid.project.dispute();
    const { projectId, owner } = bid;
    const agreed = { contractorCents: cents(300_000), isAgreed: true, as: ['owner'] as const, reason: null };
    await test.unitOfWork.run(() =>
      test.money.onRuled({ ...agreed, projectId, disputeId: newId(), actorId: owner.id }),
    );
    await test.workers.drain();

    await reverse(4_010);
    expect(await test.summary(projectId)).toMatchObject({ reversedCents: 0, payoutCents: 270_000 });
    await test.workers.drain();

    // 527,000 paid: 231,010 went back, and of 295,990 released the fee was 30,000.
    const left = 265_990;
    const summary = await test.summary(projectId);
    expect(summary).toMatchObject({
      ...{ state: 'partially_refunded', totalCents: 300_000, releasedCents: 295_990, refundedCents: 231_010 },
      ...{ reversedCents: 4_010, chargedBackCents: 0, feeCents: 30_000, payoutCents: left },
    });
    expect(summary.timeline.filter(({ kind }) => kind === 'reversed')).toMatchObject([{ amountCents: 4_010 }]);
    const { items } = (await test.http.get('/api/payouts').set(await login(test, bid.contractor))).body;
    expect(items[0]).toMatchObject({ projectId, amountCents: left });
    expect(await desk.read(bid)).toMatchObject({ paidOutCents: left });
    await desk.listen();
  });

  it('PAY-06 that the account does not cover is not asked for', async () => {
    await desk.release(bid, TOTAL);
    await desk.emptyAccounts();

    expect((await reverse(1)).body).toMatchObject({ status: 409, code: 'payment.not_covered' });
    expect(await desk.read(bid)).toMatchObject({ state: 'released', attention: null });
    await desk.listen();
  });

  it('PAY-06 asked back with the same key after a crash is asked back once', async () => {
    await desk.release(bid, TOTAL);
    const key = randomUUID();
    await reverse(100_000, key);
    await bank.rows('DELETE FROM idempotency_key WHERE key = $1', [key]);

    expect((await reverse(100_000, key)).status).toBe(200);
    await test.workers.drain();

    expect(await desk.read(bid)).toMatchObject({ refundedCents: 100_000, paidOutCents: PAYOUT - 100_000 });
    await desk.listen();
  });

  it('ROLE-07 PAY-06 is nobody’s to ask back over a project of their own', async () => {
    await desk.release(bid, TOTAL);
    await bank.rows('UPDATE milestone SET contractor_id = $2 WHERE project_id = $1', [
      bid.projectId,
      desk.admin.user.id,
    ]);

    expect((await desk.read(bid)).actions).toEqual([]);
    expect((await reverse(100_000)).body).toMatchObject({ status: 403, code: 'access.denied' });
  });

  it('PAY-06 that the account has no more when it is asked can be given up', async () => {
    await desk.release(bid, TOTAL);
    await reverse(100_000);
    await desk.emptyAccounts();
    await test.workers.drain();
    const failed = await desk.parked(bid);
    const withdraw = (body: object): Promise<Response> => desk.send(bid, `orders/${failed.id}/withdraw`, body);

    expect((await withdraw({ reason: ' ' })).body).toMatchObject({ status: 422, errors: [{ path: 'reason' }] });
    expect((await withdraw({ reason: 'The account is empty.' })).body).toMatchObject({
      ...{ attention: null, reversibleCents: PAYOUT, contractorDebtCents: 0, refundedCents: 0 },
    });

    expect((await withdraw({ reason: 'The account is empty.' })).body).toMatchObject({ status: 409 });
    const audited = await test.unitOfWork
      .repository(AuditEntryEntity)
      .findBy({ action: 'payment.reversal_withdrawn', subjectId: bid.contractor.id });
    expect(audited).toMatchObject([{ actorId: desk.admin.user.id, reason: 'The account is empty.' }]);
    await desk.listen();
  });

  it('PAY-06 that the account has no more when it is asked waits for staff', async () => {
    await desk.release(bid, TOTAL);
    await reverse(100_000);
    await desk.emptyAccounts();
    await test.workers.drain();

    expect(await desk.read(bid)).toMatchObject({
      attention: 'command_failed',
      contractorDebtCents: 0,
      refundedCents: 0,
    });
    await desk.listen();
    const failed = await desk.parked(bid);
    expect(failed.actions).toEqual(['retry', 'withdraw']);
    const other = await anAcceptedBid(test, { contractor: bid.contractor, totalCents: 200_000 });
    await desk.release(other, 200_000);
    expect((await desk.send(bid, `refunds/${failed.id}/retry`)).status).toBe(200);
    await test.workers.drain();
    expect(await desk.read(bid)).toMatchObject({ attention: null, refundedCents: 100_000 });
    await desk.listen();
  });

  it('PAY-06 cannot be asked back before it was paid out, nor of a project that nobody knows', async () => {
    await test.pay(bid.owner, bid.projectId, TOTAL);

    expect((await reverse(1)).body).toMatchObject({ status: 409 });
    const unknown = await test.http
      .post(`/api/admin/payments/${randomUUID()}/reverse`)
      .set(desk.admin.headers)
      .set('Idempotency-Key', randomUUID())
      .send({ amountCents: 1, reason: REASON });
    expect(unknown.body).toMatchObject({ status: 404, code: 'payment.not_found' });
  });
});
