import { Logger } from '@nestjs/common';
import { newId } from '../../../common/ids.js';
import { ProjectAccess } from '../../../common/realtime/project-access.js';
import { eventually } from '../../../testing/eventually.js';
import { aUser, createTestApp, login, type SignedInHeaders, type TestApp } from '../../../testing/index.js';
import { SOCKET_BUDGETS } from './socket-limits.js';
import { type Client, clientAt, next } from './testing/live-clients.js';

const SCREENS = 20;
const TOO_MANY = { ok: false, error: 'request.too_many' };
const { connections, events } = SOCKET_BUDGETS;

const env = { CALL_LIMITS: 'true', DATABASE_WAIT_SECONDS: '1' };
let one: TestApp;
let other: TestApp;
let open: Client[] = [];
beforeAll(async () => {
  one = await createTestApp({ env });
  other = await createTestApp({ beside: one, env });
});
// The window of a budget does not end while a slow machine fills it.
const begun = Date.now();
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(begun));
afterEach(() => {
  open.forEach((socket) => socket.disconnect());
  open = [];
  jest.restoreAllMocks();
});
afterAll(async () => {
  await other.close();
  await one.close();
});

async function connected(process: TestApp, { Cookie }: SignedInHeaders): Promise<Client> {
  const socket = clientAt(process, { Cookie });
  open.push(socket);
  await next(socket, 'unread-notifications');
  return socket;
}

const refusedConnection = (process: TestApp, { Cookie }: SignedInHeaders): Promise<boolean> => {
  const socket = clientAt(process, { Cookie });
  open.push(socket);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(false));
    socket.once('connect_error', () => resolve(true));
  });
};

describe('twenty sockets of one account that join without end', () => {
  it('ASVS 2.4.1 leave connections of the database to everybody else', async () => {
    const flooder = await login(one, await aUser(one));
    const neighbor = await login(one, await aUser(one));
    let letGo = (): void => undefined;
    const until = new Promise<void>((resolve) => (letGo = resolve));
    let looking = 0;
    // A lookup that takes its time, by a connection of the pool.
    one.app.get(ProjectAccess).answerWith(() =>
      one.unitOfWork.run(async () => {
        looking += 1;
        await until;
        return true;
      }),
    );
    const sockets: Client[] = [];
    for (let index = 0; index < SCREENS; index += 1) sockets.push(await connected(one, flooder));

    const joins = sockets.flatMap((socket) =>
      Array.from({ length: 10 }, () => socket.emitWithAck('join_project', newId())),
    );
    const refused = await Promise.race(joins);
    const dashboard = await one.http.get('/api/dashboard').set(neighbor);
    const lookingMeanwhile = looking;
    letGo();
    const answers = await Promise.all(joins);

    expect(dashboard.status).toBe(200);
    expect(lookingMeanwhile).toBe(1);
    expect(refused).toEqual(TOO_MANY);
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  });
});

describe('a budget of sockets', () => {
  it('ASVS 2.4.1 is not filled again by connecting anew, to another process either', async () => {
    const user = await aUser(one);
    const headers = await login(one, user);
    const acks: unknown[] = [];
    const PART = 100;
    for (let asked = 0; asked < events.person.points + PART; asked += PART) {
      const socket = await connected(one, headers);
      acks.push(
        ...(await Promise.all(Array.from({ length: PART }, () => socket.emitWithAck('authenticate', user.id)))),
      );
      socket.disconnect();
    }

    const again = await (await connected(one, headers)).emitWithAck('authenticate', user.id);
    const elsewhere = await connected(other, headers);
    let letThrough = 0;
    await eventually(async () => {
      const { ok } = await elsewhere.emitWithAck('authenticate', user.id);
      if (ok) letThrough += 1;
      return !ok;
    }, 'the other process knows what was asked of the first');

    expect(acks.filter((ack) => JSON.stringify(ack) === '{"ok":true}')).toHaveLength(events.person.points);
    expect(again).toEqual(TOO_MANY);
    expect(letThrough).toBeLessThan(events.person.points / 2);
  });

  it('ASVS 2.4.1 bounds how often one person connects, and nobody else', async () => {
    const headers = await login(one, await aUser(one));
    const neighbor = await login(one, await aUser(one));
    for (let index = 0; index < connections.person.points; index += 1) (await connected(one, headers)).disconnect();

    expect(await refusedConnection(one, headers)).toBe(true);
    expect(await refusedConnection(one, neighbor)).toBe(false);
  });
});

it('an event that the database has no time for is answered as such, in one line of the log', async () => {
  const errors = jest.spyOn(Logger.prototype, 'error');
  const warnings = jest.spyOn(Logger.prototype, 'warn');
  const socket = await connected(one, await login(one, await aUser(one)));
  one.app.get(ProjectAccess).answerWith(() => Promise.reject(new Error('timeout exceeded when trying to connect')));

  const ack = await socket.emitWithAck('join_project', newId());

  expect(ack).toEqual({ ok: false, error: 'server.unavailable' });
  expect(errors).not.toHaveBeenCalled();
  expect(warnings.mock.calls.filter(([line]) => String(line).includes('sent away'))).toEqual([
    ['an event was sent away: Error: timeout exceeded when trying to connect'],
  ]);
});
