import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { edgeDoor } from '../../../../testing/doors/edge-door.js';
import type { Door } from '../../../../testing/doors/door.js';
import { looksUp, nginxDoor, nginxHere } from '../../../../testing/doors/nginx-door.js';
import { nameServer } from '../../../../testing/doors/name-server.js';
import { createTestApp, freePort, login, type SignedInHeaders, type TestApp } from '../../../../testing/index.js';
import { type ServerProgram, startApi } from '../../../../testing/lists/list-programs.js';
import { aContractor, type Person } from '../../../../testing/market.js';
import { patience } from '../../../../testing/patience.js';
import { aThread, Talk, type Thread } from '../../../../testing/talk.js';
import { CaughtUpClient, type Entrance } from './caught-up.js';
import type { Transport } from './live-clients.js';

const ORIGIN = 'http://localhost:3000';
const SECURE_ORIGIN = 'https://localhost:3000';
const SECRET = 'behind-the-doors-not-a-secret-of-anybody';
const ASKING = 6;
/** After so many questions others ask: a person may ask 20, and how many are asked depends on how long a restart takes. */
const ASKED_BY_THE_SAME = 48;
// Spread over the processes, and fewer than a person may have.
const SESSIONS = 7;

export const NGINX = nginxHere();
export const DOORS: readonly string[] = NGINX === null ? ['edge'] : ['edge', 'nginx'];

/** What one call was answered: its status, or what the net said. */
export type Answer = number | string;

/** Two real processes of the API, whatever may stand in front of them, and people who talk through it. */
export class ProductBehindDoors {
  /** On the same database, for what no client can do. */
  home!: TestApp;
  thread!: Thread;
  owner!: Person;
  readonly entrances = new Map<string, Entrance & { readonly door: Door }>();
  readonly clients: CaughtUpClient[] = [];
  servers: ServerProgram[] = [];
  private sessions: SignedInHeaders[] = [];
  private readonly asking = new Map<string, Promise<Person>>();
  private places: { readonly host: string; readonly port: number }[] = [];
  private names: Awaited<ReturnType<typeof nameServer>> | undefined;

  async start(): Promise<void> {
    // The processes that are called are production's, whose cookies are Secure: `login` names them so.
    this.home = await createTestApp({ now: new Date(), env: { SESSION_SECRET: SECRET, PUBLIC_URL: SECURE_ORIGIN } });
    this.thread = await aThread(new Talk(this.home));
    this.owner = this.thread.owner;
    for (let index = 0; index < SESSIONS; index += 1) this.sessions.push(await login(this.home, this.owner.user));
    const isByName = NGINX !== null && looksUp(NGINX);
    const port = await freePort();
    this.places = isByName
      ? ['127.0.0.2', '127.0.0.3'].map((host) => ({ host, port }))
      : [port, await freePort()].map((each) => ({ host: '127.0.0.1', port: each }));
    this.servers = await Promise.all(this.places.map((_, index) => this.startServer(index)));
    if (isByName) this.names = await nameServer(this.places.map(({ host }) => host));
    const processes = this.places.map(({ host, port: at }) => `${host}:${at}`);
    const plan = { processes, publicUrl: ORIGIN, pages: 'http://127.0.0.1:9' };
    this.enter('edge', await edgeDoor(plan));
    if (NGINX === null) return;
    const named = this.names && { nameServer: this.names.at };
    this.enter('nginx', await nginxDoor(NGINX, { ...plan, ...named, port: await freePort() }));
  }

  startServer(index: number): Promise<ServerProgram> {
    const { host = '', port = 0 } = this.places[index] ?? {};
    return startApi(port, {
      API_HOST: host,
      TRUST_PROXY: 'loopback',
      DATABASE_URL: this.home.config.databaseUrl,
      DATABASE_WAIT_SECONDS: String(patience.databaseSeconds),
      DATA_DIR: this.home.config.dataDir,
      PUBLIC_URL: ORIGIN,
      SESSION_SECRET: SECRET,
      SMTP_URL: 'smtp://127.0.0.1:9',
      PAYMENTS_ENABLED: 'false',
    });
  }

  async restart(index: number): Promise<void> {
    await this.servers[index]?.kill('SIGTERM');
    this.servers[index] = await this.startServer(index);
  }

  /** As a machine that loses its power ends it. */
  async kill(index: number): Promise<void> {
    await this.servers[index]?.kill('SIGKILL');
    this.servers.splice(index, 1);
  }

  /** A process itself, past whatever stands in front. */
  urlOf(index: number): string {
    const { host, port } = this.places[index] ?? {};
    return `http://${host}:${port}`;
  }

  async close(): Promise<void> {
    this.hangUp();
    for (const { door } of this.entrances.values()) await door.close();
    await this.names?.close();
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.home.close();
  }

  entrance(door: string): Entrance & { readonly door: Door } {
    const entrance = this.entrances.get(door);
    if (!entrance) throw new Error(`There is no ${door}`);
    return entrance;
  }

  hangUp(): void {
    for (const client of this.clients.splice(0)) client.disconnect();
  }

  /** A screen of the owner, through a door, that has everything up to now. */
  async screen(door: string, transport: Transport): Promise<CaughtUpClient> {
    const headers = this.sessions[this.clients.length % SESSIONS] ?? this.owner.headers;
    const client = new CaughtUpClient({ userId: this.owner.user.id, headers }, await this.newest());
    this.clients.push(client);
    await client.stay(this.entrance(door), transport);
    return client;
  }

  async newest(): Promise<number> {
    const [row] = await this.home.asOwner(
      `SELECT last FROM notification_sequence WHERE user_id = '${this.owner.user.id}'`,
    );
    return Number(row?.['last'] ?? 0);
  }

  /** One call of a person through a door, with a key by which it may be tried again. */
  async call(
    door: string,
    { headers }: Person,
    path: string,
    body: object,
    key: string = randomUUID(),
  ): Promise<Answer> {
    const init = {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    };
    return fetch(`${this.entrance(door).url}/api/${path}`, init).then(
      ({ status }) => (status === 502 ? `${door} 502` : status),
      (error: unknown) => String(error),
    );
  }

  /** The same person for the same question, however often it is tried. */
  private askerOf(index: number): Promise<Person> {
    const name = `${Math.floor(index / ASKED_BY_THE_SAME)} ${index % ASKING}`;
    const asker = this.asking.get(name) ?? aContractor(this.home);
    this.asking.set(name, asker);
    return asker;
  }

  /** A question, of which the owner is told; each of the asking asks a few. */
  async ask(door: string, index: number, key?: string): Promise<Answer> {
    const person = await this.askerOf(index);
    return this.call(door, person, `projects/${this.thread.projectId}/questions`, { body: `Question ${index}?` }, key);
  }

  say(door: string, body: string, clientId: string): Promise<Answer> {
    const { contractor, id } = this.thread;
    return this.call(door, contractor, `conversations/${id}/messages`, { clientId, body }, clientId);
  }

  private enter(name: string, door: Door): void {
    this.entrances.set(name, { url: door.url, http: request(door.url), door });
  }
}
