import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
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

/** A database of one's own, cloned from the migrated template in milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const template = pg.escapeIdentifier(required('TEST_PG_TEMPLATE'));
  await onServer(async (client) => {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
  const url = new URL(required('TEST_PG_URL'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () =>
      onServer(async (client) => {
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
}
