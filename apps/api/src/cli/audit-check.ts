import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { AuditChain } from '../common/audit/audit-chain.js';
import { configOrExit } from '../config/config-or-exit.js';
import { exitBecause } from '../config/exit-because.js';

// Looks and does nothing: no job is begun here, whatever the environment says.
const config = { ...configOrExit(), workers: false, logLevel: 'silent' };

try {
  const module = AppModule.forRoot(config);
  const app = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  const { entries, head, faults } = await app.get(AuditChain).check();
  await app.close();
  const verdict = faults.length === 0 ? 'every one as it was written' : `FAULTS: ${faults.join('; ')}`;
  process.stdout.write(`The audit log has ${entries} entries, ${verdict}\nHash of the last one: ${head}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  exitBecause(error, config);
}
