import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aJob, aPerson, bidOn, historyOf, post, type Job, type Person } from '../../testing/market.js';

let test: TestApp;
let job: Job;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  job = await aJob(test, { bid: { fields: { startDate: '2026-11-20', durationDays: 5 } } });
});
afterAll(() => test.close());

const REASON = 'The eave is rotten under the paint.';
const conditionId = (number: number): string => job.project.conditions[number - 1]?.id ?? '';
const propose = (person: Person, body: object, id = job.project.id) =>
  test.http
    .post(`/api/projects/${id}/change-orders`)
    .set(person.headers)
    .send({ reason: REASON, ...body });
const dearer = (amountDeltaCents = 15_000) => ({ lines: [{ conditionId: conditionId(1), amountDeltaCents }] });
const answer = (person: Person, id: string, event: string, body: object = {}) =>
  test.http.post(`/api/change-orders/${id}/${event}`).set(person.headers).send(body);
const list = (person: Person) => test.http.get(`/api/projects/${job.project.id}/change-orders`).set(person.headers);
const read = async (person: Person) =>
  (await test.http.get(`/api/projects/${job.project.id}`).set(person.headers)).body;
const fire = (person: Person, event: string, body: object = {}) =>
  test.http.post(`/api/projects/${job.project.id}/${event}`).set(person.headers).send(body);
const told = async (person: Person): Promise<string[]> => {
  const { body } = await test.http.get(`/api/users/${person.user.id}/notifications`).set(person.headers);
  return body.items.map(({ type }: { type: string }) => type);
};

describe('a change that both sides agree on', () => {
  it('PAY-06 changes price, days and conditions, and leaves the accepted bid as it was', async () => {
    await fire(job.contractor, 'start').expect(200);
    const proposed = await propose(job.contractor, {
      days: 2,
      lines: [
        { conditionId: conditionId(1), amountDeltaCents: 15_000, note: 'Rotten wood' },
        { conditionId: conditionId(2), amountDeltaCents: -100_000, drops: true },
        { title: 'New fascia board', amountDeltaCents: 40_000, category: 'roofing', location: 'North side' },
      ],
    });
    expect(proposed.status).toBe(201);
    expect(proposed.body).toMatchObject({ number: 1, state: 'proposed', amountDeltaCents: -45_000, days: 2 });
    expect((await read(job.owner)).agreed).toMatchObject({
      totalCents: 300_000,
      changeProposedBy: 'awarded_contractor',
    });

    const agreed = await answer(job.owner, proposed.body.id, 'accept');

    expect([agreed.status, agreed.body.state, agreed.body.answeredByName]).toEqual([200, 'accepted', 'Sofia Reyes']);
    const project = await read(job.contractor);
    expect(project.acceptedBid).toMatchObject({ amountCents: 300_000, durationDays: 5 });
    expect(project.acceptedBid.lines).toHaveLength(3);
    expect(project.agreed).toEqual({
      bidCents: 300_000,
      changesCents: -45_000,
      totalCents: 255_000,
      startDate: '2026-11-20',
      durationDays: 5,
      extraDays: 2,
      finishDate: '2026-11-26',
      slackDays: 19,
      startsEarly: false,
      earlyStartRequest: null,
      changeProposedBy: null,
    });
    expect(project.payment).toMatchObject({ totalCents: 255_000, feeCents: 25_500, payoutCents: 229_500 });
    expect(
      project.conditions.map((one: Record<string, unknown>) => [
        one['number'],
        one['state'],
        one['awardedAmountCents'],
      ]),
    ).toEqual([
      [1, 'in_work', 115_000],
      [2, 'left_out', null],
      [3, 'in_work', 100_000],
      [4, 'in_work', 40_000],
    ]);
    expect(agreed.body.lines[2]).toMatchObject({ kind: 'add', conditionNumber: 4, title: 'New fascia board' });
  });

  it('COND-05 stands in the history with who, when and why, and the other side is told', async () => {
    const { body: change } = await propose(job.owner, dearer());
    await answer(job.contractor, change.id, 'accept').expect(200);

    const history = await historyOf(test, job.owner, job.project.id);
    const said = history.filter(({ event }) => String(event).endsWith('change')).reverse();

    expect(said).toMatchObject([
      { entity: 'project', event: 'propose_change', actorName: 'Sofia Reyes', reason: REASON },
      { entity: 'condition', event: 'change', conditionNumber: 1, actorName: 'Marco Diaz' },
      { entity: 'project', event: 'accept_change', actorName: 'Marco Diaz' },
    ]);
    expect(await told(job.contractor)).toContain('change_proposed');
    expect(await told(job.owner)).toContain('change_accepted');
    expect(await told(job.owner)).not.toContain('change_proposed');
  });

  it('of two accepts at once exactly one wins', async () => {
    const { body: change } = await propose(job.contractor, dearer());

    const answers = await Promise.all([1, 2, 3, 4].map(() => answer(job.owner, change.id, 'accept')));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await read(job.owner)).agreed.totalCents).toBe(315_000);
  });

  it('an accept and a withdrawal at once: one wins, and money follows only the accept', async () => {
    const { body: change } = await propose(job.contractor, dearer());

    const [accepted, withdrawn] = await Promise.all([
      answer(job.owner, change.id, 'accept'),
      answer(job.contractor, change.id, 'withdraw'),
    ]);

    expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409]);
    expect((await read(job.owner)).agreed.totalCents).toBe(accepted.status === 200 ? 315_000 : 300_000);
  });
});

describe('a change that is not agreed', () => {
  it('declined with a reason, nothing changes and the proposer is told why', async () => {
    const { body: change } = await propose(job.contractor, { days: 1 });

    const declined = await answer(job.owner, change.id, 'decline', { reason: 'Show me first.' });

    expect(declined.body).toMatchObject({ state: 'declined', answerReason: 'Show me first.', actions: [] });
    expect((await read(job.owner)).agreed).toMatchObject({ totalCents: 300_000, extraDays: 0, changeProposedBy: null });
    expect(await told(job.contractor)).toContain('change_declined');
    expect((await list(job.contractor)).body.canPropose).toBe(true);
  });

  it('one at a time: while one waits for its answer another is refused', async () => {
    await propose(job.contractor, { days: 1 });

    const second = await propose(job.owner, dearer());

    expect([second.status, second.body.code]).toEqual([409, 'change_order.already_open']);
    const page = await list(job.owner);
    expect([page.body.items.length, page.body.items[0].actions, page.body.canPropose]).toEqual([
      1,
      ['accept', 'decline'],
      false,
    ]);
  });

  it('two proposals at once: one wins', async () => {
    const answers = await Promise.all([propose(job.contractor, { days: 1 }), propose(job.owner, dearer())]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('lapses with a project that is cancelled', async () => {
    const { body: change } = await propose(job.contractor, { days: 1 });
    await fire(job.owner, 'cancel').expect(200);

    const page = await list(job.owner);

    expect(page.body).toMatchObject({
      items: [{ id: change.id, state: 'lapsed', lapseCause: 'cancelled' }],
      canPropose: false,
    });
    expect((await answer(job.owner, change.id, 'accept')).status).toBe(409);
  });
});

describe('what is refused, and named', () => {
  it.each([
    ['nothing', () => ({}), 'change_order.changes_nothing'],
    ['a price below nothing', () => dearer(-100_001), 'change_order.below_zero'],
    ['a condition twice', () => ({ lines: [...dearer().lines, ...dearer().lines] }), 'change_order.condition_unfit'],
    [
      'another project’s condition',
      () => ({ lines: [{ conditionId: job.bidId, amountDeltaCents: 5 }] }),
      'change_order.condition_unfit',
    ],
    [
      'everything dropped',
      () => ({ lines: [1, 2, 3].map((n) => ({ conditionId: conditionId(n), amountDeltaCents: 0, drops: true })) }),
      'change_order.drops_everything',
    ],
    ['a total without end', () => dearer(99_999_999), 'change_order.total_out_of_bounds'],
  ])('%s', async (_what, body, code) => {
    const refused = await propose(job.contractor, body());

    expect([refused.status, refused.body.code]).toEqual([422, code]);
  });

  it('a line that is about nothing, or about two things, by its field', async () => {
    const nothing = await propose(job.contractor, { lines: [{ amountDeltaCents: 5 }] });
    const both = await propose(job.contractor, {
      lines: [{ conditionId: conditionId(1), title: 'New', amountDeltaCents: 5 }],
    });

    expect(nothing.body.errors).toMatchObject([{ path: 'lines.0.conditionId', code: 'required' }]);
    expect(both.body.errors).toMatchObject([{ path: 'lines.0.title', code: 'not_allowed' }]);
  });

  it('days that endanger the closing, until the owner says yes to that by name', async () => {
    const { body: change } = await propose(job.contractor, { days: 30 });
    expect(change.endangersClosing).toBe(true);

    const silent = await answer(job.owner, change.id, 'accept');
    const aware = await answer(job.owner, change.id, 'accept', { acknowledgesLate: true });

    expect([silent.status, silent.body.code]).toEqual([422, 'change_order.late_unacknowledged']);
    expect(aware.status).toBe(200);
    const own = await propose(job.owner, { days: 1 });
    expect(own.body.code).toBe('change_order.late_unacknowledged');
  });

  it('a condition that the client accepted meanwhile', async () => {
    const { body: change } = await propose(job.contractor, dearer());
    await test.unitOfWork.manager.query(`UPDATE condition SET state = 'accepted' WHERE id = $1`, [conditionId(1)]);

    const refused = await answer(job.owner, change.id, 'accept');

    expect([refused.status, refused.body.code]).toEqual([422, 'change_order.condition_unfit']);
    expect((await list(job.owner)).body.items[0].state).toBe('proposed');
  });
});

// Which states and people have no such word is said once: by the domain's table and by the access matrix.
describe('what moves a change', () => {
  it.each([
    ['accept', 'owner', 'accepted'],
    ['decline', 'owner', 'declined'],
    ['withdraw', 'contractor', 'withdrawn'],
  ] as const)('COND-04 %s is the word of the %s alone, once: %s', async (event, side, to) => {
    const other = side === 'owner' ? 'contractor' : 'owner';
    const { body: change } = await propose(job.contractor, dearer());

    const wrong = await answer(job[other], change.id, event);
    const right = await answer(job[side], change.id, event);
    const again = await answer(job[side], change.id, event);

    expect([wrong.status, right.status, right.body.state, again.status]).toEqual([403, 200, to, 409]);
  });

  it('while the project is open there is nothing agreed to change', async () => {
    const owner = await aPerson(test);
    const bidder = await aContractor(test);
    const open = await post(test, owner);
    await bidOn(test, bidder, open);

    const answers = [await propose(owner, { days: 1 }, open.id), await propose(bidder, { days: 1 }, open.id)];

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'change_order.work_closed'],
      [403, 'access.denied'],
    ]);
  });

  it.each([
    ['in_progress', 'not_started', 201],
    ['in_progress', 'started', 201],
    ['in_progress', 'submitted', 201],
    ['in_progress', 'changes_requested', 201],
    ['in_progress', 'disputed', 409],
    ['completed', null, 409],
    ['cancelled', null, 409],
  ])('PAY-06 a change is proposed while the project is %s / %s: %i', async (status, work, answered) => {
    await test.unitOfWork.manager.query(`UPDATE project SET status = $2, work = $3 WHERE id = $1`, [
      job.project.id,
      status,
      work,
    ]);
    for (const side of ['owner', 'contractor'] as const) {
      const { body, status: got } = await propose(job[side], dearer());

      expect([got, body.code]).toEqual([answered, answered === 409 ? 'change_order.work_closed' : undefined]);
      if (answered === 201) await answer(job[side], body.id, 'withdraw').expect(200);
    }
    const stranger = await propose(await aPerson(test), dearer());
    expect(stranger.status).toBe(404);
  });
});
