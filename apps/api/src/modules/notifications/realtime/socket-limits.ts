import { Injectable } from '@nestjs/common';
import { SECOND_MS } from '@cw/domain';
import { LiveSockets } from '../../../common/realtime/live-sockets.js';
import type { RealtimeSocket } from '../../../common/realtime/realtime-server.js';
import { refuse } from './acks.js';

type Next = (error?: Error) => void;

// A person's hands and a page's timers stay far below.
const EVENTS_AT_ONCE = 150;
const EVENTS_PER_SECOND = 50;
const SOCKETS_PER_PERSON = 20;
const ROOMS_PER_SOCKET = 50;

/** RT-02: how much one client may ask of the gateway. */
@Injectable()
export class SocketLimits {
  constructor(private readonly screens: LiveSockets) {}

  /** What comes too fast is answered as such, and nobody looks at it. */
  watch(socket: RealtimeSocket): void {
    let left = EVENTS_AT_ONCE;
    let at = performance.now();
    socket.use((packet: unknown[], next: Next) => {
      const now = performance.now();
      left = Math.min(EVENTS_AT_ONCE, left + ((now - at) / SECOND_MS) * EVENTS_PER_SECOND);
      at = now;
      if (left >= 1) {
        left -= 1;
        next();
        return;
      }
      const reply = packet.at(-1);
      if (typeof reply === 'function') reply(refuse('request.too_many'));
    });
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
}
