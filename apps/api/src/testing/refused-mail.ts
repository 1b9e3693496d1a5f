import { createTestApp, type TestApp, type TestAppOptions } from './create-test-app.js';
import { freePort } from './free-port.js';

export interface RefusedMailTest extends TestApp {
  /** Where nobody listens, unless the test lets somebody. */
  readonly smtpPort: number;
  /** Every mail that waits is due now; tries each once, and says how many seconds each waits from then on. */
  tryAgain(): Promise<number[]>;
  /** Tries until no mail waits any more; the pauses between the tries, in seconds. */
  tryUntilFailed(): Promise<number[]>;
}

const WAITING = `state IN ('created', 'retry')`;

/** The application with a mail server that refuses every connection. */
export async function createRefusedMailTest(options: TestAppOptions = {}): Promise<RefusedMailTest> {
  const smtpPort = await freePort();
  const test = await createTestApp({ ...options, env: { ...options.env, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` } });
  const tryAgain = async (): Promise<number[]> => {
    const due = await test.asOwner(
      `UPDATE jobs.job SET start_after = now() - interval '1 second' WHERE ${WAITING} RETURNING id`,
    );
    // A try that fails ends the round.
    for (let left = due.length; left > 0; left -= 1) await test.jobs.drain().catch(() => undefined);
    const rows = await test.asOwner(
      `SELECT extract(epoch FROM start_after - now())::float8 AS pause FROM jobs.job WHERE state = 'retry'`,
    );
    return rows.map(({ pause }) => Number(pause));
  };
  const tryUntilFailed = async (): Promise<number[]> => {
    const pauses: number[] = [];
    for (let waits = await tryAgain(); waits.length > 0; waits = await tryAgain()) pauses.push(Math.max(...waits));
    return pauses;
  };
  return { ...test, smtpPort, tryAgain, tryUntilFailed };
}
