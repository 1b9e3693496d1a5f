import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { UnitOfWork } from '../common/persistence/unit-of-work.js';
import { readConfig } from '../config/env.js';
import { createTestDatabase } from '../testing/index.js';
import { SeedClock } from './seed-clock.js';
import { SeedDemo, type SeedReport } from './seed-demo.js';
import { SeedModule } from './seed.module.js';

const NOW = new Date('2026-11-20T14:00:00.000Z');

let app: INestApplicationContext;
let report: SeedReport | null;
const close: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'cw-seed-'));
  const config = readConfig({
    ...{ NODE_ENV: 'test', DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl, DATA_DIR: dataDir },
    // Nothing listens there: whatever asks a payment provider fails.
    ...{
      PUBLIC_URL: 'http://localhost:3000',
      SEED: 'demo',
      PAYMENTS_ENABLED: 'false',
      SANDBOX_URL: 'http://127.0.0.1:1',
    },
  });
  const clock = new SeedClock();
  clock.set(NOW);
  app = await NestFactory.createApplicationContext(SeedModule.forRoot(config, clock), { logger: ['error'] });
  close.push(
    () => app.close(),
    () => database.drop(),
    () => rm(dataDir, { recursive: true, force: true }),
  );
  report = await app.get(SeedDemo).run();
});
afterAll(async () => {
  for (const end of close) await end();
});

const rows = (text: string): Promise<Record<string, unknown>[]> => app.get(UnitOfWork).manager.query(text);

describe('the demo data while payments are switched off', () => {
  it('PAY-03 have projects from bidding to the work that is sent back, and requests on the desk of staff', async () => {
    const projects = await rows('SELECT DISTINCT status, work FROM project');
    const [intakes] = await rows(
      'SELECT count(*)::int AS count, array_agg(DISTINCT state) AS states FROM repair_intake',
    );

    expect(projects).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ status: 'open' }),
        expect.objectContaining({ status: 'in_progress', work: 'not_started' }),
        expect.objectContaining({ status: 'in_progress', work: 'started' }),
        expect.objectContaining({ status: 'in_progress', work: 'changes_requested' }),
      ]),
    );
    expect(intakes).toMatchObject({ count: 6, states: expect.arrayContaining(['submitted', 'approved']) });
    expect(await rows('SELECT count(*)::int AS count FROM project')).toEqual([{ count: report?.projects }]);
  });

  it('PAY-03 have nobody hired for money that cannot be paid into escrow', async () => {
    const timings = await rows('SELECT DISTINCT payment_timing AS timing FROM milestone');

    expect(timings).toEqual([{ timing: 'at_closing' }]);
    expect(await rows('SELECT FROM payment_command')).toEqual([]);
  });
});
