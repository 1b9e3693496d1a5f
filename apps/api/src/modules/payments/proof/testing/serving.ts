import { once } from 'node:events';
import type { PaymentsTest } from '../../testing/create-payments-test.js';
import { runSource } from '../../testing/sandbox-process.js';
import { patience } from '../../../../testing/patience.js';

const PROGRAM = 'apps/api/src/modules/payments/proof/testing/serving-api.ts';

export interface Serving {
  readonly url: string;
  /** As an operator ends it: it finishes what it is at. */
  stop(): Promise<void>;
}

/** Starts another process of the API on the same database, with its own clock and its workers running. */
export async function serve({ config, sandbox }: PaymentsTest): Promise<Serving> {
  const child = runSource(
    PROGRAM,
    {
      ...sandbox.apiEnv,
      NODE_ENV: 'test',
      WORKERS: 'true',
      DATABASE_URL: config.databaseUrl,
      DATABASE_WAIT_SECONDS: String(patience.databaseSeconds),
      DATA_DIR: config.dataDir,
      PUBLIC_URL: config.publicUrl,
    },
    'ignore',
  );
  const ended = once(child, 'exit');
  const [url]: unknown[] = await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error('The serving process ended before it listened');
    }),
  ]);
  return {
    url: String(url).replace('[::1]', '127.0.0.1'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
