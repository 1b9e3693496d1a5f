import { endDebit } from './resources/bank-debits.js';
import { passDeadline } from './resources/disputes/course.js';
import { endPayout, payOut } from './resources/payouts/automatic.js';
import { failRefund, succeedRefund } from './resources/refunds.js';
import type { Database } from './store/database.js';
import { PLATFORM, type Kind, type Records, type ScheduledTask } from './store/records.js';
import type { UnitOfWork } from './store/unit-of-work.js';

const LONGEST_WAIT_SECONDS = 3600;

const ORIGIN = { request: null, idempotencyKey: null, label: 'scheduled tasks' };

type Task = (work: UnitOfWork, owner: string, subject: string) => void;

/** A task whose subject is gone, or has come to an end in another way, does nothing. */
const on =
  <K extends Kind>(kind: K, action: (work: UnitOfWork, owner: string, subject: Records[K]) => void): Task =>
  (work, owner, id) => {
    const subject = work.find(kind, id, owner);
    if (subject) action(work, owner, subject);
  };

const TASKS: Readonly<Record<ScheduledTask['kind'], Task>> = {
  refund_succeeds: on('refund', succeedRefund),
  refund_fails: on('refund', failRefund),
  debit_ends: on('charge', endDebit),
  payout_due: on('account', payOut),
  payout_arrives: on('payout', endPayout),
  dispute_due: on('dispute', passDeadline),
};

const openTasks = (work: UnitOfWork): ScheduledTask[] => work.all('task').filter((task) => !task.done);

/** When the next task is due, in sandbox seconds; null when none waits. */
function nextDue(work: UnitOfWork): number | null {
  const times = openTasks(work).map((task) => task.due_at);
  return times.length === 0 ? null : times.reduce((earliest, time) => Math.min(earliest, time));
}

/** Does everything that is due at this moment. */
function runDue(work: UnitOfWork): void {
  for (const task of openTasks(work).filter(({ due_at: due }) => due <= work.now)) {
    const owner = work.ownerOf('task', task.id) ?? PLATFORM;
    TASKS[task.kind](work, owner, task.subject);
    work.save('task', owner, { ...task, done: true });
  }
}

/** Runs what the sandbox's clock makes due, each task at its own time, also when the clock is moved past it. */
export class TaskRunner {
  readonly #database: Database;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  /** Moves follow one another, so that two at once add up. */
  #moving: Promise<void> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  async start(): Promise<void> {
    this.#database.onCommit((changes) => {
      if (changes.some(({ kind, value }) => kind === 'task' && 'done' in value && !value.done)) void this.run();
    });
    await this.run();
  }

  /** Does what is due by now, then waits for the next. */
  async run(): Promise<void> {
    const { clock } = this.#database;
    let next = await this.#nextDue();
    for (; next !== null && next <= clock.now(); next = await this.#nextDue())
      await this.#database.transact(ORIGIN, runDue, next);
    clearTimeout(this.#timer);
    if (next === null || this.#closed) return;
    const seconds = Math.min(Math.max(next - clock.now(), 0), LONGEST_WAIT_SECONDS);
    this.#timer = setTimeout(() => void this.run(), seconds * 1000);
  }

  /** Moves the clock forward. It stops at every task on its way, so that one may lead to another within the same move. */
  advance(seconds: number): Promise<void> {
    this.#moving = this.#moving.then(() => this.#move(seconds));
    return this.#moving;
  }

  async #move(seconds: number): Promise<void> {
    const { clock } = this.#database;
    const target = clock.offsetSeconds + seconds;
    const setOffset = (offset: number, at: number, andThen: (work: UnitOfWork) => void) =>
      this.#database.transact(
        ORIGIN,
        (work) => {
          work.save('clock', PLATFORM, { id: 'current', offset_seconds: offset });
          andThen(work);
        },
        at,
      );
    let next = await this.#nextDue();
    for (; next !== null; next = await this.#nextDue()) {
      const offset = Math.max(clock.offsetSeconds, clock.offsetSeconds + next - clock.now());
      if (offset > target) break;
      await setOffset(offset, next, runDue);
    }
    await setOffset(Math.max(target, clock.offsetSeconds), clock.now(), () => undefined);
    await this.run();
  }

  #nextDue(): Promise<number | null> {
    return this.#database.transact(ORIGIN, nextDue);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
