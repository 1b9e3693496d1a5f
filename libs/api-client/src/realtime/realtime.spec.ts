import { once } from 'node:events';
import { waitFor } from '@testing-library/dom';
import { aServer, closeSockets, connectTo, PACE } from '../testing/socket-server.js';

afterEach(closeSockets);

describe('realtime connection', () => {
  it('RT-01 connects by websocket and says who it is', async () => {
    const { port, heard } = await aServer();
    const { states } = connectTo(port);

    await waitFor(() => expect(heard).toEqual(['connect by websocket', 'authenticate "user-1"']));
    expect(states).toEqual(['connecting', 'connected']);
  });

  it('RT-01 falls back to polling where a proxy refuses the upgrade', async () => {
    const { port, heard } = await aServer(0, 'refused');
    const { states } = connectTo(port);

    await waitFor(() => expect(heard).toEqual(['connect by polling', 'authenticate "user-1"']));
    expect(states).toEqual(['connecting', 'connected']);
  });

  it('RT-01 falls back to polling where a proxy swallows the upgrade', async () => {
    const { port, heard, swallowed } = await aServer(0, 'swallowed');
    const later = globalThis.setTimeout;
    let giveUp: () => void = () => undefined;
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((work, ms, ...rest) => {
      if (ms === PACE.timeoutMs) giveUp = work;
      return later(work, ms, ...rest);
    });
    const { states } = connectTo(port);
    // Nobody waits so long: its time is over once the proxy has the call.
    await waitFor(() => expect(swallowed).toHaveLength(1));
    jest.restoreAllMocks();
    giveUp();

    await waitFor(() => expect(heard).toEqual(['connect by polling', 'authenticate "user-1"']));
    expect(states).toEqual(['connecting', 'disconnected', 'connected']);
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

  it('RT-05 stays closed after a parse error, and tells the screens', async () => {
    const { server, port } = await aServer();
    const { states, connections } = connectTo(port);
    await waitFor(() => expect(connections()).toBe(1));
    const ended = once(server.sockets.sockets.values().next().value!, 'disconnect');

    // What no Socket.IO server says: a packet of a kind that does not exist.
    for (const { conn } of server.sockets.sockets.values()) conn.write('9not a packet');
    await ended;

    expect(states.at(-1)).toBe('disconnected');
    expect(connections()).toBe(1);
    expect(server.sockets.sockets.size).toBe(0);
  });

  it('RT-04 says the presence now and after a reconnect, RT-02 and of typing only what is true now', async () => {
    const { server, port, heard } = await aServer();
    const { realtime, connections } = connectTo(port);
    realtime.setTyping(true, { projectId: 'project-1' });
    realtime.setPresence('busy');
    await waitFor(() => expect(heard).toContain('user_status "busy"'));
    realtime.setTyping(true, { projectId: 'project-1', messageType: 'thread-1' });
    await waitFor(() => expect(heard.at(-1)).toBe('typing_start {"projectId":"project-1","messageType":"thread-1"}'));

    server.disconnectSockets();
    await waitFor(() => expect(connections()).toBe(2));

    await waitFor(() => expect(heard.filter((line) => line === 'user_status "busy"')).toHaveLength(2));
    expect(heard.filter((line) => line.startsWith('typing'))).toHaveLength(1);
  });
});
