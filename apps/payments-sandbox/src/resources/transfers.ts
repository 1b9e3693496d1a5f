import type Stripe from 'stripe';
import { invalidParameter, notPossible } from '../http/api-error.js';
import { accepts, mergeMetadata, metadata, oneOf, positiveInteger, range, required, text } from '../http/parameters.js';
import { PAGE, paginate, within } from '../http/pagination.js';
import type { ApiRequest, Route } from '../http/routes.js';
import { newId } from '../ids.js';
import { PLATFORM } from '../store/records.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { availableFrom, bookBalance, fundsOf } from './balance.js';
import { blankCharge } from './charges.js';
import { planPayout } from './payouts/automatic.js';

const readCreate = accepts<Stripe.TransferCreateParams>()({
  amount: positiveInteger,
  currency: required(oneOf('usd')),
  description: text(1000),
  destination: required(text()),
  metadata,
  source_transaction: text(),
  transfer_group: text(),
});

const readUpdate = accepts<Stripe.TransferUpdateParams>()({ description: text(1000), metadata });
const nothing = accepts<Stripe.TransferRetrieveParams>()({});
const listParameters = accepts<Stripe.TransferListParams>()({
  ...PAGE,
  created: range,
  destination: text(),
  transfer_group: text(),
});

type CreateParameters = ReturnType<typeof readCreate>;

interface Funding {
  readonly amount: number;
  readonly availableOn: number;
  readonly group: string | null;
  readonly charge: Stripe.Charge | null;
}

function requireDestination(work: UnitOfWork, id: string): Stripe.Account {
  const account = work.require('account', id, PLATFORM, 'destination');
  if (account.capabilities?.transfers !== 'active') {
    const message =
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments';
    throw notPossible(message, { code: 'insufficient_capabilities_for_transfer', param: 'destination' });
  }
  return account;
}

/** A charge without a group gets one from its first transfer, so that the two can be found together. */
function groupWith(work: UnitOfWork, charge: Stripe.Charge, wanted: string | undefined): string {
  if (charge.transfer_group !== null) {
    if (wanted !== undefined && wanted !== charge.transfer_group) {
      throw invalidParameter(
        'The transfer_group of a transfer must match that of its source_transaction.',
        'transfer_group',
      );
    }
    return charge.transfer_group;
  }
  const group = wanted ?? `group_${String(charge.payment_intent)}`;
  work.save('charge', PLATFORM, { ...charge, transfer_group: group });
  return group;
}

/** Paid out of one charge: at once, up to the charge's amount, with the charge's day of availability. */
function fundFromCharge(work: UnitOfWork, chargeId: string, given: CreateParameters): Funding {
  const charge = work.require('charge', chargeId, PLATFORM, 'source_transaction');
  if (charge.status !== 'succeeded')
    throw notPossible('The source_transaction did not succeed.', { param: 'source_transaction' });
  const amount = given.amount ?? charge.amount;
  const spent = work
    .all('transfer', PLATFORM)
    .filter((transfer) => transfer.source_transaction === charge.id)
    .reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0);
  if (spent + amount > charge.amount) {
    throw notPossible(
      'This transfer would exceed the amount of the source_transaction that has not been transferred yet.',
      { param: 'amount' },
    );
  }
  return {
    amount,
    availableOn: availableFrom(work, charge.balance_transaction),
    group: groupWith(work, charge, given.transfer_group),
    charge,
  };
}

function fundFromBalance(work: UnitOfWork, given: CreateParameters): Funding {
  if (given.amount === undefined)
    throw invalidParameter('Missing required param: amount.', 'amount', 'parameter_missing');
  if (fundsOf(work, PLATFORM).available < given.amount) {
    throw notPossible('You have insufficient available funds in your Stripe account.', {
      code: 'balance_insufficient',
    });
  }
  return { amount: given.amount, availableOn: work.now, group: given.transfer_group ?? null, charge: null };
}

/** The transfer as the connected account sees it: a payment. */
function bookDestinationPayment(
  work: UnitOfWork,
  account: string,
  transferId: string,
  funding: Funding,
): Stripe.Charge {
  const id = newId('py');
  const transaction = bookBalance(work, account, {
    type: 'payment',
    reportingCategory: 'transfer',
    amount: funding.amount,
    source: id,
    availableOn: funding.availableOn,
    description: null,
  });
  planPayout(work, account, funding.availableOn);
  return work.save('charge', account, {
    ...blankCharge(id, funding.amount, work.now),
    amount_captured: funding.amount,
    balance_transaction: transaction.id,
    captured: true,
    paid: true,
    payment_method_details: { stripe_account: {}, type: 'stripe_account' },
    source_transfer: transferId,
    status: 'succeeded',
  });
}

function createTransfer(request: ApiRequest): Stripe.Transfer {
  const { work, owner } = request;
  const given = readCreate(request.form);
  if (owner !== PLATFORM) throw notPossible('The sandbox transfers from the platform only.');
  const account = requireDestination(work, given.destination);
  const funding =
    given.source_transaction === undefined
      ? fundFromBalance(work, given)
      : fundFromCharge(work, given.source_transaction, given);
  const id = newId('tr');
  const payment = bookDestinationPayment(work, account.id, id, funding);
  const transaction = bookBalance(work, PLATFORM, {
    type: 'transfer',
    reportingCategory: 'transfer',
    amount: -funding.amount,
    source: id,
    availableOn: funding.availableOn,
    description: given.description ?? null,
  });
  const transfer = work.save('transfer', PLATFORM, {
    id,
    object: 'transfer',
    amount: funding.amount,
    amount_reversed: 0,
    balance_transaction: transaction.id,
    created: work.now,
    currency: given.currency,
    description: given.description ?? null,
    destination: account.id,
    destination_payment: payment.id,
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: funding.charge?.id ?? null,
    source_type: 'card',
    transfer_group: funding.group,
  });
  work.emit(PLATFORM, 'transfer.created', transfer);
  return transfer;
}

export const transferRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/transfers', handle: createTransfer },
  {
    method: 'GET',
    path: '/v1/transfers',
    handle({ work, owner, form }) {
      const wanted = listParameters(form);
      const found = work
        .all('transfer', owner)
        .filter(
          (transfer) =>
            within(wanted.created, transfer.created) &&
            (wanted.destination ?? transfer.destination) === transfer.destination &&
            (wanted.transfer_group ?? transfer.transfer_group) === transfer.transfer_group,
        );
      return paginate(found, wanted, '/v1/transfers');
    },
  },
  {
    method: 'GET',
    path: '/v1/transfers/:id',
    handle({ work, owner, id, form }) {
      nothing(form);
      return work.require('transfer', id, owner, 'transfer');
    },
  },
  {
    method: 'POST',
    path: '/v1/transfers/:id',
    handle({ work, owner, id, form }) {
      const given = readUpdate(form);
      const transfer = work.require('transfer', id, owner, 'transfer');
      const updated = work.save('transfer', owner, {
        ...transfer,
        description: given.description ?? transfer.description,
        metadata: mergeMetadata(transfer.metadata, given.metadata),
      });
      work.emit(owner, 'transfer.updated', updated);
      return updated;
    },
  },
];
