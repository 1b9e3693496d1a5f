import Stripe from 'stripe';
import { connectedAccount } from '../testing/payments.js';
import { startTestSandbox } from '../testing/test-sandbox.js';

/** Something that answers as Stripe does: the sandbox, or Stripe. */
export interface RunningTarget {
  readonly stripe: Stripe;
  /** A connected account that has been onboarded. */
  onboardedAccount(): Promise<string>;
  stop(): Promise<void>;
}

export interface Target {
  readonly name: string;
  start(): Promise<RunningTarget>;
}

const sandboxTarget: Target = {
  name: 'the sandbox',
  async start() {
    const sandbox = await startTestSandbox();
    return {
      stripe: sandbox.stripe,
      async onboardedAccount() {
        const { id } = await connectedAccount(sandbox.stripe);
        await sandbox.control('POST', `/accounts/${id}/onboard`);
        return id;
      },
      stop: () => sandbox.stop(),
    };
  },
};

/** Stripe onboards nobody without a person: one account has to have been through its form by hand. */
async function firstOnboarded(stripe: Stripe): Promise<string> {
  for await (const account of stripe.accounts.list({ limit: 100 }))
    if (account.capabilities?.transfers === 'active') return account.id;
  throw new Error('Onboard one connected account of this test mode in the browser first.');
}

const stripeTarget = (key: string): Target => ({
  name: 'Stripe’s test mode',
  async start() {
    const stripe = new Stripe(key, { maxNetworkRetries: 2, telemetry: false });
    return { stripe, onboardedAccount: () => firstOnboarded(stripe), stop: () => Promise.resolve() };
  },
});

/**
 * The sandbox always; Stripe too when STRIPE_TEST_SECRET_KEY holds a key of its test mode. A live key is refused: the suite makes
 * charges.
 */
export function targetsOf(environment: Readonly<Record<string, string | undefined>>): readonly Target[] {
  const key = environment['STRIPE_TEST_SECRET_KEY']?.trim();
  if (!key) return [sandboxTarget];
  if (!/^(sk|rk)_test_/.test(key)) throw new Error('STRIPE_TEST_SECRET_KEY must be a key of the test mode.');
  return [sandboxTarget, stripeTarget(key)];
}
