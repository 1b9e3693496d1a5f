import type Stripe from 'stripe';
import { notPossible, resourceMissing } from '../http/api-error.js';
import { accepts, mergeMetadata, metadata, positiveInteger, text } from '../http/parameters.js';
import { PAGE, paginate } from '../http/pagination.js';
import type { ApiRequest, Route } from '../http/routes.js';
import { newId } from '../ids.js';
import { PLATFORM } from '../store/records.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { availableFrom, bookBalance, fundsOf } from './balance.js';

const readCreate = accepts<Stripe.TransferCreateReversalParams>()({
  amount: positiveInteger,
  description: text(1000),
  metadata,
});
const nothing = accepts<Stripe.TransferRetrieveReversalParams>()({});
const listParameters = accepts<Stripe.TransferListReversalsParams>()(PAGE);

/** Stripe shows the ten latest inside the transfer. */
const SHOWN_REVERSALS = 10;

function reversibleAmount(work: UnitOfWork, transfer: Stripe.Transfer, wanted: number | undefined): number {
  const left = transfer.amount - transfer.amount_reversed;
  if (left === 0) throw notPossible(`Transfer ${transfer.id} is already fully reversed.`, { param: 'id' });
  const amount = wanted ?? left;
  if (amount > left) {
    throw notPossible(
      `Reversal amount (${amount} cents) is greater than unreversed amount on transfer (${left} cents).`,
      { param: 'amount' },
    );
  }
  const funds = fundsOf(work, String(transfer.destination));
  if (funds.available + funds.pending < amount) {
    throw notPossible('The connected account does not have enough funds for this reversal.', {
      code: 'balance_insufficient',
      param: 'amount',
    });
  }
  return amount;
}

/** The reversal as the connected account sees it: a refund of the payment it had received. */
function refundDestinationPayment(
  work: UnitOfWork,
  transfer: Stripe.Transfer,
  amount: number,
  reversalId: string,
): Stripe.Refund {
  const account = String(transfer.destination);
  const payment = work.require('charge', String(transfer.destination_payment), account, 'transfer');
  const id = newId('pyr');
  const transaction = bookBalance(work, account, {
    type: 'payment_refund',
    reportingCategory: 'transfer_reversal',
    amount: -amount,
    source: id,
    availableOn: availableFrom(work, payment.balance_transaction),
    description: null,
  });
  const refunded = payment.amount_refunded + amount;
  work.save('charge', account, { ...payment, amount_refunded: refunded, refunded: refunded === payment.amount });
  return work.save('refund', account, {
    id,
    object: 'refund',
    amount,
    balance_transaction: transaction.id,
    charge: payment.id,
    created: work.now,
    currency: 'usd',
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: reversalId,
    status: 'succeeded',
    transfer_reversal: null,
  });
}

function createReversal(request: ApiRequest): Stripe.TransferReversal {
  const { work, owner } = request;
  const given = readCreate(request.form);
  const transfer = work.require('transfer', request.id, owner, 'transfer');
  const amount = reversibleAmount(work, transfer, given.amount);
  const id = newId('trr');
  const paymentRefund = refundDestinationPayment(work, transfer, amount, id);
  const transaction = bookBalance(work, PLATFORM, {
    type: 'transfer_refund',
    reportingCategory: 'transfer_reversal',
    amount,
    source: id,
    availableOn: availableFrom(work, transfer.balance_transaction),
    description: given.description ?? null,
  });
  const reversal = work.save('transfer_reversal', PLATFORM, {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: transaction.id,
    created: work.now,
    currency: 'usd',
    destination_payment_refund: paymentRefund.id,
    metadata: mergeMetadata({}, given.metadata),
    source_refund: null,
    transfer: transfer.id,
  });
  const reversed = transfer.amount_reversed + amount;
  const data = [reversal, ...transfer.reversals.data];
  const updated = work.save('transfer', PLATFORM, {
    ...transfer,
    amount_reversed: reversed,
    reversals: {
      ...transfer.reversals,
      data: data.slice(0, SHOWN_REVERSALS),
      has_more: transfer.reversals.has_more || data.length > SHOWN_REVERSALS,
    },
    reversed: reversed === transfer.amount,
  });
  work.emit(PLATFORM, 'transfer.reversed', updated, {
    amount_reversed: transfer.amount_reversed,
    reversed: transfer.reversed,
  });
  return reversal;
}

export const transferReversalRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/transfers/:id/reversals', handle: createReversal },
  {
    method: 'GET',
    path: '/v1/transfers/:id/reversals',
    handle({ work, owner, id, form }) {
      const wanted = listParameters(form);
      const transfer = work.require('transfer', id, owner, 'transfer');
      const found = work.all('transfer_reversal', owner).filter((reversal) => reversal.transfer === transfer.id);
      return paginate(found, wanted, `/v1/transfers/${id}/reversals`);
    },
  },
  {
    method: 'GET',
    path: '/v1/transfers/:id/reversals/:reversal',
    handle({ work, owner, id, childId, form }) {
      nothing(form);
      const reversal = work.require('transfer_reversal', childId, owner, 'id');
      if (reversal.transfer !== id) throw resourceMissing('transfer_reversal', childId, 'id');
      return reversal;
    },
  },
];
