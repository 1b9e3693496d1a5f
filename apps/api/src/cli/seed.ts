import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { configOrExit } from '../config/config-or-exit.js';
import { startOverIfHalfSeeded } from '../seed/half-seeded.js';
import { SeedClock } from '../seed/seed-clock.js';
import { SeedDemo } from '../seed/seed-demo.js';
import { SeedModule } from '../seed/seed.module.js';

const config = { ...configOrExit(), workers: false, logLevel: 'warn' };
if (config.seed !== 'demo') {
  process.stdout.write('SEED is none: nothing to seed\n');
  process.exit(0);
}
if (await startOverIfHalfSeeded(config)) await import('./migrate.js');
const app = await NestFactory.createApplicationContext(SeedModule.forRoot(config, new SeedClock()), {
  logger: ['error', 'warn'],
  abortOnError: false,
});
const report = await app.get(SeedDemo).run();
await app.close();
process.stdout.write(
  report === null
    ? 'The demo data is there already\n'
    : `Seeded ${report.people} people and ${report.projects} projects\n`,
);
process.exit(0);
