import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aContractor, aJob, aPerson, bidOn, conditionInput, post, type Person } from '../../../testing/market.js';

interface Item {
  readonly id: string;
  readonly title: string;
  readonly distanceMiles: number | null;
  readonly address: string | null;
}

let test: TestApp;
let owner: Person;
let contractor: Person;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
  contractor = await aContractor(test);
});
afterAll(() => test.close());

const list = (person: Person, query: string) => test.http.get(`/api/projects?${query}`).set(person.headers);
const titles = async (person: Person, query: string): Promise<string[]> => {
  const answer = await list(person, query);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.items.map(({ title }: Item) => title);
};
/** Every page of a list, joined. */
async function walk(person: Person, query: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body, status, text } = await list(
      person,
      cursor === '' ? query : `${query}&cursor=${encodeURIComponent(cursor)}`,
    );
    if (status !== 200) throw new Error(text);
    items.push(...body.items);
    cursor = body.nextCursor;
  }
  return items;
}
const only = (category: string) => ({ conditions: [conditionInput({ category })] });

describe('Available Projects', () => {
  // Manhattan, Brooklyn (about 6 miles), White Plains (about 25), Philadelphia (about 80), San Francisco.
  const places = [
    { title: 'Manhattan paint', zip: '10001', budgetCents: 300_000, closingDate: '2026-12-20', ...only('painting') },
    {
      title: 'Brooklyn pipes',
      zip: '11215',
      budgetCents: 500_000,
      closingDate: '2026-12-01',
      priority: 'urgent',
      ...only('plumbing'),
    },
    { title: 'White Plains roof', zip: '10601', maxBudgetCents: 900_000, closingDate: null, ...only('roofing') },
    {
      title: 'Philadelphia floor',
      state: 'PA',
      zip: '19103',
      budgetCents: 100_000,
      closingDate: '2026-12-10',
      ...only('flooring'),
    },
    { title: 'San Francisco windows', state: 'CA', zip: '94103', closingDate: '2026-11-30', ...only('windows') },
  ];
  beforeAll(async () => {
    for (const place of places) {
      await post(test, owner, place);
      test.clock.advance(60_000);
    }
  });

  it('PROJ-07 come newest first, around a ZIP within a radius', async () => {
    expect(await titles(contractor, 'scope=available')).toEqual(places.map(({ title }) => title).reverse());
    expect(await titles(contractor, 'scope=available&zip=10001&radiusMiles=10')).toEqual([
      'Brooklyn pipes',
      'Manhattan paint',
    ]);
    expect(await titles(contractor, 'zip=10001&radiusMiles=30')).toEqual([
      'White Plains roof',
      'Brooklyn pipes',
      'Manhattan paint',
    ]);
    expect(await titles(contractor, 'zip=10001&radiusMiles=95')).toEqual([
      'Philadelphia floor',
      'White Plains roof',
      'Brooklyn pipes',
      'Manhattan paint',
    ]);
    expect(await titles(contractor, 'zip=10001&radiusMiles=100')).toHaveLength(5);
  });

  it('PROJ-07 are the same projects by cells as by measuring every one of them', async () => {
    const bySql = async (radius: number): Promise<string[]> => {
      const rows: { title: string }[] = await test.unitOfWork.manager.query(
        `SELECT p.title FROM project p, zip_centroid z WHERE z.zip = '19103' AND p.status = 'open'
           AND distance_miles(p.latitude, p.longitude, z.latitude, z.longitude) <= $1 ORDER BY p.created_at DESC`,
        [radius],
      );
      return rows.map(({ title }) => title);
    };

    for (const radius of [5, 25, 60, 80, 99])
      expect(await titles(contractor, `zip=19103&radiusMiles=${radius}`)).toEqual(await bySql(radius));
  });

  it('PROJ-07 say how far away they are, nearest first when asked', async () => {
    const { body } = await list(contractor, 'zip=10001&sort=distance&radiusMiles=100');

    expect(body.items.map(({ title }: Item) => title)).toEqual([
      'Manhattan paint',
      'Brooklyn pipes',
      'White Plains roof',
      'Philadelphia floor',
      'San Francisco windows',
    ]);
    expect(body.items[0].distanceMiles).toBe(0);
    expect(body.items[3].distanceMiles).toBeGreaterThan(75);
    expect(body.items[3].distanceMiles).toBeLessThan(85);
  });

  it.each([
    ['category=roofing', ['White Plains roof']],
    ['priority=urgent', ['Brooklyn pipes']],
    ['minBudgetCents=400000', ['White Plains roof', 'Brooklyn pipes']],
    ['maxBudgetCents=300000', ['Philadelphia floor', 'Manhattan paint']],
    ['q=pipe', ['Brooklyn pipes']],
    ['q=brook%20pip', ['Brooklyn pipes']],
    ['q=philadelphia%20roof', []],
    [
      'q=%26%20%21%20%3A*%20%27',
      ['San Francisco windows', 'Philadelphia floor', 'White Plains roof', 'Brooklyn pipes', 'Manhattan paint'],
    ],
    ['q=eave&category=painting', ['Manhattan paint']],
    ['zip=10001&radiusMiles=30&category=plumbing&q=pipes&priority=urgent', ['Brooklyn pipes']],
    ['status=completed', []],
    [
      'sort=closing',
      ['San Francisco windows', 'Brooklyn pipes', 'Philadelphia floor', 'Manhattan paint', 'White Plains roof'],
    ],
    [
      'sort=budget',
      ['White Plains roof', 'Brooklyn pipes', 'Manhattan paint', 'Philadelphia floor', 'San Francisco windows'],
    ],
  ])('PROJ-07 filter and sort by %s', async (query, expected) => {
    expect(await titles(contractor, query)).toEqual(expected);
  });

  it.each(['newest', 'closing', 'budget', 'distance'])(
    'PROJ-07 are paged by %s without losing or repeating one',
    async (sort) => {
      const whole = await walk(contractor, `sort=${sort}&zip=10001&limit=100`);

      expect((await walk(contractor, `sort=${sort}&zip=10001&limit=1`)).map(({ id }) => id)).toEqual(
        whole.map(({ id }) => id),
      );
    },
  );

  it('PROJ-07 ROLE-06 are dots at the middle of their ZIP, around the one that was asked for', async () => {
    const map = (query: string) => test.http.get(`/api/projects/map?${query}`).set(contractor.headers);

    const { body } = await map('zip=10001&radiusMiles=30&sort=distance');

    expect(body.isWhole).toBe(true);
    expect(body.items.map(({ zip }: { zip: string }) => zip)).toEqual(['10001', '11215', '10601']);
    expect(body.items[0]).toMatchObject(body.center);
    expect(Object.keys(body.items[0]).toSorted()).toEqual([
      'city',
      'closingDate',
      'id',
      'latitude',
      'longitude',
      'priority',
      'zip',
    ]);
    expect(await titles(contractor, 'q=11215')).toEqual(['Brooklyn pipes']);
    expect((await map('')).body.center).toBeNull();
  });

  it('PROJ-07 keep their order when a project is posted between two pages', async () => {
    const first = await list(contractor, 'zip=10001&radiusMiles=30&limit=2');
    const late = await post(test, owner, { title: 'Posted in between', zip: '10001' });

    const second = await list(contractor, `zip=10001&radiusMiles=30&limit=2&cursor=${first.body.nextCursor}`);

    expect(second.body.items.map(({ title }: Item) => title)).toEqual(['Manhattan paint']);
    await test.http.post(`/api/projects/${late.id}/cancel`).set(owner.headers).send({});
  });

  it('ROLE-06 hide the address and everything of money', async () => {
    const { body, text } = await list(contractor, 'scope=available');

    expect(body.items.every(({ address }: Item) => address === null)).toBe(true);
    expect(text).not.toContain('Hidden Lane');
    expect(body.items[0]).toMatchObject({
      bidCount: null,
      heldCents: null,
      contractorName: null,
      myBid: null,
      needsMe: false,
    });
  });

  it('ROLE-06 are not for clients', async () => {
    expect((await list(owner, 'scope=available')).status).toBe(403);
    expect((await list(await aPerson(test, 'admin'), 'scope=available')).status).toBe(200);
    expect((await test.http.get('/api/projects')).status).toBe(401);
  });

  it.each([
    ['limit=0', 'limit too_small'],
    ['limit=101', 'limit too_large'],
    ['category=moat', 'category not_allowed'],
    ['zip=123', 'zip pattern'],
    ['zip=00000', 'zip zip_unknown'],
    ['radiusMiles=4&zip=10001', 'radiusMiles too_small'],
    ['radiusMiles=25', 'zip required'],
    ['sort=distance', 'zip required'],
    ['sort=random', 'sort not_allowed'],
    ['cursor=made-up', 'cursor cursor'],
    ['color=red', 'color unknown_property'],
  ])('name what is wrong with ?%s', async (query, fault) => {
    const { status, body } = await list(contractor, query);

    expect([status, body.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)]).toEqual([
      422,
      [fault],
    ]);
  });

  it('refuse the cursor of another list', async () => {
    const { body } = await list(contractor, 'limit=1');

    expect((await list(contractor, `limit=1&sort=budget&cursor=${body.nextCursor}`)).status).toBe(422);
  });
});

describe('my projects', () => {
  it('PROJ-05 are one’s own for a client, with what waits for it', async () => {
    const client = await aPerson(test, 'agent');
    const open = await post(test, client, { title: 'With a bid' });
    await post(test, client, { title: 'Without one' });
    await bidOn(test, contractor, open);

    const { body } = await list(client, 'scope=mine');

    expect(body.items).toMatchObject([
      { title: 'Without one', bidCount: 0, needsMe: false, address: '12 Hidden Lane' },
      {
        title: 'With a bid',
        bidCount: 1,
        needsMe: true,
        conditionStates: [
          { number: 1, state: 'open' },
          { number: 2, state: 'open' },
          { number: 3, state: 'open' },
        ],
      },
    ]);
    expect(body.items[1].categories).toEqual(['painting', 'plumbing', 'windows']);
  });

  it('PROJ-07 put what is settled after what is still to close', async () => {
    const client = await aPerson(test, 'seller');
    const cancelled = await post(test, client, { title: 'Cancelled', closingDate: '2026-11-25' });
    await test.http.post(`/api/projects/${cancelled.id}/cancel`).set(client.headers).send({});
    await post(test, client, { title: 'Later', closingDate: '2026-12-24' });
    await post(test, client, { title: 'Sooner', closingDate: '2026-12-01' });

    expect(await titles(client, 'scope=mine&sort=closing')).toEqual(['Sooner', 'Later', 'Cancelled']);
    expect(await walk(client, 'scope=mine&sort=closing&limit=1')).toHaveLength(3);
  });

  it('PROJ-10 are jobs and bids for a contractor, and end with a status', async () => {
    const job = await aJob(test, { project: { title: 'My job' } });
    const bidOnly = await post(test, owner, { title: 'My bid' });
    await bidOn(test, job.contractor, bidOnly);
    await post(test, owner, { title: 'Nothing of mine' });

    const { body } = await list(job.contractor, 'scope=mine');

    expect(body.items.map(({ title }: Item) => title)).toEqual(['My bid', 'My job']);
    expect(body.items[1]).toMatchObject({
      status: 'in_progress',
      work: 'not_started',
      needsMe: true,
      contractorName: 'Diaz Repairs',
      myBid: { id: job.bidId, status: 'accepted' },
    });
    expect(await titles(job.contractor, 'scope=mine&status=in_progress')).toEqual(['My job']);
  });

  it('CON-06 PROJ-10 ROLE-06 are no longer a contractor’s where somebody else was chosen', async () => {
    const loser = await aContractor(test);
    const client = await aPerson(test);
    const project = await post(test, client, { title: 'Somebody else’s' });
    await bidOn(test, loser, project);
    const chosen = await bidOn(test, contractor, project, { fields: { acceptsAtClosing: true } });
    const send = (person: Person, path: string, body: object) =>
      test.http.post(`/api/${path}`).set(person.headers).send(body).expect(200);
    await send(client, `bids/${chosen.id}/accept`, { paymentTiming: 'at_closing' });
    await send(contractor, `projects/${project.id}/start`, {});
    await send(client, `projects/${project.id}/dispute`, { reason: 'The paint comes off.' });

    const mine = [await titles(loser, 'scope=mine'), await titles(loser, 'scope=mine&status=in_progress')];
    const page = await test.http.get(`/api/projects/${project.id}`).set(loser.headers).expect(200);

    expect(mine).toEqual([[], []]);
    expect(page.body).toMatchObject({ status: 'in_progress', work: null, myBid: { status: 'rejected' } });
    expect(await titles(contractor, 'scope=mine&status=in_progress')).toEqual(['Somebody else’s']);
  });
});
