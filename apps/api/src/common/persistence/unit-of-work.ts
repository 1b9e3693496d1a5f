import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral, type Repository } from 'typeorm';
import { notePerhapsCommitted } from './perhaps-committed.js';
import { sqlState } from './postgres-error.js';

type AfterCommit = () => Promise<void> | void;

interface Open {
  readonly manager: EntityManager;
  readonly afterCommit: AfterCommit[];
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 4;
const BACKOFF_MS = 15;

/**
 * The transaction of a use case. Whatever runs inside `run`, however deep, uses the same connection through
 * `manager` and `repository`; an inner `run` joins the open transaction.
 */
@Injectable()
export class UnitOfWork {
  private readonly logger = new Logger(UnitOfWork.name);
  private readonly open = new AsyncLocalStorage<Open>();

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** The ambient transaction's manager, or the plain one outside a transaction. */
  get manager(): EntityManager {
    return this.open.getStore()?.manager ?? this.dataSource.manager;
  }

  get isOpen(): boolean {
    return this.open.getStore() !== undefined;
  }

  repository<T extends ObjectLiteral>(entity: EntityTarget<T>): Repository<T> {
    return this.manager.getRepository(entity);
  }

  /**
   * Runs `work` in one transaction, all or nothing. A serialization failure or deadlock runs it again, so
   * `work` must do nothing outside the database that may not happen twice.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isOpen) return work();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(work);
      } catch (error) {
        const state = sqlState(error);
        const again = state === SERIALIZATION_FAILURE || state === DEADLOCK;
        if (!again || attempt >= ATTEMPTS) throw error;
        await delay(BACKOFF_MS * attempt * (1 + Math.random()));
      }
    }
  }

  /** Runs `work` once the open transaction has committed; never if it rolls back; at once when none is open. */
  async afterCommit(work: AfterCommit): Promise<void> {
    const open = this.open.getStore();
    if (open) open.afterCommit.push(work);
    else await this.deliver([work]);
  }

  /** Leaves the ambient transaction for `work`: what it writes stays even if the outer one rolls back. */
  async outside<T>(work: () => Promise<T>): Promise<T> {
    return this.open.exit(work);
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T> {
    const afterCommit: AfterCommit[] = [];
    const result = await this.committed((manager) => this.open.run({ manager, afterCommit }, work));
    await this.deliver(afterCommit);
    return result;
  }

  private async committed<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    let isDone = false;
    try {
      return await this.dataSource.transaction(async (manager) => {
        const result = await work(manager);
        isDone = true;
        return result;
      });
    } catch (error) {
      if (isDone) notePerhapsCommitted(error);
      throw error;
    }
  }

  // The effect is committed: a failing listener may not turn it into an error for the caller.
  private async deliver(works: readonly AfterCommit[]): Promise<void> {
    for (const work of works) {
      try {
        await work();
      } catch (error) {
        this.logger.error(error instanceof Error ? error.stack : String(error), 'after commit');
      }
    }
  }
}
