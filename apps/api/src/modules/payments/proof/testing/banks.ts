import { Sql } from '../../../../common/persistence/sql.js';
import type { SandboxProcess } from '../../testing/sandbox-process.js';
import { done, heard, type Operation } from './heard.js';
import type { History } from './history.js';
import type { ProofJob } from './proof-job.js';

type Thing = Readonly<Record<string, unknown>>;

const OPEN_DISPUTES = ['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'];
const FAILED_REFUND = {
  name: 'proof_failed_refund',
  text: `SELECT c.id, c.milestone_id AS milestone FROM payment_command c JOIN milestone m ON m.id = c.milestone_id
    WHERE c.kind = 'refund' AND c.state = 'attention' AND m.project_id = $1 ORDER BY c.id LIMIT 1`,
};
const TRANSFERRED = {
  name: 'proof_transferred',
  text: `SELECT m.id, coalesce(sum(c.amount_cents), 0)::integer AS cents FROM milestone m
    JOIN payment_command c ON c.milestone_id = m.id AND c.kind = 'transfer' AND c.state = 'done'
    WHERE m.project_id = $1 GROUP BY m.id`,
};

async function remembered(sandbox: SandboxProcess, kind: string): Promise<readonly Thing[]> {
  const all = (await sandbox.control('GET', '/state'))[kind];
  return Array.isArray(all) ? all : [];
}

const idOf = (thing: Thing): string => String(thing['id']);

/** A cardholder goes to the bank, which takes the charge back, a part of it, or only asks. */
export const chargeBack: Operation['run'] = async (history, job) => {
  const { random, test } = history;
  const [drawn, share, whole, inquiry] = [random.next(), random.next(), random.chance(0.7), random.chance(0.2)];
  const { id } = await test.summary(job.id);
  const charges = (await remembered(test.sandbox, 'charge')).filter(
    (charge) => charge['transfer_group'] === id && charge['status'] === 'succeeded' && charge['disputed'] !== true,
  );
  const charge = charges[Math.floor(drawn * charges.length)];
  if (!charge) return 'nothing to dispute';
  const left = Number(charge['amount']) - Number(charge['amount_refunded']);
  const amount = whole ? left : Math.max(1, Math.floor(left * share));
  const opened = await test.sandbox.control('POST', '/disputes', { charge: idOf(charge), amount, inquiry });
  const said = `${amount} of ${String(charge['amount'])}${inquiry ? ', only asked' : ''}`;
  if (opened['id'] === undefined) return `${said}, refused`;
  history.succeed();
  return said;
};

/** Of this project, or of all that are open. */
async function openDisputes(history: History, job?: ProofJob): Promise<readonly Thing[]> {
  const { sandbox } = history.test;
  const disputes = (await remembered(sandbox, 'dispute')).filter((one) =>
    OPEN_DISPUTES.includes(String(one['status'])),
  );
  if (!job) return disputes;
  const { id } = await history.test.summary(job.id);
  const charges = (await remembered(sandbox, 'charge')).filter((charge) => charge['transfer_group'] === id).map(idOf);
  return disputes.filter((dispute) => charges.includes(String(dispute['charge'])));
}

async function decide({ test }: History, dispute: Thing, wins: boolean): Promise<string> {
  const asked = String(dispute['status']).startsWith('warning');
  const outcome = asked ? 'warning_closed' : wins ? 'won' : 'lost';
  await test.sandbox.control('POST', `/disputes/${idOf(dispute)}/close`, { outcome });
  return outcome;
}

export const bankDecides: Operation['run'] = async (history, job) => {
  const wins = history.random.chance(0.5);
  const [dispute] = await openDisputes(history, job);
  if (!dispute) return 'nothing disputed';
  history.succeed();
  return decide(history, dispute, wins);
};

/** No bank keeps anybody waiting for ever. */
export async function decideAll(history: History): Promise<void> {
  for (const dispute of await openDisputes(history)) await decide(history, dispute, history.random.chance(0.5));
}

const HAND = { reference: 'Check 1042', reason: 'The card was closed.' };

/** A refund came back: staff try again, or pay it past the provider, from a large sum on two of them. */
export const mendRefund: Operation['run'] = async (history, job) => {
  const byHand = history.random.chance(0.5);
  const failed = () => history.test.app.get(Sql).rows<{ id: string; milestone: string }>(FAILED_REFUND, [job.id]);
  const [refund] = await failed();
  if (!refund) return 'no refund failed';
  const [one, other] = await history.staff();
  const path = `/api/admin/payments/${refund.milestone}/refunds/${refund.id}`;
  if (!byHand) return `again ${done(history, await job.as(one, `${path}/retry`))}`;
  const settled = `by hand ${heard(history, await job.as(one, `${path}/by-hand`, HAND))}`;
  const confirmed = await job.as(other, `${path}/by-hand/confirm`);
  // Of a small sum one word is enough, and there is nothing to confirm.
  if (!(await failed()).some(({ id }) => id === refund.id)) history.succeed();
  return `${settled}, second ${heard(history, confirmed)}`;
};

/** Staff ask the contractor's transfer back, in whole or in part; what is not there any more is owed. */
export const takeBack: Operation['run'] = async (history, job) => {
  const { random } = history;
  const [whole, share] = [random.chance(0.3), random.next()];
  const [paid] = await history.test.app.get(Sql).rows<{ id: string; cents: number }>(TRANSFERRED, [job.id]);
  if (!paid) return 'nothing transferred';
  const [one] = await history.staff();
  const amountCents = whole ? paid.cents : Math.max(1, Math.floor(paid.cents * share));
  const body = { amountCents, reason: 'The bank decided for the cardholder.' };
  return `${amountCents} ${done(history, await job.as(one, `/api/admin/payments/${paid.id}/reverse`, body))}`;
};
