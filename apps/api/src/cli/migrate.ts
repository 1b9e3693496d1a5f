import { createBoss, jobDatabase } from '../common/jobs/jobs.js';
import { createDataSource, poolOf } from '../common/persistence/data-source.js';
import { configOrExit } from '../config/config-or-exit.js';
import { migrations } from '../migrations/index.js';

// Migrating processes of two instances must not meet: one waits for the other.
const LOCK = 7_614_003;

const config = configOrExit();
const dataSource = createDataSource({ url: config.databaseUrl, poolSize: 4, entities: [], migrations });
await dataSource.initialize();
const runner = dataSource.createQueryRunner();
await runner.query('SELECT pg_advisory_lock($1)', [LOCK]);
const done = await dataSource.runMigrations();
const boss = createBoss(jobDatabase(poolOf(dataSource)), false);
await boss.start();
await boss.stop({ close: false, graceful: false });
await runner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
await runner.release();
await dataSource.destroy();
process.stdout.write(
  done.length === 0 ? 'Database is up to date\n' : `Migrated: ${done.map(({ name }) => name).join(', ')}\n`,
);
