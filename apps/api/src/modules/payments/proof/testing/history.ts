import type { PaymentState } from '@cw/domain';
import { Sql } from '../../../../common/persistence/sql.js';
import { Random } from '../../../../testing/random.js';
import { Reconciler } from '../../inbox/reconciler.js';
import { PaymentGateway } from '../../provider/payment-gateway.js';
import type { PaymentsTest } from '../../testing/create-payments-test.js';
import { clearWire } from './closings.js';
import { countEveryCent } from './every-cent.js';
import type { Operation } from './heard.js';
import { drawOperation } from './operations.js';
import { POSTS, type Post } from './post-office.js';
import { aPerson, type Person } from '../../../../testing/market.js';
import { decideAll, mendRefund } from './banks.js';
import { aCast, ProofJob, signedIn } from './proof-job.js';
import { bookOwn, topUpOwn } from './own-money.js';
import type { ProofWorld } from './proof-world.js';

export interface Deeds {
  readonly tried: number;
  readonly worked: number;
}

export interface HistoryReport {
  readonly seed: number;
  readonly post: Post;
  readonly kills: number;
  readonly projects: number;
  readonly movedCents: number;
  readonly lostCents: number;
  /** By operation, how often it was tried and how often it worked. */
  readonly deeds: ReadonlyMap<string, Deeds>;
  /** Banks took more than our fees had brought: a wire's money went on once we had topped up so much of our own. */
  readonly ownCents: number;
  /** Empty when every cent is where it should be. */
  readonly faults: readonly string[];
  /** Every operation and what came of it. */
  readonly log: readonly string[];
}

const JOBS = 5;
const BEGUN = 2;
const OVER: readonly PaymentState[] = ['released', 'refunded', 'partially_refunded'];
const WHOLE_AMOUNTS = [50, 115, 205, 585, 99_999_999] as const;
const RETRY_S = 660;
const ROUNDS = 14;
const MENDING = 2;
/** A bank's refund takes four days, and a debit is not released before three. */
const BANK_DAYS_S = 4 * 86_400 + 60;

const OPEN = {
  name: 'proof_open',
  text: `SELECT (SELECT count(*) FROM payment_command c JOIN milestone m ON m.id = c.milestone_id WHERE c.state = 'pending' AND NOT m.frozen)
    + (SELECT count(*) FROM webhook_inbox WHERE processed_at IS NULL) AS open`,
};
const LEFT = {
  name: 'proof_left',
  text: `SELECT c.kind || ' of ' || coalesce(c.amount_cents::text, '–') || ', tried ' || c.attempts || ' times, ' || coalesce(c.last_error, 'no error')
      || ', milestone ' || m.state || ', attention ' || coalesce(m.attention_reason, 'none') AS told
    FROM payment_command c JOIN milestone m ON m.id = c.milestone_id WHERE c.state = 'pending'
    UNION ALL SELECT 'event ' || type || ', ' || coalesce(last_error, 'no error') FROM webhook_inbox WHERE processed_at IS NULL`,
};
const PENDING = {
  name: 'proof_short',
  text: `SELECT c.kind, c.amount_cents::float8 AS cents, coalesce(m.attention_reason = 'command_failed', false) AS called
    FROM payment_command c JOIN milestone m ON m.id = c.milestone_id WHERE c.state = 'pending' AND NOT m.frozen
    UNION ALL SELECT 'event', NULL, false FROM webhook_inbox WHERE processed_at IS NULL`,
};
const LEDGER = {
  name: 'proof_ledger',
  text: `SELECT md5(coalesce(string_agg(t.kind || t.ref || p.account_code || p.amount_cents, '' ORDER BY t.kind, t.ref, p.account_code, p.amount_cents), '')) AS sum
    FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id`,
};

/** One seed: some projects, and what people, the provider, the post and the power supply do to their money. */
export class History {
  readonly random: Random;
  readonly post: Post;
  /** Of intents that were opened, paid or not. */
  readonly secrets: string[] = [];
  kills = 0;
  private ownCents = 0;
  private admins: readonly [Person, Person] | undefined;
  /** What is being done, and whether it has worked. */
  private doing = { worked: false };
  private readonly deeds = new Map<string, Deeds>();
  private readonly jobs: ProofJob[] = [];
  private readonly log: string[] = [];
  private readonly found: string[] = [];

  constructor(
    readonly world: ProofWorld,
    readonly seed: number,
    post?: Post,
  ) {
    this.random = new Random(seed);
    this.post = post ?? POSTS[seed % POSTS.length] ?? 'bad';
  }

  /** Few pay by bank account: it takes days, and clocks only move on. */
  get usesBanks(): boolean {
    return this.seed % 5 === 0;
  }

  /** Two administrators, signed in anew: theirs are the shortest sessions. The second has a say where one has none. */
  async staff(): Promise<readonly [Person, Person]> {
    this.admins ??= [await aPerson(this.test, 'admin'), await aPerson(this.test, 'admin')];
    const [one, other] = this.admins;
    return [await signedIn(this.test, one), await signedIn(this.test, other)];
  }

  /** Says of the operation under way that it did what it is for. */
  succeed(): void {
    this.doing.worked = true;
  }

  /** A bank answers for one of the debits that are on their way. */
  async debit(): Promise<string> {
    const secret = this.secrets.length === 0 ? undefined : this.random.pick(this.secrets);
    return secret === undefined ? 'none' : this.answerDebit(secret);
  }

  get test(): PaymentsTest {
    return this.world.test;
  }

  async run(operations: number): Promise<HistoryReport> {
    this.world.office.clear();
    for (let begun = 0; begun < BEGUN; begun += 1) await this.accept();
    for (let step = 0; step < operations; step += 1) {
      const job = await this.pick();
      const place = this.jobs.indexOf(job);
      const { state } = await this.test.summary(job.id);
      const operation = drawOperation(this.random, { state, timing: job.timing });
      await job.signIn();
      this.log.push(`${step} project ${place}: ${operation.name} → ${await this.do(operation, job)}`);
    }
    await this.settle();
    await this.repeat();
    return this.judge();
  }

  private async do(operation: Operation, job: ProofJob): Promise<string> {
    const { name } = operation;
    this.doing = { worked: false };
    const told = await operation.run(this, job);
    const { tried, worked } = this.deeds.get(name) ?? { tried: 0, worked: 0 };
    this.deeds.set(name, { tried: tried + 1, worked: worked + (this.doing.worked ? 1 : 0) });
    return told;
  }

  /** Mostly one that is not over. */
  private async pick(): Promise<ProofJob> {
    const drawn = this.random.pick(this.jobs);
    const again = this.random.pick(this.jobs);
    return OVER.includes((await this.test.summary(drawn.id)).state) ? again : drawn;
  }

  /** Another project begins; its contractor may be set up for payouts already. */
  async accept(): Promise<string> {
    const { random, test } = this;
    const [special, endsInFive] = [random.chance(0.25), random.chance(0.5)];
    const [drawn, isReady] = [random.below(200_000), random.chance(0.6)];
    const whole = random.pick(WHOLE_AMOUNTS);
    const timing = random.chance(0.75) ? ('upfront' as const) : ('at_closing' as const);
    if (this.jobs.length >= JOBS) return 'enough';
    // Half of all amounts end in five, where rounding decides.
    const totalCents = special ? whole : 1_005 + drawn * (endsInFive ? 10 : 7);
    const job = await ProofJob.accepted(test, await aCast(test), { totalCents, timing });
    this.jobs.push(job);
    this.succeed();
    return `${totalCents} ${timing}${isReady ? `, payouts ${await this.onboard(job)}` : ''}`;
  }

  async onboard(job: ProofJob): Promise<string> {
    return this.test.onboard(job.contractor.user).then(
      () => 'ready',
      () => 'not ready',
    );
  }

  /** What the payer's page hears; nothing when the provider fails it. */
  async confirm(secret: string, card: string): Promise<string> {
    const answer = await this.test.sandbox.confirm(secret, card).catch(() => ({ status: 'unanswered' }));
    return String(Reflect.get(answer, 'status') ?? 'refused');
  }

  async bringPost(): Promise<string> {
    await this.world.collect();
    this.succeed();
    return `${await this.world.office.deliver(this.post, this.random)} delivered`;
  }

  /** Something that must never be. */
  blame(fault: string): void {
    this.found.push(`at ${this.log.length}: ${fault}`);
  }

  /** The provider works again, everybody can be paid, and time goes by until nothing is left to do. */
  private async settle(): Promise<void> {
    const { test } = this;
    await test.sandbox.control('DELETE', '/faults');
    await decideAll(this);
    for (const secret of this.secrets) await this.answerDebit(secret);
    if (this.usesBanks) {
      // Money from a bank waits some days from when it is heard of, which is now where no post comes.
      await this.hear();
      await this.world.wait(BANK_DAYS_S);
    }
    for (const job of this.jobs) {
      await job.signIn();
      await this.onboard(job);
      await clearWire(this, job);
    }
    if (await this.calmDown()) return;
    await this.addOurMoney();
    if (this.ownCents > 0 && (await this.calmDown())) return;
    const left = await test.app.get(Sql).rows<{ told: string }>(LEFT, []);
    this.blame(`something is still under way: ${left.map(({ told }) => told).join('; ')}`);
  }

  /** Whether nothing is left to do after so many rounds. */
  private async calmDown(): Promise<boolean> {
    for (let round = 0; round < ROUNDS; round += 1) {
      await this.hear();
      if (round === MENDING) await this.mend();
      if (round > MENDING && (await this.isQuiet())) return true;
      await this.world.wait(RETRY_S);
    }
    return false;
  }

  /** All that the provider has to tell, by the post or by asking. */
  private async hear(): Promise<void> {
    await this.bringPost();
    await this.test.app.get(Reconciler, { strict: false }).run();
    await this.test.workers.drain();
  }

  /** What came back by then is seen to; most of it fails only now, minutes after it was sent. */
  private async mend(): Promise<void> {
    for (const [place, job] of this.jobs.entries()) {
      const told = await this.do({ name: 'mend a refund', weight: 0, run: mendRefund }, job);
      this.log.push(`end project ${place}: mend a refund → ${told}`);
    }
  }

  private async answerDebit(secret: string): Promise<string> {
    const intent = secret.split('_secret_')[0] ?? '';
    const answer = await this.test.sandbox.control('POST', `/payment_intents/${intent}/settle`, {});
    return String(answer['status'] ?? 'not on its way');
  }

  private async isQuiet(): Promise<boolean> {
    const [row] = await this.test.app.get(Sql).rows<{ open: string }>(OPEN, []);
    return row?.open === '0';
  }

  /** Where nothing is left but transfers that are more than lies at the provider, and staff were called to each. */
  private async addOurMoney(): Promise<void> {
    const { app } = this.test;
    const left = await app.get(Sql).rows<{ kind: string; cents: number | null; called: boolean }>(PENDING, []);
    const balance = await app.get(PaymentGateway).balance();
    const isShort = left.every(({ kind, cents, called }) => kind === 'transfer' && called && (cents ?? 0) > balance);
    if (!isShort) return;
    const wanted = left.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
    this.ownCents = await topUpOwn(this.world, wanted);
    const booked = await bookOwn(this.world, () => this.staff());
    this.log.push(`end: topped up ${this.ownCents} of our own, booked ${booked}`);
    if (booked !== this.ownCents) this.blame(`of ${this.ownCents} of our own ${booked} were found`);
  }

  /** All that was ever told, told once more and in any order, changes nothing. */
  private async repeat(): Promise<void> {
    const before = await this.ledger();
    await this.world.collect();
    await this.world.office.redeliver(this.random);
    await this.test.workers.drain();
    if ((await this.ledger()) !== before) this.blame('webhooks told again changed the books');
  }

  private async ledger(): Promise<string> {
    const [row] = await this.test.app.get(Sql).rows<{ sum: string }>(LEDGER, []);
    return row?.sum ?? '';
  }

  private async judge(): Promise<HistoryReport> {
    const { seed, post, kills, ownCents, deeds, log } = this;
    const cents = await countEveryCent(
      this.test,
      this.jobs.map(({ id }) => id),
    );
    const faults = [...this.found, ...cents.faults, ...(await this.test.faults())];
    const { movedCents, lostCents } = cents;
    return { seed, post, kills, ownCents, deeds, projects: this.jobs.length, movedCents, lostCents, faults, log };
  }
}
