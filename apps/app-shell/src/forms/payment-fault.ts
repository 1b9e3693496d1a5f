import { detailOf, isSilence } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** Why a payment did not go through, in words for the reader. */
export interface PaymentFault {
  readonly title: string;
  readonly text: string;
}

interface Kept {
  readonly title: MessageId;
  readonly text: MessageId;
  /** A sentence of the API's for this case, in the language that it was asked in. */
  readonly own?: { readonly text: string | undefined; readonly locale: string };
}

/** What went wrong with a payment. It gets its words when shown, so a change of language changes them too. */
export function usePaymentFault(first?: MessageId) {
  const { formatMessage, locale } = useIntl();
  const [kept, setKept] = useState<Kept | undefined>(first && { title: 'checkout.failed_title', text: first });
  const own = kept?.own?.locale === locale ? kept.own.text : undefined;
  const fault: PaymentFault | undefined = kept && {
    title: formatMessage({ id: kept.title }),
    text: own ?? formatMessage({ id: kept.text }),
  };
  return {
    fault,
    failed: (text: MessageId): void => setKept({ title: 'checkout.failed_title', text }),
    /** The provider's form says at its field what is missing or wrong; nothing was paid, so no payment has failed. */
    unfilled: (): void => setKept({ title: 'checkout.fields_title', text: 'checkout.fields_text' }),
    /** It was not begun in the time that a press has, or not at all: nothing was charged. */
    uncharged: (): void => setKept({ title: 'checkout.intent_failed', text: 'checkout.nothing_charged_text' }),
    /** Where no answer came, what became of the money is more than that one is offline. */
    refused: (error: unknown, title: MessageId): void => {
      if (!isSilence(error)) setKept({ title, text: 'checkout.not_begun', own: { text: detailOf(error), locale } });
      else setKept({ title, text: navigator.onLine ? 'checkout.not_begun' : 'checkout.not_begun_offline' });
    },
    clear: (): void => setKept(undefined),
  };
}
