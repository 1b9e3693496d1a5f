import { expect } from '@playwright/test';
import { queryDatabase } from './stack.js';
import { patience } from './patience.js';

/** Counts of tries, what never changes, and what workers note for themselves in their own time. */
const NOT_LOOKED_AT = [
  ...['rate_limit', 'zip_centroid', 'schema_migration', 'provider_cursor', 'reconciliation_run'],
  ...['presence_lease', 'notification_delivery'],
];

const TABLES = `
  SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL ($1::text[])`;

/** One line for each table, another whenever one byte of a row is another. */
export async function databaseDigest(): Promise<Readonly<Record<string, string>>> {
  const tables = await queryDatabase<{ name: string }>(TABLES, [NOT_LOOKED_AT]);
  const digests = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS digest FROM "${name}" t`,
  );
  const rows = await queryDatabase<{ name: string; digest: string }>(digests.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** What earlier calls caused, such as a letter, is done. */
export async function quietDatabase(): Promise<void> {
  let before: Readonly<Record<string, string>> = {};
  await expect
    .poll(
      async () => {
        const [last, now] = [before, await databaseDigest()];
        before = now;
        return Object.keys(now).filter((table) => now[table] !== last[table]);
      },
      { message: 'tables that change by themselves', timeout: patience.program, intervals: [2_000] },
    )
    .toEqual([]);
}
