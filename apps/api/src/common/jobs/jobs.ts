import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { type Db, type JobWithMetadata, PgBoss } from 'pg-boss';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { newId } from '../ids.js';
import { PG_POOL, Sql } from '../persistence/sql.js';
import { UnitOfWork } from '../persistence/unit-of-work.js';
import { loggedFailure } from './job-failure.js';
import { RETRY_PLAN, type RetryPlan } from './retry-plan.js';

/** Runs one job. It may run again after a crash, so its effect must be safe to repeat. A rejection retries it later. */
export type JobHandler<T extends object> = (data: T) => Promise<void>;

export interface JobOptions {
  /** How a failed job is tried again, with growing pauses. */
  readonly retry?: RetryPlan;
  /** A cron line (UTC) for a job that comes by itself; its data is `{}`. */
  readonly cron?: string;
  /** It also comes once soon after a process with workers has started. */
  readonly atStart?: boolean;
}

export interface EnqueueOptions {
  /** A point in time, or so many seconds from now. */
  readonly startAfter?: Date | number;
  /** Only one job with this key waits at a time. */
  readonly singletonKey?: string;
}

export interface QueuedJob<T extends object> {
  readonly id: string;
  readonly data: T;
  readonly state: string;
  readonly createdAt: Date;
}

interface Defined {
  readonly handler: (data: object) => Promise<void>;
  readonly options: JobOptions;
}

const SCHEMA = 'jobs';
/** Where all jobs stand, for what asks more of them than `find`. */
export const JOB_TABLE = `${SCHEMA}.job`;
const POLL_SECONDS = 2;
const START_SECONDS = 60;
const BATCH = 10;
const STOP_TIMEOUT_MS = 8_000;

/** A database for pg-boss that is our own pool. */
export const jobDatabase = (pool: pg.Pool): Db => ({ executeSql: (text, values) => pool.query(text, values) });

export const createBoss = (db: Db, working: boolean): PgBoss =>
  new PgBoss({ db, schema: SCHEMA, supervise: working, schedule: working });

/**
 * Work that must happen, later: enqueued in the open transaction, so it exists exactly when its cause does, and
 * done by workers in this process. Define jobs in `onModuleInit`.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly defined = new Map<string, Defined>();
  private readonly workers = new Map<string, string>();
  private readonly boss: PgBoss;

  constructor(
    @Inject(PG_POOL) pool: pg.Pool,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.boss = createBoss(jobDatabase(pool), config.workers);
    this.boss.on('error', (error) => this.logger.error(error));
  }

  define<T extends object>(name: string, handler: JobHandler<T>, options: JobOptions = {}): void {
    // The data is what `enqueue` of the same name was given; pg-boss hands it back as parsed JSON.
    this.defined.set(name, { handler: (data) => handler(data as T), options });
  }

  /** Part of the open transaction, when there is one. Null when a job with the singleton key waits already. */
  async enqueue(name: string, data: object, options: EnqueueOptions = {}): Promise<string | null> {
    const db: Db = { executeSql: (text, values) => this.sql.execute(text, values) };
    const id = await this.boss.send(name, data, { ...options, id: newId(), db });
    await this.unitOfWork.afterCommit(() => this.wake(name));
    return id;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    const known = new Set((await this.boss.getQueues()).map(({ name }) => name));
    for (const [name, { options }] of this.defined) {
      await this.open(name, options, known.has(name));
      if (!known.has(name)) await this.meet(name);
    }
    if (!this.config.workers) return;
    for (const [name, { options }] of this.defined) {
      await this.startWorker(name);
      // Who starts at the same time leaves one such job between them.
      if (options.atStart) await this.enqueue(name, {}, { startAfter: START_SECONDS, singletonKey: 'start' });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false });
  }

  /** Runs every job that is due until none is left, or one fails; for tests and seeds, which start no workers. */
  async drain(): Promise<number> {
    let done = 0;
    for (let found = true; found;) {
      found = false;
      for (const [name, { handler }] of this.defined) {
        for (const job of await this.boss.fetch<object>(name, { batchSize: BATCH, includeMetadata: true })) {
          found = true;
          try {
            await this.attempt(job, handler);
          } catch (error) {
            await this.boss.fail(name, job.id, error instanceof Error ? error : undefined);
            throw error;
          }
          await this.boss.complete(name, job.id);
          done += 1;
        }
      }
    }
    return done;
  }

  /** Jobs of this name whose data contains `part`: those that wait, and those done in the last day. */
  async find<T extends object>(name: string, part: object): Promise<QueuedJob<T>[]> {
    const { rows } = await this.sql.execute<QueuedJob<T> & pg.QueryResultRow>(
      `SELECT id, data, state, created_on AS "createdAt" FROM ${JOB_TABLE} WHERE name = $1 AND data @> $2::jsonb ORDER BY created_on, id`,
      [name, JSON.stringify(part)],
    );
    return rows;
  }

  /** Takes them out of the queue, done or not, and says how many. Part of the open transaction. */
  async forget(name: string, part: object): Promise<number> {
    const text = `DELETE FROM ${JOB_TABLE} WHERE name = $1 AND data @> $2::jsonb`;
    return (await this.sql.execute(text, [name, JSON.stringify(part)])).rowCount ?? 0;
  }

  /** The same for each of several. */
  async forgetEach(name: string, parts: readonly object[]): Promise<void> {
    for (const part of parts) await this.forget(name, part);
  }

  /** Takes one of them out. */
  async forgetOne(name: string, id: string): Promise<void> {
    await this.sql.execute(`DELETE FROM ${JOB_TABLE} WHERE name = $1 AND id = $2`, [name, id]);
  }

  /** Gives one other data, and forgets what its last try has left, which may quote the data before. */
  async replace(name: string, id: string, data: object): Promise<void> {
    const text = `UPDATE ${JOB_TABLE} SET data = $3::jsonb, output = output - 'subject' WHERE name = $1 AND id = $2`;
    await this.sql.execute(text, [name, id, JSON.stringify(data)]);
  }

  /** Takes those out that failed with an outcome that contains `part`, whether they are tried again or not. */
  async forgetFailing(names: readonly string[], part: object): Promise<void> {
    const text = `DELETE FROM ${JOB_TABLE} WHERE name = ANY($1) AND output @> $2::jsonb`;
    await this.sql.execute(text, [names, JSON.stringify(part)]);
  }

  /** Forgets what was done so many hours ago, where what failed is kept longer. */
  async forgetDone(names: readonly string[], hours: number): Promise<void> {
    const text = `DELETE FROM ${JOB_TABLE} WHERE name = ANY($1) AND state = 'completed'
      AND completed_on < now() - make_interval(hours => $2)`;
    await this.sql.execute(text, [names, hours]);
  }

  /** Forgets the jobs of this name that wait; a demo's past e-mails nobody. */
  async discard(name: string): Promise<void> {
    await this.boss.deleteQueuedJobs(name);
  }

  /** Starts one that failed for good as if it were new; false where it is none. Part of the open transaction. */
  async again(name: string, id: string): Promise<boolean> {
    const plan = this.defined.get(name)?.options.retry ?? RETRY_PLAN;
    const text = `UPDATE ${JOB_TABLE} SET state = 'retry', retry_count = 0, retry_limit = $3, started_on = NULL,
      completed_on = NULL, start_after = now(), keep_until = now() + make_interval(secs => $4)
      WHERE name = $1 AND id = $2 AND state = 'failed'`;
    const { rowCount } = await this.sql.execute(text, [name, id, plan.retries, plan.waitsSeconds]);
    await this.unitOfWork.afterCommit(() => this.wake(name));
    return rowCount === 1;
  }

  /** A queue that is there from an earlier version keeps its name and gets today's plan. */
  private async open(name: string, { retry = RETRY_PLAN, cron }: JobOptions, isKnown: boolean): Promise<void> {
    const plan = {
      retryLimit: retry.retries,
      retryBackoff: true,
      retryDelay: retry.firstPauseSeconds,
      retryDelayMax: retry.longestPauseSeconds,
      retentionSeconds: retry.waitsSeconds,
      deleteAfterSeconds: retry.keptSeconds,
    };
    if (isKnown) await this.boss.updateQueue(name, plan);
    else await this.boss.createQueue(name, plan);
    if (cron !== undefined && this.config.workers) await this.boss.schedule(name, cron, {});
  }

  /**
   * pg-boss looks a queue that it has not met up by a connection of its own, whichever transaction asks for the job. Where
   * all connections are held by transactions that wait for each other, none would be left for it: so it meets them here.
   */
  private async meet(name: string): Promise<void> {
    await this.boss.getJobById(name, randomUUID());
  }

  private async startWorker(name: string): Promise<void> {
    const handler = this.defined.get(name)?.handler;
    if (!handler) return;
    const work = async ([job]: readonly JobWithMetadata<object>[]): Promise<void> => {
      if (job === undefined) return;
      await this.attempt(job, handler);
      // The pause is for an empty queue: a hundred letters of one posting do not wait for each other's.
      this.wake(name);
    };
    const options = { pollingIntervalSeconds: POLL_SECONDS, includeMetadata: true } as const;
    this.workers.set(name, await this.boss.work<object, void, typeof options>(name, options, work));
  }

  /** What fails is told: nobody waits for a job's answer. */
  private async attempt(job: JobWithMetadata<object>, handler: Defined['handler']): Promise<void> {
    try {
      await handler(job.data);
    } catch (error) {
      const { name, id, retryCount, retryLimit } = job;
      const line = `${name} ${id} failed on try ${retryCount + 1} of ${retryLimit + 1}: ${loggedFailure(error)}`;
      if (retryCount < retryLimit) this.logger.warn(line);
      else this.logger.error(`${line}; it is not tried again`);
      throw error;
    }
  }

  private wake(name: string): void {
    const worker = this.workers.get(name);
    if (worker !== undefined) this.boss.notifyWorker(worker);
  }
}
