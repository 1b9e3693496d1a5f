import pg from 'pg';
import { createBoss, jobDatabase } from '../common/jobs/jobs.js';
import { letApplicationWork, roleOf } from '../common/persistence/application-role.js';
import { createDataSource, poolOf } from '../common/persistence/data-source.js';
import { configOrExit } from '../config/config-or-exit.js';
import { migrations } from '../migrations/index.js';

// Migrating processes of two instances must not meet: one waits for the other.
const LOCK = 7_614_003;

const { databaseUrl, databaseOwnerUrl, databaseWaitSeconds: waitSeconds } = configOrExit();
const url = databaseOwnerUrl ?? databaseUrl;
const lock = new pg.Client({ connectionString: url });
await lock.connect();
await lock.query('SELECT pg_advisory_lock($1)', [LOCK]);
const dataSource = createDataSource({ url, poolSize: 4, waitSeconds, entities: [], migrations });
await dataSource.initialize();
const done = await dataSource.runMigrations();
const boss = createBoss(jobDatabase(poolOf(dataSource)), false);
await boss.start();
await boss.stop({ close: false, graceful: false });
await dataSource.destroy();
if (databaseOwnerUrl !== undefined) await letApplicationWork(lock, roleOf(databaseUrl));
await lock.end();
process.stdout.write(
  done.length === 0 ? 'Database is up to date\n' : `Migrated: ${done.map(({ name }) => name).join(', ')}\n`,
);
