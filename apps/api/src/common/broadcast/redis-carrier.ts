import { Redis } from 'ioredis';
import type { HealthChecks } from '../health/health-checks.js';
import type { UnitOfWork } from '../persistence/unit-of-work.js';
import { type Carrier, CHANNEL, FIRST_DELAY_MS, type Hearing, KEEP_ALIVE_MS, MAX_DELAY_MS } from './carrier.js';

const delayOf = (times: number): number => Math.min(FIRST_DELAY_MS * 2 ** (times - 1), MAX_DELAY_MS);

/**
 * By Redis, for so many processes that Postgres should not carry their talk too. It is said after the commit: what a
 * Redis that is away never hears is caught up with by whoever hears it again.
 */
export class RedisCarrier implements Carrier {
  private readonly says: Redis;
  private readonly hears: Redis;
  private isStopped = false;

  constructor(
    redisUrl: string,
    private readonly unitOfWork: UnitOfWork,
    health: HealthChecks,
  ) {
    const options = { lazyConnect: true, keepAlive: KEEP_ALIVE_MS, retryStrategy: delayOf, autoResubscribe: false };
    // What cannot be said now would be said of a time that is over.
    this.says = new Redis(redisUrl, { ...options, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
    this.hears = new Redis(redisUrl, options);
    health.register('redis', async () => {
      await this.says.ping();
    });
  }

  async start(hearing: Hearing): Promise<void> {
    let isFirst = true;
    this.says.on('error', () => undefined);
    this.hears.on('error', (error) => {
      if (!this.isStopped) hearing.isAway(error);
    });
    this.hears.on('message', (_channel, text) => hearing.heard(text));
    const isListening = new Promise<void>((resolve) => {
      this.hears.on('ready', () => {
        this.hears.subscribe(CHANNEL).then(
          () => {
            if (!isFirst) hearing.isBack();
            isFirst = false;
            resolve();
          },
          // The connection went again; the next one listens.
          () => undefined,
        );
      });
      // Without Redis the process starts all the same, and hears others later.
      this.hears.once('close', resolve);
    });
    await Promise.all([this.says.connect(), this.hears.connect()]).catch(() => {
      isFirst = false;
    });
    await isListening;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.says.disconnect();
    this.hears.disconnect();
    await Promise.resolve();
  }

  async say(text: string): Promise<void> {
    await this.unitOfWork.afterCommit(async () => {
      await this.says.publish(CHANNEL, text);
    });
  }
}
