import { Sql } from '../../common/persistence/sql.js';
import { aUser, createTestApp, type TestApp } from '../../testing/index.js';
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
  await test.jobs.drain();
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

  it('PROJ-07 tell nobody of what was posted before the search was saved', async () => {
    const watcher = await aWatcher();
    await post(test, owner, { title: 'A belvedere to paint' });
    test.clock.advance(60_000);
    await save(watcher, { q: 'belvedere' });

    expect(await told(watcher)).toEqual([]);
  });

  it('PROJ-07 tell nobody of a project that was cancelled meanwhile', async () => {
    const watcher = await aWatcher();
    await save(watcher, { q: 'boathouse' });
    const { id } = await post(test, owner, { title: 'A boathouse to paint' });

    const cancelled = await test.http
      .post(`/api/projects/${id}/cancel`)
      .set(owner.headers)
      .send({ reason: 'Sold as it stands' });

    expect(cancelled.status).toBe(200);
    expect(await told(watcher)).toEqual([]);
  });

  it('PROJ-07 reach everybody where many watch', async () => {
    const watcher = await aWatcher();
    const { body } = await save(watcher, { q: 'windmill' });
    const sql = test.app.get(Sql);
    const crowd = await Promise.all(Array.from({ length: 120 }, () => aUser(test, { role: 'contractor' })));
    const ids = crowd.map(({ id }) => id);
    await sql.execute(
      `INSERT INTO saved_search SELECT (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'user_id', u))).*
       FROM saved_search s, unnest($2::uuid[]) u WHERE s.id = $1`,
      [body.id, ids],
    );

    await post(test, owner, { title: 'A windmill to paint' });
    await test.jobs.drain();

    const { rows } = await sql.execute<{ user_id: string }>(
      `SELECT user_id FROM notification WHERE type = 'saved_search_match' AND user_id = ANY($1::uuid[])`,
      [ids],
    );
    expect(rows.map(({ user_id }) => user_id).sort()).toEqual([...ids].sort());
  });
});
