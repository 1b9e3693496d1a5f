import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { login } from '../../../testing/index.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { runSource } from '../testing/sandbox-process.js';

// What a dead process was at is taken up again after this long at most.
const RECOVERY_MS = 10_000;

// Each test starts the API as a process of its own.
jest.setTimeout(60_000);

let test: PaymentsTest;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest({ now: new Date() });
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set(new Date());
  bid = await anAcceptedBid(test);
});

/** The API on the same database, which is killed at this moment. */
function mortalApi(dieAt: string) {
  const child = runSource('apps/api/src/modules/payments/testing/mortal-api.ts', {
    ...test.sandbox.apiEnv,
    NODE_ENV: 'test',
    WORKERS: 'true',
    DATABASE_URL: test.config.databaseUrl,
    DATA_DIR: test.config.dataDir,
    PUBLIC_URL: test.config.publicUrl,
    DIE_AT: dieAt,
  });
  return { child, killed: once(child, 'exit') };
}

const count = async (kind: 'transfers' | 'refunds' | 'payment_intents'): Promise<number> => {
  const { id } = await test.summary(bid.projectId);
  return (await test.sandbox.list(kind)).filter((object) => JSON.stringify(object).includes(id)).length;
};
const recover = async (): Promise<void> => {
  test.clock.set(new Date(Date.now() + RECOVERY_MS));
  await test.workers.drain();
};

describe.each([
  ['before it asks the provider', 'before'],
  ['right after the provider’s answer', 'after'],
  ['while it books that answer', 'inside'],
])('the API killed %s', (_when, moment) => {
  it('PAY-06 releases once', async () => {
    await test.onboard(bid.contractor);
    await test.pay(bid.owner, bid.projectId, 527_000);
    await bid.project.start();
    await bid.project.submit();
    await bid.project.approve();

    expect(await mortalApi(`transfer:${moment}`).killed).toEqual([null, 'SIGKILL']);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'releasing' });
    await recover();

    expect(await count('transfers')).toBe(1);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'released', heldCents: 0, attention: false });
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-05 refunds once', async () => {
    await test.pay(bid.owner, bid.projectId, 527_000);
    await bid.project.cancel();

    expect(await mortalApi(`refund:${moment}`).killed).toEqual([null, 'SIGKILL']);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunding' });
    await recover();

    expect(await count('refunds')).toBe(1);
    expect(await test.summary(bid.projectId)).toMatchObject({
      state: 'refunded',
      heldCents: 0,
      refundedCents: 527_000,
    });
    expect(await test.faults()).toEqual([]);
  });
});

describe('the API killed', () => {
  it('PAY-06 right after it was told of a payment holds that payment once', async () => {
    const opened = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });
    await test.sandbox.confirm(opened.body.clientSecret, 'pm_card_visa');

    expect(await mortalApi('charge:inside').killed).toEqual([null, 'SIGKILL']);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'requires_payment', heldCents: 0 });
    await recover();

    expect(await test.faults()).toEqual([]);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'funded', heldCents: 527_000 });
  });

  it.each(['before', 'after'])('PAY-06 %s canceling an open try ends the cancellation all the same', async (moment) => {
    await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });
    await bid.project.cancel();

    expect(await mortalApi(`cancelIntent:${moment}`).killed).toEqual([null, 'SIGKILL']);
    await recover();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunded', paidCents: 0 });
  });

  it('PAY-06 right after the provider opened an intent opens no second one for the next click', async () => {
    const { child, killed } = mortalApi('createIntent:after');
    if (!child.stdout) throw new Error('The API has no output');
    const { value: line } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
    const body = { projectId: bid.projectId, amountCents: 527_000 };
    const headers = {
      ...(await login(test, bid.owner)),
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    };
    const address = `${String(line).replace('listening on ', '')}/api/payments/intents`;

    const lost = fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    await expect(lost).rejects.toThrow('fetch failed');
    expect(await killed).toEqual([null, 'SIGKILL']);
    const opened = await test.openIntent(bid.owner, body);

    expect(opened.status).toBe(201);
    expect(await count('payment_intents')).toBe(1);
  });
});

describe('a command found more than twenty hours later', () => {
  it.each(['transfer', 'refund'])('PAY-06 looks for its %s before it asks for another', async (kind) => {
    await test.onboard(bid.contractor);
    await test.pay(bid.owner, bid.projectId, 527_000);
    if (kind === 'refund') await bid.project.cancel();
    else {
      await bid.project.start();
      await bid.project.submit();
      await bid.project.approve();
    }
    expect(await mortalApi(`${kind}:after`).killed).toEqual([null, 'SIGKILL']);

    // The provider has forgotten the key by then: asked blindly it would pay again.
    await test.sandbox.control('POST', '/clock', { advance_seconds: 25 * 3600 });
    test.clock.advance(25 * 3_600_000);
    await test.workers.drain();

    expect(await count(kind === 'refund' ? 'refunds' : 'transfers')).toBe(1);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: kind === 'refund' ? 'refunded' : 'released' });
    expect(await test.faults()).toEqual([]);
  });
});
