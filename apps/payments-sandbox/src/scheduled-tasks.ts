import { failRefund, succeedRefund } from './resources/refunds.js';
import type { Database } from './store/database.js';
import { PLATFORM } from './store/records.js';
import type { UnitOfWork } from './store/unit-of-work.js';

const LONGEST_WAIT_SECONDS = 3600;

const ORIGIN = { request: null, idempotencyKey: null, label: 'scheduled tasks' };

/** Does everything that is due; returns when the next task is, in sandbox seconds, or null when none waits. */
function runDue(work: UnitOfWork): number | null {
  let next: number | null = null;
  for (const task of work.all('task')) {
    if (task.done) continue;
    if (task.due_at > work.now) {
      next = Math.min(next ?? Infinity, task.due_at);
      continue;
    }
    const owner = work.ownerOf('task', task.id) ?? PLATFORM;
    const refund = work.find('refund', task.subject, owner);
    if (refund) (task.kind === 'refund_fails' ? failRefund : succeedRefund)(work, owner, refund);
    work.save('task', owner, { ...task, done: true });
  }
  return next;
}

/** Runs what the sandbox's clock makes due, also when the clock is moved. */
export class TaskRunner {
  readonly #database: Database;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(database: Database) {
    this.#database = database;
  }

  async start(): Promise<void> {
    this.#database.onCommit((changes) => {
      const fresh = changes.some(
        ({ kind, value }) => kind === 'clock' || (kind === 'task' && 'done' in value && !value.done),
      );
      if (fresh) void this.run();
    });
    await this.run();
  }

  async run(): Promise<void> {
    const next = await this.#database.transact(ORIGIN, runDue);
    clearTimeout(this.#timer);
    if (next === null || this.#closed) return;
    const seconds = Math.min(Math.max(next - this.#database.clock.now(), 0), LONGEST_WAIT_SECONDS);
    this.#timer = setTimeout(() => void this.run(), seconds * 1000);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
