import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { Throttle } from '../../common/throttle/throttle.js';
import { KnownDevices } from './devices/known-devices.js';
import { PendingEmails } from './email/pending-emails.js';
import { AccountTokens } from './links/account-tokens.js';
import { SessionStore } from './sessions/session.store.js';

/** Throws away what has run out; nothing depends on it being gone in time. */
@Injectable()
export class AuthJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sessions: SessionStore,
    private readonly throttle: Throttle,
    private readonly tokens: AccountTokens,
    private readonly pending: PendingEmails,
    private readonly devices: KnownDevices,
  ) {}

  onModuleInit(): void {
    this.jobs.define('session.purge', () => this.sessions.purge(), { cron: '43 * * * *' });
    this.jobs.define('rate-limit.purge', () => this.throttle.purge(), { cron: '51 * * * *' });
    this.jobs.define('account-link.purge', () => this.purgeLinks(), { cron: '17 * * * *' });
    this.jobs.define('known-device.purge', () => this.devices.purge(), { cron: '29 4 * * *' });
  }

  private async purgeLinks(): Promise<void> {
    await this.tokens.purge();
    await this.pending.purge();
  }
}
