import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { PaymentsTest } from '../../testing/create-payments-test.js';
import { runSource } from '../../testing/sandbox-process.js';
import type { DeathPoint, Errand } from './errand.js';
import { patience } from '../../../../testing/patience.js';

const PROGRAM = 'apps/api/src/modules/payments/proof/testing/mortal-api.ts';

/** Starts processes of the API on the same database, each of which may be sent to its death. */
export class Mortals {
  private waiting: Promise<ChildProcess> | undefined;

  constructor(
    private readonly test: PaymentsTest,
    private readonly control: string | undefined = undefined,
  ) {}

  /** Begins to start the next one while something else is done. */
  prepare(): void {
    this.waiting ??= this.start();
    // Told by whoever sends it.
    this.waiting.catch(() => undefined);
  }

  /** Resolves once the next one waits for its errand. */
  async ready(): Promise<void> {
    this.prepare();
    await this.waiting;
  }

  /** Sends one to do all that is due now; it must not come back. Fails when it was never at one of the points. */
  async kill(deaths: readonly DeathPoint[], errand: Omit<Errand, 'deaths' | 'now'> = {}): Promise<void> {
    if (!(await this.send({ ...errand, deaths }))) throw new Error(`It was never at ${deaths.join(', ')}`);
  }

  /** Whether it died on the way; one that did not goes on the next errand. */
  async send(errand: Omit<Errand, 'now'>): Promise<boolean> {
    this.prepare();
    const child = await this.waiting;
    if (!child) return false;
    const gone = once(child, 'exit').then(() => true);
    const back = once(child, 'message').then(() => false);
    child.send({ ...errand, now: this.test.clock.now().toISOString() } satisfies Errand);
    const died = await Promise.race([gone, back]);
    if (died) this.waiting = undefined;
    return died;
  }

  async close(): Promise<void> {
    const child = await this.waiting?.catch(() => undefined);
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  private async start(): Promise<ChildProcess> {
    const { config, sandbox } = this.test;
    const child = runSource(
      PROGRAM,
      {
        ...sandbox.apiEnv,
        NODE_ENV: 'test',
        DATABASE_URL: config.databaseUrl,
        DATABASE_WAIT_SECONDS: String(patience.databaseSeconds),
        DATABASE_POOL_SIZE: '12',
        DATA_DIR: config.dataDir,
        PUBLIC_URL: config.publicUrl,
        ...(this.control !== undefined && { PROOF_CONTROL: this.control }),
      },
      'ignore',
    );
    const ended = once(child, 'exit').then(() => {
      throw new Error('A mortal process ended before it was ready');
    });
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    return child;
  }
}
