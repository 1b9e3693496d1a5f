import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { UnitOfWork } from './unit-of-work.js';

export const PG_POOL = Symbol('PG_POOL');

export interface PreparedQuery {
  /** Names the prepared statement; one name, one text. */
  readonly name: string;
  readonly text: string;
}

interface Client {
  query<R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<R>>;
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<R>>;
}

/**
 * Named prepared statements for the hot reads. Shares TypeORM's pool, and inside a unit of work its connection.
 */
@Injectable()
export class Sql {
  constructor(
    @Inject(PG_POOL) private readonly pool: pg.Pool,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Rows as Postgres gives them: bigint as text, timestamptz as Date, date as YYYY-MM-DD. */
  async rows<R extends pg.QueryResultRow>(query: PreparedQuery, values: readonly unknown[]): Promise<R[]> {
    const client = await this.client();
    const result = await client.query<R>({ name: query.name, text: query.text, values: [...values] });
    return result.rows;
  }

  /** One unprepared statement on the open transaction, or on the pool; for libraries that write their own SQL. */
  async execute<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<R>> {
    const client = await this.client();
    return client.query<R>(text, values);
  }

  private async client(): Promise<Client> {
    const runner = this.unitOfWork.manager.queryRunner;
    if (!this.unitOfWork.isOpen || !runner) return this.pool;
    const connection: unknown = await runner.connect();
    if (connection instanceof pg.Client) return connection;
    throw new Error('The transaction does not run on a pg client');
  }
}
