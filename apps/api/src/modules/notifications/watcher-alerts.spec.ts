import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aPerson, post, type Person } from '../../testing/market.js';
import { Notifier } from './notifier.js';
import { WatcherAlerts, type WatcherOrder } from './watcher-alerts.js';

let test: TestApp;
let owner: Person;
let alerts: WatcherAlerts;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
  alerts = test.app.get(WatcherAlerts);
});
afterAll(() => test.close());

/** A contractor whom no project fits by trade, who watches for this word. */
async function aWatcherOf(word: string): Promise<Person> {
  const watcher = await aContractor(test, { profile: { trades: ['landscaping'] } });
  const search = { name: word, filters: { q: word }, alerts: true };
  await test.http.post('/api/saved-searches').set(watcher.headers).send(search);
  return watcher;
}
async function posted(title: string): Promise<WatcherOrder> {
  return { projectId: (await post(test, owner, { title })).id, after: null };
}
async function told(person: Person): Promise<string[]> {
  const { body } = await test.http.get(`/api/users/${person.user.id}/notifications`).set(person.headers);
  return body.items.map(({ type }: { type: string }) => type);
}

describe('alerts of saved searches', () => {
  it('PROJ-07 follow the posting, and a crash between tells nobody twice and leaves nobody out', async () => {
    const watcher = await aWatcherOf('gazebo');
    const notifier = test.app.get(Notifier);
    const tell = notifier.tell.bind(notifier);

    const order = await posted('A gazebo to paint');
    expect(await told(watcher)).toEqual([]);
    jest.spyOn(notifier, 'tell').mockImplementationOnce(async (notices) => {
      await tell(notices);
      throw new Error('The process died');
    });
    await expect(alerts.tell(order)).rejects.toThrow('The process died');
    expect(await told(watcher)).toEqual([]);
    await alerts.tell(order);
    await alerts.tell(order);
    await test.jobs.drain();

    expect(await told(watcher)).toEqual(['saved_search_match']);
  });

  it('PROJ-07 come once also when two processes take up the same order', async () => {
    const watcher = await aWatcherOf('pergola');
    const order = await posted('A pergola to paint');

    await Promise.all([alerts.tell(order), alerts.tell(order)]);
    await test.jobs.drain();

    expect(await told(watcher)).toEqual(['saved_search_match']);
  });
});
