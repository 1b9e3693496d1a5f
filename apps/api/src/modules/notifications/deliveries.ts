import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { emailDue, type DeliveryAsk } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { EventBus } from '../../common/events/event-bus.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { DuePost } from './due-post.js';

const SEND_DUE = 'notifications.send-due';

const POSTPONED_MS = 10 * 60_000;

/** Which notification of whom, and what decides about its e-mail. */
export type DeliveryPlan = Omit<DeliveryAsk, 'now'> & { readonly notificationId: string; readonly userId: string };

/**
 * NOTE-06: e-mails of notifications wait for their time in a table of their own and are asked anew when they go out, by
 * the clock of the application: whoever has read it meanwhile, or wants it no more, gets none.
 */
@Injectable()
export class Deliveries implements OnModuleInit {
  private readonly logger = new Logger(Deliveries.name);

  constructor(
    private readonly repository: DeliveriesRepository,
    private readonly post: DuePost,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define(SEND_DUE, () => this.sendDue(), { cron: '* * * * *' });
    this.events.on('account.preferences_changed', ({ userId }) => this.askAnew(userId));
  }

  /** Part of the transaction that tells of it. Whether one of them may go out at once: then `send` it. */
  async plan({ notificationId, userId, ...ask }: DeliveryPlan): Promise<boolean> {
    const now = this.clock.now();
    const due = emailDue({ ...ask, now, toldAt: now });
    if (due === null) return false;
    await this.repository.plan(notificationId, userId, due.at);
    return due.at <= now;
  }

  /** As soon as the open transaction has committed; what is due later is found each minute. */
  async send(): Promise<void> {
    await this.jobs.enqueue(SEND_DUE, {});
  }

  /** Sends what is due, one person after the other. */
  async sendDue(): Promise<void> {
    for (let isMore = true; isMore;) isMore = await this.sendNext();
  }

  /** Forgets what waits to be sent; a demo's past e-mails nobody. */
  async discardWaiting(): Promise<void> {
    await this.repository.discard();
    await this.jobs.discard(SEND_DUE);
  }

  private async sendNext(): Promise<boolean> {
    const now = this.clock.now();
    let userId: string | undefined;
    try {
      return await this.unitOfWork.run(async () => {
        const reader = await this.repository.next(now);
        userId = reader?.userId;
        if (reader) await this.post.send(reader, now);
        return reader !== undefined;
      });
    } catch (error: unknown) {
      if (userId === undefined) throw error;
      this.logger.error(error);
      await this.repository.postpone(userId, now, new Date(now.getTime() + POSTPONED_MS));
      return true;
    }
  }

  // What would go out at another time now is moved there by whoever looks at it again.
  private async askAnew(userId: string): Promise<void> {
    if (await this.repository.askAnew(userId, this.clock.now())) await this.send();
  }
}
