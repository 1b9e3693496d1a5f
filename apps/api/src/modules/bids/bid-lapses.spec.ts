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
import { BidSweeps } from './bid-sweeps.js';

const START = new Date('2026-11-20T15:00:00Z');
// The house stands in New York: its November 25 ends at this instant.
const END = new Date('2026-11-26T05:00:00Z');

let test: TestApp;
let owner: Person;
let contractor: Person;
let project: PostedProject;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
});
beforeEach(async () => {
  test.clock.set(START);
  contractor = await aContractor(test);
  project = await post(test, owner);
});
afterAll(() => test.close());

const sweeps = () => test.app.get(BidSweeps, { strict: false });
const until = (validUntil: string) => ({ fields: { validUntil } });
const fire = (person: Person, id: string, event: string, body: object = {}) =>
  test.http.post(`/api/bids/${id}/${event}`).set(person.headers).send(body);
const bidsSeenBy = async (person: Person) =>
  (await test.http.get(`/api/projects/${project.id}/bids`).set(person.headers)).body.items;
/** What each was told of bids, the newest first. */
const told = async ({ user, headers }: Person): Promise<string[]> => {
  const { body } = await test.http.get(`/api/users/${user.id}/notifications`).set(headers);
  return body.items.map(({ type }: { type: string }) => type).filter((type: string) => type.startsWith('bid_'));
};

describe('a bid with a last day', () => {
  it('BID-02 says when that day ends where the house is', async () => {
    await bidOn(test, contractor, project, until('2026-11-25'));

    expect(await bidsSeenBy(owner)).toMatchObject([{ validUntil: '2026-11-25', expiresAt: END.toISOString() }]);
  });

  it('BID-02 ends with the same day where the house really is, once its address is mended', async () => {
    await bidOn(test, contractor, project, until('2026-11-25'));

    const edited = await test.http
      .patch(`/api/projects/${project.id}`)
      .set(owner.headers)
      .send({ city: 'Los Angeles', state: 'CA', zip: '90001' });

    expect(edited.status).toBe(200);
    expect(await bidsSeenBy(owner)).toMatchObject([
      { validUntil: '2026-11-25', expiresAt: '2026-11-26T08:00:00.000Z', status: 'pending' },
    ]);
  });

  it.each([
    ['today there', '2026-11-20'],
    ['a day that is over', '2026-11-01'],
  ])('BID-02 cannot end on %s', async (_what, validUntil) => {
    const answer = await test.http
      .post(`/api/projects/${project.id}/bids`)
      .set(contractor.headers)
      .send(bidInput(project, until(validUntil)));

    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ path: 'validUntil', code: 'not_ahead' }]]);
  });

  it('BID-03 is accepted until the last moment, and from then on no more, swept up or not', async () => {
    const bid = await bidOn(test, contractor, project, until('2026-11-25'));
    test.clock.set(END);

    const late = await fire(owner, bid.id, 'accept', { paymentTiming: 'upfront' });
    const changed = await test.http.patch(`/api/bids/${bid.id}`).set(contractor.headers).send({ timeline: '9 days' });
    const ended = [await fire(owner, bid.id, 'reject'), await fire(contractor, bid.id, 'withdraw')];
    const seen = await bidsSeenBy(owner);
    test.clock.set(new Date(END.getTime() - 1));
    const inTime = await fire(owner, bid.id, 'accept', { paymentTiming: 'upfront' });

    expect([late.status, late.body.code]).toEqual([409, 'bid.expired']);
    expect([changed.status, changed.body.code]).toEqual([409, 'bid.expired']);
    expect(ended.map(({ status, body }) => [status, body.code])).toEqual(ended.map(() => [409, 'bid.expired']));
    expect(seen).toMatchObject([{ status: 'pending', actions: [] }]);
    expect(inTime.status).toBe(200);
  });

  it('BID-04 is withdrawn by the system once, and both sides are told', async () => {
    const seller = await aPerson(test);
    project = await post(test, seller);
    const bid = await bidOn(test, contractor, project, until('2026-11-25'));
    test.clock.set(new Date(END.getTime() - 1));
    await sweeps().expire();
    const before = await bidsSeenBy(seller);
    test.clock.set(END);

    await Promise.all([sweeps().expire(), sweeps().expire()]);
    await sweeps().expire();

    expect(before).toMatchObject([{ status: 'pending' }]);
    expect(await bidsSeenBy(seller)).toMatchObject([{ id: bid.id, status: 'withdrawn', endReason: 'expired' }]);
    expect([await told(seller), await told(contractor)]).toEqual([['bid_expired', 'bid_received'], ['bid_expired']]);
    const history = await historyOf(test, contractor, project.id);
    expect(history.filter(({ event }) => event === 'withdraw')).toMatchObject([{ actorName: null, reason: 'expired' }]);
  });

  it('BID-02 does not stand in the way of the next one, even before it is swept up', async () => {
    await bidOn(test, contractor, project, until('2026-11-25'));
    test.clock.set(END);

    const next = await bidOn(test, contractor, project);

    expect(await bidsSeenBy(contractor)).toMatchObject([
      { status: 'withdrawn', endReason: 'expired' },
      { id: next.id, status: 'pending', validUntil: null },
    ]);
  });
});

describe('a contractor whose papers expire', () => {
  const paper = (state: string, expiresOn: string) =>
    test.unitOfWork.manager.query(
      `UPDATE verification_paper SET state = $2, expires_on = $3 WHERE contractor_id = $1 AND kind = 'insurance'`,
      [contractor.user.id, state, expiresOn],
    );

  it('CON-05 has its pending bids withdrawn once, and both sides are told', async () => {
    await bidOn(test, contractor, project);
    await paper('approved', '2026-11-19');

    await Promise.all([sweeps().withdrawUnpapered(), sweeps().withdrawUnpapered()]);

    expect(await bidsSeenBy(owner)).toMatchObject([{ status: 'withdrawn', endReason: 'papers_expired' }]);
    expect([(await told(owner))[0], await told(contractor)]).toEqual(['bid_papers_expired', ['bid_papers_expired']]);
  });

  it.each([
    ['last day of its papers', 'expiring', '2026-11-20'],
    ['renewed papers with staff', 'submitted', '2026-11-01'],
  ])('CON-05 keeps them on the %s', async (_what, state, expiresOn) => {
    await bidOn(test, contractor, project);
    await paper(state, expiresOn);

    await sweeps().withdrawUnpapered();

    expect(await bidsSeenBy(owner)).toMatchObject([{ status: 'pending' }]);
  });
});
