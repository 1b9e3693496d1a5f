import { randomUUID } from 'node:crypto';
import { aContractor, aPerson, bidOn, type Person } from '../../../testing/market.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { approveMoney, PARALLEL, times } from './testing/money-race.js';
import { isLong, numberOf, print } from './testing/proof-run.js';
import { aCast, ProofJob } from './testing/proof-job.js';
import { patience } from '../../../testing/patience.js';

const ROUNDS = numberOf('PROOF_ROUNDS', 1);
const TOTAL = 300_005;
/** Together with the whole, or twice, it is more than is due. */
const PART = 200_000;

if (isLong) jest.setTimeout(12 * patience.test);

let test: PaymentsTest;
let cast: Awaited<ReturnType<typeof aCast>>;
const figures: string[][] = [['race', 'rounds', 'winners', 'losers 409', 'other answers']];

beforeAll(async () => {
  test = await createPaymentsTest({ env: { DATABASE_POOL_SIZE: '20' } });
  cast = await aCast(test);
  await test.onboard(cast.contractor.user);
});
afterAll(async () => {
  print(`Races, ${PARALLEL} at once`, figures);
  await test.close();
});

interface Answer {
  readonly status: number;
}

/** Opened, given up for another, or not answered by the provider in a press's time, as fifty at once may find it. */
const OPENING = [201, 409, 502];

/** Runs it so often, and says of every round how many won and what the others were told. */
async function race(name: string, round: () => Promise<readonly Answer[]>): Promise<void> {
  const rounds: { winners: number; conflicts: number; others: number[] }[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const statuses = (await round()).map(({ status }) => status);
    rounds.push({
      winners: statuses.filter((status) => status < 300).length,
      conflicts: statuses.filter((status) => status === 409).length,
      others: statuses.filter((status) => status >= 300 && status !== 409),
    });
  }
  const sum = (of: (one: (typeof rounds)[number]) => number): string =>
    String(rounds.reduce((total, one) => total + of(one), 0));
  figures.push([
    name,
    String(ROUNDS),
    sum(({ winners }) => winners),
    sum(({ conflicts }) => conflicts),
    sum(({ others }) => others.length),
  ]);

  expect(rounds).toEqual(rounds.map(() => ({ winners: 1, conflicts: PARALLEL - 1, others: [] })));
  expect(await test.faults()).toEqual([]);
}

/** A client of one's own: nobody keeps more than some sessions. */
const another = async () => ({ ...cast, owner: await aPerson(test) });
const settled = async (): Promise<void> => {
  await Promise.all([test.workers.drain(), test.workers.drain()]);
};
const objectsOf = async (kind: 'transfers' | 'refunds' | 'charges', job: ProofJob): Promise<number> => {
  const { id } = await test.summary(job.id);
  const found = (await test.sandbox.list(kind)).filter((object) => JSON.stringify(object).includes(id));
  return found.filter(({ status }) => status !== 'failed').length;
};
const sumOf = (amounts: readonly unknown[]): number => amounts.reduce<number>((sum, amount) => sum + Number(amount), 0);
/** What the provider took for a job, in cents. */
const chargedFor = async (job: ProofJob): Promise<number> => {
  const { id } = await test.summary(job.id);
  const charges = (await test.sandbox.list('charges')).filter((charge) => charge['transfer_group'] === id);
  return sumOf(charges.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount));
};
/** As the payer's page does. The provider refuses what is paid, or given up, by this code and no other. */
const confirm = async (clientSecret: unknown): Promise<Answer> => {
  const answer = await test.sandbox.confirm(String(clientSecret), 'pm_card_visa');
  if (answer['status'] === 'succeeded') return { status: 200 };
  return { status: JSON.stringify(answer['error']).includes('payment_intent_unexpected_state') ? 409 : 500 };
};
/** Fifty pages of one session, each with a key of its own. */
const open = (job: ProofJob, body: object) =>
  test.http.post('/api/payments/intents').set(job.owner.headers).set('Idempotency-Key', randomUUID()).send(body);
const handedIn = async (): Promise<ProofJob> => {
  const job = await ProofJob.accepted(test, await another(), { totalCents: TOTAL });
  await job.handIn();
  return job;
};
/** Each side offers the other all of the disputed money. */
const offered = async (): Promise<{ job: ProofJob; all: string; nothing: string }> => {
  const job = await handedIn();
  const opened = await job.fire(job.contractor, 'dispute', { reason: 'The client does not answer.' });
  const cases = await test.http.get(`/api/projects/${job.id}/disputes`).set(job.owner.headers).expect(200);
  if (opened.status !== 200) throw new Error(`It could not be disputed: ${opened.text}`);
  const disputeId = String(cases.body.items[0]?.id);
  const offer = (person: Person, contractorCents: number) => job.offer(person, disputeId, contractorCents);
  return { job, all: await offer(job.contractor, TOTAL), nothing: await offer(job.owner, 0) };
};

describe(`${PARALLEL} at once`, () => {
  it('BID-03 accepting two bids: one is accepted, all others are a conflict', async () => {
    await race('accept', async () => {
      const job = await ProofJob.bidOn(test, await another(), { totalCents: TOTAL });
      const other = await bidOn(test, await aContractor(test), job.project);

      const answers = await times((index) => job.accept('upfront', index % 2 === 0 ? job.bidId : other.id));

      expect(await test.summary(job.id)).toMatchObject({ state: 'requires_payment', heldCents: 0 });
      return answers;
    });
  });

  it('PAY-01 opening the payment and confirming it: one intent, charged once, and nothing is due any more', async () => {
    await race('fund', async () => {
      const job = await ProofJob.accepted(test, await another(), { totalCents: TOTAL });
      const body = { projectId: job.id, amountCents: TOTAL };

      const opened = await times(() => open(job, body));
      const confirmed = await times((index) => confirm(opened[index]?.body.clientSecret));
      const paymentId = String(opened[0]?.body.paymentId);
      await times(() => test.http.get(`/api/payments/${paymentId}`).set(job.owner.headers));
      const late = await times(() => open(job, body));

      expect(new Set(opened.map((answer) => `${answer.status} ${String(answer.body.paymentId)}`))).toEqual(
        new Set([`201 ${paymentId}`]),
      );
      expect(new Set(late.map(({ status }) => status))).toEqual(new Set([409]));
      expect(await objectsOf('charges', job)).toBe(1);
      expect(await test.summary(job.id)).toMatchObject({ state: 'funded', heldCents: TOTAL, dueCents: 0 });
      return confirmed;
    });
  });

  it('PAY-01 opening it for two amounts and confirming whatever was opened: no more is charged than is due', async () => {
    await race('fund, two amounts', async () => {
      const job = await ProofJob.accepted(test, await another(), { totalCents: TOTAL });
      const body = (amountCents: number) => ({ projectId: job.id, amountCents });

      const opened = await times((index) => open(job, body(index % 2 === 0 ? TOTAL : PART)));
      // Each may have given up the others' before all gave up themselves: one more is open in any case.
      const last = await open(job, body(TOTAL)).expect(201);
      const secrets: unknown[] = [...opened.filter(({ status }) => status === 201), last].map(
        ({ body: view }) => view.clientSecret,
      );
      const confirmed = await times((index) => confirm(secrets.at(-1 - (index % secrets.length))));
      await test.http
        .get(`/api/payments/${String(last.body.paymentId)}`)
        .set(job.owner.headers)
        .expect(200);
      await settled();

      expect(opened.map(({ status }) => status).filter((status) => !OPENING.includes(status))).toEqual([]);
      expect(await chargedFor(job)).toBeLessThanOrEqual(TOTAL);
      expect(await test.summary(job.id)).toMatchObject({ state: 'funded', heldCents: await chargedFor(job) });
      return confirmed;
    });
  });

  it('PAY-01 approving: released once', async () => {
    await race('release', async () => {
      const job = await handedIn();

      const answers = await times(() => job.approve());
      await settled();

      expect(await objectsOf('transfers', job)).toBe(1);
      expect(await test.summary(job.id)).toMatchObject({ state: 'released', releasedCents: TOTAL });
      return answers;
    });
  });

  it('PAY-05 accepting two offers, all of it to the contractor and all of it back: one of both happens', async () => {
    const ends: Record<string, number> = { released: 0, refunded: 0 };
    await race('release or refund', async () => {
      const turn = (ends['released'] ?? 0) + (ends['refunded'] ?? 0);
      const { job, all, nothing } = await offered();

      // Whoever asks first has the lead: that changes from round to round.
      const answers = await times((index) =>
        (index + turn) % 2 === 0 ? job.acceptOffer(job.owner, all) : job.acceptOffer(job.contractor, nothing),
      );
      await settled();

      const { state, releasedCents, refundedCents } = await test.summary(job.id);
      ends[state] = (ends[state] ?? 0) + 1;
      const objects = [await objectsOf('transfers', job), await objectsOf('refunds', job)];
      const isReleased = state === 'released';
      expect([state, releasedCents, refundedCents, ...objects]).toEqual(
        isReleased ? ['released', TOTAL, 0, 1, 0] : ['refunded', 0, TOTAL, 0, 1],
      );
      return answers;
    });
    print(`Of these, released ${ends['released']}, refunded ${ends['refunded']}`);
  });

  it('PAY-05 canceling what was handed in is refused, whatever the approval is at', async () => {
    const job = await handedIn();

    const answers = await times((index) => (index % 2 === 0 ? job.approve() : job.fire(job.owner, 'cancel')));
    await settled();

    expect(new Set(answers.filter((_, index) => index % 2 === 1).map(({ status }) => status))).toEqual(new Set([409]));
    expect([await objectsOf('transfers', job), await objectsOf('refunds', job)]).toEqual([1, 0]);
  });

  it('PAY-05 starting and canceling: the money is held for the work or goes back, never both', async () => {
    await race('start or refund', async () => {
      const job = await ProofJob.accepted(test, await another(), { totalCents: TOTAL });
      await job.pay();

      const answers = await times((index) =>
        index % 2 === 0 ? job.fire(job.contractor, 'start') : job.fire(job.owner, 'cancel'),
      );
      await settled();

      const { state } = await test.summary(job.id);
      expect([state, await objectsOf('refunds', job)]).toEqual(state === 'refunded' ? [state, 1] : ['in_progress', 0]);
      return answers;
    });
  });

  it('PAY-06 approving and disputing: released or frozen, never both', async () => {
    await race('release or dispute', async () => {
      const job = await handedIn();

      const answers = await times((index) =>
        index % 2 === 0
          ? job.approve()
          : job.fire(job.contractor, 'dispute', { reason: 'The client does not answer.' }),
      );
      await settled();

      const { state } = await test.summary(job.id);
      expect([state, await objectsOf('transfers', job)]).toEqual(state === 'released' ? [state, 1] : ['disputed', 0]);
      return answers;
    });
  });

  it('PAY-06 releasing by the money’s own lock alone, without that of its project', async () => {
    await race('release, money only', () => approveMoney(test, cast.contractor.user));
  });
});
