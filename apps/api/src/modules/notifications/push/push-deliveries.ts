import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { pushDue } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { EventBus } from '../../../common/events/event-bus.js';
import { groupBy } from '../../../common/group-by.js';
import { Jobs } from '../../../common/jobs/jobs.js';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { DeliveryPlan } from '../deliveries.js';
import { DuePushes } from './due-pushes.js';
import { PushDeliveriesRepository } from './push-deliveries.repository.js';

const SEND_PUSHES = 'notifications.send-pushes';

/** So many browsers at once: one whose push service does not answer keeps no more than these waiting. */
const BROWSERS_AT_ONCE = 20;
/** Longer than a push service is waited for. */
const TAKEN_MS = 60_000;

/**
 * NOTE-06: what is pushed waits for its time as e-mails do, to each browser by itself, and is asked anew when it goes
 * out. Nothing is kept of somebody without such a browser, or where the installation has no keys.
 */
@Injectable()
export class PushDeliveries implements OnModuleInit {
  private readonly logger = new Logger(PushDeliveries.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly repository: PushDeliveriesRepository,
    private readonly pushes: DuePushes,
    private readonly jobs: Jobs,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    if (!this.config.push) return;
    this.jobs.define(SEND_PUSHES, () => this.sendDue(), { cron: '* * * * *' });
    this.events.on('account.preferences_changed', ({ userId }) => this.askAnew(userId));
  }

  /** Part of the transaction that tells of it. Whether one of them may go out at once: then `send` it. */
  async plan({ notificationId, userId, ...ask }: DeliveryPlan): Promise<boolean> {
    if (!this.config.push) return false;
    const now = this.clock.now();
    const due = pushDue({ ...ask, now, toldAt: now });
    if (due === null) return false;
    return (await this.repository.plan(notificationId, userId, due.at)) && due.at <= now;
  }

  /** As soon as the open transaction has committed; what is due later is found each minute. */
  async send(): Promise<void> {
    await this.jobs.enqueue(SEND_PUSHES, {});
  }

  /** Sends what is due. What failed is due again later, so this comes to an end. */
  async sendDue(): Promise<void> {
    for (let isMore = true; isMore;) {
      const now = this.clock.now();
      const until = new Date(now.getTime() + TAKEN_MS);
      const taken = groupBy(
        await this.repository.take(now, until, BROWSERS_AT_ONCE),
        ({ subscriptionId }) => subscriptionId,
      );
      await Promise.all(
        [...taken].map(([id, rows]) =>
          this.sendTo(
            id,
            rows.map((row) => row.notificationId),
          ),
        ),
      );
      isMore = taken.size > 0;
    }
  }

  // One that fails keeps nobody else's from going out, and is tried again when it is free again.
  private async sendTo(subscriptionId: string, ids: readonly string[]): Promise<void> {
    try {
      await this.pushes.send(subscriptionId, ids);
    } catch (error: unknown) {
      this.logger.error(error);
    }
  }

  private async askAnew(userId: string): Promise<void> {
    if (await this.repository.askAnew(userId, this.clock.now())) await this.send();
  }
}
