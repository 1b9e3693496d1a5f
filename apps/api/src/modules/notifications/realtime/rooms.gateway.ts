import { UseFilters } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { type Ack, PRESENCES } from '@cw/domain';
import { actorOf } from '../../../common/auth/active-session.js';
import { isId } from '../../../common/ids.js';
import { ProjectAccess } from '../../../common/realtime/project-access.js';
import { projectRoom, type RealtimeSocket } from '../../../common/realtime/realtime-server.js';
import { OK, refuse } from './acks.js';
import { Presences } from './presences.js';
import { RefusedEvents } from './refused-events.js';
import { SocketLimits } from './socket-limits.js';
import { Typing } from './typing.js';

/** RT-02, RT-04: whose rooms a client sits in, and whether its person is there. */
@WebSocketGateway()
@UseFilters(RefusedEvents)
export class RoomsGateway implements OnGatewayConnection<RealtimeSocket>, OnGatewayDisconnect<RealtimeSocket> {
  constructor(
    private readonly access: ProjectAccess,
    private readonly presences: Presences,
    private readonly typing: Typing,
    private readonly limits: SocketLimits,
  ) {}

  handleConnection(socket: RealtimeSocket): void {
    this.presences.connected(socket);
  }

  handleDisconnect(socket: RealtimeSocket): void {
    this.presences.went(socket);
  }

  @SubscribeMessage('join_project')
  async joinProject(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() projectId: unknown): Promise<Ack> {
    if (typeof projectId !== 'string' || !isId(projectId)) return refuse('project.not_found');
    if (!this.limits.mayJoin(socket)) return refuse('request.too_many');
    const actor = actorOf(socket.data.session);
    const mayRead = await this.limits.lookUp(actor.userId, () => this.access.canRead(actor, projectId));
    if (!mayRead) return refuse('project.not_found');
    // Others that it asked for at the same time may have come in meanwhile.
    if (!this.limits.mayJoin(socket)) return refuse('request.too_many');
    await socket.join(projectRoom(projectId));
    this.presences.joined(socket, projectId);
    return OK;
  }

  @SubscribeMessage('leave_project')
  async leaveProject(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() projectId: unknown): Promise<Ack> {
    if (typeof projectId !== 'string' || !socket.rooms.has(projectRoom(projectId))) return OK;
    await socket.leave(projectRoom(projectId));
    this.presences.went(socket);
    await this.typing.left(socket, projectId);
    return OK;
  }

  @SubscribeMessage('user_status')
  userStatus(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() given: unknown): Ack {
    const status = PRESENCES.find((known) => known === given);
    if (!status) return refuse('request.invalid');
    this.presences.says(socket, status);
    return OK;
  }
}
