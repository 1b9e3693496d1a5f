import { newId } from '../../common/ids.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import {
  aContractor,
  aPerson,
  bidInput,
  bidOn,
  conditionInput,
  post,
  type Person,
  type PostedProject,
} from '../../testing/market.js';

let test: TestApp;
let owner: Person;
let contractor: Person;
let project: PostedProject;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
  contractor = await aContractor(test);
});
beforeEach(async () => {
  project = await post(test, owner);
});
afterAll(() => test.close());

const place = (person: Person, input: object, id = project.id) =>
  test.http.post(`/api/projects/${id}/bids`).set(person.headers).send(input);
const edit = (person: Person, id: string, change: object) =>
  test.http.patch(`/api/bids/${id}`).set(person.headers).send(change);
const list = (person: Person, id = project.id) => test.http.get(`/api/projects/${id}/bids`).set(person.headers);
const fire = (person: Person, id: string, event: string, body: object = {}) =>
  test.http.post(`/api/bids/${id}/${event}`).set(person.headers).send(body);
const accept = (person: Person, id: string, body: object = { paymentTiming: 'upfront' }) =>
  fire(person, id, 'accept', body);
const read = (person: Person, id = project.id) => test.http.get(`/api/projects/${id}`).set(person.headers);
const faultsOf = (body: { errors: { path: string; code: string }[] }) =>
  body.errors.map(({ path, code }) => `${path} ${code}`).sort();
const conditionId = (number: number): string => project.conditions[number - 1]?.id ?? '';

describe('placing a bid', () => {
  it('BID-01 COND-03 prices line by line, and shows what an excluded condition really costs', async () => {
    const input = bidInput(project, {
      prices: { 1: 90_000, 3: 45_050 },
      fields: { startDate: '2026-11-30', durationDays: 3, materials: 'Primer' },
    });

    const answer = await place(contractor, input);

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      projectId: project.id,
      contractorId: contractor.user.id,
      contractor: { name: 'Marco Diaz', company: 'Diaz Repairs', rating: null, reviewCount: 0, verified: true },
      amountCents: 135_050,
      feeCents: 13_505,
      payoutCents: 121_545,
      startDate: '2026-11-30',
      finishDate: '2026-12-02',
      status: 'pending',
      acceptsAtClosing: false,
      gaps: [conditionId(2)],
      comparableTotalCents: 385_050,
      submittedAt: '2026-11-20T15:00:00.000Z',
      actions: ['edit', 'withdraw'],
    });
    expect(answer.body.lines).toMatchObject([
      { conditionId: conditionId(1), included: true, amountCents: 90_000 },
      { conditionId: conditionId(2), included: false, amountCents: 0 },
      { conditionId: conditionId(3), included: true, amountCents: 45_050 },
    ]);
  });

  it('COND-03 without lines covers every condition at its amount', async () => {
    const answer = await place(contractor, {
      amountCents: 400_000,
      timeline: 'Two weeks',
      workDescription: 'All of it, as listed.',
    });

    expect(answer.body).toMatchObject({ lines: [], gaps: [], amountCents: 400_000, comparableTotalCents: 400_000 });
  });

  it('BID-02 names every missing answer', async () => {
    const answer = await place(contractor, { lines: [{ conditionId: 'x', included: 'yes', amountCents: -1 }] });

    expect(answer.status).toBe(422);
    expect(faultsOf(answer.body)).toEqual([
      'amountCents required',
      'lines.0.amountCents too_small',
      'lines.0.conditionId id',
      'lines.0.included boolean',
      'timeline required',
      'workDescription required',
    ]);
  });

  it.each([
    [
      'a sum that is not that of the lines',
      () => ({ ...bidInput(project), amountCents: 299_999 }),
      'bid.sum_mismatch',
      ['amountCents invalid'],
    ],
    [
      'a condition without a line',
      () => ({ ...bidInput({ ...project, conditions: project.conditions.slice(1) }) }),
      'bid.lines_incomplete',
      ['lines invalid'],
    ],
    [
      'nothing at all',
      () => bidInput(project, { prices: {} }),
      'bid.below_minimum',
      ['amountCents too_small', 'lines invalid'],
    ],
    [
      'less than fifty cents',
      () => ({ amountCents: 49, timeline: 'Today', workDescription: 'A very small job.' }),
      'bid.below_minimum',
      ['amountCents too_small'],
    ],
  ])('COND-03 refuses %s and says where', async (_what, input, code, faults) => {
    const answer = await place(contractor, input());

    expect([answer.status, answer.body.code, faultsOf(answer.body)]).toEqual([422, code, faults]);
  });

  it('BID-05 refuses an unverified contractor and says what is missing', async () => {
    const answer = await place(await aContractor(test, { papers: ['license', 'background_check'] }), bidInput(project));

    expect([answer.status, answer.body.code, answer.body.verificationGaps]).toEqual([
      403,
      'bid.contractor_unverified',
      ['insurance'],
    ]);
  });

  it('CON-05 takes a bid on the last day of a paper, and none from the day after', async () => {
    const expires = (day: string) =>
      test.unitOfWork.manager.query('UPDATE verification_paper SET expires_on = $2 WHERE contractor_id = $1', [
        contractor2.user.id,
        day,
      ]);
    const contractor2 = await aContractor(test);
    await expires('2026-11-19');
    const dayAfter = await place(contractor2, bidInput(project));
    await expires('2026-11-20');

    const lastDay = await place(contractor2, bidInput(project));

    expect([dayAfter.status, lastDay.status]).toEqual([403, 201]);
  });

  it('BID-02 keeps one live bid for each contractor, also when two come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => place(contractor, bidInput(project))));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('bid.already_placed');
  });

  it('may be done again after a withdrawal', async () => {
    const first = await bidOn(test, contractor, project);
    await fire(contractor, first.id, 'withdraw');

    const again = await place(contractor, bidInput(project));

    expect(again.status).toBe(201);
    expect((await read(contractor)).body).toMatchObject({
      canBid: false,
      myBid: { id: again.body.id, status: 'pending' },
    });
  });

  it('needs a session, a contractor, and a project that is there and open', async () => {
    const nobody = await test.http.post(`/api/projects/${project.id}/bids`).send(bidInput(project));
    const client = await place(owner, bidInput(project));
    const unknown = await place(contractor, bidInput(project), newId());
    const bid = await bidOn(test, contractor, project);
    const other = await aContractor(test);
    await accept(owner, bid.id);

    const late = await place(other, bidInput(project));

    expect([nobody.status, client.status, unknown.status, late.status]).toEqual([401, 403, 404, 404]);
  });
});

describe('reading bids', () => {
  it('ROLE-06 are sealed: the client sees all of them, a contractor its own, another client nothing', async () => {
    const rival = await aContractor(test);
    const mine = await bidOn(test, contractor, project);
    const theirs = await bidOn(test, rival, project);

    const [client, contractorSees, staff, stranger, nobody] = await Promise.all([
      list(owner),
      list(contractor),
      list(await aPerson(test, 'admin')),
      list(await aPerson(test, 'agent')),
      test.http.get(`/api/projects/${project.id}/bids`),
    ]);

    expect(client.body.items.map(({ id }: { id: string }) => id)).toEqual([mine.id, theirs.id]);
    expect(contractorSees.body).toMatchObject({ items: [{ id: mine.id }], nextCursor: null });
    expect(staff.body.items).toHaveLength(2);
    expect([stranger.status, nobody.status]).toEqual([404, 401]);
    expect((await read(owner)).body).toMatchObject({ bidCount: 2, needsMe: true });
    expect((await read(contractor)).body.bidCount).toBeNull();
  });

  it('CON-06 list a contractor’s own with their projects, page by page', async () => {
    const busy = await aContractor(test);
    const ids: string[] = [];
    for (const title of ['First job', 'Second job', 'Third job'])
      ids.unshift((await bidOn(test, busy, await post(test, owner, { title }))).id);

    const first = await test.http.get('/api/bids?scope=mine&limit=2').set(busy.headers);
    const second = await test.http
      .get(`/api/bids?scope=mine&limit=2&cursor=${first.body.nextCursor}`)
      .set(busy.headers);

    expect([...first.body.items, ...second.body.items].map(({ id }) => id)).toEqual(ids);
    expect(second.body.nextCursor).toBeNull();
    expect(first.body.items[0].project).toMatchObject({
      title: 'Third job',
      city: 'New York',
      state: 'NY',
      status: 'open',
      closingDate: '2026-12-18',
    });
    expect((await test.http.get('/api/bids?scope=mine').set(owner.headers)).status).toBe(403);
  });

  it('counts a condition that came after the bid as left out', async () => {
    const bid = await bidOn(test, contractor, project);
    const added = await test.http
      .post(`/api/projects/${project.id}/conditions`)
      .set(owner.headers)
      .send(conditionInput({ estimatedCostCents: 70_000 }));

    const [view] = (await list(owner)).body.items;

    expect(view).toMatchObject({ id: bid.id, gaps: [added.body.id], comparableTotalCents: 370_000 });
  });
});

describe('changing a bid', () => {
  it('BID-02 is for its contractor while it is pending, and keeps what is not sent', async () => {
    const bid = await bidOn(test, contractor, project);

    const answer = await edit(contractor, bid.id, bidInput(project, { prices: { 1: 50_000, 2: 60_000, 3: 70_000 } }));
    const note = await edit(contractor, bid.id, { materials: 'Oil paint' });

    expect([answer.status, answer.body.amountCents]).toEqual([200, 180_000]);
    expect(note.body).toMatchObject({ materials: 'Oil paint', amountCents: 180_000, version: 3 });
    expect(note.body.lines).toHaveLength(3);
  });

  it('is refused to others, with a stale version, and with a sum that no longer fits', async () => {
    const bid = await bidOn(test, contractor, project);
    const rival = await aContractor(test);
    await edit(contractor, bid.id, { timeline: 'Six days' });

    const [client, other, stale, sum] = [
      await edit(owner, bid.id, { timeline: 'Faster' }),
      await edit(rival, bid.id, { timeline: 'Mine' }),
      await edit(contractor, bid.id, { timeline: 'Seven days' }).set('If-Match', '"1"'),
      await edit(contractor, bid.id, { amountCents: 1 }),
    ];

    expect([client.status, other.body.code, stale.status, sum.body.code]).toEqual([
      403,
      'bid.not_found',
      412,
      'bid.below_minimum',
    ]);
  });

  it('is over once the bid is decided', async () => {
    const bid = await bidOn(test, contractor, project);
    await fire(owner, bid.id, 'reject');

    const answer = await edit(contractor, bid.id, { timeline: 'Six days' });

    expect([answer.status, answer.body.state]).toEqual([409, 'rejected']);
  });
});

describe('rejecting and withdrawing', () => {
  it('BID-04 the client rejects and the contractor withdraws, each once', async () => {
    const rejected = await bidOn(test, contractor, project);
    const contractor2 = await aContractor(test);
    const withdrawn = await bidOn(test, contractor2, project);

    const answers = [
      await fire(owner, rejected.id, 'reject'),
      await fire(owner, rejected.id, 'reject'),
      await fire(contractor2, withdrawn.id, 'withdraw'),
      await fire(contractor2, withdrawn.id, 'withdraw'),
    ];

    expect(answers.map(({ status, body }) => [status, body.status === status ? body.state : body.status])).toEqual([
      [200, 'rejected'],
      [409, 'rejected'],
      [200, 'withdrawn'],
      [409, 'withdrawn'],
    ]);
  });

  it('are nobody else’s to do', async () => {
    const bid = await bidOn(test, contractor, project);
    const stranger = await aPerson(test, 'buyer');
    const rival = await aContractor(test);

    const answers = await Promise.all([
      fire(stranger, bid.id, 'reject'),
      fire(contractor, bid.id, 'reject'),
      fire(owner, bid.id, 'withdraw'),
      fire(rival, bid.id, 'withdraw'),
      fire(owner, newId(), 'reject'),
      test.http.post(`/api/bids/${bid.id}/reject`).send({}),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([404, 403, 403, 404, 404, 401]);
  });
});
