import {
  SOCKET_CONSTANTS,
  type ClientToServerEvents,
  type Presence,
  type ServerToClientEvents,
  type TypingPayload,
} from '@cw/domain';
import { io, type Socket } from 'socket.io-client';
import type { RealtimeState } from './realtime-slice.js';

export type RealtimeSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
export type RealtimeEvent = keyof ServerToClientEvents;
export type RealtimeListener<E extends RealtimeEvent> = ServerToClientEvents[E];

export interface RealtimeOptions {
  readonly origin: string;
  readonly userId: string;
  readonly onState: (state: RealtimeState) => void;
  /** Called on every connection; what happened while there was none has to be asked for (RT-06). */
  readonly onConnected: () => void;
  /** The server has ended or refused the connection, as it does without a session: whose this is has to be asked. */
  readonly onEnded?: () => void;
  readonly log: (message: string) => void;
  /** Pauses in ms and number of tries; the product's own without it. */
  readonly pace?: ReconnectPace;
}

export interface ReconnectPace {
  readonly serverDisconnectRetryMs: number;
  readonly timeoutMs: number;
  readonly maxReconnectAttempts: number;
  readonly firstDelayMs: number;
}

const PACE: ReconnectPace = { ...SOCKET_CONSTANTS, firstDelayMs: 1_000 };

export interface Realtime {
  /** Hears an event until the returned function is called. */
  readonly listen: <E extends RealtimeEvent>(event: E, listener: RealtimeListener<E>) => () => void;
  /** Follows a project until the returned function is called; the room is joined again after a reconnect. */
  readonly followProject: (projectId: string) => () => void;
  /** Said now and after every reconnect. */
  readonly setPresence: (presence: Presence) => void;
  /** Without a connection nobody hears of it, later neither. */
  readonly setTyping: (isTyping: boolean, typing: TypingPayload) => void;
  /** Starts anew when the attempts are used up: back online, focus, or a navigation (RT-05). */
  readonly wake: () => void;
  readonly open: () => void;
  /** Ends the connection; `open` begins another. */
  readonly close: () => void;
}

function openSocket(origin: string, pace: ReconnectPace): Socket {
  return io(origin, {
    path: SOCKET_CONSTANTS.path,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: pace.timeoutMs,
    reconnectionAttempts: pace.maxReconnectAttempts,
    reconnectionDelay: pace.firstDelayMs,
    forceNew: true,
    withCredentials: true,
    autoConnect: false,
  });
}

/** Rooms with the number of screens that follow them, so that the last one to leave closes the door. */
function createRooms(socket: RealtimeSocket) {
  const followers = new Map<string, number>();
  const leave = (projectId: string): void => {
    const count = (followers.get(projectId) ?? 0) - 1;
    if (count > 0) {
      followers.set(projectId, count);
      return;
    }
    followers.delete(projectId);
    if (socket.connected) socket.emit('leave_project', projectId);
  };
  return {
    joinAll: () => {
      for (const projectId of followers.keys()) socket.emit('join_project', projectId);
    },
    follow: (projectId: string) => {
      const count = followers.get(projectId) ?? 0;
      followers.set(projectId, count + 1);
      if (count === 0 && socket.connected) socket.emit('join_project', projectId);
      return () => leave(projectId);
    },
  };
}

/** What the person says of themselves, now and on every later connection. */
function createOwnPresence(socket: RealtimeSocket): (next: Presence) => void {
  let presence: Presence | undefined;
  const say = (): void => {
    if (presence !== undefined && socket.connected) socket.emit('user_status', presence);
  };
  socket.on('connect', say);
  return (next) => {
    if (presence === next) return;
    presence = next;
    say();
  };
}

function createTyping(socket: RealtimeSocket): Realtime['setTyping'] {
  return (isTyping, typing) => {
    if (socket.connected) socket.emit(isTyping ? 'typing_start' : 'typing_stop', typing);
  };
}

/** RT-01, RT-05: a connection of its own for the signed-in person, on the page's own origin; begins with `open`. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { origin, userId, onState, onConnected, onEnded, log, pace = PACE } = options;
  // The same connection twice: TypeScript checks what is sent by one name and, by the other, lets an event's
  // name be a variable.
  const plainSocket = openSocket(origin, pace);
  const socket: RealtimeSocket = plainSocket;
  const rooms = createRooms(socket);
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  socket.on('connect', () => {
    isStopped = false;
    socket.emit('authenticate', userId);
    rooms.joinAll();
    onState('connected');
    onConnected();
  });
  socket.on('disconnect', (reason) => {
    onState('disconnected');
    if (reason === 'parse error') socket.disconnect();
    if (reason !== 'io server disconnect') return;
    onEnded?.();
    // Socket.IO itself does not come back after the server has ended the connection.
    retryTimer = setTimeout(() => socket.connect(), pace.serverDisconnectRetryMs);
  });
  socket.on('connect_error', (error) => {
    log(`realtime: ${error.message}`);
    onState('disconnected');
    // A proxy that swallows the upgrade refuses nothing, so that no other way was tried: next time that one is the first.
    plainSocket.io.opts.transports = ['polling', 'websocket'];
    if (socket.active) return;
    // A refused handshake is not retried by Socket.IO; there is no session to come back with.
    isStopped = true;
    onEnded?.();
  });
  socket.io.on('reconnect_failed', () => {
    isStopped = true;
    onState('stopped');
  });

  return {
    listen: (event, listener) => {
      const name: string = event;
      plainSocket.on(name, listener);
      return () => void plainSocket.off(name, listener);
    },
    followProject: rooms.follow,
    setPresence: createOwnPresence(socket),
    setTyping: createTyping(socket),
    wake: () => {
      if (!isStopped || socket.connected) return;
      isStopped = false;
      onState('connecting');
      socket.connect();
    },
    open: () => {
      onState('connecting');
      socket.connect();
    },
    close: () => {
      clearTimeout(retryTimer);
      isStopped = false;
      socket.disconnect();
      onState('off');
    },
  };
}
