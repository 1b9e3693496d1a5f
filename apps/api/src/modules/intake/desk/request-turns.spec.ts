import { ACTS, INTAKE_STATES, OWN_ACTS, STAFF_ACTS, TURNS, type Act, type NotificationType } from '@cw/domain';
import { createMailTest, type MailTest } from '../../../testing/index.js';
import { aContractor, aPerson, ELSEWHERE, type Person } from '../../../testing/market.js';
import { listen } from '../../../testing/notices-since.js';
import { STAGES, type SentRequest, type Stage } from './testing/request-stages.js';

let test: MailTest;
let staff: Person;
let colleague: Person;
let neighbor: Person;
let contractor: Person;
beforeAll(async () => {
  test = await createMailTest();
  [staff, colleague] = [await aPerson(test, 'admin'), await aPerson(test, 'admin')];
  neighbor = await aPerson(test, 'seller');
  contractor = await aContractor(test, { profile: ELSEWHERE });
});
afterAll(() => test.close());

const REQUEST_ACTS: ReadonlySet<Act> = new Set(Object.values(TURNS.request).flat());
const CALLS: ReadonlySet<NotificationType> = new Set([...REQUEST_ACTS].flatMap((act) => [...ACTS[act].toldBy]));
const callsIn = (told: readonly NotificationType[]): NotificationType[] => told.filter((type) => CALLS.has(type));

const reads = async ({ headers }: Person, path: string) =>
  (await test.http.get(`/api/${path}`).set(headers).expect(200)).body;

interface Need {
  readonly kind: Act;
  readonly requestId: string | null;
}

/** What the dashboard asks of somebody about any request. */
const needsOf = async (person: Person): Promise<string[]> => {
  const { needsMe } = (await reads(person, 'dashboard')) as { readonly needsMe: readonly Need[] };
  return needsMe
    .filter(({ kind }) => REQUEST_ACTS.has(kind))
    .map(({ kind, requestId }) => `${kind} ${requestId ?? ''}`);
};

const waitingForStaff = async (): Promise<number> => (await reads(staff, 'admin/overview')).waitingIntakes;

/** Whether staff's desk counts the request: taken away again, the desk is as before. */
async function isCountedOnDesk(id: string): Promise<boolean> {
  const now = await waitingForStaff();
  await test.unitOfWork.manager.query(`UPDATE repair_intake SET state = 'closed' WHERE id = $1`, [id]);
  return now > (await waitingForStaff());
}

const rowOf = async ({ submitter, id }: SentRequest) =>
  (await reads(submitter, 'intake/mine?limit=50')).items.find((row: { id: string }) => row.id === id);

/** Whose turn it is because of what another did; who did it themselves needs no word of it. */
function calledTo({ due, duty, by }: Stage, side: 'submitter' | 'staff'): Act | undefined {
  if (by === side) return undefined;
  return side === 'staff' ? duty : due;
}

describe('whose turn it is at a repair request', () => {
  it.each(STAGES)('PROJ-10 NOTE-01 INT-08 $title', async (stage) => {
    const request = await stage.before(test, staff);
    const people = { submitter: request.submitter, staff: colleague, neighbor, contractor };
    const ears = await Promise.all(
      Object.entries(people).map(async ([role, person]) => [role, await listen(test, person)] as const),
    );
    await stage.step(request, test);
    const heard = Object.fromEntries(
      await Promise.all(ears.map(async ([role, since]) => [role, callsIn(await since())] as const)),
    );

    const row = await rowOf(request);
    expect(row.state).toBe(stage.state);
    const needs = {
      submitter: await needsOf(request.submitter),
      neighbor: await needsOf(neighbor),
      contractor: await needsOf(contractor),
      staff: await needsOf(staff),
    };
    const own = stage.due === undefined ? [] : [`${stage.due} ${request.id}`];
    expect(needs).toEqual({ submitter: own, neighbor: [], contractor: [], staff: [] });
    // The submitter reads in the list whether it waits for them or for somebody else.
    expect(row.nextActor === 'submitter').toBe(stage.due !== undefined);
    if (stage.duty === 'arrange_repairs') expect(row.nextActor).toBe('staff');
    expect(heard).toMatchObject({ neighbor: [], contractor: [] });
    for (const side of ['submitter', 'staff'] as const) {
      const act = calledTo(stage, side);
      const calls = (heard[side] ?? []).map((type) => act !== undefined && ACTS[act].toldBy.includes(type));
      expect([side, calls]).toEqual([side, act === undefined ? [] : [true]]);
    }
    expect(await isCountedOnDesk(request.id)).toBe(stage.duty !== undefined);
  });

  it('PROJ-10 has walked every state of a request, with every act that it may wait for', () => {
    expect(INTAKE_STATES.filter((state) => STAGES.every((stage) => stage.state !== state))).toEqual([]);
    const walked = new Set<Act | undefined>(STAGES.flatMap(({ due, duty }) => [due, duty]));
    expect([...OWN_ACTS, ...STAFF_ACTS].filter((act) => REQUEST_ACTS.has(act) && !walked.has(act))).toEqual([]);
    for (const state of INTAKE_STATES) {
      const here = STAGES.filter((stage) => stage.state === state).flatMap(({ due, duty }) => [due, duty]);
      expect([state, TURNS.request[state]]).toEqual([state, [...new Set(here.filter((act) => act !== undefined))]]);
    }
  });
});
