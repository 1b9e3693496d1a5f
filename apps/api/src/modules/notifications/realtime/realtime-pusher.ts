import { Injectable } from '@nestjs/common';
import type { ServerToClientEvents } from '@cw/domain';
import { actorOf } from '../../../common/auth/active-session.js';
import { ProjectAccess } from '../../../common/realtime/project-access.js';
import { projectRoom, type RealtimeServer, userRoom } from '../../../common/realtime/realtime-server.js';

type Payload<E extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[E]>[0];

/** Sends to open screens. Without a server (tools, seeds) it sends to nobody. */
@Injectable()
export class RealtimePusher {
  private server: RealtimeServer | undefined;

  constructor(private readonly access: ProjectAccess) {}

  attach(server: RealtimeServer): void {
    this.server = server;
  }

  /** The sessions that have a socket in this process. */
  connectedSessions(): string[] {
    const sockets = [...(this.server?.sockets.sockets.values() ?? [])];
    return [...new Set(sockets.map(({ data }) => data.session.id))];
  }

  newBid(ownerId: string, bid: Payload<'new_bid'>): void {
    this.server?.to(userRoom(ownerId)).emit('new_bid', bid);
  }

  projectUpdateTo(userIds: readonly string[], update: Payload<'project_update'>): void {
    if (userIds.length > 0) this.server?.to(userIds.map(userRoom)).emit('project_update', update);
  }

  /** To the parties, and to whoever looks at the project and still may: a right may have ended with this very event. */
  async projectUpdate(userIds: readonly string[], update: Payload<'project_update'>): Promise<void> {
    await this.evict(update.projectId);
    this.server?.to([projectRoom(update.projectId), ...userIds.map(userRoom)]).emit('project_update', update);
  }

  private async evict(projectId: string): Promise<void> {
    const sockets = (await this.server?.in(projectRoom(projectId)).fetchSockets()) ?? [];
    for (const socket of sockets) {
      if (!(await this.access.canRead(actorOf(socket.data.session), projectId))) socket.leave(projectRoom(projectId));
    }
  }
}
