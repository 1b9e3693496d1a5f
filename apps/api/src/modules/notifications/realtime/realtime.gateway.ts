import { UseFilters } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { type Ack, isContractor } from '@cw/domain';
import { type SessionEnding, SessionEndings } from '../../../common/auth/session-endings.js';
import { LiveSockets } from '../../../common/realtime/live-sockets.js';
import {
  CONTRACTORS_ROOM,
  type RealtimeServer,
  type RealtimeSocket,
  sessionRoom,
  userRoom,
} from '../../../common/realtime/realtime-server.js';
import { SessionStore } from '../../auth/index.js';
import { OK, refuse } from './acks.js';
import { ForeignClaims } from './foreign-claims.js';
import { NotificationFeed } from './notification-feed.js';
import { RefusedEvents } from './refused-events.js';
import { handshakeOf } from './session-io.adapter.js';
import { SocketLimits } from './socket-limits.js';

// Every process hears of every ending, and each closes its own.
function socketsOf({ local }: RealtimeServer, ending: SessionEnding): Pick<RealtimeServer, 'disconnectSockets'> {
  if ('sessionId' in ending) return local.in(sessionRoom(ending.sessionId));
  const all = local.in(userRoom(ending.userId));
  return ending.exceptSessionId === undefined ? all : all.except(sessionRoom(ending.exceptSessionId));
}

/** RT-01, RT-02: who comes in. Identity is the handshake's session; what a client says about itself carries no right. */
@WebSocketGateway()
@UseFilters(RefusedEvents)
export class RealtimeGateway
  implements OnGatewayInit<RealtimeServer>, OnGatewayConnection<RealtimeSocket>, OnGatewayDisconnect<RealtimeSocket>
{
  constructor(
    private readonly screens: LiveSockets,
    private readonly endings: SessionEndings,
    private readonly sessions: SessionStore,
    private readonly feed: NotificationFeed,
    private readonly limits: SocketLimits,
    private readonly claims: ForeignClaims,
  ) {}

  afterInit(server: RealtimeServer): void {
    this.screens.attach(server);
    // Before the first message can arrive.
    server.use((socket, next) => {
      this.welcome(socket).then(() => next(), next);
    });
    this.endings.listen((ending) => {
      socketsOf(server, ending).disconnectSockets(true);
    });
  }

  async handleConnection(socket: RealtimeSocket): Promise<void> {
    try {
      await this.limits.lookUp(socket.data.session.user.id, () => this.receive(socket));
    } catch {
      // The database does not answer: the client tries again later, here or elsewhere.
      socket.disconnect(true);
    }
  }

  private async receive(socket: RealtimeSocket): Promise<void> {
    const { session } = socket.data;
    const rooms = [userRoom(session.user.id), sessionRoom(session.id)];
    await socket.join(isContractor(session.user.role) ? [...rooms, CONTRACTORS_ROOM] : rooms);
    // It may have ended between the handshake and the room.
    if (!(await this.sessions.aliveAmong([session.id])).has(session.id)) {
      socket.disconnect(true);
      return;
    }
    this.limits.makeRoom(session.user.id);
    await this.feed.open(socket);
  }

  handleDisconnect(socket: RealtimeSocket): void {
    this.feed.closed(socket.data.session.user.id);
  }

  @SubscribeMessage('authenticate')
  async authenticate(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() userId: unknown): Promise<Ack> {
    if (userId === socket.data.session.user.id) return OK;
    await this.claims.note(socket, userId);
    return refuse('auth.required');
  }

  private async welcome(socket: RealtimeSocket): Promise<void> {
    const handshake = handshakeOf(socket.request);
    if (!handshake) throw new Error('auth.required');
    const userId = handshake.session.user.id;
    const newest = await this.limits.lookUp(userId, () => this.feed.newest(userId));
    socket.data = { ...handshake, newest, status: 'online' };
    this.limits.watch(socket);
  }
}
