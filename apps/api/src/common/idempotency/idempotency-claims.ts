import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock.js';
import { newId } from '../ids.js';
import { Sql } from '../persistence/sql.js';
import { type IdempotentCall, type StoredAnswer, toJson } from './idempotency-store.js';
import { keptUntil } from './kept-for.js';

/** A key that is being worked on. A call which stood still has an older claim than the one that took the key over. */
export interface Claim extends IdempotentCall {
  readonly claimId: string;
}

/** How long a claim is kept without a renewal: a process that dies keeps its key no longer than that. */
export const LEASE_MS = 10_000;
const RENEWALS_OF_A_LEASE = 4;
const RENEW_MS = LEASE_MS / RENEWALS_OF_A_LEASE;

// A row of a crashed process is taken over once its lease has run out, an old one once it is past keeping.
const TAKE = {
  name: 'idempotency_take',
  text: `INSERT INTO idempotency_key AS k (owner, key, request_hash, claim_id, locked_until, created_at, kept_until)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (owner, key) DO UPDATE
      SET request_hash = $3, status = NULL, body = NULL, claim_id = $4, locked_until = $5, created_at = $6,
        kept_until = $7
      WHERE k.kept_until <= $6 OR (k.status IS NULL AND k.locked_until <= $6 AND k.request_hash = $3)
    RETURNING 1 AS taken`,
};
const RENEW = {
  name: 'idempotency_renew',
  text: `UPDATE idempotency_key SET locked_until = $4 WHERE owner = $1 AND key = $2 AND claim_id = $3`,
};
const FINISH = {
  name: 'idempotency_finish',
  text: `UPDATE idempotency_key SET status = $4, body = $5, claim_id = NULL, locked_until = NULL, created_at = $6,
      kept_until = $7
    WHERE owner = $1 AND key = $2 AND claim_id = $3 RETURNING 1 AS finished`,
};
const RELEASE = {
  name: 'idempotency_release_claim',
  text: `DELETE FROM idempotency_key WHERE owner = $1 AND key = $2 AND claim_id = $3`,
};

/** Keys of calls that run outside a transaction of their own: nobody else works on one while its lease lasts. */
@Injectable()
export class IdempotencyClaims {
  private readonly logger = new Logger(IdempotencyClaims.name);

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Undefined when somebody else is at it. */
  async take(call: IdempotentCall): Promise<Claim | undefined> {
    const claimId = newId();
    const now = this.clock.now();
    const { owner, key, hash, kind } = call;
    const rows = await this.sql.rows(TAKE, [owner, key, hash, claimId, this.leaseEnd(), now, keptUntil(kind, now)]);
    return rows.length === 1 ? { ...call, claimId } : undefined;
  }

  /** Renews the lease while the work goes on, however long that takes. */
  async during<T>(claim: Claim, work: () => Promise<T>): Promise<T> {
    const renewal = setInterval(() => {
      this.renew(claim).catch((error: unknown) => this.logger.error(error));
    }, RENEW_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
    }
  }

  async renew({ owner, key, claimId }: Claim): Promise<void> {
    await this.sql.rows(RENEW, [owner, key, claimId, this.leaseEnd()]);
  }

  /** Keeps the answer; false when the key is another's by now. */
  async finish({ owner, key, claimId, kind }: Claim, { status, body }: StoredAnswer): Promise<boolean> {
    const now = this.clock.now();
    const answer = [status, toJson(body), now, keptUntil(kind, now)];
    const rows = await this.sql.rows(FINISH, [owner, key, claimId, ...answer]);
    if (rows.length === 0) this.logger.warn({ key }, 'the claim of a key was lost before its work was done');
    return rows.length > 0;
  }

  async release({ owner, key, claimId }: Claim): Promise<void> {
    await this.sql.rows(RELEASE, [owner, key, claimId]);
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }
}
