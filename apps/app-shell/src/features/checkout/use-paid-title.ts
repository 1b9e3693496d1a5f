import { paymentsApi } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useIntl } from 'react-intl';
import { isOnItsWay, resultCents, resultWords } from './result-words.js';

/**
 * What heads the page after a payment, once that is known: a page that asks for money is no page of what was paid. Nothing
 * without a payment.
 */
export function usePaidTitle(paymentId: string | null): string | undefined {
  const { formatMessage } = useIntl();
  // Read back by the result: asked for here as well, that one would take this answer for one of an earlier try.
  const { data } = paymentsApi.endpoints.getPayment.useQueryState(paymentId ?? '', { skip: paymentId === null });
  if (paymentId === null) return undefined;
  if (data?.status === 'succeeded') {
    return formatMessage({ id: resultWords(data).title }, { amount: formatMoney(cents(resultCents(data))) });
  }
  return isOnItsWay(data)
    ? formatMessage({ id: 'checkout.on_its_way_title' }, { amount: formatMoney(cents(data.amountCents)) })
    : formatMessage({ id: 'checkout.confirming_title' });
}
