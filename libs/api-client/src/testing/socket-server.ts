import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientToServerEvents, ServerToClientEvents } from '@cw/domain';
import type { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import { createRealtime, type Realtime, type RealtimeOptions } from '../realtime/realtime.js';
import type { RealtimeState } from '../realtime/realtime-slice.js';

export type TestServer = Server<ClientToServerEvents, ServerToClientEvents>;

export const PACE = { timeoutMs: 10_000, serverDisconnectRetryMs: 5, maxReconnectAttempts: 2, firstDelayMs: 5 };
const swallowed: Duplex[] = [];
const open: { realtime?: Realtime; server?: TestServer } = {};

/** How a proxy in between takes an upgrade to a websocket. */
export type UpgradeFate = 'refused' | 'swallowed';

function meddle(http: HttpServer, fate: UpgradeFate): void {
  http.removeAllListeners('upgrade');
  http.on('upgrade', (_request, socket) => {
    if (fate === 'refused') socket.end('HTTP/1.1 501 Not Implemented\r\nConnection: close\r\n\r\n');
    else swallowed.push(socket);
  });
}

/** A real server on a free port; `heard` is what clients sent, in order. */
export async function aServer(
  port = 0,
  upgrades?: UpgradeFate,
): Promise<{ server: TestServer; port: number; heard: string[]; swallowed: readonly Duplex[] }> {
  const http = createServer();
  const server: TestServer = new Server(http, { path: '/socket.io' });
  if (upgrades) meddle(http, upgrades);
  const heard: string[] = [];
  server.on('connection', (socket) => {
    heard.push(`connect by ${socket.conn.transport.name}`);
    socket.onAny((event: string, payload: unknown) => heard.push(`${event} ${JSON.stringify(payload)}`));
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  open.server = server;
  return { server, port: (http.address() as AddressInfo).port, heard, swallowed };
}

/** A client of it, which comes back within milliseconds. */
export function connectTo(port: number, options: Partial<RealtimeOptions> = {}) {
  const states: RealtimeState[] = [];
  let connections = 0;
  const realtime = createRealtime({
    origin: `http://127.0.0.1:${port}`,
    userId: 'user-1',
    onState: (state) => states.push(state),
    onConnected: () => (connections += 1),
    log: () => undefined,
    pace: PACE,
    ...options,
  });
  open.realtime = realtime;
  realtime.open();
  return { realtime, states, connections: () => connections };
}

/** Ends the client and the server of a test. */
export async function closeSockets(): Promise<void> {
  open.realtime?.close();
  swallowed.splice(0).forEach((socket) => socket.destroy());
  await open.server?.close();
}
