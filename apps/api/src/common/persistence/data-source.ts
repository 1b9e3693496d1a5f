import pg from 'pg';
import { DataSource, type DataSourceOptions, type EntitySchema, type MigrationInterface } from 'typeorm';
import { LanedPool } from './lanes.js';

export type EntityClass = EntitySchema | (new () => object);
export type MigrationClass = new () => MigrationInterface;

export interface DataSourceSettings {
  readonly url: string;
  readonly poolSize: number;
  /** How long one waits for a connection: for a new one to stand, or for one in use to be given back. */
  readonly waitSeconds: number;
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly MigrationClass[];
}

const DATE_OID = 1082;
const STATEMENT_TIMEOUT_MS = 30_000;

// A plain date has no time zone; as a Date it would move by a day for half of the world.
pg.types.setTypeParser(DATE_OID, (value) => value);

// TypeORM makes its pool of the class that it finds here.
const driver: unknown = Object.create(pg, { Pool: { value: LanedPool } });

export function dataSourceOptions(settings: DataSourceSettings): DataSourceOptions {
  return {
    type: 'postgres',
    driver,
    url: settings.url,
    entities: [...settings.entities],
    migrations: [...settings.migrations],
    migrationsTableName: 'schema_migration',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    logging: false,
    poolSize: settings.poolSize,
    extra: {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
      connectionTimeoutMillis: settings.waitSeconds * 1_000,
      application_name: 'closewright-api',
    },
  };
}

export const createDataSource = (settings: DataSourceSettings): DataSource =>
  new DataSource(dataSourceOptions(settings));

/** The pool that TypeORM opened, for statements that it would not prepare. Throws before the source is initialized. */
export function poolOf(dataSource: DataSource): pg.Pool {
  const pool: unknown = Reflect.get(dataSource.driver, 'master');
  if (pool instanceof pg.Pool) return pool;
  throw new Error('The data source has no pg pool yet');
}
