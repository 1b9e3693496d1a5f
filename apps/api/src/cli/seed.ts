import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { configOrExit } from '../config/config-or-exit.js';
import { SeedClock } from '../seed/seed-clock.js';
import { SeedDemo } from '../seed/seed-demo.js';
import { SeedModule } from '../seed/seed.module.js';

const config = { ...configOrExit(), workers: false, logLevel: 'warn' };
if (config.seed !== 'demo') {
  process.stdout.write('SEED is none: nothing to seed\n');
  process.exit(0);
}
const app = await NestFactory.createApplicationContext(SeedModule.forRoot(config, new SeedClock()), { logger: ['error', 'warn'], abortOnError: false });
const report = await app.get(SeedDemo).run();
await app.close();
process.stdout.write(report === null ? 'The demo data is there already\n' : `Seeded ${report.people} people and ${report.projects} projects\n`);
process.exit(0);
