import type { PaymentState, PaymentTiming } from '@cw/domain';
import { Sql } from '../../../../common/persistence/sql.js';
import { Reconciler } from '../../inbox/reconciler.js';
import { MOMENTS, type Call, type DeathPoint } from './errand.js';
import type { Random } from '../../../../testing/random.js';
import { bankDecides, chargeBack, mendRefund, takeBack } from './banks.js';
import { clearWire, confirmWire, recordWire, workForClosing } from './closings.js';
import { done, doneIf, heard, type Operation } from './heard.js';
import type { History } from './history.js';
import type { ProofJob } from './proof-job.js';
import { ruleCase, settleCase, withdrawCase } from './quarrels.js';

const CARDS = [
  ...Array.from({ length: 12 }, () => 'pm_card_visa'),
  'pm_card_mastercard',
  'pm_card_bypassPending',
  'pm_card_visa_chargeDeclined',
  'pm_card_visa_chargeDeclinedInsufficientFunds',
  // Of few payments anything is ever refunded.
  ...Array.from({ length: 5 }, () => 'pm_card_refundFail'),
  'pm_card_pendingRefund',
  'pm_card_createDispute',
  'pm_card_createDisputeInquiry',
] as const;
const ACCOUNTS = ['pm_usBankAccount_success', 'pm_usBankAccount_success', 'pm_usBankAccount_noAccount'] as const;
// A provider that hangs has a spec of its own (silent-provider.spec.ts): each would hold these histories up for seconds.
const FAULTS = ['drop_before', 'drop_after', 'server_error', 'server_error_stored', 'rate_limit', 'delay'] as const;
const FAULT_PATHS = ['/v1/payment_intents', '/v1/transfers', '/v1/refunds', '/v1/events', '/v1/'] as const;
const LEAST = 50;
const TEN_MINUTES_S = 660;
const KILL_WAIT_MS = 20_000;
const DAY_AND_HOUR_S = 25 * 3_600;

/** As the payer's page: opens, confirms, asks how it went; the page may be closed before any of the two. */
async function pay(history: History, job: ProofJob): Promise<string> {
  const { random, test } = history;
  const [whole, share] = [random.chance(0.75), random.next()];
  const card = random.pick(history.usesBanks && random.chance(0.4) ? ACCOUNTS : CARDS);
  const [confirms, asks] = [random.chance(0.85), random.chance(0.7)];
  const { dueCents } = await test.summary(job.id);
  const amountCents = whole ? dueCents : Math.max(LEAST, Math.floor(dueCents * share));
  const opened = await test.openIntent(job.owner.user, { projectId: job.id, amountCents });
  const told = `${amountCents} ${heard(history, opened)}`;
  if (opened.status !== 201) return told;
  history.secrets.push(String(opened.body.clientSecret));
  const status = confirms ? await history.confirm(opened.body.clientSecret, card) : 'left open';
  doneIf(history, status, 'succeeded', 'processing');
  if (asks) heard(history, await test.http.get(`/api/payments/${opened.body.paymentId}`).set(job.owner.headers));
  return `${told}, ${card} ${status}`;
}

async function changePrice(history: History, job: ProofJob): Promise<string> {
  const { random, test } = history;
  const [dearer, share, byOwner] = [random.chance(0.5), random.next(), random.chance(0.5)];
  const { totalCents } = await test.summary(job.id);
  const amountDeltaCents = Math.ceil(totalCents * share * 0.6) * (dearer ? 1 : -1);
  const [one, other] = byOwner ? [job.owner, job.contractor] : [job.contractor, job.owner];
  const lines = [{ conditionId: job.conditionId, amountDeltaCents }];
  const proposed = await job.as(one, `/api/projects/${job.id}/change-orders`, { reason: 'The eave is rotten.', lines });
  if (proposed.status !== 201) return `${amountDeltaCents} ${heard(history, proposed)}`;
  const accepted = await job.as(other, `/api/change-orders/${proposed.body.id}/accept`);
  if (accepted.status !== 200) heard(history, await job.as(one, `/api/change-orders/${proposed.body.id}/withdraw`));
  return `${amountDeltaCents} ${done(history, accepted)}`;
}

const PENDING = {
  name: 'proof_pending',
  text: `SELECT DISTINCT c.kind FROM payment_command c JOIN milestone m ON m.id = c.milestone_id
    WHERE c.state = 'pending' AND NOT m.frozen ORDER BY c.kind`,
};
const CALL_OF: Readonly<Record<string, Call>> = {
  transfer: 'transfer',
  refund: 'refund',
  cancel_intent: 'cancelIntent',
  reversal: 'reverse',
};

/** Where a process that does all that is due now may die: at what is ordered, asked for or about to be told. */
async function deathPoints(history: History, canPay: boolean): Promise<DeathPoint[]> {
  const rows = await history.test.app.get(Sql).rows<{ kind: string }>(PENDING, []);
  const ordered = rows.map(({ kind }) => CALL_OF[kind]).filter((call) => call !== undefined);
  const calls: Call[] = canPay ? [...ordered, 'createIntent'] : ordered;
  return [...calls.flatMap((call) => MOMENTS.map((moment): DeathPoint => `${call}:${moment}`)), 'charge:inside'];
}

async function killApi(history: History, job: ProofJob): Promise<string> {
  const { random, test, world } = history;
  const drawn = random.next();
  const { dueCents } = await test.summary(job.id);
  const points = await deathPoints(history, dueCents >= LEAST);
  const point = points[Math.floor(drawn * points.length)] ?? 'charge:inside';
  // What waits after a try waits no longer.
  test.clock.advance(KILL_WAIT_MS);
  const actor = { userId: job.owner.user.id, role: job.owner.user.role, mfa: false };
  const clicks = point.startsWith('createIntent') ? [{ actor, projectId: job.id, amountCents: dueCents }] : [];
  const died = await world.mortals.send({ deaths: [point], clicks, reconciles: point === 'charge:inside' });
  if (died) history.kills += 1;
  return `${point} ${doneIf(history, died ? 'died' : 'came back', 'died')}`;
}

async function killProvider(history: History): Promise<string> {
  const underWay = history.test.workers.drain();
  await history.test.sandbox.crash();
  await underWay;
  history.kills += 1;
  history.succeed();
  return 'died and came back';
}

async function work(history: History): Promise<string> {
  history.test.clock.advance(history.random.below(20_000));
  await history.test.workers.drain();
  history.succeed();
  return 'done';
}

async function reconcile(history: History): Promise<string> {
  const found = await history.test.app
    .get(Reconciler, { strict: false })
    .run()
    .catch(() => 'not reached');
  if (found !== 'not reached') history.succeed();
  return String(found);
}

async function breakProvider(history: History): Promise<string> {
  const { random, test } = history;
  const fault = { kind: random.pick(FAULTS), path: random.pick(FAULT_PATHS), count: 1 + random.below(4) };
  await test.sandbox.control('POST', '/faults', { ...fault, delay_milliseconds: 20 });
  history.succeed();
  return `${fault.kind} ${fault.path} ${fault.count}×`;
}

const event =
  (who: 'owner' | 'contractor', name: string, body: object = {}): Operation['run'] =>
  async (history, job) =>
    done(history, await job.fire(job[who], name, body));

async function submit(history: History, job: ProofJob): Promise<string> {
  await job.prove();
  return done(history, await job.fire(job.contractor, 'submit'));
}

const sendBack = (history: History, job: ProofJob): Promise<string> =>
  event('owner', 'request-changes', {
    returns: [{ conditionId: job.conditionId, reason: 'The primer shows.' }],
  })(history, job);

async function confirmLate(history: History): Promise<string> {
  const { random, secrets } = history;
  const card = random.pick(CARDS);
  if (secrets.length === 0) return 'nothing open';
  return doneIf(history, await history.confirm(random.pick(secrets), card), 'succeeded');
}

const setUpPayouts: Operation['run'] = async (history, job) => doneIf(history, await history.onboard(job), 'ready');

const waits =
  (seconds: number): Operation['run'] =>
  async (history) => {
    await history.world.wait(seconds);
    history.succeed();
    return `${seconds} s`;
  };

const ACCEPTING = { acceptRemaining: true };
const REASON = { reason: 'We do not agree about the work.' };

const PAYS: readonly PaymentState[] = ['requires_payment', 'processing', 'in_progress', 'submitted'];
const BEFORE: readonly PaymentState[] = ['requires_payment', 'processing', 'funded'];
const UNDER_WAY: readonly PaymentState[] = ['releasing', 'refunding', 'splitting'];
const PAID: readonly PaymentState[] = ['funded', 'in_progress', 'submitted', 'disputed', 'releasing', 'released'];
/** A refund that the provider took may still fail some minutes later. */
const BACK: readonly PaymentState[] = ['refunded', 'partially_refunded'];
const WORKING: readonly PaymentState[] = ['in_progress', 'submitted'];

export const OPERATIONS: readonly Operation[] = [
  { name: 'accept another bid', weight: 2, run: (history) => history.accept() },
  { name: 'pay', weight: 18, states: PAYS, run: pay },
  { name: 'confirm late', weight: 3, run: confirmLate },
  { name: 'start', weight: 12, states: ['funded'], run: event('contractor', 'start') },
  { name: 'submit', weight: 9, states: ['in_progress'], run: submit },
  { name: 'ask for changes', weight: 2, states: ['submitted'], run: sendBack },
  { name: 'approve', weight: 12, states: ['submitted'], run: event('owner', 'approve', ACCEPTING) },
  { name: 'cancel', weight: 2, states: BEFORE, run: event('owner', 'cancel') },
  { name: 'step back', weight: 1, states: BEFORE, run: event('contractor', 'cancel', REASON) },
  { name: 'dispute', weight: 4, states: WORKING, run: event('contractor', 'dispute', REASON) },
  { name: 'settle the dispute', weight: 5, states: ['disputed'], run: settleCase },
  { name: 'withdraw the dispute', weight: 1, states: ['disputed'], run: withdrawCase },
  { name: 'rule', weight: 4, states: ['disputed'], run: ruleCase },
  { name: 'charge back', weight: 2, states: PAID, run: chargeBack },
  { name: 'the bank decides', weight: 4, states: ['charged_back'], run: bankDecides },
  { name: 'mend a refund', weight: 4, states: ['refunding', 'splitting'], run: mendRefund },
  { name: 'take a transfer back', weight: 1, states: ['released', 'charge_lost'], run: takeBack },
  {
    name: 'the debit arrives',
    weight: 2,
    states: ['processing', 'requires_payment'],
    run: async (history) => doneIf(history, await history.debit(), 'succeeded'),
  },
  { name: 'work for the closing', weight: 14, atClosing: ['requires_payment'], run: workForClosing },
  { name: 'record a wire or a check', weight: 14, atClosing: ['requires_payment'], run: recordWire },
  { name: 'confirm a wire or a check', weight: 14, atClosing: ['requires_payment'], run: confirmWire },
  { name: 'clear a wire or a check', weight: 10, atClosing: UNDER_WAY, run: clearWire },
  { name: 'change the price', weight: 4, states: [...BEFORE, ...WORKING], run: changePrice },
  { name: 'set up payouts', weight: 2, states: ['releasing'], run: setUpPayouts },
  { name: 'work', weight: 10, states: UNDER_WAY, run: work },
  {
    name: 'bring the post',
    weight: 6,
    states: [...UNDER_WAY, ...BACK, 'requires_payment'],
    run: (history) => history.bringPost(),
  },
  { name: 'reconcile', weight: 2, run: reconcile },
  { name: 'break the provider', weight: 5, run: breakProvider },
  { name: 'wait ten minutes', weight: 4, states: BACK, run: waits(TEN_MINUTES_S) },
  { name: 'wait a day', weight: 0.3, run: waits(DAY_AND_HOUR_S) },
  { name: 'kill the API', weight: 3, states: UNDER_WAY, run: killApi },
  { name: 'kill the provider', weight: 0.4, run: killProvider },
];

const FITTING = 0.75;

/** A job, as far as it decides what fits. */
interface Standing {
  readonly state: PaymentState;
  readonly timing: PaymentTiming;
}

function draw(random: Random, from: readonly Operation[]): Operation {
  let left = random.next() * from.reduce((total, { weight }) => total + weight, 0);
  const drawn = from.find(({ weight }) => (left -= weight) < 0) ?? from.at(-1);
  if (!drawn) throw new Error('There is nothing to draw from');
  return drawn;
}

const fits = ({ states, atClosing }: Operation, { state, timing }: Standing): boolean =>
  states?.includes(state) === true || (timing === 'at_closing' && atClosing?.includes(state) === true);

/** Mostly what may change something where the money is now; else anything, also what should be refused. */
export function drawOperation(random: Random, standing: Standing): Operation {
  const fitting = OPERATIONS.filter((operation) => fits(operation, standing));
  // What is only for a job paid at closing is no use to any other.
  const any = OPERATIONS.filter(({ atClosing }) => atClosing === undefined || standing.timing === 'at_closing');
  return draw(random, random.chance(FITTING) && fitting.length > 0 ? fitting : any);
}
