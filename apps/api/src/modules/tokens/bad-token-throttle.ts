import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../../common/errors/domain-error.js';
import { PG_POOL } from '../../common/persistence/sql.js';

const WINDOW_SECONDS = 900;
/** Bad tokens from one address in a quarter of an hour. Good ones from there go on working. */
const PER_ADDRESS = 100;

/** Makes guessing, and a program that never notices that its token is gone, cheap for us. */
@Injectable()
export class BadTokenThrottle {
  private readonly addresses: RateLimiterPostgres;

  constructor(@Inject(PG_POOL) pool: pg.Pool) {
    this.addresses = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: 'bad-token',
      points: PER_ADDRESS,
      duration: WINDOW_SECONDS,
      // Beyond the limit this process answers from memory instead of writing on.
      inMemoryBlockOnConsumed: PER_ADDRESS,
    });
  }

  /** Refuses with 429 once there were too many. */
  async count(address: string): Promise<void> {
    try {
      await this.addresses.consume(address);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new DomainError('request.too_many', { retryAfterSeconds });
    }
  }
}
