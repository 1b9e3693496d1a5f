import { HOUR_MS } from '@cw/domain';
import { aUser, createTestApp, freePort, login, type SignedInHeaders, type TestApp } from '../../../testing/index.js';
import type { BareAnswer, BareStatement } from '../../../testing/lists/bare-list-server.js';
import { fillContractors } from '../../../testing/lists/bench-contractors.js';
import { fillNotifications } from '../../../testing/lists/bench-notifications.js';
import { fillProjectDetails, fillProjects } from '../../../testing/lists/bench-projects.js';
import { LoadProgram, startApi, startBareServer, type ServerProgram } from '../../../testing/lists/list-programs.js';
import type { LoadFigures } from '../../../testing/lists/load-loop.js';
import { recordStatements } from '../../../testing/lists/recorded-statements.js';
import { Random } from '../../../testing/random.js';

/**
 * How many lists a second the product answers beside a bare server: `npm run bench:lists`. `BENCH_ROUNDS` and
 * `BENCH_SECONDS` make it longer. It prints and judges nothing.
 */
const ROWS = 10_000;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const CONNECTIONS = 16;
const POOL = 10;
const QUESTIONS = 64;
const SECRET = 'bench-of-the-lists-not-a-secret-of-anybody';
const ORIGIN = 'http://localhost:3000';
const SECURE_ORIGIN = 'https://localhost:3000';

interface List {
  readonly name: string;
  readonly headers: SignedInHeaders;
  readonly paths: readonly string[];
}

interface Asked extends List {
  readonly answers: readonly BareAnswer[];
}

interface Round extends LoadFigures {
  readonly cpuMsPerRequest: number;
}

const SERVERS = ['the API', 'bare', 'bare, no session'] as const;
type Server = (typeof SERVERS)[number];

let test: TestApp;
beforeAll(async () => {
  // The processes that are called are production's, whose cookies are Secure: `login` names them so.
  test = await createTestApp({ now: new Date(), env: { SESSION_SECRET: SECRET, PUBLIC_URL: SECURE_ORIGIN } });
}, HOUR_MS);
afterAll(() => test.close());

const random = new Random(ROWS);
const get = async (path: string, headers: SignedInHeaders): Promise<{ readonly nextCursor: string | null }> =>
  (await test.http.get(path).set(headers).expect(200)).body;

/** Half plain, a quarter by trade, a quarter by words; every eighth is a second page. */
async function projectsNearMe(): Promise<List> {
  const contractor = await aUser(test, { role: 'contractor' });
  await fillProjects(test, ROWS);
  await fillProjectDetails(test, contractor.id);
  const headers = await login(test, contractor);
  const zips = await zipsOfTheCity();
  const paths: string[] = [];
  for (let asked = 0; asked < QUESTIONS; asked += 1) {
    const filter = ['', '', '&category=roofing', '&q=gutter'][asked % 4];
    const path = `/api/projects?zip=${random.pick(zips)}&radiusMiles=25${filter}`;
    const { nextCursor } = asked % 8 === 0 ? await get(path, headers) : { nextCursor: null };
    paths.push(nextCursor === null ? path : `${path}&cursor=${nextCursor}`);
  }
  return { name: 'projects near me', headers, paths };
}

async function findContractors(): Promise<List> {
  await fillContractors(test, ROWS);
  const headers = await login(test, await aUser(test, { role: 'seller' }));
  const zips = await zipsOfTheCity();
  const filters = ['&sort=rating', '&sort=newest', '&sort=location', '&sort=rating&trade=roofing&minRating=4'];
  const paths = Array.from(
    { length: QUESTIONS },
    (_, asked) => `/api/contractors?zip=${random.pick(zips)}&radiusMiles=25${filters[asked % filters.length]}`,
  );
  return { name: 'find contractors', headers, paths };
}

async function notifications(): Promise<List> {
  const [reader] = await fillNotifications(test, ROWS);
  if (reader === undefined) throw new Error('nobody was told anything');
  const headers = await login(test, { id: reader, role: 'seller' });
  const path = `/api/users/${reader}/notifications`;
  const { nextCursor } = await get(path, headers);
  return { name: 'notifications', headers, paths: [path, path, path, `${path}?cursor=${nextCursor}`] };
}

/** Where most people are, so that pages are full. */
async function zipsOfTheCity(): Promise<string[]> {
  const rows: { zip: string }[] = await test.unitOfWork.manager.query(`SELECT zip FROM bench_zip WHERE rank < 300`);
  return rows.map(({ zip }) => zip);
}

let session: BareStatement | undefined;

/** What the API asks Postgres and answers for each path, for the bare servers to do the same. */
async function ask({ paths, headers, ...list }: List): Promise<Asked> {
  const answers: BareAnswer[] = [];
  for (const path of new Set(paths)) {
    let body: unknown;
    const asked = await recordStatements(async () => {
      body = await get(path, headers);
    });
    session ??= asked.find(({ name }) => name === 'session_read');
    answers.push({ path, statements: asked.filter(({ name }) => name !== 'session_read'), body });
  }
  return { ...list, paths, headers, answers };
}

async function start(lists: readonly Asked[]): Promise<Map<Server, ServerProgram>> {
  if (!session) throw new Error('nobody asked who asks');
  const answers = lists.flatMap((list) => list.answers);
  const shared = { databaseUrl: test.config.databaseUrl, poolSize: POOL, answers };
  const api = startApi(await freePort(), {
    DATABASE_URL: test.config.databaseUrl,
    DATABASE_POOL_SIZE: String(POOL),
    DATA_DIR: test.config.dataDir,
    PUBLIC_URL: ORIGIN,
    SESSION_SECRET: SECRET,
    SMTP_URL: 'smtp://127.0.0.1:9',
    PAYMENTS_ENABLED: 'false',
  });
  return new Map([
    ['the API', await api],
    ['bare', await startBareServer({ ...shared, session })],
    ['bare, no session', await startBareServer({ ...shared, session: null })],
  ]);
}

/** Nothing is measured that is not the same: every server answers every path with the same bytes. */
async function assertSameBytes(lists: readonly Asked[], servers: ReadonlyMap<Server, ServerProgram>): Promise<void> {
  for (const { headers, answers } of lists)
    for (const { path } of answers) {
      const texts = [...servers.values()].map(async ({ port }) =>
        (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text(),
      );
      expect(new Set(await Promise.all(texts))).toHaveProperty('size', 1);
    }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function rounds(list: Asked, servers: ReadonlyMap<Server, ServerProgram>, load: LoadProgram) {
  const figures = new Map<Server, Round[]>(SERVERS.map((server) => [server, []]));
  // The first round warms up: statements are prepared, code is compiled.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [server, { port, cpuMs }] of servers) {
      const { paths, headers } = list;
      const before = cpuMs();
      const answered = await load.put({ port, paths, headers, connections: CONNECTIONS, milliseconds: SECONDS * 1000 });
      expect(answered.refused).toBe(0);
      const cpuMsPerRequest = (cpuMs() - before) / (answered.perSecond * SECONDS);
      if (round > 0) figures.get(server)?.push({ ...answered, cpuMsPerRequest });
    }
  return figures;
}

function print(list: Asked, figures: ReadonlyMap<Server, readonly Round[]>): void {
  const ours = figures.get('the API') ?? [];
  const bytes = median(list.answers.map(({ body }) => Buffer.byteLength(JSON.stringify(body))));
  const statements = median(list.answers.map((answer) => answer.statements.length));
  const lines = SERVERS.map((server) => {
    const of = figures.get(server) ?? [];
    const pairs = ours.map((own, round) => [own.perSecond, of[round]?.perSecond ?? 1] as const);
    const ratio = median(pairs.map(([own, theirs]) => own / theirs));
    const at = (part: keyof Omit<Round, 'refused'>): number => median(of.map((figure) => figure[part]));
    const figure = [
      at('perSecond').toFixed(0),
      at('p50').toFixed(1),
      at('p95').toFixed(1),
      ratio.toFixed(2),
      at('cpuMsPerRequest').toFixed(2),
    ];
    return `  ${server.padEnd(24)}${figure.map((text) => text.padStart(12)).join('')}`;
  });
  const head = ['a second', 'p50 ms', 'p95 ms', 'API ÷ it', 'CPU ms each'].map((text) => text.padStart(12)).join('');
  const title = `${list.name} (${statements} statements, ${bytes} bytes)`;
  process.stdout.write(`${title}\n${' '.repeat(26)}${head}\n${lines.join('\n')}\n`);
}

describe('throughput of the lists', () => {
  it(
    'beside a bare server',
    async () => {
      const lists: Asked[] = [];
      for (const make of [projectsNearMe, findContractors, notifications]) lists.push(await ask(await make()));
      const servers = await start(lists);
      const load = new LoadProgram();
      await assertSameBytes(lists, servers);
      process.stdout.write(
        `\n${ROWS} projects, contractors and notifications; ${CONNECTIONS} connections; median of ${ROUNDS} rounds of ${SECONDS} s in turn.\n` +
          `bare: node:http and pg, which read the session and make the API's own statements, prepared where it prepares them,\n` +
          `and send the same bytes, of which they write the JSON but compute nothing. Each server and the load are a process each.\n` +
          `CPU ms each: the server's own processor time for a request, which other work on the machine does not change.\n\n`,
      );
      for (const list of lists) print(list, await rounds(list, servers, load));
      for (const program of [load, ...servers.values()]) await program.stop();
    },
    HOUR_MS,
  );
});
