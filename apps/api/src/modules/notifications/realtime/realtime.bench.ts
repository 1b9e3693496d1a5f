import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { HOUR_MS } from '@cw/domain';
import { EventBus } from '../../../common/events/event-bus.js';
import { createTestApp, freePort, type TestApp } from '../../../testing/index.js';
import { type ServerProgram, startApi } from '../../../testing/lists/list-programs.js';
import { aContractor, aPerson, type Person, post } from '../../../testing/market.js';

/**
 * `npm run bench:realtime`: what a connection costs, how long it takes until everybody who looks at a project hears of
 * it, and until what one person does is on another's screen, with one process and with two. `BENCH_SOCKETS` makes it
 * larger. All clients live in this process, whose own work is part of the figures; it prints and judges nothing.
 */
const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 2000);
const SOCKETS_PER_PERSON = 4;
const ROUNDS = 15;
/** Who is online while single events are measured, and how many of these a second. */
const ONLINE = 500;
const EVENTS = 200;
const PER_SECOND = 20;
const AT_ONCE = 50;
const MEMORY_PEACE_MS = 3_000;
const ORIGIN = 'http://localhost:3000';
const SECURE_ORIGIN = 'https://localhost:3000';
const SECRET = 'bench-of-the-sockets-not-a-secret-of-anybody';

let test: TestApp;
let owner: Person;
let people: Person[];
let projectId: string;
let servers: ServerProgram[] = [];
let open: Socket[] = [];

beforeAll(async () => {
  // The processes that are called are production's, whose cookies are Secure: `login` names them so.
  test = await createTestApp({ now: new Date(), env: { SESSION_SECRET: SECRET, PUBLIC_URL: SECURE_ORIGIN } });
  owner = await aPerson(test);
  ({ id: projectId } = await post(test, owner));
  people = [];
  for (let index = 0; index < SOCKETS / SOCKETS_PER_PERSON; index += 1) people.push(await aContractor(test));
}, HOUR_MS);
afterEach(async () => {
  open.forEach((socket) => socket.disconnect());
  open = [];
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
});
afterAll(() => test.close());

async function startServers(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    servers.push(
      await startApi(await freePort(), {
        DATABASE_URL: test.config.databaseUrl,
        DATA_DIR: test.config.dataDir,
        PUBLIC_URL: ORIGIN,
        SESSION_SECRET: SECRET,
        SMTP_URL: 'smtp://127.0.0.1:9',
        PAYMENTS_ENABLED: 'false',
      }),
    );
  }
}

const addressOf = (index: number): string => `http://127.0.0.1:${servers[index % servers.length]?.port}`;

/** Connected, and in its person's room: the server has said how much is unread. */
function connect(address: string, { headers }: Person): Promise<Socket> {
  const socket = io(address, {
    transports: ['websocket'],
    extraHeaders: { Cookie: headers.Cookie, Origin: ORIGIN },
    forceNew: true,
    reconnection: false,
  });
  open.push(socket);
  return new Promise((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('unread-notifications', () => resolve(socket));
  });
}

/** Some at a time, as a browser's day has it and no crowd does. */
async function inGroups<T, R>(things: readonly T[], one: (thing: T, index: number) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < things.length; from += AT_ONCE) {
    const group = things.slice(from, from + AT_ONCE);
    done.push(...(await Promise.all(group.map((thing, index) => one(thing, from + index)))));
  }
  return done;
}

const inMs = (value: number | undefined): string => `${(value ?? Number.NaN).toFixed(1)} ms`.padStart(12);
const inKb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`.padStart(12);
const print = (name: string, text: string): void => void process.stdout.write(`  ${name.padEnd(62)}${text}\n`);

function partOf(times: readonly number[], part: number): number | undefined {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** Milliseconds from the commit until each of the sockets has heard it. */
async function broadcast(sockets: readonly Socket[]): Promise<number[]> {
  const heard = sockets.map(
    (socket) => new Promise<number>((resolve) => socket.once('project_update', () => resolve(performance.now()))),
  );
  const facts = { projectId, projectTitle: 'Repairs', ownerId: owner.user.id, actorId: owner.user.id };
  await test.unitOfWork.run(() =>
    test.app.get(EventBus).emit('condition.evidenced', {
      ...facts,
      contractorId: people[0]?.user.id ?? '',
      conditionId: projectId,
      isCorrected: false,
    }),
  );
  const committed = performance.now();
  return (await Promise.all(heard)).map((at) => Math.max(0, at - committed));
}

/** Milliseconds from a person's request at the first process until the owner's screen at the last one shows it. */
async function toTheOtherBrowser(): Promise<number[]> {
  const screen = await connect(addressOf(servers.length - 1), owner);
  const asking = people.slice(0, EVENTS);
  const asked = new Map<number, number>();
  const times: number[] = [];
  const all = new Promise<void>((resolve) => {
    screen.on('new-notification', () => {
      // One person's notifications come in their order, which is that of the requests' commits.
      times.push(performance.now() - (asked.get(times.length) ?? 0));
      if (times.length === asking.length) resolve();
    });
  });
  for (const [index, person] of asking.entries()) {
    asked.set(index, performance.now());
    const answer = await fetch(`${addressOf(0)}/api/projects/${projectId}/questions`, {
      method: 'POST',
      headers: { ...person.headers, 'Content-Type': 'application/json', Origin: ORIGIN },
      body: JSON.stringify({ body: `Is the attic open? (${index})` }),
    });
    if (answer.status !== 201) throw new Error(`a question was answered ${answer.status}: ${await answer.text()}`);
    await delay(1000 / PER_SECOND);
  }
  await all;
  return times;
}

describe.each([1, 2])('with %d process(es)', (count) => {
  it(
    'costs',
    async () => {
      await startServers(count);
      process.stdout.write(`\nRealtime, ${count} process(es) of the API\n`);
      await Promise.all((await inGroups(people.slice(0, 20), (one, at) => connect(addressOf(at), one))).map(close));
      await delay(MEMORY_PEACE_MS);
      const before = servers.map((server) => server.residentBytes());
      const begun = performance.now();
      const places = Array.from({ length: SOCKETS }, (_, index) => people[index % people.length] ?? owner);
      const sockets = await inGroups(places, async (person, index) => {
        const socket = await connect(addressOf(index), person);
        await socket.timeout(30_000).emitWithAck('join_project', projectId);
        return socket;
      });
      print(`${SOCKETS} people's screens connected and joined`, inMs(performance.now() - begun));
      await delay(MEMORY_PEACE_MS);
      const held = servers.reduce((sum, server, index) => sum + server.residentBytes() - (before[index] ?? 0), 0);
      print('memory for each connection', inKb(held / SOCKETS));

      const rounds: number[][] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await broadcast(sockets));
      const times = rounds.flat();
      print(`everybody in a room of ${SOCKETS} has heard: p50`, inMs(partOf(times, 0.5)));
      print('p99', inMs(partOf(times, 0.99)));
      print('the last of the slowest round', inMs(partOf(times, 1)));

      for (const socket of sockets.slice(ONLINE)) socket.disconnect();
      await delay(MEMORY_PEACE_MS);
      const single = await toTheOtherBrowser();
      print(`a question is on the other screen, ${ONLINE} online: p50`, inMs(partOf(single, 0.5)));
      print('p95', inMs(partOf(single, 0.95)));
      print('p99', inMs(partOf(single, 0.99)));
    },
    HOUR_MS,
  );
});

function close(socket: Socket): Promise<void> {
  socket.disconnect();
  return Promise.resolve();
}
