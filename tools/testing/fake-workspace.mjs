// A workspace with the product's shape and tiny programs in it, so that tests of starting and ending take seconds.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup/bootstrap.mjs';

const CONNECT = `import pg from 'pg';
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
`;
const MIGRATE = `import pg from 'pg';
const { DATABASE_URL, DATABASE_OWNER_URL } = process.env;
const client = new pg.Client({ connectionString: DATABASE_OWNER_URL ?? DATABASE_URL });
await client.connect();
await client.query('create table if not exists note (text text)');
if (DATABASE_OWNER_URL) {
  const { username, password } = new URL(DATABASE_URL);
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [username]);
  if (rowCount === 0) await client.query("create role " + username + " login password '" + password + "'");
  await client.query('grant select, insert on note to ' + username);
}
console.log('Database is up to date');
await client.end();
`;
const API = `import { createServer } from 'node:http';
import pg from 'pg';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
pool.on('error', () => {});
createServer(async (request, response) => {
  try {
    const { rows } = await pool.query('select count(*)::int as n from note');
    if (request.method === 'POST') await pool.query("insert into note values ('posted')");
    response.end(JSON.stringify({ pid: process.pid, notes: rows[0].n, env: process.env.PUBLIC_URL }));
  } catch (error) {
    response.writeHead(503).end(error.message);
  }
}).listen(Number(process.env.API_PORT), process.env.API_HOST);
`;
const SANDBOX = `import { createServer } from 'node:http';
createServer((request, response) => response.end(String(process.pid))).listen(Number(process.env.SANDBOX_PORT), '127.0.0.1');
`;
const FILES = {
  'package.json': JSON.stringify({
    name: 'fake',
    private: true,
    type: 'module',
    workspaces: ['apps/*'],
    scripts: { start: 'exec node tools/start.mjs' },
  }),
  'nx.json': JSON.stringify({
    analytics: false,
    neverConnectToCloud: true,
    useDaemonProcess: false,
    targetDefaults: { build: { cache: true, outputs: ['{projectRoot}/dist'] } },
  }),
  '.gitignore': 'node_modules/\ndist/\n.data*/\n.nx/\n.cache/\n',
  'apps/api/package.json': JSON.stringify({
    name: '@fake/api',
    version: '1.0.0',
    type: 'module',
    scripts: { build: 'cp -r src dist' },
  }),
  'apps/api/src/main.js': API,
  'apps/api/src/cli/migrate.js': MIGRATE,
  'apps/api/src/cli/seed.js': `${CONNECT}await client.query("insert into note select 'seeded' where not exists (select 1 from note)");
console.log('Demo data is there');
await client.end();
`,
  'apps/api/src/cli/demo-logins.js': `console.log('Demo logins\\nseller@demo.closewright.test');`,
  'apps/payments-sandbox/package.json': JSON.stringify({
    name: '@fake/payments-sandbox',
    version: '1.0.0',
    type: 'module',
    scripts: { build: 'cp -r src dist' },
  }),
  'apps/payments-sandbox/src/main.js': SANDBOX,
  'apps/marketing/dist/index.html': '<h1>fake</h1>',
};
const NOT_COPIED = /(^|\/)(node_modules|architecture|rspack|openapi|i18n)$/;

/**
 * @returns {{ root: string, remove: () => void }} a folder that every user can enter, with a copy of these tools
 */
export function makeFakeWorkspace() {
  const root = mkdtempSync(join(tmpdir(), 'cw-workspace-'));
  chmodSync(root, 0o755);
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  cpSync(join(ROOT, 'tools'), join(root, 'tools'), { recursive: true, filter: (path) => !NOT_COPIED.test(path) });
  cpSync(join(ROOT, 'package-lock.json'), join(root, 'package-lock.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
