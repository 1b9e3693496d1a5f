import { HOUR_MS } from '@cw/domain';
import { EventBus } from '../../../common/events/event-bus.js';
import { login } from '../../../testing/index.js';
import { PaymentEntity } from '../intents/payment.entity.js';
import { PayoutAccountEntity } from '../payouts/payout-account.entity.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { CommandQueue } from './command-queue.js';
import { PaymentCommandEntity } from './payment-command.entity.js';

let test: PaymentsTest;
let bid: AcceptedBid;

// A provider of one's own for each: what one test leaves unfinished is not the next one's to carry out.
beforeEach(async () => {
  test = await createPaymentsTest();
  bid = await anAcceptedBid(test);
});
afterEach(() => test.close());

const commands = async (): Promise<PaymentCommandEntity[]> => {
  const { id: milestoneId } = await test.summary(bid.projectId);
  return test.unitOfWork.repository(PaymentCommandEntity).find({ where: { milestoneId }, order: { id: 'ASC' } });
};
const cancelPaid = async (card?: string): Promise<void> => {
  await test.pay(bid.owner, bid.projectId, 527_000, card);
  await bid.project.cancel();
};

describe('a command', () => {
  it('PAY-06 whose answer is lost again and again is carried out once, later', async () => {
    await cancelPaid();
    await test.sandbox.control('POST', '/faults', { kind: 'drop_after', path: '/v1/refunds', count: null });

    await test.workers.drain();
    expect(await commands()).toMatchObject([{ state: 'pending', attempts: 1, lastError: expect.any(String) }]);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunding', attention: false });
    await test.sandbox.control('DELETE', '/faults');
    await test.workers.drain();
    expect(await commands()).toMatchObject([{ attempts: 1 }]);
    test.clock.advance(2_000);
    await test.workers.drain();

    expect(await commands()).toMatchObject([{ state: 'done', attempts: 2, lastError: null }]);
    expect(await test.sandbox.list('refunds')).toHaveLength(1);
    expect(await test.faults()).toEqual([]);
  });

  it('that the provider cannot take for an hour calls staff and goes on trying', async () => {
    await cancelPaid();
    await test.sandbox.control('POST', '/faults', { kind: 'rate_limit', path: '/v1/refunds', count: null });
    await test.workers.drain();
    test.clock.advance(HOUR_MS + 1);
    await test.workers.drain();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunding', attention: true });
    expect(await commands()).toMatchObject([{ state: 'pending', attempts: 2 }]);
    await test.sandbox.control('DELETE', '/faults');
    test.clock.advance(HOUR_MS);
    await test.workers.drain();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunded', attention: false });
  });

  it('PAY-06 that waited for days for its own reason calls nobody when its first try fails once', async () => {
    await test.pay(bid.owner, bid.projectId, 527_000);
    await bid.project.start();
    await bid.project.submit();
    await bid.project.approve();
    await test.workers.drain();
    test.clock.advance(72 * HOUR_MS);
    await test.onboard(bid.contractor);
    await test.sandbox.control('POST', '/faults', { kind: 'rate_limit', path: '/v1/transfers', count: null });

    await test.workers.drain();

    expect(await commands()).toMatchObject([{ kind: 'transfer', state: 'pending', attempts: 1 }]);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'releasing', attention: false });
    await test.sandbox.control('DELETE', '/faults');
    // The balance is not compared while an order is on its way.
    expect(await test.faults()).toEqual([expect.stringContaining('I7')]);
    test.clock.advance(2_000);
    await test.workers.drain();
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'released', attention: false });
  });

  it('PAY-06 that the provider refuses is not tried again: staff must look', async () => {
    await cancelPaid();
    await refundByHand();

    await test.workers.drain();

    expect(await commands()).toMatchObject([{ state: 'attention', lastError: 'charge_already_refunded' }]);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunding', attention: true });
  });

  it('PAY-06 that broke the provider down is looked up, and given again under another key', async () => {
    await cancelPaid();
    await test.sandbox.control('POST', '/faults', { kind: 'server_error_stored', path: '/v1/refunds', count: 1 });
    await test.workers.drain();
    expect(await commands()).toMatchObject([{ state: 'failed' }, { state: 'pending' }]);

    test.clock.advance(2_000);
    await test.workers.drain();

    expect(await commands()).toMatchObject([{ state: 'failed' }, { state: 'done' }]);
    expect(await test.sandbox.list('refunds')).toHaveLength(1);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunded', attention: false });
    expect(await test.faults()).toEqual([]);
  });

  it('is given to one worker only, until its lease runs out', async () => {
    await cancelPaid();
    const queue = test.app.get(CommandQueue, { strict: false });

    const claims = await Promise.all([queue.claim(), queue.claim(), queue.claim()]);
    expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
    test.clock.advance(6_001);

    expect(await queue.claim()).toMatchObject({ attempts: 2 });
  });

  async function refundByHand(): Promise<void> {
    const [command] = await commands();
    const payment = await test.unitOfWork.repository(PaymentEntity).findOneByOrFail({ id: String(command?.paymentId) });
    await fetch(`${test.sandbox.url}/v1/refunds`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${test.config.payments.secretKey}` },
      body: new URLSearchParams({ charge: String(payment.providerChargeId) }),
    });
  }
});

describe('a refund that the bank sends back', () => {
  it('PAY-06 is owed again and calls staff', async () => {
    await cancelPaid('pm_card_refundFail');
    await test.workers.drain();
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunded', refundedCents: 527_000 });

    await test.sandbox.control('POST', '/clock', { advance_seconds: 3600 });
    expect(await test.faults()).toEqual([]);

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunding', refundedCents: 0, attention: true });
    expect(await commands()).toMatchObject([{ state: 'attention', lastError: 'refund_failed' }]);
  });
});

describe('a contractor who may no longer be paid', () => {
  it('waits instead of failing', async () => {
    const rows = test.unitOfWork.repository(PayoutAccountEntity);
    await test.http.post('/api/payouts/onboarding').set(await login(test, bid.contractor));
    // As far as we know; the provider has thought better of it.
    await rows.update({ contractorId: bid.contractor.id }, { status: 'active' });
    await test.pay(bid.owner, bid.projectId, 527_000);
    await bid.project.start();
    await bid.project.submit();
    await bid.project.approve();
    await test.workers.drain();

    expect(await rows.findOneByOrFail({ contractorId: bid.contractor.id })).toMatchObject({ status: 'pending' });
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'releasing', attention: false });
    await test.onboard(bid.contractor);
    test.clock.advance(2_000);
    await test.workers.drain();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'released' });
    expect(await test.faults()).toEqual([]);
  });
});

describe('what happened is told', () => {
  it('PAY-01 once, in the transaction that made it true', async () => {
    const told: string[] = [];
    const events = test.app.get(EventBus);
    for (const name of ['payment.held', 'payment.released', 'payment.refunded', 'payment.failed'] as const) {
      events.on(name, async ({ projectId, amountCents }) => {
        expect(test.unitOfWork.isOpen).toBe(true);
        if (projectId === bid.projectId) told.push(`${name} ${amountCents}`);
      });
    }
    await test.onboard(bid.contractor);
    await test.pay(bid.owner, bid.projectId, 527_000, 'pm_card_visa_chargeDeclined');
    await test.pay(bid.owner, bid.projectId, 527_000);
    await bid.project.start();
    await bid.project.submit();
    await bid.project.approve();
    await test.workers.drain();
    await test.faults();

    expect(told).toEqual(['payment.failed 527000', 'payment.held 527000', 'payment.released 527000']);
  });
});
