import { Injectable } from '@nestjs/common';
import type { ServerToClientEvents } from '@cw/domain';
import { type RealtimeServer, userRoom } from './realtime-server.js';

type Payload<E extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[E]>[0];

/** The open screens of this process, by whose they are. Without a server (tools, seeds) there are none. */
@Injectable()
export class LiveSockets {
  private server: RealtimeServer | undefined;

  attach(server: RealtimeServer): void {
    this.server = server;
  }

  /** Those of the given people who have a screen open here. */
  connected(userIds: readonly string[]): string[] {
    const rooms = this.server?.sockets.adapter.rooms;
    return userIds.filter((userId) => rooms?.has(userRoom(userId)));
  }

  /** Everybody who has a screen open here. */
  people(): string[] {
    const all = [...(this.server?.sockets.sockets.values() ?? [])];
    return [...new Set(all.map(({ data }) => data.session.user.id))];
  }

  /** To every screen of these people in this process, and to nobody when the list is empty. */
  emit<E extends keyof ServerToClientEvents>(userIds: readonly string[], event: E, payload: Payload<E>): void {
    if (userIds.length === 0) return;
    const args = [payload] as Parameters<ServerToClientEvents[E]>;
    this.server?.local.to(userIds.map(userRoom)).emit(event, ...args);
  }
}
