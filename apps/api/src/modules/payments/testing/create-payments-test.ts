import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { Environment } from '../../../config/env.js';
import { createTestApp, login, TEST_NOW, type TestApp } from '../../../testing/index.js';
import { PROJECT_MONEY, type PaymentSummary, type ProjectMoney } from '../../projects/index.js';
import type { UserEntity } from '../../users/index.js';
import { Reconciler } from '../inbox/reconciler.js';
import { Invariants } from '../ledger/invariants.js';
import { PayoutAccountEntity } from '../payouts/payout-account.entity.js';
import { PaymentWorkers } from '../workers/payment-workers.js';
import { startSandboxProcess, type SandboxProcess } from './sandbox-process.js';
import { startWebhookRelay, type WebhookRelay } from './webhook-relay.js';

export interface PaymentsTest extends TestApp {
  readonly sandbox: SandboxProcess;
  /** Null when the provider was told no address: webhooks are off. */
  readonly relay: WebhookRelay | null;
  readonly workers: PaymentWorkers;
  readonly money: ProjectMoney;
  /** POST /api/payments/intents with a key of its own. */
  openIntent(owner: UserEntity, body: object, key?: string): Promise<Response>;
  /** Opens an intent, confirms it with the card as the payer's page does, and polls it as that page does. */
  pay(owner: UserEntity, projectId: string, amountCents: number, card?: string): Promise<Response>;
  /** Opens and finishes the payout account of a contractor at the provider. */
  onboard(contractor: UserEntity): Promise<void>;
  summary(projectId: string): Promise<PaymentSummary>;
  /** What breaks I1 to I8 once all events are read, I7 against the provider's balance; empty when the money is right. */
  faults(): Promise<string[]>;
}

interface PaymentsTestOptions {
  readonly webhooks?: boolean;
  readonly env?: Environment;
  readonly now?: Date;
  /** As in `createTestApp`: for what the ledger's owner alone could do. */
  readonly byOwner?: boolean;
}

/** The application together with its payments sandbox. No worker runs by itself: `workers.drain()` does. */
export async function createPaymentsTest(options: PaymentsTestOptions = {}): Promise<PaymentsTest> {
  const relay = options.webhooks ? await startWebhookRelay() : null;
  const sandbox = await startSandboxProcess({ webhookUrl: relay?.url, now: options.now ?? TEST_NOW });
  const test = await createTestApp({ ...options, env: { ...sandbox.apiEnv, ...options.env } });
  if (relay) relay.target = `${test.url}/api/payments/webhook`;
  const money = test.app.get<ProjectMoney>(PROJECT_MONEY);
  const workers = test.app.get(PaymentWorkers);

  const openIntent = async (owner: UserEntity, body: object, key: string = randomUUID()): Promise<Response> =>
    test.http
      .post('/api/payments/intents')
      .set(await login(test, owner))
      .set('Idempotency-Key', key)
      .send(body);

  return {
    ...test,
    sandbox,
    relay,
    workers,
    money,
    openIntent,
    pay: async (owner, projectId, amountCents, card = 'pm_card_visa') => {
      const opened = await openIntent(owner, { projectId, amountCents });
      if (opened.status !== 201) return opened;
      await sandbox.confirm(opened.body.clientSecret, card);
      return test.http.get(`/api/payments/${opened.body.paymentId}`).set(await login(test, owner));
    },
    onboard: async (contractor) => {
      const headers = await login(test, contractor);
      await test.http.post('/api/payouts/onboarding').set(headers).expect(201);
      const account = await test.unitOfWork
        .repository(PayoutAccountEntity)
        .findOneByOrFail({ contractorId: contractor.id });
      await sandbox.control('POST', `/accounts/${String(account.providerAccountId)}/onboard`, {});
      await test.http.get('/api/payouts').set(headers).expect(200);
    },
    summary: async (projectId) => {
      const summary = await money.summary(projectId);
      if (!summary) throw new Error('The project has no money yet');
      return summary;
    },
    faults: async () => {
      // First learns what no test has asked for: the provider is ahead of us until its events are read.
      await test.app.get(Reconciler, { strict: false }).run();
      await workers.drain();
      const results = await test.app.get(Invariants).check();
      return results.flatMap(({ name, faults, unchecked }) => [
        ...faults,
        ...(unchecked === null ? [] : [`${name} ${unchecked}`]),
      ]);
    },
    close: async () => {
      await relay?.close();
      await test.close();
      await sandbox.stop();
    },
  };
}
