import type { Ack, ClientToServerEvents } from '@cw/domain';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { GATEWAY_METADATA, MESSAGE_METADATA } from '@nestjs/websockets/constants.js';
import { io, type Socket } from 'socket.io-client';
import { EVERYBODY, PRINCIPALS, type Principal } from './principals.js';
import type { Entry } from './rows.js';
import { startWorld, type Started } from './start.js';
import { SOCKETS } from './tables/sockets.table.js';
import type { Kind } from './world/world.js';

const ENTRIES: readonly Entry[] = SOCKETS;
const STATUS_OF: Readonly<Record<string, number>> = {
  'auth.required': 403,
  'project.not_found': 404,
  'request.invalid': 422,
};

/** What each event carries about the object of a row; a new event of the contract does not compile without one. */
const PAYLOADS: Record<keyof ClientToServerEvents, { readonly kind?: Kind; readonly of: (id: string) => unknown }> = {
  authenticate: { kind: 'user', of: (id) => id },
  join_project: { kind: 'project', of: (id) => id },
  leave_project: { kind: 'project', of: (id) => id },
  user_status: { of: () => 'away' },
  typing_start: { kind: 'project', of: (id) => ({ projectId: id }) },
  typing_stop: { kind: 'project', of: (id) => ({ projectId: id }) },
};

const isEvent = (name: string): name is keyof ClientToServerEvents => name in PAYLOADS;

let started: Started;
/** Everybody who gets in, and everything that each of them hears. */
const sockets = new Map<Principal, Socket>();
const heard = new Map<Principal, string[]>();

beforeAll(async () => {
  started = await startWorld();
  for (const principal of EVERYBODY) {
    const socket = socketOf(principal);
    const lines: string[] = [];
    socket.onAny((...said: unknown[]) => lines.push(JSON.stringify(said)));
    if ((await handshake(socket)) === 200) sockets.set(principal, socket);
    heard.set(principal, lines);
  }
});
afterAll(async () => {
  for (const socket of sockets.values()) socket.disconnect();
  await started.close();
});

function socketOf(principal: Principal, headers: Record<string, string> = {}, transport = 'websocket'): Socket {
  const extraHeaders = { ...started.world.people.headersOf(principal), ...headers };
  return io(started.test.url, { transports: [transport], extraHeaders, forceNew: true, reconnection: false });
}

const handshake = (socket: Socket): Promise<number> =>
  new Promise((resolve) => {
    socket.once('connect', () => {
      resolve(200);
    });
    socket.once('connect_error', () => {
      resolve(401);
    });
  });

async function statusOf(socket: Socket | undefined, event: string, payload: unknown): Promise<number> {
  if (!socket) return 401;
  const ack: Ack = await socket.timeout(10_000).emitWithAck(event, payload);
  return ack.ok ? 200 : (STATUS_OF[ack.error ?? ''] ?? 500);
}

/** The status of one cell: the event by itself, or in the room that it names. */
async function answer({ name, operationId }: Entry, object: string, principal: Principal): Promise<number> {
  const socket = sockets.get(principal);
  if (!isEvent(operationId)) return socket ? 200 : 401;
  const { kind, of } = PAYLOADS[operationId];
  const id = kind === undefined ? '' : started.world.idOf(kind, object, principal);
  if (name.endsWith(':thread')) {
    const messageType = started.world.idOf('conversation', object, principal);
    return statusOf(socket, operationId, { projectId: id, messageType });
  }
  const isJoined = name.endsWith(':joined') || operationId === 'user_status';
  const room = operationId === 'user_status' ? started.world.idOf('project', 'open', principal) : id;
  if (isJoined) await statusOf(socket, 'join_project', room);
  const status = await statusOf(socket, operationId, of(id));
  if (isJoined || operationId === 'join_project') await statusOf(socket, 'leave_project', room);
  return status;
}

async function faultsOf(entry: Entry): Promise<string[]> {
  const faults: string[] = [];
  for (const { object, cells } of entry.rows) {
    for (const { principal, status } of cells) {
      const got = await answer(entry, object, principal);
      if (got !== status) faults.push(`${object} ${principal} (${PRINCIPALS[principal]}): ${got}, not ${status}`);
    }
  }
  return faults;
}

/** Everything that the gateways listen to. */
function runningEvents(): string[] {
  const scanner = new MetadataScanner();
  const modules = [...started.test.app.get(ModulesContainer).values()];
  return modules
    .flatMap(({ providers }) => [...providers.values()])
    .flatMap(({ metatype }) =>
      metatype && Reflect.hasMetadata(GATEWAY_METADATA, metatype) ? [metatype.prototype] : [],
    )
    .flatMap((prototype: object) =>
      scanner.getAllMethodNames(prototype).flatMap((method) => {
        const handler: unknown = Reflect.get(prototype, method);
        const event: unknown = typeof handler === 'function' && Reflect.getMetadata(MESSAGE_METADATA, handler);
        return typeof event === 'string' ? [event] : [];
      }),
    );
}

describe('the access matrix of the socket', () => {
  it.each(ENTRIES.map((entry) => [entry.name, entry] as const))('RT-02 ROLE-06 %s', async (_name, entry) => {
    expect(await faultsOf(entry)).toEqual([]);
  });

  it('has every event that a gateway hears', () => {
    const listed = ENTRIES.map(({ operationId }) => operationId).filter((name) => name !== 'handshake');

    expect([...new Set(runningEvents())].sort()).toEqual([...new Set(listed)].sort());
    expect(Object.keys(PAYLOADS).sort()).toEqual([...new Set(listed)].sort());
  });

  it('ROLE-06 tells nobody of somebody whom it may not know, while everybody sits in every room it may join', async () => {
    const rooms = ['open', 'job', 'submitted', 'others', 'others job'];
    for (const [principal, socket] of sockets)
      for (const room of rooms) await statusOf(socket, 'join_project', started.world.idOf('project', room, principal));
    for (const [principal, socket] of sockets) {
      await statusOf(socket, 'user_status', 'busy');
      for (const room of rooms)
        await statusOf(socket, 'typing_start', { projectId: started.world.idOf('project', room, principal) });
    }
    // One more answer each, so that everything said before has arrived.
    for (const socket of sockets.values()) await statusOf(socket, 'leave_project', '');

    // Staff who sit in a project's room are seen there, as everybody is.
    const leaks = EVERYBODY.flatMap((principal) =>
      started.world.secrets
        .leaks(principal, { text: heard.get(principal)?.join() ?? '', sent: '' })
        .filter(({ kind }) => kind !== 'admin id')
        .map((leak) => ({ principal, leak })),
    );
    expect(leaks).toEqual([]);
    expect(heard.get('seller')?.join()).toContain(started.world.people.get('awarded').user.id);
  });

  it.each(['websocket', 'polling'])('refuses the right cookie from a foreign page over %s', async (transport) => {
    const own = new URL(started.test.config.publicUrl);
    const foreign = [
      'null',
      'https://evil.example',
      `http://evil.${own.host}`,
      `http://${own.hostname}.evil.example`,
      `http://${own.hostname}evil:${own.port}`,
      `http://${own.hostname}`,
      `http://${own.hostname}:${Number(own.port) + 1}`,
      `ftp://${own.host}`,
      `http://user@${own.host}`,
      `http://APP.${own.host}.evil`,
    ];
    for (const origin of foreign) {
      const socket = socketOf('seller', { Origin: origin }, transport);
      expect([origin, await handshake(socket)]).toEqual([origin, 401]);
      socket.disconnect();
    }
    const welcome = socketOf('seller', { Origin: own.origin }, transport);
    expect(await handshake(welcome)).toBe(200);
    welcome.disconnect();
  });
});
