import type { MessageId } from '@cw/i18n';

/** What the provider says where the bank, and not the provider itself, refused. */
const DECLINED = new Set(['card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvc', 'processing_error']);

const AUTHENTICATION = 'payment_intent_authentication_failure';

/** Why a payment did not go through, by the provider's code: a fault of its own is not said to be the bank's. */
export function declineText(code: string | undefined): MessageId {
  if (code === AUTHENTICATION) return 'checkout.failed_authentication';
  return code !== undefined && DECLINED.has(code) ? 'checkout.failed_declined' : 'checkout.failed_generic';
}

/** The same of a payment that was read back, by the code that the bank gave; without one, nothing was tried. */
export function readBackText(code: string): MessageId {
  if (code === AUTHENTICATION) return 'checkout.failed_authentication';
  return code === 'yes' ? 'checkout.failed_generic' : 'checkout.failed_declined';
}
