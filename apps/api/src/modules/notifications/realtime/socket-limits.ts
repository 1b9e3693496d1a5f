import { Inject, Injectable } from '@nestjs/common';
import { SECOND_MS } from '@cw/domain';
import { LiveSockets } from '../../../common/realtime/live-sockets.js';
import type { RealtimeSocket } from '../../../common/realtime/realtime-server.js';
import { Gate } from '../../../common/throttle/gate.js';
import { SharedCounts } from '../../../common/throttle/shared-counts.js';
import type { ThrottleRule } from '../../../common/throttle/throttle.js';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { refuse } from './acks.js';

type Next = (error?: Error) => void;

const perMinute = (name: string, points: number): ThrottleRule => ({ name, points, seconds: 60 });

// A person's hands and a page's timers stay far below.
const EVENTS_AT_ONCE = 150;
const EVENTS_PER_SECOND = 50;
const SOCKETS_PER_PERSON = 20;
const ROOMS_PER_SOCKET = 50;
/** Twenty windows that come back together ask for their few rooms each; what waits beyond is no page's. */
const LOOKUPS_WAITING = 150;
/** Of the pool's connections, how large a part the lookups of all sockets may hold. */
const LOOKUPS_PART = 0.3;

/**
 * By all sockets together, so that a new one is no new budget. Twenty windows that come back at once ask for less than a
 * person's, and ten people at one network for less than a network's.
 */
export const SOCKET_BUDGETS = {
  connections: { person: perMinute('socket-connections', 120), network: perMinute('network-connections', 1200) },
  events: { person: perMinute('socket-events', 600), network: perMinute('network-events', 6000) },
} as const;

/** RT-02: how much one client, one person and one network may ask of the gateway. */
@Injectable()
export class SocketLimits {
  private readonly turns = new Gate({ atOnce: 1, waiting: LOOKUPS_WAITING });
  private readonly lookups: Gate;

  constructor(
    private readonly screens: LiveSockets,
    private readonly counts: SharedCounts,
    @Inject(APP_CONFIG) { databasePoolSize }: AppConfig,
  ) {
    const atOnce = Math.max(1, Math.floor(databasePoolSize * LOOKUPS_PART));
    this.lookups = new Gate({ atOnce, waiting: Number.POSITIVE_INFINITY });
  }

  /** What comes too fast, or beyond a budget, is answered as such, and nobody looks at it. */
  watch(socket: RealtimeSocket): void {
    let left = EVENTS_AT_ONCE;
    let at = performance.now();
    socket.use((packet: unknown[], next: Next) => {
      const now = performance.now();
      left = Math.min(EVENTS_AT_ONCE, left + ((now - at) / SECOND_MS) * EVENTS_PER_SECOND);
      at = now;
      if (left >= 1 && this.mayAsk(socket)) {
        left -= 1;
        next();
        return;
      }
      const reply = packet.at(-1);
      if (typeof reply === 'function') reply(refuse('request.too_many'));
    });
  }

  /**
   * One lookup of a person at a time, and of all sockets so few that most connections are left for calls.
   * @throws DomainError `request.too_many` when too many of the person's wait
   */
  lookUp<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.turns.run(userId, () => this.lookups.run('all', work));
  }

  /** Of too many screens of one person the oldest goes: it is a tab that nobody looks at. */
  makeRoom(userId: string): void {
    const sockets = this.screens.of(userId);
    const oldest = sockets.sort((a, b) => a.handshake.issued - b.handshake.issued);
    for (const socket of oldest.slice(0, Math.max(0, sockets.length - SOCKETS_PER_PERSON))) socket.disconnect(true);
  }

  mayJoin(socket: RealtimeSocket): boolean {
    return socket.rooms.size < ROOMS_PER_SOCKET;
  }

  private mayAsk({ data }: RealtimeSocket): boolean {
    const { person, network } = SOCKET_BUDGETS.events;
    return (
      this.counts.take(person, data.session.user.id)?.isOver !== true &&
      this.counts.take(network, data.network)?.isOver !== true
    );
  }
}
