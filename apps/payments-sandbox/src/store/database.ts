import { join } from 'node:path';
import { Clock } from '../clock.js';
import { Journal } from '../journal/journal.js';
import { applyChange, emptyTables, PLATFORM, type Change, type Kind, type Tables } from './records.js';
import { UnitOfWork, type Origin } from './unit-of-work.js';

interface JournalEntry {
  readonly at: string;
  readonly origin: string;
  readonly changes: readonly Change[];
}

const isEntry = (entry: unknown): entry is JournalEntry =>
  typeof entry === 'object' && entry !== null && 'changes' in entry && Array.isArray(entry.changes);

export interface DatabaseOptions {
  readonly directory: string;
  /** Whether events have anywhere to go; an event says so itself, in `pending_webhooks`. */
  readonly webhooksExpected: boolean;
  /** How far its clock is from the machine's. */
  readonly clockAheadSeconds: number;
  /** Called when the journal cannot be written. What is in memory is then ahead of the disk, so the process has to end. */
  readonly onJournalFailure: (error: unknown) => void;
}

/** The sandbox's memory: tables in the process, each change written to the journal before anyone hears of it. */
export class Database {
  readonly clock: Clock;
  readonly #journal: Journal;
  readonly #options: DatabaseOptions;
  readonly #listeners: ((changes: readonly Change[]) => void)[] = [];
  #tables: Tables;

  private constructor(journal: Journal, tables: Tables, options: DatabaseOptions) {
    this.#journal = journal;
    this.#tables = tables;
    this.#options = options;
    this.clock = new Clock(options.clockAheadSeconds);
    this.#setClock();
  }

  static async open(options: DatabaseOptions): Promise<Database> {
    const tables = emptyTables();
    const journal = await Journal.open(join(options.directory, 'journal.jsonl'), (entry) => {
      if (isEntry(entry)) for (const change of entry.changes) applyChange(tables, change);
    });
    return new Database(journal, tables, options);
  }

  #setClock(): void {
    this.clock.setOffset(this.#tables.clock.get('current')?.value.offset_seconds ?? 0);
  }

  #unit(origin: Origin, now: number): UnitOfWork {
    return new UnitOfWork(this.#tables, now, origin, this.#options.webhooksExpected);
  }

  /**
   * Runs the operation to its end without interruption and keeps what it wrote. Resolves when that is on the disk; when
   * the operation throws, nothing is kept. `at` is for what was due at a moment that has passed already.
   */
  async transact<T>(origin: Origin, operation: (work: UnitOfWork) => T, at = this.clock.now()): Promise<T> {
    const work = this.#unit(origin, at);
    const result = operation(work);
    if (work.changes.length > 0) {
      for (const change of work.changes) applyChange(this.#tables, change);
      this.#setClock();
      const entry: JournalEntry = { at: new Date().toISOString(), origin: origin.label, changes: work.changes };
      this.#journal.append(entry).catch(this.#options.onJournalFailure);
    }
    // Also without changes: what was read may come from a change that is not on the disk yet.
    await this.#journal.settled();
    if (work.changes.length > 0) for (const listener of this.#listeners) listener(work.changes);
    return result;
  }

  /** A look at what is committed, for those who act on it at once. */
  read<T>(operation: (work: UnitOfWork) => T): T {
    return operation(this.#unit({ request: null, idempotencyKey: null, label: 'read' }, this.clock.now()));
  }

  /** Told of each commit once it is on the disk. */
  onCommit(listener: (changes: readonly Change[]) => void): void {
    this.#listeners.push(listener);
  }

  /** Forgets everything, the clock's offset too. */
  async reset(): Promise<void> {
    this.#tables = emptyTables();
    this.#setClock();
    await this.#journal.clear();
  }

  /** Everything, for a look from outside. */
  dump(): Record<Kind, unknown[]> {
    const entries = Object.entries(this.#tables).map(([kind, table]) => [
      kind,
      [...table.values()].map(({ owner, value }) => (owner === PLATFORM ? value : { ...value, _account: owner })),
    ]);
    return Object.fromEntries(entries) as Record<Kind, unknown[]>;
  }

  async close(): Promise<void> {
    await this.#journal.close();
  }
}
