import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { SECOND_MS } from '@cw/domain';
import type pg from 'pg';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { inLane } from '../persistence/lanes.js';
import { PG_POOL } from '../persistence/sql.js';
import { subjectKey } from './subject-key.js';
import type { ThrottleRule } from './throttle.js';

/** What is left of a budget after a call was counted. */
export interface Quota {
  readonly rule: ThrottleRule;
  readonly isOver: boolean;
  readonly left: number;
  readonly resetSeconds: number;
}

interface Count {
  readonly rule: ThrottleRule;
  readonly key: string;
  /** When the window ends, in milliseconds of the real clock. */
  expire: number;
  /** What all processes had counted together when this one last asked. */
  shared: number;
  /** What this process has counted since. */
  pending: number;
  isRefusing: boolean;
}

interface Row {
  readonly key: string;
  readonly points: number;
  readonly expire: string;
}

const SHARE_EVERY_MS = SECOND_MS;
/** So large a part of a budget is told to the other processes at once, and not with the next second's. */
const SHARE_AT = 0.05;

// In the order of keys: two processes that lock the same rows in turn would wait for each other.
const SHARE = `
  INSERT INTO rate_limit (key, points, expire)
  SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[]) AS counted (key, points, expire) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = excluded.points + CASE WHEN rate_limit.expire > $4 THEN rate_limit.points ELSE 0 END,
    expire = CASE WHEN rate_limit.expire > $4 THEN rate_limit.expire ELSE excluded.expire END
  RETURNING key, points, expire`;

const idOf = ({ name }: ThrottleRule, subject: string): string => `${name}:${subject}`;
const isDue = ({ pending, rule }: Count): boolean => pending >= rule.points * SHARE_AT;

/**
 * Counts what happens too often for a write each: in memory, and all counts of a process in one statement a second, which
 * answers what the other processes have counted. So a process lets through at most a twentieth of a budget, and what is
 * asked at the same moment, before it knows of the others. What may not be off by one counts by `Throttle`.
 */
@Injectable()
export class SharedCounts implements OnApplicationShutdown {
  private readonly logger = new Logger(SharedCounts.name);
  private readonly counts = new Map<string, Count>();
  private timer: NodeJS.Timeout | undefined;
  private sharing: Promise<void> | undefined;
  private isClosed = false;
  private isFailing = false;

  constructor(
    @Inject(PG_POOL) private readonly pool: pg.Pool,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Counts one, once the others know of so many that they must; undefined where this process keeps no budgets. */
  async count(rule: ThrottleRule, subject: string): Promise<Quota | undefined> {
    const known = this.counts.get(idOf(rule, subject));
    if (known && isDue(known) && !this.isFailing) await this.share();
    return this.take(rule, subject);
  }

  /** The same without ever waiting, for what must keep its order. */
  take(rule: ThrottleRule, subject: string): Quota | undefined {
    if (!this.config.callLimits) return undefined;
    const now = Date.now();
    const count = this.countOf(rule, subject, now);
    const left = rule.points - count.shared - count.pending - 1;
    const resetSeconds = Math.max(1, Math.ceil((count.expire - now) / SECOND_MS));
    if (left < 0) {
      this.noteRefusal(count);
      return { rule, isOver: true, left: 0, resetSeconds };
    }
    count.pending += 1;
    this.timer ??= setTimeout(() => void this.share(), SHARE_EVERY_MS).unref();
    if (isDue(count)) void this.share();
    return { rule, isOver: false, left, resetSeconds };
  }

  /** Tells the other processes what this one has counted, and learns what they have. */
  share(): Promise<void> {
    this.sharing ??= this.shareAll().finally(() => (this.sharing = undefined));
    return this.sharing;
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.sharing;
  }

  private countOf(rule: ThrottleRule, subject: string, now: number): Count {
    const id = idOf(rule, subject);
    const known = this.counts.get(id);
    if (known && known.expire > now) return known;
    const expire = now + rule.seconds * SECOND_MS;
    const fresh: Count = { rule, key: subjectKey(rule, subject), expire, shared: 0, pending: 0, isRefusing: false };
    this.counts.set(id, fresh);
    return fresh;
  }

  private async shareAll(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.isClosed) return;
    const now = Date.now();
    for (const [id, { expire }] of this.counts) if (expire <= now) this.counts.delete(id);
    const told = [...this.counts.values()].filter(({ pending }) => pending > 0);
    if (told.length === 0) return;
    try {
      await this.tell(told, now);
      this.isFailing = false;
    } catch (error) {
      this.isFailing = true;
      // This process goes on counting for itself, and tells the rest when the database answers again.
      this.logger.warn(`budgets not shared: ${String(error)}`);
    }
  }

  private async tell(counts: readonly Count[], now: number): Promise<void> {
    const pending = counts.map((count) => count.pending);
    const columns = [counts.map(({ key }) => key), pending, counts.map(({ expire }) => expire), now];
    // Not the connections that a flood waits for.
    const { rows } = await inLane('entry', () => this.pool.query<Row>(SHARE, columns));
    const answered = new Map(rows.map((row) => [row.key, row]));
    counts.forEach((count, at) => {
      const row = answered.get(count.key);
      if (!row) return;
      // What was counted while the statement ran is told the next time.
      count.pending -= pending[at] ?? 0;
      count.shared = row.points;
      count.expire = Number(row.expire);
    });
  }

  /** One line a window, without whose budget it is. */
  private noteRefusal(count: Count): void {
    if (count.isRefusing) return;
    count.isRefusing = true;
    this.logger.warn({ budget: count.rule.name, key: count.key }, 'budget used up');
  }
}
