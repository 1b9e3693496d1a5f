import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { SessionEndings } from '../../../common/auth/session-endings.js';
import {
  aUser,
  createTestApp,
  login,
  type SignedInHeaders,
  TEST_PASSWORD,
  type TestApp,
} from '../../../testing/index.js';
import { SessionStore } from '../../auth/index.js';
import type { UserEntity } from '../../users/index.js';

let one: TestApp;
let other: TestApp;
let open: Socket[] = [];
beforeAll(async () => {
  one = await createTestApp();
  other = await createTestApp({ beside: one });
});
afterEach(() => {
  open.forEach((socket) => socket.disconnect());
  open = [];
});
afterAll(async () => {
  await other.close();
  await one.close();
});

/** A socket at one of the processes, and its end. */
async function socketAt(
  process: TestApp,
  { Cookie }: SignedInHeaders,
): Promise<{ socket: Socket; ended: Promise<string> }> {
  const socket = io(process.url, {
    transports: ['websocket'],
    extraHeaders: { Cookie },
    forceNew: true,
    reconnection: false,
  });
  open.push(socket);
  const ended = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  await new Promise((resolve) => socket.once('unread-notifications', resolve));
  return { socket, ended };
}

const me = async (process: TestApp, headers: SignedInHeaders): Promise<number> =>
  (await process.http.get('/api/auth/me').set(headers)).status;
const endAll = (user: UserEntity, except?: string): Promise<void> =>
  one.app.get(SessionStore, { strict: false }).endAll(user.id, except);

describe('a session that ends in one process', () => {
  const WAYS: readonly [string, (user: UserEntity, headers: SignedInHeaders) => Promise<unknown>][] = [
    ['the logout', (_user, headers) => one.http.post('/api/auth/logout').set(headers)],
    ['a suspension', (user) => endAll(user)],
    [
      'a new password elsewhere',
      async (user) => {
        const elsewhere = await login(one, user);
        const passwords = {
          currentPassword: TEST_PASSWORD,
          password: 'nine-slow-herons',
          confirmPassword: 'nine-slow-herons',
        };
        const answer = await one.http.post('/api/auth/change-password').set(elsewhere).send(passwords);
        expect(answer.status).toBe(204);
      },
    ],
    [
      'signing out everywhere else',
      async (user) => {
        expect((await one.http.delete('/api/auth/sessions').set(await login(one, user))).status).toBe(204);
      },
    ],
  ];

  it.each(WAYS)('AUTH-08 by %s is over in the other at once, for calls and for sockets', async (_name, end) => {
    const user = await aUser(one);
    const headers = await login(one, user);
    const here = await socketAt(one, headers);
    const there = await socketAt(other, headers);
    expect([await me(one, headers), await me(other, headers)]).toEqual([200, 200]);

    await end(user, headers);

    expect([await me(one, headers), await me(other, headers)]).toEqual([401, 401]);
    expect([await here.ended, await there.ended]).toEqual(['io server disconnect', 'io server disconnect']);
  });

  it('AUTH-08 takes nobody else’s socket with it, nor that of the session that goes on', async () => {
    const [user, stranger] = [await aUser(one), await aUser(one)];
    const kept = await login(one, user);
    const { body } = await one.http.get('/api/auth/sessions').set(kept);
    const [keptSocket, strangers] = [await socketAt(other, kept), await socketAt(other, await login(one, stranger))];
    const ending = await socketAt(other, await login(one, user));

    await endAll(user, body.items[0].id);

    await ending.ended;
    expect([keptSocket.socket.connected, strangers.socket.connected]).toEqual([true, true]);
  });

  it('AUTH-08 is told when the transaction has committed, and not at all when it rolls back', async () => {
    const user = await aUser(one);
    const headers = await login(one, user);
    const { socket, ended } = await socketAt(other, headers);
    const failing = one.unitOfWork.run(async () => {
      await endAll(user);
      throw new Error('the rest failed');
    });
    await expect(failing).rejects.toThrow('the rest failed');

    expect(await me(other, headers)).toBe(200);
    expect(socket.connected).toBe(true);
    await one.app.get(SessionEndings).announce({ userId: user.id });
    expect(await ended).toBe('io server disconnect');
  });

  it('AUTH-08 that a process could not hear of ends there as soon as it hears again', async () => {
    const user = await aUser(one);
    const { ended } = await socketAt(other, await login(one, user));
    await one.unitOfWork.manager.query(`DELETE FROM app_session WHERE user_id = $1`, [user.id]);

    await one.unitOfWork.manager.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'closewright-api-broadcast'`,
    );

    expect(await ended).toBe('io server disconnect');
  });
});

/** One address for two processes: the second is reached when the first does not answer. */
async function addressOf(processes: readonly TestApp[]): Promise<{ url: string; close: () => void }> {
  const server = createServer((client) => {
    const reach = ([first, ...others]: readonly TestApp[]): void => {
      if (!first) return void client.destroy();
      const upstream = connect(Number(new URL(first.url).port), '127.0.0.1');
      upstream.once('error', () => reach(others));
      upstream.on('connect', () => {
        client.pipe(upstream).pipe(client);
        upstream.removeAllListeners('error').on('error', () => undefined);
        upstream.on('close', () => client.destroy());
      });
      client.on('close', () => upstream.destroy());
    };
    client.on('error', () => undefined);
    reach(processes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

describe('a process that stops', () => {
  it.each(['websocket', 'polling'] as const)(
    'RT-05 hands its sockets over %s to another process, by which they are told',
    async (transport) => {
      const user = await aUser(one);
      const { Cookie } = await login(one, user);
      const leaving = await createTestApp({ beside: one });
      const address = await addressOf([leaving, one]);
      // As the product's client: a connection that ends otherwise than by the server's will begins anew at once.
      const socket = io(address.url, { transports: [transport], extraHeaders: { Cookie }, reconnectionDelay: 1_000 });
      open.push(socket);
      await new Promise((resolve) => socket.once('unread-notifications', resolve));
      const attempts: number[] = [];
      socket.io.on('reconnect_attempt', (attempt) => attempts.push(attempt));
      const ended = new Promise<string>((resolve) => socket.once('disconnect', resolve));
      const again = new Promise((resolve) => socket.once('unread-notifications', resolve));

      await leaving.close();

      expect(await ended).not.toBe('io server disconnect');
      expect(await again).toEqual({ count: 0, revision: 0 });
      expect(attempts).toEqual([1]);
      address.close();
    },
  );
});
