import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aPerson, conditionInput, post, type Person } from '../../testing/market.js';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
});
afterAll(() => test.close());

const save = (person: Person, filters: object, alerts = true) =>
  test.http.post('/api/saved-searches').set(person.headers).send({ name: 'Near me', filters, alerts });
const mine = async (person: Person): Promise<{ id: string; newCount: number }[]> =>
  (await test.http.get('/api/saved-searches').set(person.headers)).body.items;
/** A contractor whom no project fits by trade, so that only saved searches tell it anything. */
const aWatcher = () => aContractor(test, { profile: { trades: ['landscaping'] } });
async function told(person: Person): Promise<string[]> {
  const { body } = await test.http.get(`/api/users/${person.user.id}/notifications`).set(person.headers);
  return body.items.map(({ type }: { type: string }) => type);
}

describe('saved searches', () => {
  it('PROJ-07 are kept with their filters, changed and deleted', async () => {
    const watcher = await aContractor(test);
    const created = await save(watcher, { zip: '10001', radiusMiles: 25, trades: ['roofing', 'hvac'], q: 'eave' });
    const path = `/api/saved-searches/${created.body.id}`;

    const edited = await test.http.patch(path).set(watcher.headers).send({ name: 'Roofs', alerts: false });

    expect(created.status).toBe(201);
    expect(edited.body).toMatchObject({
      name: 'Roofs',
      alerts: false,
      filters: { zip: '10001', radiusMiles: 25, trades: ['roofing', 'hvac'], q: 'eave' },
    });
    expect((await test.http.delete(path).set(watcher.headers)).status).toBe(204);
    expect(await mine(watcher)).toEqual([]);
  });

  it('PROJ-07 say how many projects are new, until they are looked at', async () => {
    const watcher = await aWatcher();
    const { body } = await save(watcher, { q: 'lighthouse' }, false);
    test.clock.advance(60_000);
    await post(test, owner, { title: 'A lighthouse to paint' });
    await post(test, owner, { title: 'A barn to paint' });
    const before = await mine(watcher);

    test.clock.advance(60_000);
    await test.http.patch(`/api/saved-searches/${body.id}`).set(watcher.headers).send({ seen: true });

    expect(before.map(({ newCount }) => newCount)).toEqual([1]);
    expect((await mine(watcher)).map(({ newCount }) => newCount)).toEqual([0]);
  });

  it.each([
    ['an unknown ZIP', { zip: '00000' }, 'zip zip_unknown'],
    ['a radius around nowhere', { radiusMiles: 25 }, 'zip required'],
    ['a word that is no trade', { trades: ['moat'] }, 'filters.trades not_allowed'],
    ['what is no filter', { color: 'red' }, 'filters.color unknown_property'],
  ])('PROJ-07 are refused with %s', async (_, filters, fault) => {
    const { status, body } = await save(await aWatcher(), filters);

    expect([status, body.errors.map((error: { path: string; code: string }) => `${error.path} ${error.code}`)]).toEqual(
      [422, [fault]],
    );
  });

  it('PROJ-07 are twenty at most, also when saved at once', async () => {
    const watcher = await aWatcher();
    const answers = await Promise.all(Array.from({ length: 25 }, () => save(watcher, {}, false)));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 201)?.body.code).toBe('saved_search.too_many');
  });

  it('PROJ-07 tell of a project that fits, once however many fit, and never of one that does not', async () => {
    const fits = await aWatcher();
    for (const filters of [
      {},
      { trades: ['windows'] },
      { category: 'roofing', priority: 'high', minBudgetCents: 400_000, maxBudgetCents: 600_000 },
      { zip: '11215', radiusMiles: 10, closingBefore: '2026-12-19' },
      { q: 'goteras', sort: 'closing' },
    ])
      await save(fits, filters);
    const others: Person[] = [];
    for (const filters of [
      { trades: ['hvac'] },
      { category: 'painting' },
      { priority: 'low' },
      { minBudgetCents: 500_001 },
      { maxBudgetCents: 499_999 },
      { zip: '10601', radiusMiles: 5 },
      { closingBefore: '2026-12-17' },
      { q: 'basement' },
    ]) {
      const other = await aWatcher();
      await save(other, filters);
      others.push(other);
    }
    const silent = await aWatcher();
    await save(silent, {}, false);

    await post(test, owner, {
      title: 'Reparación del techo con goteras',
      category: 'roofing',
      priority: 'high',
      budgetCents: 500_000,
      conditions: [conditionInput({ category: 'windows' }), conditionInput({ category: 'roofing' })],
    });

    expect(await told(fits)).toEqual(['saved_search_match']);
    for (const other of [...others, silent]) expect(await told(other)).toEqual([]);
  });

  it('PROJ-07 tell nobody twice who is told of the project anyway', async () => {
    const painter = await aContractor(test);
    await save(painter, {});

    await post(test, owner);

    expect(await told(painter)).toEqual(['project_posted']);
  });
});
