import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientToServerEvents, ServerToClientEvents } from '@cw/domain';
import { waitFor } from '@testing-library/dom';
import { Server } from 'socket.io';
import { createRealtime, type Realtime, type RealtimeOptions } from './realtime.js';
import type { RealtimeState } from './realtime-slice.js';

type TestServer = Server<ClientToServerEvents, ServerToClientEvents>;

const PACE = { serverDisconnectRetryMs: 5, maxReconnectAttempts: 2, firstDelayMs: 5 };
const open: { realtime?: Realtime; server?: TestServer } = {};

/** A real server on a free port; `heard` is what clients sent, in order. */
async function aServer(port = 0): Promise<{ server: TestServer; port: number; heard: string[] }> {
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

function connectTo(port: number, options: Partial<RealtimeOptions> = {}) {
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

afterEach(async () => {
  open.realtime?.close();
  await open.server?.close();
});

describe('realtime connection', () => {
  it('RT-01 connects by websocket and says who it is', async () => {
    const { port, heard } = await aServer();
    const { states } = connectTo(port);

    await waitFor(() => expect(heard).toEqual(['connect by websocket', 'authenticate "user-1"']));
    expect(states).toEqual(['connecting', 'connected']);
  });

  it('hears an event until the listener goes', async () => {
    const { server, port, heard } = await aServer();
    const { realtime } = connectTo(port);
    const counts: number[] = [];
    const stop = realtime.listen('unread-notifications', ({ count }) => counts.push(count));
    await waitFor(() => expect(heard).toHaveLength(2));

    server.emit('unread-notifications', { count: 3, revision: 1 });
    await waitFor(() => expect(counts).toEqual([3]));
    stop();
    const others: number[] = [];
    realtime.listen('unread-notifications', ({ count }) => others.push(count));
    server.emit('unread-notifications', { count: 4, revision: 2 });
    await waitFor(() => expect(others).toEqual([4]));

    expect(counts).toEqual([3]);
  });

  it('RT-05 comes back after the server has ended the connection, and joins its projects again', async () => {
    const { server, port, heard } = await aServer();
    let endings = 0;
    const { realtime, connections } = connectTo(port, { onEnded: () => (endings += 1) });
    realtime.followProject('project-1');
    await waitFor(() => expect(heard).toContain('join_project "project-1"'));

    server.disconnectSockets();
    await waitFor(() => expect(endings).toBe(1));

    await waitFor(() => expect(connections()).toBe(2));
    await waitFor(() => expect(heard.filter((line) => line === 'join_project "project-1"')).toHaveLength(2));
  });

  it('asks whose session it is when the server refuses the connection', async () => {
    const { server, port } = await aServer();
    server.use((_socket, next) => next(new Error('no session')));
    let endings = 0;

    connectTo(port, { onEnded: () => (endings += 1) });

    await waitFor(() => expect(endings).toBe(1));
  });

  it('leaves a project when the last screen that follows it goes', async () => {
    const { port, heard } = await aServer();
    const { realtime } = connectTo(port);
    await waitFor(() => expect(heard).toHaveLength(2));
    const first = realtime.followProject('project-1');
    const second = realtime.followProject('project-1');

    first();
    second();

    await waitFor(() => expect(heard.slice(2)).toEqual(['join_project "project-1"', 'leave_project "project-1"']));
  });

  it('RT-05 stops after the configured attempts, and starts anew when it is woken', async () => {
    const { server, port } = await aServer();
    const { realtime, states, connections } = connectTo(port);
    await waitFor(() => expect(connections()).toBe(1));
    await server.close();
    await waitFor(() => expect(states.at(-1)).toBe('stopped'));

    await aServer(port);
    realtime.wake();

    await waitFor(() => expect(connections()).toBe(2));
    expect(states.at(-1)).toBe('connected');
  });

  it('is off once it is closed', async () => {
    const { server, port, heard } = await aServer();
    const { realtime, states } = connectTo(port);
    await waitFor(() => expect(heard).toHaveLength(2));

    realtime.close();

    await waitFor(() => expect(server.sockets.sockets.size).toBe(0));
    expect(states.at(-1)).toBe('off');
  });
});
