import { DAY_MS } from '@cw/domain';
import { createTestApp, type TestApp } from '../../testing/index.js';
import type { Jobs } from './jobs.js';

interface Note {
  readonly text: string;
}

let test: TestApp;
let seen: string[];
let finish: (text: string) => void = () => undefined;

async function appWith(env: Record<string, string>): Promise<void> {
  test = await createTestApp({ env });
}
afterEach(() => test.close());
beforeEach(() => {
  seen = [];
});

const define = (jobs: Jobs): void =>
  jobs.define<Note>('test.note', ({ text }) => {
    seen.push(text);
    finish(text);
    return Promise.resolve();
  });

describe('jobs', () => {
  it('exist exactly when the transaction that asked for them has committed', async () => {
    await appWith({});
    define(test.jobs);
    await test.jobs.onApplicationBootstrap();

    const failing = test.unitOfWork.run(async () => {
      await test.jobs.enqueue('test.note', { text: 'rolled back' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await test.unitOfWork.run(async () => {
      await test.jobs.enqueue('test.note', { text: 'kept' });
    });

    expect(await test.jobs.drain()).toBe(1);
    expect(seen).toEqual(['kept']);
  });

  it('are asked for by the connection of their transaction alone, the first time too', async () => {
    await appWith({ DATABASE_POOL_SIZE: '1' });
    define(test.jobs);
    await test.jobs.onApplicationBootstrap();

    await test.unitOfWork.run(() => test.jobs.enqueue('test.note', { text: 'first' }));

    expect(await test.jobs.drain()).toBe(1);
  });

  it('wait for their time', async () => {
    await appWith({});
    define(test.jobs);
    await test.jobs.onApplicationBootstrap();
    await test.jobs.enqueue('test.note', { text: 'tomorrow' }, { startAfter: new Date(Date.now() + DAY_MS) });

    expect(await test.jobs.drain()).toBe(0);
  });

  it('come once soon after the start where they ask for it', async () => {
    await appWith({ WORKERS: 'true' });
    test.jobs.define('test.start', () => Promise.resolve(), { atStart: true });
    await test.jobs.onApplicationBootstrap();

    expect(await test.jobs.find('test.start', {})).toMatchObject([{ state: 'created' }]);
  });

  it('can be discarded while they wait', async () => {
    await appWith({});
    define(test.jobs);
    await test.jobs.onApplicationBootstrap();
    await test.jobs.enqueue('test.note', { text: 'never' });

    await test.jobs.discard('test.note');

    expect(await test.jobs.drain()).toBe(0);
  });

  it('are done by a worker of the process, woken by the commit', async () => {
    await appWith({ WORKERS: 'true' });
    const jobs = test.jobs;
    define(jobs);
    await jobs.onApplicationBootstrap();
    const done = new Promise<string>((resolve) => (finish = resolve));

    await test.unitOfWork.run(async () => {
      await jobs.enqueue('test.note', { text: 'worked' });
    });

    expect(await done).toBe('worked');
  });

  it('follow each other without a pause where many wait', async () => {
    const MANY = 40;
    await appWith({ WORKERS: 'true' });
    const jobs = test.jobs;
    define(jobs);
    await jobs.onApplicationBootstrap();
    const all = new Promise<void>((resolve) => {
      finish = () => {
        if (seen.length === MANY) resolve();
      };
    });

    await test.unitOfWork.run(async () => {
      for (let count = 0; count < MANY; count += 1) await jobs.enqueue('test.note', { text: `${count}` });
    });
    await all;

    expect([...seen].sort()).toEqual(Array.from({ length: MANY }, (_, count) => `${count}`).sort());
  });
});
