import { Redis } from 'ioredis';
import type { Environment } from '../../config/env.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { Broadcast } from './broadcast.js';
import { startRedisDouble } from './testing/redis-double.js';

// A real server in place of the double.
const REAL_REDIS = process.env['BROADCAST_REDIS_URL'];

let one: TestApp;
let other: TestApp;

interface CarrierCase {
  readonly name: string;
  /** What an application is told, and what ends with it. */
  readonly start: () => Promise<{ readonly env: Environment; readonly stop: () => Promise<void> }>;
  /** Takes their hearing from all processes. */
  readonly cut: (env: Environment) => Promise<unknown>;
  readonly sayRaw: (env: Environment, text: string) => Promise<unknown>;
}

async function byRedis<T>({ REDIS_URL = '' }: Environment, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(REDIS_URL);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

const CARRIERS: readonly CarrierCase[] = [
  {
    name: 'Postgres',
    start: () => Promise.resolve({ env: {}, stop: () => Promise.resolve() }),
    cut: () =>
      one.unitOfWork.manager.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'closewright-api-broadcast'`,
      ),
    sayRaw: (_env, text) => one.unitOfWork.manager.query(`SELECT pg_notify('closewright', $1)`, [text]),
  },
  {
    name: 'Redis',
    start: async () => {
      if (REAL_REDIS !== undefined) return { env: { REDIS_URL: REAL_REDIS }, stop: () => Promise.resolve() };
      const double = await startRedisDouble();
      return { env: { REDIS_URL: double.url }, stop: double.close };
    },
    cut: (env) => byRedis(env, (redis) => redis.client('KILL', 'TYPE', 'PUBSUB')),
    sayRaw: (env, text) => byRedis(env, (redis) => redis.publish('closewright', text)),
  },
];

/** What a process hears of a topic, and a wait for the next message. */
function ear(process: TestApp, topic: string): { heard: unknown[]; next: () => Promise<unknown> } {
  const heard: unknown[] = [];
  let tell: (payload: unknown) => void = () => undefined;
  process.app.get(Broadcast).listen(topic, (payload) => {
    heard.push(payload);
    tell(payload);
  });
  return { heard, next: () => new Promise((resolve) => (tell = resolve)) };
}

const send = (topic: string, payload: object): Promise<void> => one.app.get(Broadcast).send(topic, payload);

describe.each(CARRIERS)('what one process says by $name', ({ start, cut, sayRaw }) => {
  let env: Environment;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ env, stop } = await start());
    one = await createTestApp({ env });
    other = await createTestApp({ beside: one, env });
  });
  afterAll(async () => {
    await other.close();
    await one.close();
    await stop();
  });

  it('is heard by all, the speaker too, under its own topic only', async () => {
    const [here, there, elsewhere] = [ear(one, 'a'), ear(other, 'a'), ear(other, 'b')];
    const heard = Promise.all([here.next(), there.next()]);

    await send('a', { says: 'hello' });

    expect(await heard).toEqual([{ says: 'hello' }, { says: 'hello' }]);
    expect(elsewhere.heard).toEqual([]);
  });

  it('is heard when its transaction has committed, and never when it rolled back', async () => {
    const { heard, next } = ear(other, 'c');
    const failing = one.unitOfWork.run(async () => {
      await send('c', { at: 'rolled back' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const soon = next();
    await one.unitOfWork.run(async () => {
      await send('c', { at: 'committed' });
      expect(heard).toEqual([]);
    });

    await soon;
    expect(heard).toEqual([{ at: 'committed' }]);
  });

  it('is heard again after the connection was cut, and the process knows that it missed something', async () => {
    const { next } = ear(other, 'd');
    const reconnected = new Promise<void>((resolve) => other.app.get(Broadcast).onReconnect(resolve));

    await cut(env);
    await reconnected;
    const soon = next();
    await send('d', { says: 'back' });

    expect(await soon).toEqual({ says: 'back' });
  });

  it.each(['', 'no json', '{"topic":7}', 'null', '[]'])('means nothing when it is %j', async (payload) => {
    const { next } = ear(other, 'e');
    const soon = next();

    await sayRaw(env, payload);
    await send('e', { says: 'still here' });

    expect(await soon).toEqual({ says: 'still here' });
  });

  it('is among what the process needs to be ready', async () => {
    const { status, body } = await one.http.get('/api/health/ready');

    expect([status, JSON.stringify(body).includes('redis')]).toEqual([200, env['REDIS_URL'] !== undefined]);
  });
});
