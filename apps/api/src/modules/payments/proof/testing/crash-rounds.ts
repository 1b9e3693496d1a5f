import { anAcceptedBid, type AcceptedBid } from '../../testing/an-accepted-bid.js';
import type { PaymentsTest } from '../../testing/create-payments-test.js';
import { clickOf, CRASH_KINDS, type CrashKind } from './crash-cells.js';
import { MOMENTS, type DeathPoint, type Moment } from './errand.js';
import type { Mortals } from './mortal.js';

/** A process dies once for all kinds of a round, each of them at the same moment of its own. */
export interface CrashRound {
  readonly moment: Moment;
  readonly kinds: readonly string[];
}

// A transfer must have been made before it can be taken back: whoever waits for that does so first.
const COMMANDS = ['reversal', 'create_intent', 'cancel_intent', 'transfer', 'refund', 'part refund'];

// What is booked while it dies holds the ledger's accounts, so that only one of those can be at its death at a time.
export const CRASH_ROUNDS: readonly CrashRound[] = [
  { moment: 'before', kinds: COMMANDS },
  { moment: 'after', kinds: COMMANDS },
  { moment: 'inside', kinds: ['create_intent', 'cancel_intent', 'transfer'] },
  { moment: 'inside', kinds: ['refund'] },
  { moment: 'inside', kinds: ['part refund'] },
  { moment: 'inside', kinds: ['reversal'] },
  { moment: 'inside', kinds: ['charge (told)'] },
  { moment: 'inside', kinds: ['charge back (told)'] },
];

const ONCE_EACH = ['create_intent', 'refund', 'charge (told)'];
/** Every command where its answer is lost, and of what it books while it dies a charge, what goes out and what comes back. */
export const SHORT_ROUNDS = CRASH_ROUNDS.filter(
  ({ moment, kinds }) => moment === 'after' || (moment === 'inside' && ONCE_EACH.includes(kinds[0] ?? '')),
);

const RULING = ['transfer of a ruling', 'refund of a ruling'];
/** Both are of one ruling, so each dies alone, while the other goes through. */
export const RULING_ROUNDS: readonly CrashRound[] = MOMENTS.flatMap((moment) =>
  RULING.map((kind) => ({ moment, kinds: [kind] })),
);

export interface CrashCell {
  readonly kind: string;
  readonly moment: Moment;
  /** Of the clock, from the death to the end; null when it was not over after the longest wait. */
  readonly seconds: number | null;
  /** How many objects the provider has of what should be there once. */
  readonly objects: number;
}

const LONGEST_S = 30;

export interface Doomed {
  readonly kind: CrashKind;
  readonly bid: AcceptedBid;
}

export const isOver = async (test: PaymentsTest, { kind, bid }: Doomed): Promise<boolean> => {
  const { state, heldCents, refundedCents, attention } = await test.summary(bid.projectId);
  const { end } = kind;
  const isThere = state === end.state && heldCents === end.heldCents && refundedCents === end.refundedCents;
  const isCalled = end.attention ?? false;
  return isThere && attention === isCalled && (kind.name !== 'create_intent' || (await hasIntent(test, bid)));
};

async function hasIntent(test: PaymentsTest, bid: AcceptedBid): Promise<boolean> {
  const again = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: clickOf(bid).amountCents });
  return again.status === 201;
}

export async function objectsOf(test: PaymentsTest, { kind, bid }: Doomed): Promise<number> {
  const { id } = await test.summary(bid.projectId);
  const found = (await test.sandbox.list(kind.objects)).filter((object) => JSON.stringify(object).includes(id));
  return found.reduce((sum, object) => sum + (kind.count?.(object) ?? 1), 0);
}

async function waitFor(test: PaymentsTest, doomed: readonly Doomed[]): Promise<Map<Doomed, number>> {
  const death = test.clock.now().getTime();
  const over = new Map<Doomed, number>();
  for (let seconds = 0; seconds <= LONGEST_S && over.size < doomed.length; seconds += 1) {
    test.clock.set(new Date(death + seconds * 1000));
    await test.workers.drain();
    for (const one of doomed) if (!over.has(one) && (await isOver(test, one))) over.set(one, seconds);
  }
  return over;
}

/** A bid of its own, brought to where the next thing done is this. */
export async function doom(test: PaymentsTest, name: string): Promise<Doomed> {
  const kind = CRASH_KINDS.find((known) => known.name === name);
  if (!kind) throw new Error(`There is no kind ${name}`);
  const bid = await anAcceptedBid(test);
  await kind.prepare(test, bid);
  return { kind, bid };
}

/** Kills a process at all points of the round at once, and says how long each took to be right again. */
export async function crash(
  test: PaymentsTest,
  mortals: Mortals,
  { moment, kinds }: CrashRound,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<CrashCell[]> {
  mortals.prepare();
  const doomed: Doomed[] = [];
  for (const name of kinds) doomed.push(await doom(test, name));
  const deaths = doomed.map(({ kind }): DeathPoint => `${kind.call}:${moment}`);
  const clicks = doomed.filter(({ kind }) => kind.call === 'createIntent').map(({ bid }) => clickOf(bid));
  await mortals.kill(deaths, { clicks, reconciles: doomed.some(({ kind }) => kind.isTold) });
  await meanwhile();
  const over = await waitFor(test, doomed);
  return Promise.all(
    doomed.map(async (one) => ({
      kind: one.kind.name,
      moment,
      seconds: over.get(one) ?? null,
      objects: await objectsOf(test, one),
    })),
  );
}
