import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { HealthChecks } from '../health/health-checks.js';
import { Sql } from '../persistence/sql.js';
import { UnitOfWork } from '../persistence/unit-of-work.js';
import type { Carrier } from './carrier.js';
import { textIn } from './payload.js';
import { PostgresCarrier } from './postgres-carrier.js';
import { RedisCarrier } from './redis-carrier.js';

export type BroadcastListener = (payload: unknown) => void;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Tells every API process, this one too: heard when the transaction in which it was said has committed, and never when
 * it rolled back. Postgres carries it, or Redis where there is one. What is said while a process is not connected it
 * never hears: `onReconnect` is for catching up.
 */
@Injectable()
export class Broadcast implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Broadcast.name);
  private readonly listeners = new Map<string, BroadcastListener[]>();
  private readonly reconnectListeners: (() => void)[] = [];
  private readonly carrier: Carrier;

  constructor(@Inject(APP_CONFIG) config: AppConfig, sql: Sql, unitOfWork: UnitOfWork, health: HealthChecks) {
    this.carrier =
      config.redisUrl === undefined
        ? new PostgresCarrier(config.databaseUrl, sql)
        : new RedisCarrier(config.redisUrl, unitOfWork, health);
  }

  listen(topic: string, listener: BroadcastListener): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
  }

  onReconnect(listener: () => void): void {
    this.reconnectListeners.push(listener);
  }

  /** Part of the open transaction, when there is one. The payload is at most a few thousand bytes of JSON. */
  async send(topic: string, payload: object): Promise<void> {
    await this.carrier.say(JSON.stringify({ topic, payload }));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.carrier.start({
      heard: (text) => this.deliver(parsed(text)),
      isBack: () => this.reconnectListeners.forEach((listener) => listener()),
      isAway: (error) =>
        this.logger.warn(`Broadcast is not connected (${error instanceof Error ? error.message : String(error)})`),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.carrier.stop();
  }

  // Whoever may use the carrier may say anything on the channel.
  private deliver(message: unknown): void {
    const topic = textIn(message, 'topic');
    if (topic === undefined) return;
    const payload: unknown = Reflect.get(Object(message), 'payload');
    for (const listener of this.listeners.get(topic) ?? []) listener(payload);
  }
}
