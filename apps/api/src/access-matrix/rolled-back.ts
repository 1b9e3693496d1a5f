import { finished } from 'node:stream/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import { Sql } from '../common/persistence/sql.js';
import { UnitOfWork } from '../common/persistence/unit-of-work.js';
import { Throttle, type ThrottleRule } from '../common/throttle/throttle.js';

class RollBack extends Error {}

// The audit log is chained at the commit: what is not in the chain yet was written by this very request.
const TRACE = `
  SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS wrote,
    CASE WHEN pg_current_xact_id_if_assigned() IS NULL THEN '{}' ELSE
      ARRAY(SELECT e.actor_id FROM audit_entry e WHERE e.actor_id IS NOT NULL
        AND NOT EXISTS (SELECT FROM audit_link l WHERE l.entry_id = e.id)) END AS "auditedOf"`;

/** What a request left behind before it was taken back. */
export interface Trace {
  readonly wrote: boolean;
  /** Of whom the audit log says that they did something. */
  readonly auditedOf: readonly string[];
}

const NOTHING: Trace = { wrote: false, auditedOf: [] };

/**
 * Runs every request in a transaction of its own that is taken back once the answer is sent. The code asks the ambient
 * unit of work for its connection, so each cell of the matrix meets the same world, whatever the cells before it did.
 */
export class RolledBack {
  /** Off while the world is built. */
  isOn = false;
  private last = Promise.resolve(NOTHING);

  /** To be hung before the routes. */
  around(app: NestExpressApplication): void {
    const unitOfWork = app.get(UnitOfWork);
    countOutside(app.get(Throttle), unitOfWork);
    app.use(this.middleware(unitOfWork, app.get(Sql)));
  }

  /** What the last request had written; resolves when it is taken back. */
  trace(): Promise<Trace> {
    return this.last;
  }

  private middleware(unitOfWork: UnitOfWork, sql: Sql): RequestHandler {
    return (request: Request, response, next) => {
      if (!this.isOn) {
        next();
        return;
      }
      let trace = NOTHING;
      const done = unitOfWork.run(async () => {
        next();
        await finished(response).catch(() => undefined);
        // Whoever was refused a change is asked about no further: half of all calls.
        if (response.statusCode < 400 || request.method === 'GET') trace = await traceOf(sql);
        throw new RollBack(request.path);
      });
      this.last = done.then(
        () => trace,
        () => trace,
      );
    };
  }
}

/** The product counts tries before it opens a transaction, and refuses to do so inside; here one is open around it all. */
function countOutside(throttle: Throttle, unitOfWork: UnitOfWork): void {
  const consume = throttle.consume.bind(throttle);
  const allows = throttle.allows.bind(throttle);
  const refund = throttle.refund.bind(throttle);
  Object.assign(throttle, {
    consume: (rule: ThrottleRule, subject: string) => unitOfWork.outside(() => consume(rule, subject)),
    allows: (rule: ThrottleRule, subject: string) => unitOfWork.outside(() => allows(rule, subject)),
    refund: (rule: ThrottleRule, subject: string) => unitOfWork.outside(() => refund(rule, subject)),
  });
}

/** A statement that failed has ended the transaction, and with it whatever was written. */
async function traceOf(sql: Sql): Promise<Trace> {
  const result = await sql.execute<Trace & Record<string, unknown>>(TRACE).catch(() => undefined);
  return result?.rows[0] ?? NOTHING;
}
