import { BID_STATUSES, type BidStatus } from '@cw/domain';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aPerson, bidOn, post, type Person } from '../../testing/market.js';

const EVENTS = ['edit', 'withdraw', 'accept', 'reject'] as const;
type Event = (typeof EVENTS)[number];
const PRINCIPALS = ['owner', 'bidder', 'other contractor', 'other client', 'admin', 'anonymous'] as const;
type Principal = (typeof PRINCIPALS)[number];

/** Who may move a pending bid, and where it goes. */
const MOVES: Readonly<Record<Event, { readonly who: Principal; readonly to: BidStatus }>> = {
  edit: { who: 'bidder', to: 'pending' },
  withdraw: { who: 'bidder', to: 'withdrawn' },
  accept: { who: 'owner', to: 'accepted' },
  reject: { who: 'owner', to: 'rejected' },
};
const BODIES: Readonly<Record<Event, object>> = {
  edit: { timeline: 'Nine working days' },
  withdraw: {},
  accept: { paymentTiming: 'upfront' },
  reject: {},
};

/** To accept is a move of the project as well, which is open until a bid was accepted. */
const isOpenTo = (state: BidStatus, event: Event): boolean =>
  event === 'accept' ? state !== 'accepted' : state === 'pending';

/** What the answer is: bids are sealed, so whoever is neither side nor staff is told that there is none. */
function expected(state: BidStatus, event: Event, principal: Principal): number {
  if (principal === 'anonymous') return 401;
  const role = { owner: 'client', bidder: 'contractor', 'other contractor': 'contractor', 'other client': 'client' };
  const asks = event === 'edit' || event === 'withdraw' ? 'contractor' : 'client';
  if (principal === 'admin') return asks === 'client' && !isOpenTo(state, event) ? 409 : 403;
  if (role[principal] !== asks) return 403;
  if (principal !== MOVES[event].who) return 404;
  return state === 'pending' ? 200 : 409;
}

const CELLS = BID_STATUSES.flatMap((state) =>
  EVENTS.flatMap((event) => PRINCIPALS.map((principal) => ({ state, event, principal }))),
);

let test: TestApp;
let people: Readonly<Record<Exclude<Principal, 'anonymous'>, Person>>;
beforeAll(async () => {
  test = await createTestApp();
  people = {
    owner: await aPerson(test),
    bidder: await aContractor(test),
    'other contractor': await aContractor(test),
    'other client': await aPerson(test, 'buyer'),
    admin: await aPerson(test, 'admin'),
  };
});
afterAll(() => test.close());

async function fire(principal: Principal, id: string, event: Event) {
  const asked = event === 'edit' ? test.http.patch(`/api/bids/${id}`) : test.http.post(`/api/bids/${id}/${event}`);
  const signed = principal === 'anonymous' ? asked : asked.set(people[principal].headers);
  return signed.send(BODIES[event]);
}

/** Brings a bid about through the API, by whoever may. */
async function aBidThatIs(state: BidStatus): Promise<{ readonly id: string; readonly projectId: string }> {
  const project = await post(test, people.owner);
  const { id } = await bidOn(test, people.bidder, project);
  const event = EVENTS.find((one) => one !== 'edit' && MOVES[one].to === state);
  if (event) await fire(MOVES[event].who, id, event);
  return { id, projectId: project.id };
}

const statusOf = async (projectId: string): Promise<unknown> =>
  (await test.http.get(`/api/projects/${projectId}/bids`).set(people.bidder.headers)).body.items[0]?.status;

describe('a bid, state by event by person', () => {
  it.each(CELLS)('BID-04 BID-03 $state: $event by $principal', async ({ state, event, principal }) => {
    const { id, projectId } = await aBidThatIs(state);
    const before = await statusOf(projectId);

    const answer = await fire(principal, id, event);

    const status = expected(state, event, principal);
    expect([before, answer.status]).toEqual([state, status]);
    expect(await statusOf(projectId)).toBe(status === 200 ? MOVES[event].to : state);
  });
});
