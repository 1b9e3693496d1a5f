import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../errors/domain-error.js';
import { PG_POOL } from '../persistence/sql.js';
import { UnitOfWork } from '../persistence/unit-of-work.js';
import { hashOfSubject } from './subject-key.js';

/** How often something may be tried, and in how many seconds. */
export interface ThrottleRule {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/**
 * Counts tries in Postgres, so that all processes share the count. It takes a connection of its own and refuses to be
 * asked inside a unit of work: as many callers as there are connections would wait for one more. An Idempotency-Key
 * opens one around the handler; a guard comes before it, and so does the count of `@Throttled`.
 */
@Injectable()
export class Throttle {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    @Inject(PG_POOL) private readonly pool: pg.Pool,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Counts one try, before it is looked at, so that parallel ones cannot slip through together. Beyond the limit: 429. */
  async consume(rule: ThrottleRule, subject: string): Promise<void> {
    const refused = await this.count(rule, subject);
    if (!refused) return;
    const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new DomainError('request.too_many', { retryAfterSeconds, rateLimit: rule });
  }

  /** Counts one try; false beyond the limit, for callers who must not be told. */
  async allows(rule: ThrottleRule, subject: string): Promise<boolean> {
    return (await this.count(rule, subject)) === undefined;
  }

  /** Takes one try back: it was no guess. */
  async refund(rule: ThrottleRule, subject: string): Promise<void> {
    this.assertOutside(rule);
    await this.limiter(rule).reward(hashOfSubject(subject), 1);
  }

  /** Counts that have run off. The limiter keeps its own time, in milliseconds of the real clock. */
  async purge(): Promise<void> {
    await this.pool.query(`DELETE FROM rate_limit WHERE expire < extract(epoch FROM now()) * 1000`);
  }

  private async count(rule: ThrottleRule, subject: string): Promise<RateLimiterRes | undefined> {
    this.assertOutside(rule);
    try {
      await this.limiter(rule).consume(hashOfSubject(subject));
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    }
  }

  private assertOutside({ name }: ThrottleRule): void {
    if (this.unitOfWork.isOpen) throw new Error(`Count ${name} before the unit of work, not inside`);
  }

  private limiter({ name, points, seconds }: ThrottleRule): RateLimiterPostgres {
    const known = this.limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    this.limiters.set(name, limiter);
    return limiter;
  }
}
