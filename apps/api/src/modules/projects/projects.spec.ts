import { newId } from '../../common/ids.js';
import { createTestApp, login, type TestApp } from '../../testing/index.js';
import {
  aContractor,
  aPerson,
  conditionInput,
  historyOf,
  post,
  projectInput,
  type Person,
} from '../../testing/market.js';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
});
afterAll(() => test.close());

const create = (person: Person, input: object) => test.http.post('/api/projects').set(person.headers).send(input);
const read = (person: Person, id: string) => test.http.get(`/api/projects/${id}`).set(person.headers);
const edit = (person: Person, id: string, change: object) =>
  test.http.patch(`/api/projects/${id}`).set(person.headers).send(change);
const faultsOf = (body: { errors: { path: string; code: string }[] }) =>
  body.errors.map(({ path, code }) => `${path} ${code}`).sort();

describe('posting a project', () => {
  it('PROJ-03 COND-01 keeps everything that was said of it and of its conditions', async () => {
    const answer = await create(owner, projectInput({ priority: 'urgent', lender: 'First Bank', yearBuilt: 1931 }));

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: 'Repairs before closing',
      priority: 'urgent',
      status: 'open',
      work: null,
      address: '12 Hidden Lane',
      zip: '10001',
      closingDate: '2026-12-18',
      loanProgram: 'fha',
      lender: 'First Bank',
      yearBuilt: 1931,
      conditionCount: 3,
      bidCount: 0,
      parties: ['owner'],
      postedAt: '2026-11-20T15:00:00.000Z',
      firstBidDueAt: '2026-11-21T15:00:00.000Z',
    });
    expect(answer.body.conditions[0]).toMatchObject({
      number: 1,
      source: 'appraisal',
      kind: 'repair',
      quote: 'Peeling exterior paint noted at north elevation.',
      page: 4,
      responsibleParty: 'seller',
      estimatedCostCents: 120_000,
      evidence: ['photo_before', 'photo_after'],
      missingEvidence: ['photo_before', 'photo_after'],
      state: 'open',
    });
    expect(await historyOf(test, owner, answer.body.id)).toMatchObject([
      { entity: 'project', event: 'post', from: null, to: 'open', actorName: 'Sofia Reyes' },
    ]);
  });

  it('PROJ-01 takes the category of the costliest condition when none is named', async () => {
    const answer = await create(owner, projectInput());

    expect(answer.body.category).toBe('plumbing');
  });

  it('COND-02 makes the one condition of a simple post from its own words', async () => {
    const simple = {
      title: 'Replace the front door',
      category: 'doors',
      description: 'The door is rotten through.',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
    };

    const answer = await create(owner, simple);

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ address: null, priority: 'normal', conditionCount: 1 });
    expect(answer.body.conditions).toMatchObject([
      {
        number: 1,
        title: 'Replace the front door',
        category: 'doors',
        location: 'Austin, TX',
        scope: 'The door is rotten through.',
        source: 'owner',
      },
    ]);
  });

  it('PROJ-03 names every fault at once', async () => {
    const answer = await create(owner, {
      title: 'ab',
      description: '',
      state: 'XX',
      zip: '1234',
      budgetCents: 10.5,
      closingDate: '2026-02-30',
      color: 'red',
      conditions: [{ title: 'x' }, conditionInput({ category: 'moat' })],
    });

    expect(answer.status).toBe(422);
    expect(faultsOf(answer.body)).toEqual([
      'budgetCents integer',
      'city required',
      'closingDate date',
      'color unknown_property',
      'conditions.0.category required',
      'conditions.0.location required',
      'conditions.0.scope required',
      'conditions.0.title too_short',
      'conditions.1.category not_allowed',
      'description required',
      'state not_allowed',
      'title too_short',
      'zip pattern',
    ]);
  });

  it('names at once what only the whole post shows: an unknown ZIP, no category, a ceiling under the budget', async () => {
    const answer = await create(
      owner,
      projectInput({ zip: '00000', conditions: [], budgetCents: 50_000, maxBudgetCents: 40_000 }),
    );

    expect(answer.status).toBe(422);
    expect(faultsOf(answer.body)).toEqual(['category required', 'maxBudgetCents too_small', 'zip zip_unknown']);
  });

  it('stores text with characters that a database refuses, without them', async () => {
    const answer = await create(owner, projectInput({ description: 'Null \u0000 byte and\nsecond line' }));

    expect([answer.status, answer.body.description]).toEqual([201, 'Null  byte and\nsecond line']);
  });

  it('ROLE-02 refuses a contractor in the specified words', async () => {
    const answer = await create(await aContractor(test), projectInput());

    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      403,
      'access.project_create',
      "You don't have permission to create projects.",
    ]);
  });

  it('needs a session', async () => {
    expect((await test.http.post('/api/projects').send(projectInput())).status).toBe(401);
  });

  it('does it once for one Idempotency-Key', async () => {
    const key = '0a000000-0000-4000-8000-000000000001';
    const input = projectInput();

    const first = await create(owner, input).set('Idempotency-Key', key);
    const second = await create(owner, input).set('Idempotency-Key', key);

    expect([first.status, second.body.id]).toEqual([201, first.body.id]);
  });
});

describe('reading a project', () => {
  it('ROLE-06 hides address, owner, papers and lender from a contractor who looks for work', async () => {
    const project = await post(test, owner, { lender: 'First Bank', caseNumber: '123' });

    const answer = await read(await aContractor(test), project.id);

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      address: null,
      ownerName: 'Sofia R.',
      lender: null,
      caseNumber: null,
      bidCount: null,
      parties: [],
      moments: [{ entity: 'project', event: 'post' }],
      canBid: true,
    });
    expect(answer.text).not.toContain('Hidden Lane');
    expect(answer.headers['etag']).toBe('"1"');
  });

  it('ROLE-06 does not exist for another client, for staff without a second factor, or once it is over', async () => {
    const project = await post(test, owner);
    const contractor = await aContractor(test);
    const staff = await aPerson(test, 'admin');
    const staffWithoutFactor = { ...staff, headers: await login(test, staff.user, { mfa: false }) };
    const strangers = await Promise.all([
      read(await aPerson(test, 'buyer'), project.id),
      read(staffWithoutFactor, project.id),
      read(owner, newId()),
      read(owner, 'not-an-id'),
    ]);
    await test.http.post(`/api/projects/${project.id}/cancel`).set(owner.headers).send({});

    const late = await read(contractor, project.id);

    expect([...strangers, late].map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 5 }, () => [404, 'project.not_found']),
    );
    expect((await read(staff, project.id)).status).toBe(200);
  });

  it('needs a session', async () => {
    const project = await post(test, owner);

    expect((await test.http.get(`/api/projects/${project.id}`)).status).toBe(401);
  });

  it('BID-05 tells an unverified contractor why it cannot bid', async () => {
    const project = await post(test, owner);
    const contractor = await aContractor(test, { papers: ['license'], profile: { experienceYears: 1 } });

    const answer = await read(contractor, project.id);

    expect(answer.body).toMatchObject({ canBid: false, bidBlockedBy: ['insurance', 'background_check', 'experience'] });
  });
});

describe('changing a project', () => {
  it('keeps what is not sent, clears what is null, and writes it down', async () => {
    const project = await post(test, owner, { budgetCents: 100_000 });

    const answer = await edit(owner, project.id, {
      title: 'Repairs, newly described',
      address: null,
      city: 'San Francisco',
      state: 'CA',
      zip: '94103',
      priority: null,
    });

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      title: 'Repairs, newly described',
      address: null,
      zip: '94103',
      budgetCents: 100_000,
      priority: 'normal',
      version: 2,
    });
    expect((await historyOf(test, owner, project.id)).map(({ event }) => event)).toEqual(['edit', 'post']);
  });

  it('refuses a version that somebody changed in the meantime', async () => {
    const project = await post(test, owner);
    await edit(owner, project.id, { title: 'First change' });

    const answer = await edit(owner, project.id, { title: 'Second change' }).set('If-Match', '"1"');

    expect([answer.status, answer.body.code]).toEqual([412, 'request.stale']);
    expect((await read(owner, project.id)).body.title).toBe('First change');
  });

  it('names a required answer that is taken away and a ZIP that is nowhere', async () => {
    const project = await post(test, owner);

    const emptied = await edit(owner, project.id, { title: null, description: '' });
    const nowhere = await edit(owner, project.id, { zip: '00000' });

    expect([emptied.status, faultsOf(emptied.body)]).toEqual([422, ['description required', 'title required']]);
    expect([nowhere.status, faultsOf(nowhere.body)]).toEqual([422, ['zip zip_unknown']]);
  });

  it('PROJ-03 refuses a ZIP code of another state, in a post and in an edit, and says where it is', async () => {
    const project = await post(test, owner);

    const posted = await create(owner, projectInput({ zip: '90210' }));
    const moved = await edit(owner, project.id, { zip: '90210' });
    const renamed = await edit(owner, project.id, { state: 'CA' });
    const both = await edit(owner, project.id, { city: 'Beverly Hills', state: 'CA', zip: '90210' });

    for (const answer of [posted, moved, renamed])
      expect([answer.status, faultsOf(answer.body)]).toEqual([422, ['zip zip_state']]);
    expect(posted.body.errors[0].message).toBe('This ZIP code is in CA. Check the ZIP code or the state.');
    expect([both.status, both.body.zip]).toEqual([200, '90210']);
  });

  it('is for the owner alone, while it is open', async () => {
    const project = await post(test, owner);
    const stranger = await edit(await aPerson(test, 'agent'), project.id, { title: 'Mine now' });
    const contractor = await edit(await aContractor(test), project.id, { title: 'Mine now' });
    const staff = await edit(await aPerson(test, 'admin'), project.id, { title: 'Ours now' });
    await test.http.post(`/api/projects/${project.id}/cancel`).set(owner.headers).send({});

    const late = await edit(owner, project.id, { title: 'Too late' });

    expect([stranger.status, contractor.status, staff.status]).toEqual([404, 403, 403]);
    expect([late.status, late.body.code, late.body.state]).toEqual([409, 'state.conflict', 'cancelled']);
  });

  it('takes no status', async () => {
    const project = await post(test, owner);

    const answer = await edit(owner, project.id, { status: 'completed' });

    expect(faultsOf(answer.body)).toEqual(['status unknown_property']);
  });
});
