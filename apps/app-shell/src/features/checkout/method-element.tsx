import { BANK_PAYMENT } from '@cw/domain';
import { Banner } from '@cw/ui';
import { PaymentElement } from '@stripe/react-stripe-js';
import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { methodOrder, payMethodOf, suggestsBank, type PayMethod } from './pay-method.js';

export interface MethodElementProps {
  /** What is due: large sums are asked of a bank account first. */
  readonly amountCents: number;
  readonly onMethod: (method: PayMethod) => void;
}

/** The provider's form for a card or a bank account, with a word about which suits the sum. */
export function MethodElement({ amountCents, onMethod }: MethodElementProps): ReactElement {
  const { formatMessage } = useIntl();
  const suggested = suggestsBank(amountCents);
  const options = useMemo(() => ({ paymentMethodOrder: [...methodOrder(amountCents)] }), [amountCents]);
  return (
    <>
      {suggested ? (
        <Banner kind="news" title={formatMessage({ id: 'checkout.bank_title' })}>
          {formatMessage({ id: 'checkout.bank_text' }, { days: BANK_PAYMENT.businessDays })}
        </Banner>
      ) : null}
      <PaymentElement options={options} onChange={({ value }) => onMethod(payMethodOf(value.type))} />
    </>
  );
}
