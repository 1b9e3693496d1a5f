import { login } from '../../../testing/index.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { PaymentEntity } from './payment.entity.js';

const WHOLE = 527_000;

let test: PaymentsTest;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  bid = await anAcceptedBid(test);
});
afterEach(() => test.sandbox.control('DELETE', '/faults'));

/** The provider takes what it is asked, and never says a word; `before` it does it, or `after`. */
const hangs = (when: 'before' | 'after', method: 'GET' | 'POST') =>
  test.sandbox.control('POST', '/faults', {
    kind: `hang_${when}`,
    method,
    path: '/v1/payment_intents',
    count: null,
  });
const press = () => test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: WHOLE });
const read = async (paymentId: string) =>
  (await test.http.get(`/api/payments/${paymentId}`).set(await login(test, bid.owner))).body;
const chargesOf = async (): Promise<unknown[]> => {
  const { id } = await test.summary(bid.projectId);
  return (await test.sandbox.list('charges')).filter((charge) => charge['transfer_group'] === id);
};
const triesOf = async (): Promise<PaymentEntity[]> => {
  const { id: milestoneId } = await test.summary(bid.projectId);
  return test.unitOfWork.repository(PaymentEntity).findBy({ milestoneId });
};

/** Paid by the next press, once, and the books are even. */
async function isPaidOnce(): Promise<void> {
  await test.sandbox.control('DELETE', '/faults');
  const again = await press();
  expect(again.status).toBe(201);
  await test.sandbox.confirm(again.body.clientSecret, 'pm_card_visa');
  expect(await read(again.body.paymentId)).toMatchObject({ status: 'succeeded', isConfirmed: true });
  expect(await chargesOf()).toHaveLength(1);
  expect(await test.summary(bid.projectId)).toMatchObject({ state: 'funded', heldCents: WHOLE, dueCents: 0 });
  expect(await test.faults()).toEqual([]);
}

describe('a provider that never answers', () => {
  it.each(['before', 'after'] as const)(
    'PAY-03 ends the press of a payment that it hangs %s doing, with nothing charged, and the next one pays once',
    async (when) => {
      await hangs(when, 'POST');

      const failed = await press();

      expect(failed.body).toMatchObject({ status: 502, code: 'payment.intent_failed' });
      expect(await chargesOf()).toEqual([]);
      await isPaidOnce();
      expect(await triesOf()).toHaveLength(1);
    },
  );

  it('PAY-03 and dies after it began the payment: the next press goes on with it', async () => {
    await hangs('after', 'POST');
    expect((await press()).body).toMatchObject({ code: 'payment.intent_failed' });
    await test.sandbox.crash();

    await isPaidOnce();
    expect(await triesOf()).toHaveLength(1);
  });

  it('PAY-04 has charged, and is silent when asked: nobody says that it has not, and then what is true', async () => {
    const opened = await press();
    await test.sandbox.confirm(opened.body.clientSecret, 'pm_card_visa');
    await hangs('before', 'GET');

    expect(await read(opened.body.paymentId)).toMatchObject({ status: 'requires_payment', isConfirmed: false });

    await test.sandbox.control('DELETE', '/faults');
    expect(await read(opened.body.paymentId)).toMatchObject({ status: 'succeeded', isConfirmed: true });
    expect(await chargesOf()).toHaveLength(1);
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-04 has charged, and the page never asks again: the comparison with the provider finds it', async () => {
    const opened = await press();
    await test.sandbox.confirm(opened.body.clientSecret, 'pm_card_visa');

    expect(await test.faults()).toEqual([]);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'funded', heldCents: WHOLE });
    expect(await chargesOf()).toHaveLength(1);
  });
});
