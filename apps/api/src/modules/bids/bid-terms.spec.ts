import { createTestApp, type TestApp } from '../../testing/index.js';
import {
  aContractor,
  aPerson,
  bidInput,
  bidOn,
  historyOf,
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

const place = (fields: object) =>
  test.http.post(`/api/projects/${project.id}/bids`).set(contractor.headers).send(bidInput(project, { fields }));
const edit = (id: string, change: object) => test.http.patch(`/api/bids/${id}`).set(contractor.headers).send(change);
const fire = (person: Person, id: string, event: string, body: object = {}) =>
  test.http.post(`/api/bids/${id}/${event}`).set(person.headers).send(body);
const bidSeenBy = async (person: Person) =>
  (await test.http.get(`/api/projects/${project.id}/bids`).set(person.headers)).body.items[0];
const lines = (allowance: object) =>
  project.conditions.map(({ id, number }) => ({
    conditionId: id,
    included: number !== 2,
    amountCents: number === 2 ? 0 : 100_000,
    ...(number === 2 ? { allowance: true } : allowance),
  }));

describe('the terms of a bid', () => {
  it('BID-01 say how long the work is warranted and which prices may change', async () => {
    await place({ amountCents: 200_000, warrantyMonths: 12, lines: lines({ allowance: true }) });

    const seen = await bidSeenBy(owner);

    expect(seen).toMatchObject({ warrantyMonths: 12, validUntil: null, expiresAt: null });
    // What is left out has no price that could change.
    expect(seen.lines.map(({ allowance }: { allowance: boolean }) => allowance)).toEqual([true, false, true]);
  });

  it('BID-04 change with an edit, and stay where the edit does not name them', async () => {
    const { body } = await place({ warrantyMonths: 12, validUntil: '2026-11-30' });

    await edit(body.id, { timeline: 'Two weeks' });
    const kept = await bidSeenBy(contractor);
    await edit(body.id, { warrantyMonths: 0, validUntil: null });

    expect(kept).toMatchObject({ warrantyMonths: 12, validUntil: '2026-11-30' });
    expect(await bidSeenBy(contractor)).toMatchObject({ warrantyMonths: 0, validUntil: null, expiresAt: null });
  });

  it.each([-1, 121, 1.5])('BID-02 have no warranty of %s months', async (warrantyMonths) => {
    const answer = await place({ warrantyMonths });

    expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'warrantyMonths']);
  });

  it('BID-03 stand beside what their contractor has shown, which may be nothing yet', async () => {
    await place({});

    expect((await bidSeenBy(owner)).contractor.record).toEqual({
      rating: null,
      reviews: 0,
      completedJobs: 0,
      onTimeRate: null,
      firstPassRate: null,
      responseHours: 0,
      noShows: 0,
    });
  });
});

describe('the answer to a bid', () => {
  it('BID-04 may say why it was rejected, to its contractor and in its history', async () => {
    const bid = await bidOn(test, contractor, project);
    const reason = 'We chose somebody who starts sooner.';

    const answer = await fire(owner, bid.id, 'reject', { reason });

    expect([answer.status, answer.body.rejectReason]).toEqual([200, reason]);
    expect(await bidSeenBy(contractor)).toMatchObject({ status: 'rejected', rejectReason: reason, endReason: null });
    const history = await historyOf(test, contractor, project.id);
    expect(history).toEqual(expect.arrayContaining([expect.objectContaining({ event: 'reject', reason })]));
  });

  it('BID-04 need not say why, and has its bounds', async () => {
    const bid = await bidOn(test, contractor, project);

    const long = await fire(owner, bid.id, 'reject', { reason: 'x'.repeat(501) });
    const silent = await fire(owner, bid.id, 'reject');

    expect([long.status, long.body.errors[0].path]).toEqual([422, 'reason']);
    expect([silent.status, silent.body.rejectReason]).toEqual([200, null]);
  });

  it('COND-03 keeps which gaps the client said yes to', async () => {
    const bid = await bidOn(test, contractor, project, { prices: { 1: 90_000 } });
    const gaps = project.conditions.filter(({ number }) => number > 1).map(({ id }) => id);
    const covered = project.conditions[0]?.id ?? '';

    const answer = await fire(owner, bid.id, 'accept', {
      paymentTiming: 'upfront',
      acknowledgedGaps: [...gaps, covered],
    });

    expect(answer.status).toBe(200);
    expect((await bidSeenBy(contractor)).acknowledgedGaps.toSorted()).toEqual(gaps.toSorted());
  });
});
