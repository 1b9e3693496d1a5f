import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { Sql } from '../persistence/sql.js';

export type BroadcastListener = (payload: unknown) => void;

const CHANNEL = 'closewright';
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 5_000;
// A connection on which nothing is ever said would be cut by whatever stands between, unnoticed.
const KEEP_ALIVE_MS = 20_000;

interface Message {
  readonly topic: string;
  readonly payload: unknown;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

// Whoever may use the database may say anything on the channel.
function messageOf(text: string | undefined): Message | undefined {
  const message = parsed(text);
  if (typeof message !== 'object' || message === null) return undefined;
  const topic: unknown = Reflect.get(message, 'topic');
  return typeof topic === 'string' ? { topic, payload: Reflect.get(message, 'payload') } : undefined;
}

/**
 * Tells every API process, this one too, by Postgres's NOTIFY: heard exactly when the transaction in which it was
 * said has committed. What is said while a process is not connected it never hears: `onReconnect` is for catching up.
 */
@Injectable()
export class Broadcast implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Broadcast.name);
  private readonly listeners = new Map<string, BroadcastListener[]>();
  private readonly reconnectListeners: (() => void)[] = [];
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly sql: Sql,
  ) {}

  listen(topic: string, listener: BroadcastListener): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
  }

  onReconnect(listener: () => void): void {
    this.reconnectListeners.push(listener);
  }

  /** Part of the open transaction, when there is one. The payload is at most a few hundred bytes of JSON. */
  async send(topic: string, payload: object): Promise<void> {
    const message: Message = { topic, payload };
    await this.sql.execute('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)]);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect().catch((error: unknown) => this.retry(error, FIRST_DELAY_MS));
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      application_name: 'closewright-api-broadcast',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    client.on('notification', ({ payload }) => this.deliver(payload));
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.client = client;
    client.once('end', () => this.retry(new Error('the connection ended'), FIRST_DELAY_MS));
  }

  private retry(error: unknown, delayMs: number): void {
    if (this.stopped) return;
    this.logger.warn(`Broadcast is not connected (${error instanceof Error ? error.message : String(error)})`);
    this.timer = setTimeout(() => {
      this.connect().then(
        () => this.reconnectListeners.forEach((listener) => listener()),
        (failure: unknown) => this.retry(failure, Math.min(delayMs * 2, MAX_DELAY_MS)),
      );
    }, delayMs);
    this.timer.unref();
  }

  private deliver(text: string | undefined): void {
    const message = messageOf(text);
    if (!message) return;
    for (const listener of this.listeners.get(message.topic) ?? []) listener(message.payload);
  }
}
