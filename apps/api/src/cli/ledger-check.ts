import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { configOrExit } from '../config/config-or-exit.js';
import { Invariants, type InvariantResult } from '../modules/payments/index.js';

// Looks and does nothing: no job is begun here, whatever the environment says.
const config = { ...configOrExit(), workers: false, logLevel: 'silent' };

function lineOf({ name, meaning, faults, unchecked }: InvariantResult): string {
  if (unchecked !== null) return `${name} not checked: ${meaning} (${unchecked})`;
  if (faults.length === 0) return `${name} holds: ${meaning}`;
  return `${name} BROKEN: ${meaning}: ${faults.join('; ')}`;
}

const app = await NestFactory.createApplicationContext(AppModule.forRoot(config), {
  logger: ['error'],
  abortOnError: false,
});
const results = await app.get(Invariants).check();
await app.close();
process.stdout.write(`${results.map(lineOf).join('\n')}\n`);
process.exitCode = results.some(({ faults }) => faults.length > 0) ? 1 : 0;
