import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { Jobs } from '../common/jobs/jobs.js';
import { UnitOfWork } from '../common/persistence/unit-of-work.js';
import type { AppConfig } from '../config/app-config.js';
import { type Environment, readConfig } from '../config/env.js';
import { createApp } from '../create-app.js';
import { KeptPromises } from './kept-promises.js';
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
  /** Another process of the same product: on the same database as this one. */
  readonly beside?: TestApp;
  /** Called before the app listens: what stands around every route. */
  readonly around?: (app: NestExpressApplication) => void;
}

const DEFAULT_NOW = '2026-11-20T15:00:00.000Z';

// Whose database it is drops it.
const sharedWith = ({ config }: TestApp): TestDatabase => ({ url: config.databaseUrl, drop: () => Promise.resolve() });

/** The real application on a database of its own. Call `close` in afterAll. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.beside ? sharedWith(options.beside) : await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), `cw-test-${randomUUID()}-`));
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '5',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    ...options.env,
  });
  const clock = new SettableClock(new Date(options.now ?? DEFAULT_NOW));
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
    http: request.agent(app.getHttpServer()),
    close: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      promises.assert();
    },
  };
}
