// Jest's globalSetup for the API: one Postgres for the run, with a migrated template that each test file clones.
import { execFile } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { withConnection } from '../postgres/database.mjs';
import { startTemporaryPostgres } from '../postgres/temporary.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const LOADER = pathToFileURL(resolve(ROOT, 'tools/jest/typescript-source.mjs')).href;
const MIGRATE = resolve(ROOT, 'apps/api/src/cli/migrate.ts');

/** Tests work by the role that the product works by; the password protects nothing. */
const APPLICATION = 'closewright_test_app';

const run = promisify(execFile);

export default async function setUp() {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? null : await startTemporaryPostgres();
  const url = given ?? /** @type {NonNullable<typeof server>} */ (server).url();
  // Two runs may share a server of yours; each has a template of its own.
  const template = `cw_template_${process.pid}`;
  Object.assign(globalThis, { cwTestPostgres: { server, url, template } });
  await withConnection(url, async (client) => {
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template}`);
  });
  await migrate(databaseUrl(url, template));
  process.env.TEST_PG_URL = url;
  process.env.TEST_PG_APPLICATION_URL = asApplication(url);
  process.env.TEST_PG_TEMPLATE = template;
}

/** @param {string} url */
async function migrate(url) {
  const databases = { DATABASE_OWNER_URL: url, DATABASE_URL: asApplication(url) };
  const env = { ...process.env, ...databases, NODE_ENV: 'test', NODE_OPTIONS: '' };
  try {
    await run(process.execPath, ['--import', LOADER, MIGRATE], { cwd: ROOT, env });
  } catch (error) {
    throw new Error(`The migrations failed: ${/** @type {{ stderr: string }} */ (error).stderr}`, { cause: error });
  }
}

/**
 * @param {string} server
 * @param {string} database
 */
function databaseUrl(server, database) {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** @param {string} owner */
function asApplication(owner) {
  const url = new URL(owner);
  Object.assign(url, { username: APPLICATION, password: APPLICATION });
  return url.href;
}
