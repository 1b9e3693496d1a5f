import { randomUUID } from 'node:crypto';
import { setTimeout as pace } from 'node:timers/promises';
import { eventually } from '../../../testing/eventually.js';
import { OwnPresence } from './own-presence.js';
import { clientAt, next } from './testing/live-clients.js';
import { type Answer, DOORS, ProductBehindDoors } from './testing/product-behind-doors.js';

const TRANSPORTS = ['websocket', 'polling'] as const;
const PAUSE_MS = 40;
const SCREENS = 4;

const product = new ProductBehindDoors();
beforeAll(() => product.start());
afterEach(() => product.hangUp());
afterAll(() => product.close());

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index + 1);

/** Says something every moment, by every door, until it is told to stop; what each was answered. */
function stream(one: (door: string, index: number) => Promise<Answer>): () => Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  let isOver = false;
  const work = (async () => {
    for (let index = 0; !isOver; index += 1) {
      answers.push(one(DOORS[index % DOORS.length] ?? '', index));
      await pace(PAUSE_MS);
    }
  })();
  return async () => {
    isOver = true;
    await work;
    return Promise.all(answers);
  };
}

/** Screens by every door and both ways, with several sessions so that they spread over the processes. */
async function screens() {
  const all = [];
  for (const door of DOORS)
    for (let index = 0; index < SCREENS; index += 1)
      all.push(await product.screen(door, TRANSPORTS[index % TRANSPORTS.length] ?? 'websocket'));
  return all;
}

/** What each has once it is quiet: everything since `from`, once and in order, and the count of the list. */
async function expectEverythingOnce(from: number): Promise<void> {
  const { headers, user } = product.owner;
  const newest = await product.newest();
  const { body } = await product.home.http.get(`/api/users/${user.id}/notifications/unread-count`).set(headers);
  for (const client of product.clients) {
    await eventually(
      () => client.taken.length >= newest - from && client.count?.revision === body.revision,
      'a screen has everything',
    );
    expect([client.faults, client.taken]).toEqual([[], range(from, newest)]);
    expect(client.count).toEqual(body);
  }
}

describe.each(DOORS)('two processes behind %s', (door) => {
  it.each(TRANSPORTS)('RT-01 every screen connects over %s and hears what either process does', async (transport) => {
    const from = await product.newest();
    for (let index = 0; index < SCREENS * 2; index += 1) await product.screen(door, transport);
    for (let index = 0; index < 4; index += 1) expect(await product.ask(door, index)).toBe(201);

    await expectEverythingOnce(from);
    expect(product.clients.map(({ losses }) => losses)).toEqual(product.clients.map(() => 0));
  });
});

describe('processes that come and go', () => {
  it('RT-06 one after the other restarts and nobody notices: no call fails, each notification comes once and in order', async () => {
    const from = await product.newest();
    const open = await screens();
    const { headers } = product.owner;
    const read = stream((door) =>
      fetch(`${product.entrance(door).url}/api/users/${product.owner.user.id}/notifications`, { headers }).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      ),
    );
    // Twelve a second would be more than a person may say.
    let said = 0;
    const asked = stream((door, index) => {
      if (index % 8 !== 0) return Promise.resolve(201);
      said += 1;
      return product.ask(door, said);
    });

    await product.restart(0);
    await product.restart(1);

    expect(new Set(await asked())).toEqual(new Set([201]));
    expect(new Set(await read())).toEqual(new Set([200]));
    expect(open.some(({ losses }) => losses > 0)).toBe(true);
    await expectEverythingOnce(from);
  });

  it('RT-06 RT-04 of one that is killed all come to the other, nothing is missed or doubled, and who does not come back is gone', async () => {
    const { home, thread, owner } = product;
    const from = await product.newest();
    await screens();
    const statuses: unknown[] = [];
    const watcher = clientAt({ url: product.urlOf(1) }, { Cookie: owner.headers.Cookie });
    watcher.on('user_status_update', ({ userId, status }) => {
      if (userId === thread.contractor.user.id) statuses.push(status);
    });
    await next(watcher, 'unread-notifications');
    const pro = clientAt({ url: product.urlOf(0) }, { Cookie: thread.contractor.headers.Cookie });
    await next(pro, 'unread-notifications');
    await eventually(() => statuses.length > 0, 'the contractor is seen');
    const again = async (one: () => Promise<Answer>): Promise<Answer> => {
      let answer: Answer = 0;
      await eventually(async () => {
        answer = await one();
        return answer === 201 || answer === 200;
      }, 'a call is answered');
      return answer;
    };
    const ids: string[] = [];
    const sending = stream(async (door, index) => {
      if (index % 8 !== 0) return 201;
      const key = randomUUID();
      ids.push(key);
      await again(() => product.ask(door, 50 + index, key));
      return again(() => product.say(door, `Message ${ids.length}`, key));
    });
    await eventually(() => ids.length > 2, 'messages are on their way');

    await product.kill(0);
    const sentBefore = ids.length;
    await eventually(() => ids.length > sentBefore + 4, 'messages are sent while a process is gone');
    await sending();

    await expectEverythingOnce(from);
    // Its lease ends, as it would by itself in a minute.
    await home.asOwner(`UPDATE presence_lease SET until = now() WHERE user_id = '${thread.contractor.user.id}'`);
    await home.app.get(OwnPresence, { strict: false }).renew();
    await eventually(() => statuses.at(-1) === 'offline', 'the contractor is gone');
    const messages = await home.asOwner(`SELECT client_id, sequence FROM message ORDER BY sequence`);
    expect(messages.map(({ sequence }) => Number(sequence))).toEqual(range(0, ids.length));
    expect(messages.map(({ client_id: id }) => String(id)).sort()).toEqual([...ids].sort());
    watcher.disconnect();
    pro.disconnect();
  });
});
