import { Injectable } from '@nestjs/common';
import type { ServerToClientEvents } from '@cw/domain';
import { type RealtimeServer, type RealtimeSocket, userRoom } from './realtime-server.js';

type Payload<E extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[E]>[0];

/** Who hears something: whoever is in one of the rooms and in none of the others. */
export interface Audience {
  readonly rooms: readonly string[];
  readonly except?: readonly string[];
}

/**
 * The open screens of this process, by whose they are. Nothing is ever asked of another process's: what it should know
 * goes over `Broadcast`. Without a server (tools, seeds) there are none.
 */
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

  all(): RealtimeSocket[] {
    // Between a connection and its welcome there is nobody yet.
    return [...(this.server?.sockets.sockets.values() ?? [])].filter(({ data }) => Boolean(data.session));
  }

  /** Everybody who has a screen open here. */
  people(): string[] {
    return [...new Set(this.all().map(({ data }) => data.session.user.id))];
  }

  of(userId: string): RealtimeSocket[] {
    return this.inRoom(userRoom(userId));
  }

  inRoom(room: string): RealtimeSocket[] {
    const ids = this.server?.sockets.adapter.rooms.get(room) ?? [];
    return [...ids].flatMap((id) => this.server?.sockets.sockets.get(id) ?? []);
  }

  /** To every screen of these people in this process, and to nobody when the list is empty. */
  emit<E extends keyof ServerToClientEvents>(userIds: readonly string[], event: E, payload: Payload<E>): void {
    this.emitIn({ rooms: userIds.map(userRoom) }, event, payload);
  }

  /** To every screen of an audience in this process, once each; no room is nobody. */
  emitIn<E extends keyof ServerToClientEvents>(audience: Audience, event: E, payload: Payload<E>): void {
    if (audience.rooms.length === 0) return;
    const args = [payload] as Parameters<ServerToClientEvents[E]>;
    this.server?.local
      .to([...audience.rooms])
      .except([...(audience.except ?? [])])
      .emit(event, ...args);
  }
}
