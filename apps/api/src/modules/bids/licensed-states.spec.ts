import type { HeldLicense } from '@cw/domain';
import { createTestApp, type TestApp } from '../../testing/index.js';
import {
  aContractor,
  aPerson,
  bidInput,
  bidOn,
  conditionInput,
  licensesOf,
  post,
  type Person,
  type PostedProject,
} from '../../testing/market.js';
import { FittingContractors } from '../contractors/index.js';
import { BidSweeps } from './bid-sweeps.js';

const START = new Date('2026-11-20T15:00:00Z');
const IN_NEW_JERSEY = { city: 'Newark', state: 'NJ', zip: '07102' };
const REFUSED = [409, 'bid.not_licensed_in_state', 'NY', ['NJ']];
const ONLY_NEW_JERSEY = licensesOf(['NJ']);

let test: TestApp;
let owner: Person;
let project: PostedProject;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
});
beforeEach(async () => {
  test.clock.set(START);
  project = await post(test, owner);
});
afterAll(() => test.close());

/** What staff approved of licenses, as it stands from now on. */
const hold = (licenses: readonly HeldLicense[], { user }: Person, state = 'approved') =>
  test.unitOfWork.manager.query(
    `UPDATE verification_paper SET licenses = $2, state = $3, earlier_holds = $3 <> 'approved'
     WHERE contractor_id = $1 AND kind = 'license'`,
    [user.id, JSON.stringify(licenses), state],
  );
const place = (person: Person, on = project, fields: object = {}) =>
  test.http.post(`/api/projects/${on.id}/bids`).set(person.headers).send(bidInput(on, { fields }));
const ask = (person: Person) =>
  test.http.post(`/api/projects/${project.id}/questions`).set(person.headers).send({ body: 'Is there an attic?' });
const invite = (contractorId: string) =>
  test.http.post(`/api/projects/${project.id}/bid-invitations`).set(owner.headers).send({ contractorId });
const read = async (path: string, { headers }: Person) => (await test.http.get(`/api/${path}`).set(headers)).body;
const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body['code'],
  body['state'],
  body['licensedStates'],
];

describe('a contractor whose licenses are of another state', () => {
  it('BID-05 neither bids nor asks nor is invited, and finds why on the project', async () => {
    const elsewhere = await aContractor(test, { licenses: ONLY_NEW_JERSEY });

    for (const answer of [await place(elsewhere), await ask(elsewhere), await invite(elsewhere.user.id)])
      expect(outcome(answer)).toEqual(REFUSED);
    expect(await read(`projects/${project.id}`, elsewhere)).toMatchObject({
      canBid: false,
      bidBlockedBy: [],
      missingLicense: { state: 'NY', licensedStates: ['NJ'] },
    });
    const other = await post(test, owner, IN_NEW_JERSEY);
    expect(await read(`projects/${other.id}`, elsewhere)).toMatchObject({ canBid: true, missingLicense: null });
    expect((await place(elsewhere, other)).status).toBe(201);
  });

  it('BID-05 is told in words whose state it is', async () => {
    const elsewhere = await aContractor(test, { licenses: ONLY_NEW_JERSEY });

    const { body } = await place(elsewhere).set('Accept-Language', 'es');

    expect(body.detail).toBe('Este proyecto está en Nueva York: usted no tiene una licencia vigente en ese estado.');
    expect((await place(elsewhere)).body.detail).toBe(
      'This project is in New York: you have no license in force there.',
    );
    expect((await invite(elsewhere.user.id)).body.detail).toBe(
      'This project is in New York: the contractor has no license in force there.',
    );
  });

  it('VER-01 has its states on its profile, those in force alone', async () => {
    const licenses = [...licensesOf(['NJ', 'CT']), ...licensesOf(['NY'], '2026-11-19')];
    const contractor = await aContractor(test, { licenses });

    expect(await read(`contractors/${contractor.user.id}`, owner)).toMatchObject({
      verified: true,
      licensedStates: ['CT', 'NJ'],
    });
    expect(await read('contractors/me', contractor)).toMatchObject({
      verificationGaps: [],
      licensedStates: ['CT', 'NJ'],
    });
  });

  it('BID-05 without any license in force is told of the missing paper, as before', async () => {
    const contractor = await aContractor(test, { licenses: licensesOf(['NY', 'NJ'], '2026-11-19') });

    const answer = await place(contractor);

    expect([answer.status, answer.body.verificationGaps]).toEqual([403, ['license']]);
    expect(await read(`projects/${project.id}`, contractor)).toMatchObject({
      bidBlockedBy: ['license'],
      missingLicense: null,
    });
  });

  it.each([
    ['', 1, ['NY']],
    ['though somewhat farther away is asked, ', 1.5, ['NY', 'both']],
  ])('BID-06 is not called to a project in that state, %swith a factor of %d', async (_how, factor, called) => {
    const at = { latitude: 44.98, longitude: -110.4, serviceRadiusMiles: 20, trades: ['hvac' as const] };
    const people = {
      NY: await aContractor(test, { licenses: licensesOf(['NY']), profile: at }),
      NJ: await aContractor(test, { licenses: ONLY_NEW_JERSEY, profile: at }),
      both: await aContractor(test, { licenses: licensesOf(['NY', 'NJ']), profile: { ...at, latitude: 44.63 } }),
      ended: await aContractor(test, {
        licenses: [...licensesOf(['NY'], '2026-11-19'), ...ONLY_NEW_JERSEY],
        profile: at,
      }),
    };
    const house = { state: 'NY', latitude: at.latitude, longitude: at.longitude };

    const ids = await test.app.get(FittingContractors, { strict: false }).idsFor(house, ['hvac'], factor);
    await test.unitOfWork.manager.query(`UPDATE contractor_profile SET trades = '{}' WHERE latitude BETWEEN 44 AND 45`);

    const names = Object.entries(people).filter(([, { user }]) => ids.includes(user.id));
    expect(names.map(([name]) => name)).toEqual(called);
  });

  it('BID-06 is not called in the place of one who may bid, however many of them are nearer', async () => {
    const place = { latitude: 40.1, longitude: -110.4 };
    const licensed = await aContractor(test, {
      licenses: licensesOf(['NY']),
      profile: { ...place, latitude: 40.2, trades: ['roofing'] },
    });
    await test.unitOfWork.manager.query(
      `WITH people AS (
        INSERT INTO app_user (id, created_at, updated_at, email, password_hash, first_name, last_name, role,
          terms_accepted_at, terms_version, adult_confirmed_at)
        SELECT gen_random_uuid(), now(), now(), 'near-' || n || '@example.com', 'x', 'Near', 'One', 'contractor', now(), '1', now()
        FROM generate_series(1, 100) n RETURNING id),
      papers AS (
        INSERT INTO verification_paper (contractor_id, kind, state, expires_on, updated_at, licenses)
        SELECT id, 'license', 'approved', '2027-06-30', now(), $4 FROM people)
      INSERT INTO contractor_profile (id, created_at, updated_at, trades, zip, city, state, latitude, longitude,
        service_radius_miles, experience_years, liability_cover_cents)
      SELECT id, now(), now(), $3, '07102', 'Newark', 'NJ', $1, $2, 25, 5, 0 FROM people`,
      [place.latitude, place.longitude, ['roofing'], JSON.stringify(ONLY_NEW_JERSEY)],
    );

    const fitting = test.app.get(FittingContractors, { strict: false });

    expect(await fitting.idsFor({ state: 'NY', ...place }, ['roofing'])).toEqual([licensed.user.id]);
  });
});

describe('a contractor one of whose licenses has ended', () => {
  const both = licensesOf(['NY', 'NJ']);
  const bidsOn = async (one: PostedProject) =>
    (await read(`projects/${one.id}/bids`, owner)).items.map(
      ({ status, endReason }: { status: string; endReason: string | null }) => [status, endReason],
    );

  it('BID-05 neither changes its bid there nor has it accepted, and does both where the other one holds', async () => {
    const contractor = await aContractor(test, { licenses: both });
    const there = await post(test, owner, IN_NEW_JERSEY);
    const [here, elsewhere] = [await bidOn(test, contractor, project), await bidOn(test, contractor, there)];
    await hold(ONLY_NEW_JERSEY, contractor);
    const edit = (id: string) =>
      test.http.patch(`/api/bids/${id}`).set(contractor.headers).set('If-Match', '"1"').send({ timeline: '9 days' });
    const accept = (id: string) =>
      test.http.post(`/api/bids/${id}/accept`).set(owner.headers).send({ paymentTiming: 'upfront' });

    expect([await edit(here.id), await accept(here.id)].map(outcome)).toEqual([REFUSED, REFUSED]);
    expect([(await edit(elsewhere.id)).status, (await accept(elsewhere.id)).status]).toEqual([200, 200]);
    expect(await bidsOn(project)).toEqual([['pending', null]]);
  });

  it.each([
    ['has ended', [...licensesOf(['NY'], '2026-11-19'), ...ONLY_NEW_JERSEY], 'approved', ['license 2026-11-19']],
    [
      'has ended while a renewal waits',
      [...licensesOf(['NY'], '2026-11-19'), ...ONLY_NEW_JERSEY],
      'submitted',
      ['license 2026-11-19'],
    ],
    ['is no longer listed', ONLY_NEW_JERSEY, 'approved', []],
  ] as const)('BID-05 is not offered for acceptance where its license %s', async (_how, licenses, state, ending) => {
    const contractor = await aContractor(test, { licenses: both });
    await bidOn(test, contractor, project);
    const shown = async () => {
      const [bid] = (await read(`projects/${project.id}/bids`, owner)).items;
      const papers = bid.papersEnding.map(({ kind, expiresOn }: Record<string, string>) => `${kind} ${expiresOn}`);
      return [bid.contractor.verified, papers, bid.actions];
    };
    const before = await shown();
    await hold(licenses, contractor, state);

    expect([before, await shown()]).toEqual([
      [true, [], ['accept', 'reject']],
      [false, ending, ['reject']],
    ]);
  });

  it('CON-05 has its pending bids there withdrawn once, and keeps those where the other one holds', async () => {
    const contractor = await aContractor(test, { licenses: both });
    const there = await post(test, owner, IN_NEW_JERSEY);
    for (const one of [project, there]) await bidOn(test, contractor, one);
    await hold([...licensesOf(['NY'], '2026-11-19'), ...ONLY_NEW_JERSEY], contractor);
    const sweeps = test.app.get(BidSweeps, { strict: false });

    await Promise.all([sweeps.withdrawUnpapered(), sweeps.withdrawUnpapered()]);

    expect([await bidsOn(project), await bidsOn(there)]).toEqual([
      [['withdrawn', 'papers_expired']],
      [['pending', null]],
    ]);
    const { items } = await read(`users/${contractor.user.id}/notifications`, contractor);
    expect(items.filter(({ type }: { type: string }) => type === 'bid_papers_expired')).toHaveLength(1);
  });

  it.each([
    ['while a renewed one waits', 'submitted', 'pending'],
    ['no longer when the renewed one was refused', 'rejected', 'withdrawn'],
  ])('CON-05 keeps its bids %s', async (_when, state, status) => {
    const contractor = await aContractor(test, { licenses: both });
    await bidOn(test, contractor, project);
    await hold([...licensesOf(['NY'], '2026-11-19'), ...ONLY_NEW_JERSEY], contractor, state);

    await test.app.get(BidSweeps, { strict: false }).withdrawUnpapered();

    expect((await bidsOn(project))[0][0]).toBe(status);
  });
});

describe('a bid says what the licenses do not cover', () => {
  const license = (state: string, trade: HeldLicense['trade'], expiresOn = '2027-06-30'): HeldLicense => ({
    state,
    trade,
    expiresOn,
  });
  const trades = ['electrical', 'plumbing', 'painting', 'hvac'] as const;
  const ofTrades = () => post(test, owner, { conditions: trades.map((category) => conditionInput({ category })) });

  it('BID-05 names widely licensed trades of what it includes, by the licenses of the house’s state', async () => {
    const wanted = await ofTrades();
    const licenses = [license('NY', 'electrical'), license('NJ', 'other'), license('NY', 'plumbing', '2026-11-19')];
    const contractor = await aContractor(test, { licenses });
    await bidOn(test, contractor, wanted, { prices: { 1: 60_000, 2: 60_000, 3: 60_000 } });

    const { items } = await read(`projects/${wanted.id}/bids`, owner);

    expect(items).toMatchObject([{ tradesWithoutLicense: ['plumbing'] }]);
  });

  it('BID-05 names none where a general license covers them, and all of them for a price for everything', async () => {
    const wanted = await ofTrades();
    const general = await aContractor(test, { licenses: [license('NY', 'other')] });
    const painter = await aContractor(test, { licenses: [license('NY', 'painting')] });
    for (const one of [general, painter]) await place(one, wanted, { lines: undefined, amountCents: 500_000 });

    const { items } = await read(`projects/${wanted.id}/bids`, owner);

    expect(items.map((bid: Record<string, unknown>) => bid['tradesWithoutLicense'])).toEqual([
      [],
      ['electrical', 'plumbing', 'hvac'],
    ]);
  });

  it('CON-05 names the last license of the house’s state when it ends before the work is done', async () => {
    const contractor = await aContractor(test, {
      licenses: [license('NY', 'painting', '2026-12-01'), license('NY', 'other', '2026-12-03'), license('NJ', 'other')],
    });
    await bidOn(test, contractor, project, { fields: { startDate: '2026-12-01', durationDays: 10 } });

    const { items } = await read(`projects/${project.id}/bids`, owner);

    expect(items).toMatchObject([{ papersEnding: [{ kind: 'license', expiresOn: '2026-12-03' }] }]);
  });
});
