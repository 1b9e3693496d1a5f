import { UseFilters } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayDisconnect,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { type Ack, SOCKET_CONSTANTS } from '@cw/domain';
import { actorOf } from '../../../common/auth/active-session.js';
import { textIn } from '../../../common/broadcast/payload.js';
import { isId } from '../../../common/ids.js';
import { ConversationAccess } from '../../../common/realtime/conversation-access.js';
import { ProjectAccess } from '../../../common/realtime/project-access.js';
import { projectRoom, type RealtimeSocket } from '../../../common/realtime/realtime-server.js';
import { OK, refuse } from './acks.js';
import { RefusedEvents } from './refused-events.js';
import { SocketLimits } from './socket-limits.js';
import { Typing, type TypingPlace } from './typing.js';

// A thread is named by its id; other words name a place within the project.
const MESSAGE_TYPE_MAX = 40;

/** RT-02: who types, in a project's room or in a thread. */
@WebSocketGateway()
@UseFilters(RefusedEvents)
export class TypingGateway implements OnGatewayDisconnect<RealtimeSocket> {
  constructor(
    private readonly typing: Typing,
    private readonly access: ProjectAccess,
    private readonly conversations: ConversationAccess,
    private readonly limits: SocketLimits,
  ) {}

  async handleDisconnect(socket: RealtimeSocket): Promise<void> {
    // What cannot be said ends by itself in every process.
    await this.typing.left(socket).catch(() => undefined);
  }

  @SubscribeMessage('typing_start')
  async typingStart(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() payload: unknown): Promise<Ack> {
    const place = await this.placeOf(socket, payload);
    if (!place) return refuse('project.not_found');
    await this.typing.start(socket, place);
    return OK;
  }

  @SubscribeMessage('typing_stop')
  async typingStop(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() payload: unknown): Promise<Ack> {
    const place = await this.placeOf(socket, payload);
    if (!place) return refuse('project.not_found');
    await this.typing.stop(socket, place);
    return OK;
  }

  private async placeOf(socket: RealtimeSocket, payload: unknown): Promise<TypingPlace | undefined> {
    const projectId = textIn(payload, 'projectId');
    if (projectId === undefined || !isId(projectId)) return undefined;
    const given = textIn(payload, 'messageType')?.slice(0, MESSAGE_TYPE_MAX).toWellFormed();
    const messageType = given ?? SOCKET_CONSTANTS.defaultMessageType;
    const place = { projectId, messageType, userId: socket.data.session.user.id };
    if (isId(messageType)) return this.limits.lookUp(place.userId, () => this.inThread(socket, place));
    return socket.rooms.has(projectRoom(projectId)) ? { ...place, members: undefined } : undefined;
  }

  /** Undefined for whoever may not write in the thread, or may not read the project it is said to be of. */
  private async inThread(
    socket: RealtimeSocket,
    place: Omit<TypingPlace, 'members'>,
  ): Promise<TypingPlace | undefined> {
    const actor = actorOf(socket.data.session);
    if (!(await this.conversations.canWrite(actor, place.messageType))) return undefined;
    const isInProject = socket.rooms.has(projectRoom(place.projectId));
    if (!isInProject && !(await this.access.canRead(actor, place.projectId))) return undefined;
    return { ...place, members: await this.conversations.membersOf(place.messageType) };
  }
}
