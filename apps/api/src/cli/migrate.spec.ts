import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { bareEnvironment } from '../testing/bare-environment.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

const LOADER = pathToFileURL(join(__dirname, '../../../../tools/jest/typescript-source.mjs')).href;
const suffix = randomUUID().slice(0, 8);
const [OWNER, APPLICATION, DATABASE] = [`owner_${suffix}`, `app_${suffix}`, `migrated_${suffix}`];

let server: TestDatabase;

async function ask(url: string, ...statements: string[]): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: pg.QueryResultRow[] = [];
    for (const statement of statements) ({ rows } = await client.query<pg.QueryResultRow>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

function addressFor(role: string): string {
  const url = new URL(server.ownerUrl);
  Object.assign(url, { username: role, password: 'secret', pathname: `/${DATABASE}` });
  return url.href;
}

async function migrate(env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', LOADER, join(__dirname, 'migrate.ts')], {
    env: bareEnvironment(env),
  });
  return stdout;
}

const OWNED = `
  SELECT DISTINCT n.nspname AS schema, c.relowner::regrole::text AS owner
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'jobs') AND c.relkind IN ('r', 'p') ORDER BY 1, 2`;

beforeAll(async () => {
  server = await createTestDatabase();
  await ask(
    server.ownerUrl,
    `CREATE ROLE ${OWNER} LOGIN CREATEROLE PASSWORD 'secret'`,
    `CREATE DATABASE ${DATABASE} OWNER ${OWNER}`,
  );
});
afterAll(async () => {
  await ask(
    server.ownerUrl,
    `DROP DATABASE ${DATABASE} WITH (FORCE)`,
    `DROP ROLE ${APPLICATION}`,
    `DROP ROLE ${OWNER}`,
  );
  await server.drop();
});

describe('migrating', () => {
  it('by one role makes all of it that role’s own; by two, from then on, what the application may not touch the owner’s', async () => {
    await migrate({ DATABASE_URL: addressFor(OWNER) });
    const before = await ask(addressFor(OWNER), OWNED);

    const again = await migrate({ DATABASE_OWNER_URL: addressFor(OWNER), DATABASE_URL: addressFor(APPLICATION) });

    expect(before).toEqual([
      { schema: 'jobs', owner: OWNER },
      { schema: 'public', owner: OWNER },
    ]);
    expect(again).toBe('Database is up to date\n');
    expect(await ask(addressFor(OWNER), OWNED)).toEqual([
      { schema: 'jobs', owner: APPLICATION },
      { schema: 'public', owner: OWNER },
    ]);
  });

  it('may be done again by an owner that is no superuser', async () => {
    const databases = { DATABASE_OWNER_URL: addressFor(OWNER), DATABASE_URL: addressFor(APPLICATION) };

    expect([await migrate(databases), await migrate(databases)]).toEqual([
      'Database is up to date\n',
      'Database is up to date\n',
    ]);
    expect(await ask(addressFor(APPLICATION), 'SELECT count(*)::integer AS lines FROM ledger_posting')).toEqual([
      { lines: 0 },
    ]);
  });
});
