import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SessionEndings } from '../../../common/auth/session-endings.js';
import { SessionStore } from '../../auth/index.js';
import { RealtimePusher } from './realtime-pusher.js';

const EVERY_MS = 30_000;

/** A session also ends by itself: by age, by idleness, by another process. Its sockets follow within half a minute. */
@Injectable()
export class SessionSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pusher: RealtimePusher,
    private readonly sessions: SessionStore,
    private readonly endings: SessionEndings,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep().catch(() => undefined), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    const connected = this.pusher.connectedSessions();
    const alive = await this.sessions.aliveAmong(connected);
    for (const idHash of connected.filter((candidate) => !alive.has(candidate))) this.endings.announce({ idHash });
  }
}
