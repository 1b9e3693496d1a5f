import { randomUUID } from 'node:crypto';
import { cents, type PaymentState } from '@cw/domain';
import { aPerson } from '../../../../testing/market.js';
import type { AcceptedBid } from '../../testing/an-accepted-bid.js';
import type { PaymentsTest } from '../../testing/create-payments-test.js';
import type { Call, IntentClick } from './errand.js';

export const TOTAL = 527_000;

/** One thing that the provider is asked for, or tells of, and what must be true once it is over. */
export interface CrashKind {
  readonly name: string;
  readonly call: Call | 'charge' | 'dispute';
  /** The provider tells of it; nobody here asked for it. */
  readonly isTold?: true;
  readonly objects: 'payment_intents' | 'transfers' | 'refunds' | 'charges';
  readonly end: {
    readonly state: PaymentState;
    readonly heldCents: number;
    readonly refundedCents: number;
    /** Staff are called, as they should be. */
    readonly attention?: true;
  };
  /** How many objects one of those is, when it is no object of its own. */
  readonly count?: (object: Readonly<Record<string, unknown>>) => number;
  /** Brings a bid to where the next thing done is this. */
  prepare(test: PaymentsTest, bid: AcceptedBid): Promise<unknown>;
}

const intent = (bid: AcceptedBid) => ({ projectId: bid.projectId, amountCents: TOTAL });
const paid = (test: PaymentsTest, bid: AcceptedBid) => test.pay(bid.owner, bid.projectId, TOTAL);

/** As the client's page asks: it may be asked again, and is. */
export const clickOf = (bid: AcceptedBid): IntentClick => ({
  actor: { userId: bid.owner.id, role: bid.owner.role, mfa: false },
  ...intent(bid),
});

async function lower(test: PaymentsTest, { projectId, owner }: AcceptedBid): Promise<void> {
  const amountDeltaCents = cents(-27_000);
  const change = { projectId, changeOrderId: randomUUID(), amountDeltaCents, actorId: owner.id };
  await test.unitOfWork.run(() => test.money.onChanged({ ...change, as: ['owner'] }));
}

async function release(test: PaymentsTest, bid: AcceptedBid): Promise<void> {
  await test.onboard(bid.contractor);
  await paid(test, bid);
  await bid.project.start();
  await bid.project.submit();
  await bid.project.approve();
}

const TAKEN_BACK = 100_000;

async function takeBack(test: PaymentsTest, bid: AcceptedBid): Promise<void> {
  await release(test, bid);
  await test.workers.drain();
  const { id } = await test.summary(bid.projectId);
  const { headers } = await aPerson(test, 'admin');
  const body = { amountCents: TAKEN_BACK, reason: 'The client was charged too much.' };
  const path = `/api/admin/payments/${id}/reverse`;
  await test.http.post(path).set(headers).set('Idempotency-Key', randomUUID()).send(body).expect(200);
}

const RULED = 200_000;

async function rule(test: PaymentsTest, { projectId, owner, project, ...bid }: AcceptedBid): Promise<void> {
  await test.onboard(bid.contractor);
  await test.pay(owner, projectId, TOTAL);
  await project.start();
  await project.dispute();
  const move = { projectId, actorId: owner.id, as: ['admin'] as const, reason: 'Half of it is done.' };
  const ruling = { ...move, disputeId: randomUUID(), contractorCents: cents(RULED), isAgreed: false };
  await test.unitOfWork.run(() => test.money.onRuled(ruling));
}

const SPLIT = { state: 'partially_refunded', heldCents: 0, refundedCents: TOTAL - RULED } as const;

export const CRASH_KINDS: readonly CrashKind[] = [
  {
    name: 'create_intent',
    call: 'createIntent',
    objects: 'payment_intents',
    end: { state: 'requires_payment', heldCents: 0, refundedCents: 0 },
    prepare: () => Promise.resolve(),
  },
  {
    name: 'cancel_intent',
    call: 'cancelIntent',
    objects: 'payment_intents',
    end: { state: 'refunded', heldCents: 0, refundedCents: 0 },
    prepare: async (test, bid) => {
      await test.openIntent(bid.owner, intent(bid));
      await bid.project.cancel();
    },
  },
  {
    name: 'transfer',
    call: 'transfer',
    objects: 'transfers',
    end: { state: 'released', heldCents: 0, refundedCents: 0 },
    prepare: release,
  },
  {
    name: 'refund',
    call: 'refund',
    objects: 'refunds',
    end: { state: 'refunded', heldCents: 0, refundedCents: TOTAL },
    prepare: async (test, bid) => {
      await paid(test, bid);
      await bid.project.cancel();
    },
  },
  {
    name: 'part refund',
    call: 'refund',
    objects: 'refunds',
    end: { state: 'funded', heldCents: TOTAL - 27_000, refundedCents: 27_000 },
    prepare: async (test, bid) => {
      await paid(test, bid);
      await lower(test, bid);
    },
  },
  {
    name: 'reversal',
    call: 'reverse',
    objects: 'transfers',
    count: (transfer) => Number(transfer['amount_reversed']) / TAKEN_BACK,
    end: { state: 'partly_reversed', heldCents: 0, refundedCents: TAKEN_BACK },
    prepare: takeBack,
  },
  { name: 'transfer of a ruling', call: 'transfer', objects: 'transfers', end: SPLIT, prepare: rule },
  { name: 'refund of a ruling', call: 'refund', objects: 'refunds', end: SPLIT, prepare: rule },
  {
    name: 'charge (told)',
    call: 'charge',
    isTold: true,
    objects: 'charges',
    end: { state: 'funded', heldCents: TOTAL, refundedCents: 0 },
    prepare: async (test, bid) => {
      const opened = await test.openIntent(bid.owner, intent(bid));
      await test.sandbox.confirm(opened.body.clientSecret, 'pm_card_visa');
    },
  },
  {
    name: 'charge back (told)',
    call: 'dispute',
    isTold: true,
    objects: 'charges',
    count: (charge) => (charge['disputed'] === true ? 1 : 0),
    end: { state: 'charged_back', heldCents: TOTAL, refundedCents: 0, attention: true },
    prepare: async (test, bid) => {
      await paid(test, bid);
      const { id } = await test.summary(bid.projectId);
      const charge = (await test.sandbox.list('charges')).find((one) => one['transfer_group'] === id);
      await test.sandbox.control('POST', '/disputes', { charge: charge?.['id'] });
    },
  },
];
