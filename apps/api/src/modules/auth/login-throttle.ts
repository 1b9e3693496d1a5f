import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../../common/errors/domain-error.js';
import { PG_POOL } from '../../common/persistence/sql.js';

const QUARTER_HOUR_SECONDS = 900;
const HOUR_SECONDS = 3600;
/** Wrong passwords in a quarter of an hour, for one account and from one address. */
const PER_ACCOUNT = 10;
const PER_ADDRESS = 100;
/** Accounts opened from one address in an hour. */
const REGISTRATIONS = 60;

const accountKey = (email: string): string => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

/** Counts tries in Postgres, so that all processes share the count. Nobody is locked out: the count runs off. */
@Injectable()
export class LoginThrottle {
  private readonly accounts: RateLimiterPostgres;
  private readonly addresses: RateLimiterPostgres;
  private readonly registrations: RateLimiterPostgres;

  constructor(@Inject(PG_POOL) private readonly pool: pg.Pool) {
    const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterPostgres =>
      new RateLimiterPostgres({ storeClient: pool, tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false, keyPrefix, points, duration });
    this.accounts = limiter('login-account', PER_ACCOUNT, QUARTER_HOUR_SECONDS);
    this.addresses = limiter('login-address', PER_ADDRESS, QUARTER_HOUR_SECONDS);
    this.registrations = limiter('register', REGISTRATIONS, HOUR_SECONDS);
  }

  /** Counted before the password is looked at, so that parallel tries cannot slip through together. */
  async beforeLogin(email: string, address: string): Promise<void> {
    await consume(this.addresses, address);
    await consume(this.accounts, accountKey(email));
  }

  async afterSuccess(email: string, address: string): Promise<void> {
    await this.accounts.delete(accountKey(email));
    await this.addresses.reward(address, 1);
  }

  /** Counts that have run off. The limiter keeps its own time, in milliseconds of the real clock. */
  async purge(): Promise<void> {
    await this.pool.query(`DELETE FROM rate_limit WHERE expire < extract(epoch FROM now()) * 1000`);
  }

  async beforeRegistration(address: string): Promise<void> {
    await consume(this.registrations, address);
  }
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new DomainError('request.too_many', { retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
  }
}
