import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SessionEndings } from '../../../common/auth/session-endings.js';
import { Broadcast } from '../../../common/broadcast/broadcast.js';
import { LiveSockets } from '../../../common/realtime/live-sockets.js';
import { SessionStore } from '../../auth/index.js';

const EVERY_MS = 30_000;

/**
 * A session also ends by itself, by age or idleness, and a process may have missed the word of another. Its sockets
 * follow within half a minute, or as soon as this process hears the others again.
 */
@Injectable()
export class SessionSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly screens: LiveSockets,
    private readonly sessions: SessionStore,
    private readonly endings: SessionEndings,
    private readonly broadcast: Broadcast,
  ) {}

  onApplicationBootstrap(): void {
    const sweep = (): void => void this.sweep().catch(() => undefined);
    this.broadcast.onReconnect(sweep);
    this.timer = setInterval(sweep, EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    const connected = [...new Set(this.screens.all().map(({ data }) => data.session.id))];
    const alive = await this.sessions.aliveAmong(connected);
    for (const sessionId of connected.filter((id) => !alive.has(id))) this.endings.tell({ sessionId });
  }
}
