import type { ActiveSession } from '../auth/active-session.js';
import type { ClientToServerEvents, ServerToClientEvents } from '@cw/domain';
import type { Server, Socket } from 'socket.io';

/** What the server knows about a connection; it came with the handshake's cookie, never from a message. */
export interface SocketData {
  session: ActiveSession;
  /** The last sequence of what the person had been told when it came. */
  newest: number;
}

type Internal = Record<string, never>;
export type RealtimeServer = Server<ClientToServerEvents, ServerToClientEvents, Internal, SocketData>;
export type RealtimeSocket = Socket<ClientToServerEvents, ServerToClientEvents, Internal, SocketData>;

export const userRoom = (userId: string): string => `user:${userId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;
export const projectRoom = (projectId: string): string => `project:${projectId}`;
