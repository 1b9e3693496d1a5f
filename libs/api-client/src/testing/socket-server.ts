import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientToServerEvents, ServerToClientEvents } from '@cw/domain';
import { Server } from 'socket.io';
import { createRealtime, type Realtime, type RealtimeOptions } from '../realtime/realtime.js';
import type { RealtimeState } from '../realtime/realtime-slice.js';

export type TestServer = Server<ClientToServerEvents, ServerToClientEvents>;

const PACE = { serverDisconnectRetryMs: 5, maxReconnectAttempts: 2, firstDelayMs: 5 };
const open: { realtime?: Realtime; server?: TestServer } = {};

/** A real server on a free port; `heard` is what clients sent, in order. */
export async function aServer(port = 0): Promise<{ server: TestServer; port: number; heard: string[] }> {
  const http = createServer();
  const server: TestServer = new Server(http, { path: '/socket.io' });
  const heard: string[] = [];
  server.on('connection', (socket) => {
    heard.push(`connect by ${socket.conn.transport.name}`);
    socket.onAny((event: string, payload: unknown) => heard.push(`${event} ${JSON.stringify(payload)}`));
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  open.server = server;
  return { server, port: (http.address() as AddressInfo).port, heard };
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
  await open.server?.close();
}
