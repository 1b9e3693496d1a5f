import type { ClientToServerEvents, Presence, ServerToClientEvents } from '@cw/domain';
import type { Server, Socket } from 'socket.io';
import type { ActiveSession } from '../auth/active-session.js';

/** What the server knows about a connection; who it is came with the handshake's cookie, never from a message. */
export interface SocketData {
  session: ActiveSession;
  /** From where it came, for what is counted by network. */
  network: string;
  /** The last sequence of what the person had been told when it came. */
  newest: number;
  /** What it says of its person, until it says something else. */
  status: Presence;
}

type Internal = Record<string, never>;
export type RealtimeServer = Server<ClientToServerEvents, ServerToClientEvents, Internal, SocketData>;
export type RealtimeSocket = Socket<ClientToServerEvents, ServerToClientEvents, Internal, SocketData>;

const PROJECT = 'project:';
export const userRoom = (userId: string): string => `user:${userId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;
export const projectRoom = (projectId: string): string => `${PROJECT}${projectId}`;
/** Every contractor: they learn nothing of each other. */
export const CONTRACTORS_ROOM = 'contractors';

/** The projects in whose rooms a socket sits. */
export const projectsOf = (socket: RealtimeSocket): string[] =>
  [...socket.rooms].filter((room) => room.startsWith(PROJECT)).map((room) => room.slice(PROJECT.length));
