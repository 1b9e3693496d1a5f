import { createTestApp, type TestApp } from '../../testing/index.js';
import { Broadcast } from './broadcast.js';

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await createTestApp();
  other = await createTestApp({ beside: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

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

describe('what one process says', () => {
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

    await one.unitOfWork.manager.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'closewright-api-broadcast'`,
    );
    await reconnected;
    const soon = next();
    await send('d', { says: 'back' });

    expect(await soon).toEqual({ says: 'back' });
  });

  it.each(['', 'no json', '{"topic":7}', 'null', '[]'])('means nothing when it is %j', async (payload) => {
    const { next } = ear(other, 'e');
    const soon = next();

    await one.unitOfWork.manager.query(`SELECT pg_notify('closewright', $1)`, [payload]);
    await send('e', { says: 'still here' });

    expect(await soon).toEqual({ says: 'still here' });
  });
});
