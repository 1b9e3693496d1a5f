import { newId } from '../../common/ids.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aPerson, type Person } from '../../testing/market.js';

interface Card {
  readonly id: string;
  readonly name: string;
}

let test: TestApp;
let client: Person;
let contractor: Person;
beforeAll(async () => {
  test = await createTestApp();
  client = await aPerson(test, 'buyer');
  contractor = await aContractor(test, {
    user: { firstName: 'Zoe', lastName: 'Adler' },
    profile: { rating: 4.5, reviewCount: 6 },
  });
});
afterAll(() => test.close());

const list = (query = '', person: Person | null = client) =>
  test.http.get(`/api/contractors?${query}`).set(person?.headers ?? {});
const read = (id: string, person: Person | null = client) =>
  test.http.get(`/api/contractors/${id}`).set(person?.headers ?? {});
const mine = (person: Person) => test.http.get('/api/contractors/me').set(person.headers);
const edit = (person: Person, change: object) =>
  test.http.patch('/api/contractors/me').set(person.headers).send(change);
const faultsOf = (body: { errors: { path: string; code: string }[] }) =>
  body.errors.map(({ path, code }) => `${path} ${code}`).sort();

describe('Find Contractors', () => {
  const place = (zip: string, city: string, state: string, latitude: number, longitude: number) => ({
    zip,
    city,
    state,
    latitude,
    longitude,
  });
  let names: (query: string) => Promise<string[]>;
  beforeAll(async () => {
    const people = [
      [
        'Ana',
        place('11215', 'Brooklyn', 'NY', 40.6669, -73.9828),
        { rating: 3.2, reviewCount: 4, trades: ['roofing'] },
      ],
      [
        'Ben',
        place('10601', 'White Plains', 'NY', 41.0329, -73.7652),
        { rating: 5, reviewCount: 1, trades: ['roofing', 'painting'] },
      ],
      ['Cal', place('94103', 'San Francisco', 'CA', 37.7725, -122.4147), { trades: ['windows'] }],
    ] as const;
    for (const [firstName, at, profile] of people) {
      test.clock.advance(1000);
      await aContractor(test, {
        user: { firstName, lastName: 'Ruiz' },
        profile: { ...at, ...profile, trades: [...profile.trades] },
      });
    }
    await aContractor(test, {
      user: { firstName: 'Nowhere' },
      profile: { zip: null, city: null, state: null, latitude: null, longitude: null },
    });
    await aContractor(test, { user: { firstName: 'Gone', status: 'terminated' } });
    names = async (query) => (await list(query)).body.items.map(({ name }: Card) => name.split(' ')[0]);
  });

  it.each([
    ['', ['Cal', 'Ben', 'Ana', 'Zoe']],
    ['sort=name', ['Ana', 'Ben', 'Cal', 'Zoe']],
    ['sort=rating', ['Ben', 'Zoe', 'Ana', 'Cal']],
    ['sort=location&zip=10001', ['Zoe', 'Ana', 'Ben', 'Cal']],
    ['sort=location', ['Cal', 'Ana', 'Zoe', 'Ben']],
    ['zip=10001&radiusMiles=10', ['Ana', 'Zoe']],
    ['zip=10001&radiusMiles=30&sort=location', ['Zoe', 'Ana', 'Ben']],
    ['zip=10001&radiusMiles=100', ['Cal', 'Ben', 'Ana', 'Zoe']],
    ['minRating=4', ['Ben', 'Zoe']],
    ['minRating=5&trade=painting', ['Ben']],
    ['trade=roofing', ['Ben', 'Ana']],
    ['trade=hvac', []],
  ])('CON-03 answers ?%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each(['newest', 'rating', 'name', 'location'])(
    'CON-03 is paged by %s without losing or repeating one',
    async (sort) => {
      const whole = await names(`sort=${sort}`);
      const walked: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const { body } = await list(`sort=${sort}&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`);
        walked.push(...body.items.map(({ name }: Card) => name.split(' ')[0]));
        cursor = body.nextCursor;
      }

      expect(walked).toEqual(whole);
    },
  );

  it('CON-01 shows what is proven of a contractor, and how far it is', async () => {
    const [card] = (await list('zip=11215&sort=name&trade=plumbing')).body.items;

    expect(card).toMatchObject({
      id: contractor.user.id,
      name: 'Zoe Adler',
      company: 'Diaz Repairs',
      trades: ['painting', 'plumbing'],
      city: 'New York',
      rating: 4.5,
      reviewCount: 6,
      licensed: true,
      insured: true,
      backgroundChecked: true,
      verified: true,
      memberSince: '2026-11-20T15:00:00.000Z',
    });
    expect(card.distanceMiles).toBeGreaterThan(5);
    expect(card.distanceMiles).toBeLessThan(7);
  });

  it('ROLE-03 refuses a contractor in the specified words', async () => {
    const answers = [await list('', contractor), await read((await aContractor(test)).user.id, contractor)];

    expect(answers.map(({ status, body }) => [status, body.code, body.detail])).toEqual(
      Array.from({ length: 2 }, () => [
        403,
        'access.contractors_for_clients',
        'This page is for clients looking to hire contractors.',
      ]),
    );
  });

  it('shows whoever is signed out one page, without surname or company', async () => {
    const first = await list('limit=2&sort=name', null);
    const cursor = (await list('limit=2&sort=name')).body.nextCursor;
    const second = await list(`limit=2&sort=name&cursor=${cursor}`, null);

    expect(first.body).toMatchObject({
      items: [
        { name: 'Ana R.', company: null },
        { name: 'Ben R.', company: null },
      ],
      nextCursor: null,
    });
    expect(second.status).toBe(401);
    expect((await read(contractor.user.id, null)).status).toBe(401);
  });

  it.each([
    ['radiusMiles=25', ['zip required']],
    ['zip=00000', ['zip zip_unknown']],
    ['zip=abc&minRating=6&radiusMiles=4', ['minRating too_large', 'radiusMiles too_small', 'zip pattern']],
    ['trade=moat&sort=luck', ['sort not_allowed', 'trade not_allowed']],
  ])('names what is wrong with ?%s', async (query, faults) => {
    const { status, body } = await list(query);

    expect([status, faultsOf(body)]).toEqual([422, faults]);
  });
});

describe('a contractor’s profile', () => {
  it('CON-01 is read by clients, and not found for clients and strangers', async () => {
    const found = await read(contractor.user.id);
    const missing = await Promise.all([read(client.user.id), read(newId()), read('nobody')]);

    expect([
      found.status,
      found.body.licenseNumber,
      found.body.liabilityCoverCents,
      found.body.verificationGaps,
    ]).toEqual([200, 'NY-123', 200_000_000, []]);
    expect(missing.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'contractor.not_found']),
    );
  });

  it('CON-02 says what a new contractor lacks', async () => {
    const answer = await mine(await aPerson(test, 'contractor'));

    expect(answer.body).toMatchObject({
      trades: [],
      zip: '',
      experienceYears: 0,
      verified: false,
      verificationGaps: ['license', 'insurance', 'background_check', 'experience'],
    });
  });

  it('is changed one answer at a time; a ZIP brings its place along', async () => {
    const person = await aPerson(test, 'contractor');
    await edit(person, { trades: ['hvac'], zip: '94103', experienceYears: 4, about: 'Twenty years of boilers' });

    const answer = await edit(person, { serviceRadiusMiles: 60, about: '' });

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      trades: ['hvac'],
      zip: '94103',
      city: 'San Francisco',
      state: 'CA',
      experienceYears: 4,
      serviceRadiusMiles: 60,
      about: null,
    });
    expect((await mine(person)).body).toEqual(answer.body);
  });

  it('CON-01 takes number, insurer, cover and expiry from approved papers, never from the contractor', async () => {
    const person = await aContractor(test);

    const answer = await edit(person, {
      licenseNumber: 'NY-9',
      insuranceProvider: 'Other Mutual',
      liabilityCoverCents: 300_000_000,
      insuranceExpiresOn: '2028-01-01',
    });

    expect([answer.status, faultsOf(answer.body)]).toEqual([
      422,
      [
        'insuranceExpiresOn unknown_property',
        'insuranceProvider unknown_property',
        'liabilityCoverCents unknown_property',
        'licenseNumber unknown_property',
      ],
    ]);
    expect((await mine(person)).body).toMatchObject({ verified: true, licenseNumber: 'NY-123' });
  });

  it('names what is wrong with it', async () => {
    const answer = await edit(contractor, {
      trades: ['moat', 'hvac', 'hvac'],
      zip: '00',
      serviceRadiusMiles: 4,
      experienceYears: 1.5,
      verified: true,
    });

    expect([answer.status, faultsOf(answer.body)]).toEqual([
      422,
      [
        'experienceYears integer',
        'serviceRadiusMiles too_small',
        'trades not_allowed',
        'trades not_unique',
        'verified unknown_property',
        'zip pattern',
      ],
    ]);
  });

  it('is for contractors', async () => {
    const nobody = await test.http.get('/api/contractors/me');

    expect([(await mine(client)).status, (await edit(client, { about: 'x' })).status, nobody.status]).toEqual([
      403, 403, 401,
    ]);
  });
});
