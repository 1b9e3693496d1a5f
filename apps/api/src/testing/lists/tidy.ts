import pg from 'pg';
import type { TestApp } from '../create-test-app.js';

/** As autovacuum leaves a table, however long it takes; it cannot mark pages that somebody's older snapshot looks at. */
export async function tidy({ config }: TestApp, table: string): Promise<void> {
  const client = new pg.Client({ connectionString: config.databaseOwnerUrl ?? config.databaseUrl });
  await client.connect();
  for (let isTidy = false; !isTidy;) {
    await client.query(`VACUUM ANALYZE ${table}`);
    const { rows } = await client.query<{ tidy: boolean }>(
      `SELECT relallvisible >= relpages AS tidy FROM pg_class WHERE oid = $1::regclass`,
      [table],
    );
    isTidy = rows[0]?.tidy ?? true;
  }
  await client.end();
}
