import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { newId } from '../../../common/ids.js';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { PushSubscriptionBody, PushStateResponse } from '../dto/push-subscription.dto.js';
import { AccessGrants } from '../../users/index.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

/** NOTE-06: whether this browser, which is this session, is told while the product is closed there. */
@Injectable()
export class PushSubscriptions implements OnModuleInit {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly repository: PushSubscriptionsRepository,
    private readonly grants: AccessGrants,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.grants.register({
      name: 'pushedBrowsers',
      table: 'push_subscription',
      end: (userId, { sessionId }) => this.repository.endAll(userId, sessionId),
    });
  }

  async state(session: ActiveSession, userId: string): Promise<PushStateResponse> {
    mustBeSelf(session, userId);
    const found = await this.repository.ofSession(session.id);
    return {
      publicKey: this.config.push?.publicKey ?? null,
      endpoint: found?.endpoint ?? null,
      isFailing: found !== undefined && found.failedAt !== null,
    };
  }

  async subscribe(session: ActiveSession, userId: string, body: PushSubscriptionBody): Promise<void> {
    mustBeSelf(session, userId);
    if (!this.config.push) throw new DomainError('notification.push_off');
    const at = this.clock.now();
    await this.grants.make(session, () =>
      this.repository.save({ ...body, id: newId(), userId, sessionId: session.id, at }),
    );
  }

  async unsubscribe(session: ActiveSession, userId: string): Promise<void> {
    mustBeSelf(session, userId);
    await this.repository.end(session.id);
  }
}

function mustBeSelf({ user }: ActiveSession, userId: string): void {
  if (user.id !== userId) throw new DomainError('request.not_found');
}
