import type { MessageId } from '@cw/i18n';

/** What the provider says where the bank, and not the provider itself, refused. */
const DECLINED = new Set(['card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvc', 'processing_error']);

/** Why a payment did not go through, by the provider's code: a fault of its own is not said to be the bank's. */
export function declineText(code: string | undefined): MessageId {
  if (code === 'payment_intent_authentication_failure') return 'checkout.failed_authentication';
  return code !== undefined && DECLINED.has(code) ? 'checkout.failed_declined' : 'checkout.failed_generic';
}
