import { Logger } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { type Ack, isContractor, PRESENCES, type Presence, SOCKET_CONSTANTS } from '@cw/domain';
import { actorOf } from '../../../common/auth/active-session.js';
import { type SessionEnding, SessionEndings } from '../../../common/auth/session-endings.js';
import { isId } from '../../../common/ids.js';
import { LiveSockets } from '../../../common/realtime/live-sockets.js';
import { ProjectAccess } from '../../../common/realtime/project-access.js';
import { SessionStore } from '../../auth/index.js';
import { NotificationFeed } from './notification-feed.js';
import { RealtimePusher } from './realtime-pusher.js';
import {
  projectRoom,
  type RealtimeServer,
  type RealtimeSocket,
  sessionRoom,
  userRoom,
} from '../../../common/realtime/realtime-server.js';
import { sessionOfHandshake } from './session-io.adapter.js';

function socketsOf(server: RealtimeServer, ending: SessionEnding): Pick<RealtimeServer, 'disconnectSockets'> {
  if ('sessionId' in ending) return server.in(sessionRoom(ending.sessionId));
  const all = server.in(userRoom(ending.userId));
  return ending.exceptSessionId === undefined ? all : all.except(sessionRoom(ending.exceptSessionId));
}

const OK: Ack = { ok: true };
const MESSAGE_TYPE_MAX = 40;

const refuse = (error: string): Ack => ({ ok: false, error });
const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** RT-01 … RT-04. Identity is the handshake's session; what a client says about itself carries no right. */
@WebSocketGateway()
export class RealtimeGateway
  implements OnGatewayInit<RealtimeServer>, OnGatewayConnection<RealtimeSocket>, OnGatewayDisconnect<RealtimeSocket>
{
  private readonly logger = new Logger(RealtimeGateway.name);
  private server: RealtimeServer | undefined;

  constructor(
    private readonly pusher: RealtimePusher,
    private readonly screens: LiveSockets,
    private readonly access: ProjectAccess,
    private readonly endings: SessionEndings,
    private readonly feed: NotificationFeed,
    private readonly sessions: SessionStore,
  ) {}

  afterInit(server: RealtimeServer): void {
    this.server = server;
    this.pusher.attach(server);
    this.screens.attach(server);
    // Before the first message can arrive.
    server.use((socket, next) => {
      this.welcome(socket).then(() => {
        next();
      }, next);
    });
    this.endings.listen((ending) => {
      socketsOf(server, ending).disconnectSockets(true);
    });
  }

  async handleConnection(socket: RealtimeSocket): Promise<void> {
    const { session } = socket.data;
    await socket.join([userRoom(session.user.id), sessionRoom(session.id)]);
    // It may have ended between the handshake and the room.
    if (!(await this.sessions.aliveAmong([session.id])).has(session.id)) {
      socket.disconnect(true);
      return;
    }
    await this.feed.open(socket);
  }

  handleDisconnect(socket: RealtimeSocket): void {
    this.feed.closed(socket.data.session.user.id);
  }

  private async welcome(socket: RealtimeSocket): Promise<void> {
    const session = sessionOfHandshake(socket.request);
    if (!session) throw new Error('auth.required');
    socket.data = { session, newest: await this.feed.newest(session.user.id) };
  }

  @SubscribeMessage('authenticate')
  authenticate(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() userId: unknown): Ack {
    if (userId === socket.data.session.user.id) return OK;
    const claimed = typeof userId === 'string' && isId(userId) ? userId : 'no id';
    this.logger.warn({ audit: 'socket.identity_mismatch', userId: socket.data.session.user.id, claimed }, 'audit');
    return refuse('auth.required');
  }

  @SubscribeMessage('join_project')
  async joinProject(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() projectId: unknown): Promise<Ack> {
    if (typeof projectId !== 'string' || !isId(projectId)) return refuse('project.not_found');
    if (!(await this.access.canRead(actorOf(socket.data.session), projectId))) return refuse('project.not_found');
    await socket.join(projectRoom(projectId));
    return OK;
  }

  @SubscribeMessage('leave_project')
  async leaveProject(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() projectId: unknown): Promise<Ack> {
    if (typeof projectId === 'string') await socket.leave(projectRoom(projectId));
    return OK;
  }

  @SubscribeMessage('user_status')
  async userStatus(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() given: unknown): Promise<Ack> {
    const status: Presence | undefined = PRESENCES.find((known) => known === given);
    if (!status) return refuse('request.invalid');
    const rooms = [...socket.rooms].filter((room) => room.startsWith(projectRoom('')));
    for (const room of rooms) {
      await this.toSeers(socket, room, (seer) =>
        seer.emit('user_status_update', { userId: socket.data.session.user.id, status }),
      );
    }
    return OK;
  }

  @SubscribeMessage('typing_start')
  async typingStart(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() payload: unknown): Promise<Ack> {
    return this.typing(socket, payload, true);
  }

  @SubscribeMessage('typing_stop')
  async typingStop(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() payload: unknown): Promise<Ack> {
    return this.typing(socket, payload, false);
  }

  private async typing(socket: RealtimeSocket, payload: unknown, typing: boolean): Promise<Ack> {
    const projectId = property(payload, 'projectId');
    if (typeof projectId !== 'string' || !socket.rooms.has(projectRoom(projectId))) return refuse('project.not_found');
    const given = property(payload, 'messageType');
    const messageType =
      typeof given === 'string' ? given.slice(0, MESSAGE_TYPE_MAX) : SOCKET_CONSTANTS.defaultMessageType;
    const userId = socket.data.session.user.id;
    await this.toSeers(socket, projectRoom(projectId), (seer) =>
      seer.emit('user_typing', { projectId, userId, messageType, typing }),
    );
    return OK;
  }

  // Bids are sealed, so one contractor may not learn from another's presence that there is one.
  private async toSeers(from: RealtimeSocket, room: string, send: (seer: Seer) => void): Promise<void> {
    const isHidden = isContractor(from.data.session.user.role);
    const sockets = (await this.server?.in(room).fetchSockets()) ?? [];
    for (const seer of sockets) {
      const own = seer.data.session.user.id === from.data.session.user.id;
      if (!own && !(isHidden && isContractor(seer.data.session.user.role))) send(seer);
    }
  }
}

type Seer = Awaited<ReturnType<RealtimeServer['fetchSockets']>>[number];
