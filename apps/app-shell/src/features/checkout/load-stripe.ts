import type { Stripe } from '@stripe/stripe-js';

/** What the API says about paying here. */
export interface ProviderConfig {
  readonly mode: 'sandbox' | 'live' | 'off';
  readonly publishableKey: string | null;
  readonly sandboxBase: string | null;
}

export type Words = (id: string, values?: Record<string, string | number>) => string;

/**
 * The provider's object in the browser: Stripe's own with real keys, the sandbox's look-alike without. Nothing above
 * this function knows which. Each arrives only when it is needed, and Stripe's script only from Stripe.
 */
export async function loadProvider(config: ProviderConfig, words: Words): Promise<Stripe | null> {
  if (config.publishableKey === null || config.mode === 'off') return null;
  if (config.mode === 'sandbox') {
    const { createSandboxStripe } = await import('./sandbox-stripe/index.js');
    return createSandboxStripe({
      publishableKey: config.publishableKey,
      baseUrl: config.sandboxBase ?? '/_pay',
      messages: words,
    });
  }
  // The plain entry would load the remote script as a side effect of the import.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  return loadStripe(config.publishableKey);
}
