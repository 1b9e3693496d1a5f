import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { Jobs } from '../common/jobs/jobs.js';
import { UnitOfWork } from '../common/persistence/unit-of-work.js';
import type { AppConfig } from '../config/app-config.js';
import { type Environment, readConfig } from '../config/env.js';
import { createApp } from '../create-app.js';
import { KeptPromises } from './kept-promises.js';
import { patience } from './patience.js';
import { SettableClock } from './settable-clock.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

export interface TestApp {
  readonly app: NestExpressApplication;
  readonly config: AppConfig;
  readonly clock: SettableClock;
  readonly unitOfWork: UnitOfWork;
  readonly jobs: Jobs;
  /** Address of the listening server, for sockets. */
  readonly url: string;
  /** `http.get('/api/…')`; add headers by `.set(await login(…))`. */
  readonly http: TestAgent;
  /**
   * One transaction by the role that owns the tables, past every right that the product has: what somebody with the
   * database's password could do. Answers the rows of the last statement.
   */
  asOwner(...statements: string[]): Promise<Record<string, unknown>[]>;
  /** Throws when an answer was not as the API's description says. */
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** The clock's first instant. It stands still until `clock.advance`. */
  readonly now?: Date | string;
  /** Further environment variables. */
  readonly env?: Environment;
  /** Routes of the spec's own, to show what the platform does for every route. */
  readonly controllers?: readonly Type<object>[];
  /** The application works by the role that owns the tables: for what only that could do in its own transaction. */
  readonly byOwner?: boolean;
  /** Another process of the same product: on the same database as this one. */
  readonly beside?: TestApp;
  /** Called before the app listens: what stands around every route. */
  readonly around?: (app: NestExpressApplication) => void;
}

/** When a test's clock stands, unless it says otherwise: the same on whatever day it runs. */
export const TEST_NOW = new Date('2026-11-20T15:00:00.000Z');

// Whose database it is drops it.
const sharedWith = ({ config }: TestApp): TestDatabase => ({
  url: config.databaseUrl,
  ownerUrl: config.databaseOwnerUrl ?? config.databaseUrl,
  drop: () => Promise.resolve(),
});

async function inOneTransaction(url: string, statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    await client.query('COMMIT');
    return rows;
  } finally {
    await client.end();
  }
}

/** The real application on a database of its own. Call `close` in afterAll. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.beside ? sharedWith(options.beside) : await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), `cw-test-${randomUUID()}-`));
  const config = readConfig({
    NODE_ENV: 'test',
    ...(options.byOwner
      ? { DATABASE_URL: database.ownerUrl }
      : { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }),
    DATABASE_POOL_SIZE: '5',
    // A loaded machine is not a fault: nobody is sent away because the two cores were busy.
    DATABASE_WAIT_SECONDS: String(patience.databaseSeconds),
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    // The tests stand where the edge does: what they say of a client's address is believed.
    TRUST_PROXY: 'loopback',
    ...options.env,
  });
  const clock = new SettableClock(new Date(options.now ?? TEST_NOW));
  const app = await createApp(config, { clock, controllers: options.controllers });
  options.around?.(app);
  const promises = new KeptPromises(app);
  app.use(promises.middleware());
  await app.listen(0, '127.0.0.1');
  return {
    app,
    config,
    clock,
    unitOfWork: app.get(UnitOfWork),
    jobs: app.get(Jobs),
    url: (await app.getUrl()).replace('[::1]', '127.0.0.1'),
    asOwner: (...statements) => inOneTransaction(database.ownerUrl, statements),
    // No agent: one that keeps cookies would send each caller's along with the next one's.
    http: request(app.getHttpServer()),
    close: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      promises.assert();
    },
  };
}
