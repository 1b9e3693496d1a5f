import type Stripe from 'stripe';
import type { TestCard } from '../../cards.js';
import type { UnitOfWork } from '../../store/unit-of-work.js';
import type { ChargeAttempt } from '../charge-details.js';
import { succeedCharge } from '../charges.js';
import { openDispute } from '../disputes/course.js';

export interface Confirmation {
  readonly work: UnitOfWork;
  readonly owner: string;
  readonly publicBase: string;
}

/** The money is taken; the intent has reached its end. */
export function succeedIntent(
  confirmation: Confirmation,
  attempt: ChargeAttempt,
  card: TestCard,
): Stripe.PaymentIntent {
  const { work, owner } = confirmation;
  const behavior = card.behavior.kind === 'approve' ? card.behavior : null;
  const charge = succeedCharge(work, owner, attempt, behavior?.bypassPending === true);
  const intent = work.save('payment_intent', owner, {
    ...attempt.intent,
    amount_received: charge.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: attempt.method.id,
    status: 'succeeded',
  });
  work.emit(owner, 'payment_intent.succeeded', intent);
  if (behavior?.dispute) openDispute(work, owner, charge, behavior.dispute);
  return intent;
}
