import { Injectable } from '@nestjs/common';
import { PUSH_LIMITS, pushDue, SECOND_MS } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { groupBy } from '../../../common/group-by.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import type { DueRow } from '../deliveries.repository.js';
import { isOver, Readings, type Reading } from '../readings.js';
import { PushDeliveriesRepository } from './push-deliveries.repository.js';
import { pushNewsOf, urgencyOf } from './push-news.js';
import { type PushOutcome, PushService } from './push-service.js';
import { PushSubscriptionsRepository, type SubscriptionRow } from './push-subscriptions.repository.js';

const FIRST_PAUSE_SECONDS = 30;
const PAUSE_MAX_SECONDS = 3600;

/** What becomes of a push that was due: now, never, or later (a time). */
type Fate = 'now' | 'never' | number;

function fateOf(row: DueRow, reading: Reading): Fate {
  if (isOver(row, reading)) return 'never';
  const { user, preferences, now } = reading;
  const due = pushDue({ type: row.type, preferences, now, timeZone: user.timeZone, toldAt: row.created_at });
  if (due === null) return 'never';
  return due.at > now ? due.at.getTime() : 'now';
}

const idsOf = (rows: readonly DueRow[] = []): string[] => rows.map(({ id }) => id);

/** Sends one browser what is due there, as its person wants it now. */
@Injectable()
export class DuePushes {
  constructor(
    private readonly deliveries: PushDeliveriesRepository,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly readings: Readings,
    private readonly service: PushService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Not within a transaction: a push service is waited for in between. */
  async send(subscriptionId: string, ids: readonly string[]): Promise<void> {
    const now = this.clock.now();
    const target = await this.subscriptions.target(subscriptionId, now);
    if (!target) return this.deliveries.done(subscriptionId, ids);
    const rows = await this.deliveries.notifications(target.userId, ids);
    const reading = await this.readings.of(target.userId, rows, now);
    if (reading === null) return this.deliveries.done(subscriptionId, ids);
    const byFate = groupBy(reading.rows, (row) => fateOf(row, reading));
    await this.put(target, byFate, ids);
    const [first, ...others] = byFate.get('now') ?? [];
    if (first === undefined) return;
    const due = [first, ...others] as const;
    const outcome = await this.service.send(target, pushNewsOf(due, reading.user), urgencyOf(due));
    await this.unitOfWork.run(() => this.settle(target, idsOf(due), outcome));
  }

  /** What does not go out now. */
  private async put({ id }: SubscriptionRow, byFate: Map<Fate, DueRow[]>, ids: readonly string[]): Promise<void> {
    const kept = new Set([...byFate].flatMap(([fate, rows]) => (fate === 'never' ? [] : idsOf(rows))));
    await this.deliveries.done(
      id,
      ids.filter((notificationId) => !kept.has(notificationId)),
    );
    for (const [fate, rows] of byFate) {
      if (typeof fate === 'number') await this.deliveries.move(id, idsOf(rows), new Date(fate));
    }
  }

  private async settle(target: SubscriptionRow, ids: readonly string[], outcome: PushOutcome): Promise<void> {
    const now = this.clock.now();
    if (outcome.kind === 'gone') return this.subscriptions.gone(target);
    if (outcome.kind === 'sent') {
      await this.deliveries.done(target.id, ids);
      return this.subscriptions.sent(target.id, now);
    }
    const isGivenUp = outcome.kind === 'refused' || target.failures + 1 >= PUSH_LIMITS.attemptsMax;
    const until = outcome.kind === 'later' ? new Date(now.getTime() + pauseMs(target, outcome.afterSeconds)) : null;
    await this.subscriptions.failed(target.id, now, until);
    if (isGivenUp || until === null) return this.deliveries.done(target.id, ids);
    return this.deliveries.move(target.id, ids, until);
  }
}

/** Twice as long each time; never shorter than the service asks for. */
function pauseMs({ failures }: SubscriptionRow, afterSeconds: number | undefined): number {
  const own = Math.min(FIRST_PAUSE_SECONDS * 2 ** failures, PAUSE_MAX_SECONDS);
  return Math.max(own, afterSeconds ?? 0) * SECOND_MS;
}
