import { finished } from 'node:stream/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import { Sql } from '../common/persistence/sql.js';
import { UnitOfWork } from '../common/persistence/unit-of-work.js';

class RollBack extends Error {}

const WROTE = 'SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS wrote';

/**
 * Runs every request in a transaction of its own that is taken back once the answer is sent. The code asks the ambient
 * unit of work for its connection, so each cell of the matrix meets the same world, whatever the cells before it did.
 */
export class RolledBack {
  /** Off while the world is built. */
  isOn = false;
  private last: Promise<boolean> = Promise.resolve(false);

  /** To be hung before the routes. */
  around(app: NestExpressApplication): void {
    app.use(this.middleware(app.get(UnitOfWork), app.get(Sql)));
  }

  /** Whether the last request had written anything; resolves when it is taken back. */
  wrote(): Promise<boolean> {
    return this.last;
  }

  private middleware(unitOfWork: UnitOfWork, sql: Sql): RequestHandler {
    return (request: Request, response, next) => {
      if (!this.isOn) {
        next();
        return;
      }
      let wrote = false;
      const done = unitOfWork.run(async () => {
        next();
        await finished(response).catch(() => undefined);
        wrote = await hasWritten(sql);
        throw new RollBack(request.path);
      });
      this.last = done.then(
        () => wrote,
        () => wrote,
      );
    };
  }
}

/** A statement that failed has ended the transaction, and with it whatever was written. */
async function hasWritten(sql: Sql): Promise<boolean> {
  const result = await sql.execute<{ wrote: boolean }>(WROTE).catch(() => undefined);
  return result?.rows[0]?.wrote === true;
}
