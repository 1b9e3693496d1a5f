import type { Response } from 'supertest';
import { anAcceptedBid, type AcceptedBid } from '../modules/payments/testing/an-accepted-bid.js';
import { Bank } from '../modules/payments/testing/bank.js';
import { MoneyDesk } from '../modules/payments/testing/money-desk.js';
import { ClosingJob, type InvoicesTest } from '../testing/closing-job.js';
import { aFinishedJob } from '../testing/finished-job.js';
import { aPerson, type Person } from '../testing/market.js';
import { REASON } from './recipe.js';

const TOTAL = 527_000;
const PART = 100_000;
/** When the sandbox's bank sends a refund back. */
const COMES_BACK_SECONDS = 700;
const WIRE = { method: 'wire', reference: 'FED 20261120 000412', receivedOn: '2026-11-20', amountCents: PART };
const BY_CHECK = { reference: 'Check 1042', reason: REASON };

/** Where staff act on states that the world of the matrix does not have, and who acts. */
export interface Desk {
  readonly test: InvoicesTest;
  readonly staff: Person;
  readonly colleague: Person;
  readonly money: MoneyDesk;
  readonly bank: Bank;
}

export async function openDesk(test: InvoicesTest): Promise<Desk> {
  const money = await MoneyDesk.open(test);
  return { test, staff: money.admin, colleague: await aPerson(test, 'admin'), money, bank: new Bank(test) };
}

/** Brings it to where staff can act; what is answered is the act itself. */
type Prepared = () => Promise<Response>;
export type StaffAct = (desk: Desk) => Promise<Prepared>;

async function aBid({ test }: Desk): Promise<AcceptedBid> {
  const bid = await anAcceptedBid(test, { totalCents: TOTAL });
  await test.onboard(bid.contractor);
  return bid;
}

async function wired({ test, colleague, staff }: Desk, by: 'staff' | 'colleague'): Promise<ClosingJob> {
  const closing = await ClosingJob.approved(test);
  await test.onboard(closing.job.contractor.user);
  await closing.desk(by === 'staff' ? staff : colleague, 'record-payment', WIRE);
  return closing;
}

/** What the provider has to tell; whether the books are right is for other specs to say. */
const hear = async ({ test }: Desk): Promise<void> => void (await test.faults());

async function disputed(desk: Desk, outcome?: 'lost'): Promise<AcceptedBid> {
  const bid = await aBid(desk);
  await desk.money.release(bid, TOTAL);
  const id = await desk.bank.dispute(bid);
  if (outcome) await desk.bank.decide(id, outcome);
  await hear(desk);
  return bid;
}

/** A refund that came back, and that a colleague says was paid by check: a second one has to agree. */
async function byHand(desk: Desk): Promise<string> {
  const { test, money, colleague } = desk;
  const bid = await anAcceptedBid(test, { totalCents: TOTAL });
  await test.pay(bid.owner, bid.projectId, TOTAL, 'pm_card_refundFail');
  await bid.project.cancel();
  await test.workers.drain();
  await test.sandbox.control('POST', '/clock', { advance_seconds: COMES_BACK_SECONDS });
  await hear(desk);
  const { id } = await money.parked(bid);
  const refund = `${await money.addressOf(bid)}/refunds/${id}/by-hand`;
  await test.http.post(refund).set(colleague.headers).send(BY_CHECK).expect(200);
  return refund;
}

async function aHiddenReview({ test, staff }: Desk): Promise<string> {
  const { owner, contractor, project } = await aFinishedJob(test);
  const send = ({ headers }: Person, path: string, body: object) =>
    test.http.post(`/api${path}`).set(headers).send(body);
  const reviews = `/projects/${project.id}/reviews`;
  await send(owner, reviews, { rating: 1, body: 'Lives at 12 Elm Street, never again.' });
  const { body } = await send(contractor, reviews, { rating: 5, body: 'A client who answers at once.' });
  const review = body.items.find(({ side }: { side: string }) => side === 'client');
  await send(contractor, `/reviews/${review.id}/report`, { reason: REASON }).expect(204);
  const { items } = (await test.http.get('/api/admin/reports').set(staff.headers)).body;
  await send(staff, `/admin/reports/${items[0].id}/hide`, { reason: REASON }).expect(200);
  return `/api/admin/reports/${items[0].id}/show`;
}

const sent =
  ({ test, staff }: Desk, address: string, body: object = {}): Prepared =>
  async () =>
    test.http.post(address).set(staff.headers).send(body);

/** Acts of staff that the walk over the matrix does not meet, by their operation: each in a state of its own. */
export const STAFF_ACTS: Readonly<Record<string, StaffAct>> = {
  confirmClosingPayment: async (desk) => {
    const closing = await wired(desk, 'colleague');
    return () => closing.desk(desk.staff, 'confirm');
  },
  refuseClosingPayment: async (desk) => {
    const closing = await wired(desk, 'colleague');
    return () => closing.desk(desk.staff, 'refuse', { reason: REASON });
  },
  clearClosingPayment: async (desk) => {
    const closing = await wired(desk, 'staff');
    await closing.desk(desk.colleague, 'confirm');
    return () => closing.desk(desk.staff, 'cleared');
  },
  submitChargeBackEvidence: async (desk) => {
    const bid = await disputed(desk);
    return () => desk.money.send(bid, 'dispute-evidence', { text: REASON });
  },
  seeMilestone: async (desk) => {
    const bid = await disputed(desk, 'lost');
    return () => desk.money.send(bid, 'seen', { reason: REASON });
  },
  reverseTransfer: async (desk) => {
    const bid = await disputed(desk, 'lost');
    return () => desk.money.reverse(bid, { amountCents: PART, reason: REASON });
  },
  withdrawRecall: async (desk) => {
    const bid = await aBid(desk);
    await desk.money.release(bid, TOTAL);
    await desk.money.reverse(bid, { amountCents: PART, reason: REASON });
    await desk.money.emptyAccounts();
    await desk.test.workers.drain();
    const { id } = await desk.money.parked(bid);
    return () => desk.money.send(bid, `orders/${id}/withdraw`, { reason: REASON });
  },
  confirmRefundByHand: async (desk) => sent(desk, `${await byHand(desk)}/confirm`),
  refuseRefundByHand: async (desk) => sent(desk, `${await byHand(desk)}/refuse`, { reason: REASON }),
  showReported: async (desk) => sent(desk, await aHiddenReview(desk), { reason: REASON }),
};
