import { bidMachine, type BidEvent, type BidStatus } from '@cw/domain';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aPerson, bidOn, post, type Person } from '../../testing/market.js';

const BODIES: Readonly<Record<BidEvent, object>> = {
  edit: { timeline: 'Nine working days' },
  withdraw: {},
  accept: { paymentTiming: 'upfront' },
  reject: {},
};
/** What moves a bid, and whose word that is. Which states and people have no such word, the domain's table says. */
const MOVES = bidMachine.transitions.map(({ event, to, who }) => ({
  event,
  to,
  by: who.includes('owner') ? 'owner' : 'bidder',
}));

let test: TestApp;
let owner: Person;
let bidder: Person;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
  bidder = await aContractor(test);
});
afterAll(() => test.close());

const ask = (event: BidEvent, id: string, { headers }: Person) => {
  const asked = event === 'edit' ? test.http.patch(`/api/bids/${id}`) : test.http.post(`/api/bids/${id}/${event}`);
  return asked.set(headers).send(BODIES[event]);
};

const statusOf = async (projectId: string, { headers }: Person): Promise<BidStatus> =>
  (await test.http.get(`/api/projects/${projectId}/bids`).set(headers)).body.items[0]?.status;

describe('a pending bid', () => {
  it.each(MOVES)('BID-04 BID-03 $event: $to once, and no more once it is decided', async ({ event, to, by }) => {
    const person = by === 'owner' ? owner : bidder;
    const project = await post(test, owner);
    const { id } = await bidOn(test, bidder, project);

    expect((await ask(event, id, person)).status).toBe(200);
    const moved = await statusOf(project.id, bidder);
    if (event === 'edit') await ask('withdraw', id, bidder);
    const decided = await statusOf(project.id, bidder);
    const again = await ask(event, id, person);

    expect([moved, again.status, again.body.code]).toEqual([to, 409, 'state.conflict']);
    expect(await statusOf(project.id, bidder)).toBe(decided);
  });
});
