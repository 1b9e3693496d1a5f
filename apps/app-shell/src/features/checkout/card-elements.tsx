import { CURRENCY, PAYMENT_LIMITS } from '@cw/domain';
import { useLocale } from '@cw/i18n/react';
import { Banner, LoadingState, SkeletonRows, useTheme } from '@cw/ui';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { loadProvider, type ProviderConfig } from './load-stripe.js';

export interface CardElementsProps {
  readonly config: ProviderConfig;
  readonly amountCents: number;
  readonly children: ReactNode;
}

type Loaded = { readonly stripe: Stripe } | 'loading' | 'failed';

/** Loads the provider once and puts its card form into reach of what is inside. */
export function CardElements({ config, amountCents, children }: CardElementsProps): ReactElement {
  const { formatMessage } = useIntl();
  const { locale } = useLocale();
  const theme = useTheme();
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const { mode, publishableKey, sandboxBase } = config;
  // The provider is loaded once; its words follow the language through this.
  const words = useEffectEvent((id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id } as MessageDescriptor, values),
  );

  useEffect(() => {
    let wanted = true;
    loadProvider({ mode, publishableKey, sandboxBase }, (id, values) => words(id, values)).then(
      (stripe) => wanted && setLoaded(stripe === null ? 'failed' : { stripe }),
      () => wanted && setLoaded('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [mode, publishableKey, sandboxBase]);

  // The amount that the form began with; afterwards it is told through elements.update, so the typed card stays.
  const [amount] = useState(Math.max(amountCents, PAYMENT_LIMITS.minCents));
  const options = useMemo(
    () => ({
      mode: 'payment' as const,
      amount,
      currency: CURRENCY,
      // As the payment itself is made; Stripe refuses a form that differs from it.
      paymentMethodOptions: { us_bank_account: { verification_method: 'instant' as const } },
      locale,
      appearance: {
        variables: {
          borderRadius: `${theme.shape.borderRadius}px`,
          fontFamily: theme.typography.fontFamily ?? 'sans-serif',
        },
      },
    }),
    [amount, locale, theme],
  );

  if (loaded === 'loading') {
    return (
      <LoadingState text={formatMessage({ id: 'checkout.loading_card' })}>
        <SkeletonRows count={3} />
      </LoadingState>
    );
  }
  if (loaded === 'failed') return <Banner kind="broken">{formatMessage({ id: 'checkout.provider_missing' })}</Banner>;
  return (
    <Elements stripe={loaded.stripe} options={options}>
      {children}
    </Elements>
  );
}
