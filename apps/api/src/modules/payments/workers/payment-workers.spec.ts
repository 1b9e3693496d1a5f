import type { DomainEventName } from '@cw/domain';
import { EventBus } from '../../../common/events/event-bus.js';
import { PaymentGateway } from '../provider/payment-gateway.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';

let test: PaymentsTest;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest({ webhooks: true, env: { WORKERS: 'true' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  bid = await anAcceptedBid(test);
});

/** Resolves when this has happened to the bid's money, whoever brought it about. */
const happened = (name: Extract<DomainEventName, `payment.${string}`>): Promise<void> =>
  new Promise((resolve) => {
    test.app.get(EventBus).afterCommit(name, ({ projectId }) => {
      if (projectId === bid.projectId) resolve();
      return Promise.resolve();
    });
  });

describe('the workers of a running API', () => {
  it('PAY-01 hold and release by themselves, although nobody asks after the payment', async () => {
    const [held, released] = [happened('payment.held'), happened('payment.released')];
    await test.onboard(bid.contractor);
    const opened = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });

    await test.sandbox.confirm(opened.body.clientSecret, 'pm_card_visa');
    await held;
    await bid.project.start();
    await bid.project.submit();
    await bid.project.approve();
    await released;

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'released', releasedCents: 527_000 });
  });

  it('PAY-05 send the money back by themselves', async () => {
    const refunded = happened('payment.refunded');
    await test.pay(bid.owner, bid.projectId, 527_000);

    await bid.project.cancel();
    await refunded;

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunded', refundedCents: 527_000 });
  });

  it('finish what they are at before the process ends', async () => {
    await test.pay(bid.owner, bid.projectId, 527_000);
    await test.sandbox.control('POST', '/faults', { kind: 'delay', path: '/v1/refunds', delay_milliseconds: 500 });
    const taken = new Promise<void>((resolve) => {
      const gateway = test.app.get(PaymentGateway, { strict: false });
      const refund = gateway.refund.bind(gateway);
      gateway.refund = (order) => {
        resolve();
        return refund(order);
      };
    });
    await bid.project.cancel();
    await taken;

    await test.workers.beforeApplicationShutdown();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunded' });
  });
});
