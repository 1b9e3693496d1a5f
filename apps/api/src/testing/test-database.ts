import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** By the role that the product works by: it may read and write rows, and nothing else. */
  readonly url: string;
  /** By the role that owns the tables. */
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: API tests run through Jest, whose global set-up starts Postgres`);
  return value;
}

async function onServer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: required('TEST_PG_URL') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, database: string): string {
  const url = new URL(required(server));
  url.pathname = `/${database}`;
  return url.href;
}

/** A database of one's own, cloned from the migrated template in milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const template = pg.escapeIdentifier(required('TEST_PG_TEMPLATE'));
  await onServer(async (client) => {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
  return {
    url: addressOf('TEST_PG_APPLICATION_URL', name),
    ownerUrl: addressOf('TEST_PG_URL', name),
    drop: () =>
      onServer(async (client) => {
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
}
