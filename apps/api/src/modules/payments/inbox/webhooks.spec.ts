import { createHmac } from 'node:crypto';
import { Sql } from '../../../common/persistence/sql.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import type { WebhookRelay } from '../testing/webhook-relay.js';

let test: PaymentsTest;
let relay: WebhookRelay;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest({ webhooks: true });
  if (!test.relay) throw new Error('Webhooks are off');
  relay = test.relay;
});
afterAll(() => test.close());
beforeEach(async () => {
  bid = await anAcceptedBid(test);
});

const rows = async (text: string): Promise<Record<string, unknown>[]> => (await test.app.get(Sql).execute(text)).rows;
const inboxSize = async (): Promise<number> => (await rows('SELECT event_id FROM webhook_inbox')).length;
const entries = async (): Promise<Record<string, unknown>[]> =>
  rows(
    'SELECT t.kind, t.ref, p.account_code, p.amount_cents FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id ORDER BY 1, 2, 3',
  );
/** Confirms as the payer's page does, which is then closed; answers the intent's id. */
const confirm = async (card = 'pm_card_visa'): Promise<string> => {
  const opened = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });
  await test.sandbox.confirm(opened.body.clientSecret, card);
  return String(opened.body.clientSecret).split('_secret_')[0] ?? '';
};

describe('POST /api/payments/webhook', () => {
  const secret = 'whsec_payments_spec';
  const body = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'payment_intent.succeeded',
    created: 1_700_000_000,
    data: { object: { id: 'pi_forged', object: 'payment_intent' } },
  });
  const signed = (time: number, payload: string, key = secret): string =>
    `t=${time},v1=${createHmac('sha256', key).update(`${time}.${payload}`).digest('hex')}`;
  const send = (payload: string, signature?: string) => {
    const request = test.http.post('/api/payments/webhook').set('Content-Type', 'application/json');
    return (signature === undefined ? request : request.set('Stripe-Signature', signature)).send(payload);
  };
  const now = (): number => Math.floor(Date.now() / 1000);

  it.each([
    ['no signature', () => undefined],
    ['a signature of another secret', () => signed(now(), body, 'whsec_other')],
    ['a signature of another body', () => signed(now(), body.replace('forged', 'other'))],
    ['an old signature', () => signed(now() - 3600, body)],
    ['a signature of a time to come', () => signed(now() + 3600, body)],
    ['a signature that is none', () => 'v1=00'],
  ])('PAY-06 refuses %s and keeps nothing', async (_what, signature) => {
    const before = await inboxSize();

    const refused = await send(body, signature());

    expect(refused.body).toMatchObject({ status: 400, code: 'payment.signature' });
    expect(await inboxSize()).toBe(before);
  });

  it('refuses a body that is too large before it looks at the signature', async () => {
    const before = await inboxSize();

    const refused = await send(JSON.stringify({ padding: 'x'.repeat(1_048_576) }), 'v1=00');

    expect(refused.status).toBe(413);
    expect(await inboxSize()).toBe(before);
  });

  it('PAY-06 keeps a genuine event once, however often it comes', async () => {
    const before = await inboxSize();

    const answers = await Promise.all([send(body, signed(now(), body)), send(body, signed(now(), body))]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await inboxSize()).toBe(before + 1);
  });

  it('PAY-06 believes the object, not the event: a genuine event about an unknown object changes nothing', async () => {
    await send(body, signed(now(), body));
    await test.workers.drain();

    expect(await rows(`SELECT outcome FROM webhook_inbox WHERE event_id = 'evt_forged'`)).toEqual([
      { outcome: 'ignored' },
    ]);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'requires_payment', heldCents: 0 });
  });
});

describe('webhooks', () => {
  it('PAY-01 hold the payment of a client whose page was closed', async () => {
    await relay.delivered('payment_intent.succeeded', await confirm());
    await test.workers.drain();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'funded', heldCents: 527_000 });
  });

  it('record a declined card', async () => {
    await relay.delivered('payment_intent.payment_failed', await confirm('pm_card_visa_chargeDeclined'));
    await test.workers.drain();

    const { timeline, state } = await test.summary(bid.projectId);
    expect(state).toBe('requires_payment');
    expect(timeline).toMatchObject([{ kind: 'declined', amountCents: 527_000 }]);
  });

  it('PAY-06 told again, twice and in any order change nothing', async () => {
    await test.onboard(bid.contractor);
    await relay.delivered('payment_intent.succeeded', await confirm());
    await test.workers.drain();
    await bid.project.start();
    await bid.project.submit();
    await bid.project.approve();
    await test.workers.drain();
    const other = await anAcceptedBid(test);
    await test.pay(other.owner, other.projectId, 527_000);
    await other.project.cancel();
    await test.workers.drain();
    const [before, sizes] = [await entries(), await inboxSize()];

    await test.app
      .get(Sql)
      .execute(
        `UPDATE webhook_inbox SET processed_at = NULL, outcome = NULL, run_after = run_after - random() * interval '1 ms'`,
      );
    await test.sandbox.control('POST', '/redeliver', { times: 3, shuffle: true });
    await Promise.all([test.workers.drain(), test.workers.drain()]);

    expect(sizes).toBeGreaterThan(10);
    expect(await entries()).toEqual(before);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'released' });
    expect(await test.summary(other.projectId)).toMatchObject({ state: 'refunded' });
    expect(await test.faults()).toEqual([]);
  });
});

describe('lost webhooks', () => {
  beforeAll(() => test.sandbox.control('POST', '/webhooks', { paused: true }));

  it('PAY-06 are found in the list of events', async () => {
    await confirm();
    await test.workers.drain();
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'requires_payment', heldCents: 0 });

    expect(await test.faults()).toEqual([]);

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'funded', heldCents: 527_000 });
  });

  it('an answer that fails on its way is asked for again later', async () => {
    await confirm();
    await test.sandbox.control('POST', '/faults', { kind: 'server_error', path: '/v1/payment_intents/', count: null });

    await test.faults();
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'requires_payment' });
    await test.sandbox.control('DELETE', '/faults');
    test.clock.advance(5_000);
    await test.workers.drain();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'funded' });
  });
});

describe('a chargeback', () => {
  it('PAY-06 freezes what is held and calls staff', async () => {
    await test.pay(bid.owner, bid.projectId, 527_000, 'pm_card_createDispute');
    await test.onboard(bid.contractor);
    await bid.project.start();
    await bid.project.submit();
    await test.faults();

    expect(await test.summary(bid.projectId)).toMatchObject({ heldCents: 527_000, attention: true });
    await expect(bid.project.approve()).rejects.toMatchObject({ code: 'state.conflict' });
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'charged_back' });
  });
});
