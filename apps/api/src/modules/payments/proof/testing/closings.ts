import { DAY_MS, PAYMENT_LIMITS } from '@cw/domain';
import { Sql } from '../../../../common/persistence/sql.js';
import { done, heard, type Operation } from './heard.js';
import type { History } from './history.js';
import type { ProofJob } from './proof-job.js';

interface Closing {
  readonly invoice: string;
  /** Where the wire or the check is; null when none came. */
  readonly payment: string | null;
  readonly cents: number | null;
}

const CLOSING = {
  name: 'proof_closing',
  text: `SELECT i.id AS invoice, c.state AS payment, c.amount_cents::integer AS cents FROM invoice i
    LEFT JOIN closing_payment c ON c.invoice_id = i.id AND c.state <> 'refused'
    WHERE i.project_id = $1 AND i.state <> 'void' ORDER BY i.created_at DESC, i.id DESC LIMIT 1`,
};

async function closingOf({ test }: History, job: ProofJob): Promise<Closing | undefined> {
  const [found] = await test.app.get(Sql).rows<Closing & Record<string, unknown>>(CLOSING, [job.id]);
  return found;
}

/** What is paid at closing is worked on without any money: begun, handed in and approved. */
export const workForClosing: Operation['run'] = async (history, job) => {
  const started = heard(history, await job.fire(job.contractor, 'start'));
  await job.prove();
  const submitted = heard(history, await job.fire(job.contractor, 'submit'));
  return `${started}, ${submitted}, ${done(history, await job.approve())}`;
};

/** The settlement agent's wire, or a check of it, came to our own bank: one of the staff says so. */
export const recordWire: Operation['run'] = async (history, job) => {
  const { random, test } = history;
  const [method, all] = [random.chance(0.7) ? 'wire' : 'check', random.chance(0.9)];
  const closing = await closingOf(history, job);
  if (!closing) return 'no invoice';
  const { dueCents } = await test.summary(job.id);
  const amountCents = Math.max(PAYMENT_LIMITS.minCents, all ? dueCents : dueCents - 1);
  const receivedOn = new Date(test.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10);
  const body = { method, reference: 'FED 20261120 000412', receivedOn, amountCents };
  const [one] = await history.staff();
  const path = `/api/admin/invoices/${closing.invoice}/record-payment`;
  return `${method} of ${amountCents} ${done(history, await job.as(one, path, body))}`;
};

/** Another of them sees it on the bank's statement, or does not. */
export const confirmWire: Operation['run'] = async (history, job) => {
  const sees = history.random.chance(0.85);
  const closing = await closingOf(history, job);
  if (closing?.payment !== 'recorded') return 'nothing recorded';
  const [, other] = await history.staff();
  const path = `/api/admin/invoices/${closing.invoice}`;
  if (sees) return `confirmed ${done(history, await job.as(other, `${path}/confirm`))}`;
  const refused = await job.as(other, `${path}/refuse`, { reason: 'The statement shows nothing.' });
  return `refused ${heard(history, refused)}`;
};

/** The provider's balance is topped up by as much, and staff say so. */
export const clearWire: Operation['run'] = async (history, job) => {
  const closing = await closingOf(history, job);
  if (closing?.payment !== 'confirmed') return 'nothing confirmed';
  const [one] = await history.staff();
  await history.test.sandbox.control('POST', '/top_ups', { amount: closing.cents });
  const path = `/api/admin/invoices/${closing.invoice}/cleared`;
  return `${closing.cents} ${done(history, await job.as(one, path))}`;
};
