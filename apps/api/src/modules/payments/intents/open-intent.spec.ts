import { randomUUID } from 'node:crypto';
import { EventBus } from '../../../common/events/event-bus.js';
import { aUser, login } from '../../../testing/index.js';
import { newId } from '../../../common/ids.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { PaymentEntity } from './payment.entity.js';

const PAY_02 = 'Please enter a valid amount (minimum $0.50) and select a project';

let test: PaymentsTest;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  bid = await anAcceptedBid(test);
});

const intentsOf = async ({ projectId }: AcceptedBid): Promise<Record<string, unknown>[]> => {
  const { id } = await test.summary(projectId);
  return (await test.sandbox.list('payment_intents')).filter((intent) => intent['transfer_group'] === id);
};
const triesOf = async ({ projectId }: AcceptedBid): Promise<PaymentEntity[]> => {
  const { id: milestoneId } = await test.summary(projectId);
  return test.unitOfWork.repository(PaymentEntity).findBy({ milestoneId });
};

describe('POST /api/payments/intents', () => {
  it('PAY-01 answers what the page needs to take the card', async () => {
    const opened = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });

    expect(opened.status).toBe(201);
    expect(opened.body).toEqual({
      paymentId: expect.any(String),
      clientSecret: expect.stringMatching(/^pi_sbx.+_secret_/),
      amountCents: 527_000,
      projectId: bid.projectId,
    });
  });

  it.each([
    [{}, ['projectId', 'amountCents']],
    [{ amountCents: 527_000 }, ['projectId']],
    [{ projectId: '', amountCents: 527_000 }, ['projectId']],
    [{ projectId: 'none', amountCents: 527_000 }, ['projectId']],
    [{ projectId: newId() }, ['amountCents']],
    [{ projectId: newId(), amountCents: 49 }, ['amountCents']],
    [{ projectId: newId(), amountCents: 0 }, ['amountCents']],
    [{ projectId: newId(), amountCents: -527_000 }, ['amountCents']],
    [{ projectId: newId(), amountCents: 50.5 }, ['amountCents']],
    [{ projectId: newId(), amountCents: '5270' }, ['amountCents']],
    [{ projectId: newId(), amountCents: 100_000_000 }, ['amountCents']],
  ])('PAY-02 refuses %j with the fields at fault', async (body, paths) => {
    const refused = await test.openIntent(bid.owner, body);

    expect(refused.status).toBe(422);
    expect(refused.body.code).toBe('payment.invalid_amount');
    expect(refused.body.detail).toBe(PAY_02);
    expect(refused.body.errors.map((fault: { path: string }) => fault.path)).toEqual(paths);
  });

  it.each([527_001, 526_951, 526_999])(
    'PAY-02 refuses %i of 527000: more than is due, or a rest below the minimum',
    async (amountCents) => {
      const refused = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents });

      expect(refused.status).toBe(422);
      expect(refused.body.code).toBe('payment.invalid_amount');
      expect(await triesOf(bid)).toEqual([]);
    },
  );

  it.each([50, 526_950, 527_000])('PAY-02 takes %i of 527000', async (amountCents) => {
    expect((await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents })).status).toBe(201);
  });

  it('refuses a call without Idempotency-Key', async () => {
    const refused = await test.http
      .post('/api/payments/intents')
      .set(await login(test, bid.owner))
      .send({ projectId: bid.projectId, amountCents: 527_000 });

    expect(refused.body).toMatchObject({ status: 400, code: 'idempotency.required' });
  });

  it('PAY-03 asks to log in first', async () => {
    const refused = await test.http
      .post('/api/payments/intents')
      .set('Idempotency-Key', randomUUID())
      .send({ projectId: bid.projectId, amountCents: 527_000 });

    expect(refused.body).toMatchObject({ status: 401, code: 'auth.required' });
  });

  it("answers another's project and an unknown one alike", async () => {
    const stranger = await aUser(test);

    for (const projectId of [bid.projectId, newId()]) {
      const refused = await test.openIntent(stranger, { projectId, amountCents: 527_000 });
      expect(refused.body).toMatchObject({ status: 404, code: 'project.not_found' });
    }
    const contractor = await test.openIntent(bid.contractor, { projectId: bid.projectId, amountCents: 527_000 });
    expect(contractor.body).toMatchObject({ status: 403, code: 'access.denied' });
  });

  it('two clicks at once open one payment', async () => {
    const body = { projectId: bid.projectId, amountCents: 527_000 };

    const answers = await Promise.all([test.openIntent(bid.owner, body), test.openIntent(bid.owner, body)]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0].body).toEqual(answers[1].body);
    expect(await intentsOf(bid)).toHaveLength(1);
    expect(await triesOf(bid)).toHaveLength(1);
  });

  it('the same key answers the same payment', async () => {
    const key = randomUUID();
    const body = { projectId: bid.projectId, amountCents: 527_000 };

    const first = await test.openIntent(bid.owner, body, key);
    const second = await test.openIntent(bid.owner, body, key);

    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  it('another amount closes the payment that was open, so that the two can never both be paid', async () => {
    const whole = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });
    const part = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 100_000 });

    const late = await test.sandbox.confirm(whole.body.clientSecret, 'pm_card_visa');
    expect(late).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
    expect((await test.sandbox.confirm(part.body.clientSecret, 'pm_card_visa'))['status']).toBe('succeeded');
  });

  it('another amount after the money has come in meanwhile says what is due now', async () => {
    const part = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 500_000 });
    await test.sandbox.confirm(part.body.clientSecret, 'pm_card_visa');

    const whole = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });

    expect(whole.body).toMatchObject({ status: 422, code: 'payment.invalid_amount' });
    expect(await test.summary(bid.projectId)).toMatchObject({ heldCents: 500_000, dueCents: 27_000 });
    expect(await test.faults()).toEqual([]);
  });

  it('says that nothing is due once it is funded', async () => {
    await test.pay(bid.owner, bid.projectId, 527_000);

    const again = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });

    expect(again.body).toMatchObject({ status: 409, code: 'payment.not_due', state: 'funded' });
  });

  it('PAY-03 says that the intent could not be created, and the next click works', async () => {
    await test.sandbox.control('POST', '/faults', {
      kind: 'server_error_stored',
      path: '/v1/payment_intents',
      count: 1,
    });

    const failed = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });
    const again = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });

    expect(failed.body).toMatchObject({ status: 502, detail: 'Failed to create payment intent' });
    expect(again.status).toBe(201);
  });

  it('an answer lost on its way opens no second payment', async () => {
    await test.sandbox.control('POST', '/faults', { kind: 'drop_after', path: '/v1/payment_intents', count: 1 });

    const opened = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });

    expect(opened.status).toBe(201);
    expect(await intentsOf(bid)).toHaveLength(1);
  });
});

describe('a declined card', () => {
  it('PAY-01 is told to the client, and another card then pays the same payment', async () => {
    const told: unknown[] = [];
    test.app.get(EventBus).on('payment.failed', (payload) => Promise.resolve(void told.push(payload)));

    const declined = await test.pay(bid.owner, bid.projectId, 527_000, 'pm_card_visa_chargeDeclinedInsufficientFunds');

    expect(declined.body).toMatchObject({ status: 'failed', declineCode: 'insufficient_funds' });
    expect(declined.body.project).toMatchObject({ state: 'requires_payment', heldCents: 0, dueCents: 527_000 });
    expect(told).toEqual([expect.objectContaining({ projectId: bid.projectId, amountCents: 527_000 })]);

    const paid = await test.pay(bid.owner, bid.projectId, 527_000);
    expect(paid.body).toMatchObject({ id: declined.body.id, status: 'succeeded' });
    expect(paid.body.project.timeline.map((entry: { kind: string }) => entry.kind)).toEqual([
      'declined',
      'paid',
      'held',
    ]);
    expect(await test.faults()).toEqual([]);
  });
});

describe('reading payments', () => {
  it('PAY-04 lists the tries of the signed-in client only, newest first', async () => {
    await test.pay(bid.owner, bid.projectId, 100_000);
    await test.pay(bid.owner, bid.projectId, 427_000);
    const read = async (user: AcceptedBid['owner'], query = '') =>
      test.http.get(`/api/payments${query}`).set(await login(test, user));

    const mine = await read(bid.owner, '?limit=1');
    expect(mine.body.items).toMatchObject([{ amountCents: 427_000, projectTitle: 'Handrail and peeling paint' }]);
    const rest = await read(bid.owner, `?limit=1&cursor=${String(mine.body.nextCursor)}`);
    expect(rest.body).toMatchObject({ items: [{ amountCents: 100_000 }], nextCursor: null });
    expect((await read(bid.owner, `?projectId=${newId()}`)).body.items).toEqual([]);
    expect((await read(bid.contractor)).body.items).toEqual([]);
    const id = String(rest.body.items[0].id);
    expect((await test.http.get(`/api/payments/${id}`).set(await login(test, bid.contractor))).status).toBe(404);
    const admin = await aUser(test, { role: 'admin' });
    expect((await test.http.get(`/api/payments/${id}`).set(await login(test, admin))).status).toBe(200);
  });

  it('tells a page how to take payments', async () => {
    const { body } = await test.http.get('/api/payments/config').expect(200);

    expect(body).toEqual({
      mode: 'sandbox',
      publishableKey: test.config.payments.publishableKey,
      sandboxBase: '/_pay',
      minCents: 50,
      feePercent: 10,
    });
  });
});
