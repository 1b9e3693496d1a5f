import type { PaymentView } from '@cw/api-client';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

/** "visa" as people write it. */
const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

/** What a payment was made with; nothing while nobody has tried. */
export function PaidWith({ payment }: { readonly payment: PaymentView }): ReactElement | null {
  const { method, cardBrand, bankName, cardLast4: last4 } = payment;
  if (method === 'wire' || method === 'check') return <FormattedMessage id={`checkout.with.${method}`} />;
  const name = method === 'card' ? (cardBrand === null ? null : brandName(cardBrand)) : bankName;
  return name === null || last4 === null ? null : (
    <FormattedMessage id="checkout.with.ending" values={{ name, last4 }} />
  );
}
