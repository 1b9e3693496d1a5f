import { CURRENCY, PAYMENT_LIMITS } from '@cw/domain';
import { useLocale } from '@cw/i18n/react';
import { Banner, LoadingState, SkeletonRows, useTheme } from '@cw/ui';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
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

  useEffect(() => {
    let wanted = true;
    const words = (id: string, values?: Record<string, string | number>): string =>
      formatMessage({ id } as MessageDescriptor, values);
    loadProvider({ mode, publishableKey, sandboxBase }, locale, words).then(
      (stripe) => wanted && setLoaded(stripe === null ? 'failed' : { stripe }),
      () => wanted && setLoaded('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [mode, publishableKey, sandboxBase, locale, formatMessage]);

  const options = useMemo(
    () => ({
      mode: 'payment' as const,
      amount: Math.max(amountCents, PAYMENT_LIMITS.minCents),
      currency: CURRENCY,
      locale,
      appearance: {
        variables: {
          borderRadius: `${theme.shape.borderRadius}px`,
          fontFamily: theme.typography.fontFamily ?? 'sans-serif',
        },
      },
    }),
    // The amount is updated through elements.update; a new object would throw the typed card away.
    [locale, theme],
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
    <Elements key={locale} stripe={loaded.stripe} options={options}>
      {children}
    </Elements>
  );
}
