import pg from 'pg';
import type { Sql } from '../persistence/sql.js';
import { type Carrier, CHANNEL, FIRST_DELAY_MS, type Hearing, KEEP_ALIVE_MS, MAX_DELAY_MS } from './carrier.js';

/** By Postgres's NOTIFY: part of the transaction itself, in the order of the commits. */
export class PostgresCarrier implements Carrier {
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly sql: Sql,
  ) {}

  async start(hearing: Hearing): Promise<void> {
    await this.connect(hearing).catch((error: unknown) => this.retry(error, FIRST_DELAY_MS, hearing));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  async say(text: string): Promise<void> {
    await this.sql.execute('SELECT pg_notify($1, $2)', [CHANNEL, text]);
  }

  private async connect(hearing: Hearing): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'closewright-api-broadcast',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    client.on('notification', ({ payload }) => hearing.heard(payload ?? ''));
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.client = client;
    client.once('end', () => this.retry(new Error('the connection ended'), FIRST_DELAY_MS, hearing));
  }

  private retry(error: unknown, delayMs: number, hearing: Hearing): void {
    if (this.isStopped) return;
    hearing.isAway(error);
    this.timer = setTimeout(() => {
      this.connect(hearing).then(hearing.isBack, (failure: unknown) =>
        this.retry(failure, Math.min(delayMs * 2, MAX_DELAY_MS), hearing),
      );
    }, delayMs);
    this.timer.unref();
  }
}
