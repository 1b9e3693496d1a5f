import { BANK_PAYMENT } from '@cw/domain';
import { Banner, Coming } from '@cw/ui';
import { PaymentElement } from '@stripe/react-stripe-js';
import { useEffect, useEffectEvent, useMemo, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { firstMethod, methodOrder, payMethodOf, suggestsBank, type PayMethod } from './pay-method.js';

export interface MethodElementProps {
  /** What is due: large sums are asked of a bank account first. */
  readonly amountCents: number;
  /** The work is approved: nothing waits for the money to be held. */
  readonly approved: boolean;
  readonly onMethod: (method: PayMethod) => void;
  /** Something else was typed or chosen. */
  readonly onChange: () => void;
}

/** The provider's form for a card or a bank account, with a word about which suits the sum. */
export function MethodElement({ amountCents, approved, onMethod, onChange }: MethodElementProps): ReactElement {
  const { formatMessage } = useIntl();
  // A part that is paid elsewhere meanwhile takes away nothing that was chosen or typed here.
  const [opened] = useState(amountCents);
  const suggested = suggestsBank(opened);
  const options = useMemo(() => ({ paymentMethodOrder: [...methodOrder(opened)] }), [opened]);
  const tell = useEffectEvent(onMethod);
  const [isReady, setReady] = useState(false);
  // It says nothing itself until somebody types.
  useEffect(() => {
    tell(firstMethod(opened));
  }, [opened]);
  return (
    <>
      {suggested ? (
        <Banner kind="news" title={formatMessage({ id: 'checkout.bank_title' })}>
          {formatMessage(
            { id: approved ? 'checkout.bank_text_approved' : 'checkout.bank_text' },
            { days: BANK_PAYMENT.businessDays },
          )}
        </Banner>
      ) : null}
      <PaymentElement
        options={options}
        onReady={() => setReady(true)}
        onChange={({ value }) => {
          onChange();
          onMethod(payMethodOf(value.type));
        }}
      />
      {isReady ? null : <Coming />}
    </>
  );
}
