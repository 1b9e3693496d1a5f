import { cents } from '@cw/domain';
import type { Response } from 'supertest';
import { AuditEntryEntity } from '../../../common/audit/audit-entry.entity.js';
import { newId } from '../../../common/ids.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { Bank } from '../testing/bank.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { MoneyDesk } from '../testing/money-desk.js';
import { Milestones } from './milestones.js';

const REASON = 'The card was charged twice; one came back.';
/** When the sandbox's bank sends a refund back. */
const COMES_BACK_SECONDS = 700;

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

const see = async (reason = REASON): Promise<Response> => desk.send(bid, 'seen', { reason });
/** Two charges, the newest by a card that sends refunds back, and a change that makes a part of it go back. */
const partRefunded = async (): Promise<void> => {
  await test.pay(bid.owner, bid.projectId, 300_000);
  await test.pay(bid.owner, bid.projectId, 227_000, 'pm_card_refundFail');
  await bid.project.start();
  const { projectId, owner } = bid;
  const change = { projectId, changeOrderId: newId(), amountDeltaCents: cents(-100_000), actorId: owner.id };
  await test.unitOfWork.run(() => test.money.onChanged({ ...change, as: ['owner'] }));
  await desk.listen();
};
const comesBack = async (): Promise<void> => {
  await test.sandbox.control('POST', '/clock', { advance_seconds: COMES_BACK_SECONDS });
  await desk.listen();
};
const retry = async (): Promise<void> => {
  const { id } = await desk.parked(bid);
  expect((await desk.send(bid, `refunds/${id}/retry`)).status).toBe(200);
};

describe('why staff are called', () => {
  it('PAY-06 a refund that failed while a bank decides is there once the bank has decided', async () => {
    await partRefunded();
    const dispute = await bank.dispute(bid);
    await desk.listen();
    await comesBack();
    expect(await desk.read(bid)).toMatchObject({ attention: 'charge_disputed' });

    await bank.decide(dispute, 'won');
    await desk.listen();

    expect(await desk.read(bid)).toMatchObject({ state: 'in_progress', attention: 'refund_failed' });
    await retry();
    expect(await desk.read(bid)).toMatchObject({ attention: null });
  });

  it('PAY-06 a bank that asks is there when the refund that failed before has been seen to', async () => {
    await partRefunded();
    await comesBack();
    expect(await desk.read(bid)).toMatchObject({ attention: 'refund_failed' });
    await bank.dispute(bid);
    await desk.listen();

    await retry();

    expect(await desk.read(bid)).toMatchObject({ attention: 'charge_disputed', actions: ['evidence'] });
  });

  it('PAY-06 a second bank is still deciding when the first has decided', async () => {
    await test.pay(bid.owner, bid.projectId, 300_000);
    await test.pay(bid.owner, bid.projectId, 227_000);
    await bid.project.start();
    const first = await bank.dispute(bid);
    await bank.dispute(bid, { index: 1 });
    await desk.listen();

    await bank.decide(first, 'lost');
    await desk.listen();

    expect(await desk.read(bid)).toMatchObject({ state: 'charged_back', attention: 'charge_disputed' });
  });
});

describe('what no record ends', () => {
  const lost = async (): Promise<void> => {
    await desk.release(bid, 527_000);
    const dispute = await bank.dispute(bid);
    await bank.decide(dispute, 'lost');
    await desk.listen();
  };

  it('ADM-01 PAY-06 ends when staff say what they found, and the log keeps it', async () => {
    await lost();
    expect(await desk.read(bid)).toMatchObject({ attention: 'charge_lost', actions: ['reverse', 'seen'] });

    const seen = await see();

    expect(seen.body).toMatchObject({ attention: null, actions: ['reverse'] });
    const entry = await test.unitOfWork
      .repository(AuditEntryEntity)
      .findOneByOrFail({ action: 'payment.attention_seen', subjectId: bid.owner.id });
    expect(entry).toMatchObject({ reason: REASON, actorId: desk.admin.user.id, after: { seen: ['charge_lost'] } });
    expect((await see()).body).toMatchObject({ status: 409, code: 'state.conflict' });
    expect((await see(' ')).body).toMatchObject({ status: 422, errors: [{ path: 'reason' }] });
  });

  it('PAY-06 waits behind what still stands, and is not taken off with it', async () => {
    await test.pay(bid.owner, bid.projectId, 527_000);
    await bid.project.start();
    const dispute = await bank.dispute(bid);
    await desk.listen();
    const milestones = test.app.get(Milestones, { strict: false });
    const { id } = await test.summary(bid.projectId);
    await test.unitOfWork.run(async () => milestones.flag(await milestones.lock(id), 'amount_differs'));
    expect(await desk.read(bid)).toMatchObject({ attention: 'charge_disputed', actions: ['evidence'] });
    expect((await see()).body).toMatchObject({ status: 409, code: 'state.conflict' });

    await bank.decide(dispute, 'won');
    await desk.listen();

    expect(await desk.read(bid)).toMatchObject({ attention: 'amount_differs', actions: ['seen'] });
    expect((await see()).body).toMatchObject({ attention: null });
  });
});
