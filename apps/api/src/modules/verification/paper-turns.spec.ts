import { ACTS, TURNS, VERIFICATION_STATES, type Act, type NotificationType, type VerificationState } from '@cw/domain';
import { aContractor, aPerson, type Person } from '../../testing/market.js';
import { listen } from '../../testing/notices-since.js';
import { PaperClock } from './paper-clock.js';
import { PaperReminders } from './paper-reminders.js';
import { approve, decide, FIELDS, inPaperWorld, mine, on, queue, submit, world } from './testing/paper-world.js';

inPaperWorld();

type Side = 'contractor' | 'staff';

interface Stage {
  readonly title: string;
  readonly state: VerificationState;
  readonly before: () => Promise<void>;
  readonly step: () => Promise<void>;
  /** Whose step it is: they need no word of what follows from it. */
  readonly by: Side | 'clock';
  /** What must be done then, and by whom; nothing when they are not named. */
  readonly due?: Partial<Record<Side, Act>>;
}

/** The others stand, and end later than the one that is looked at. */
const othersStand = async (): Promise<void> => {
  for (const kind of ['license', 'background_check'] as const) {
    await submit(kind);
    await approve(kind);
  }
};
const handIn = async (fields: object = FIELDS.insurance): Promise<void> => {
  await submit('insurance', { fields }).expect(({ ok }) => expect(ok).toBe(true));
};
const renew = (): Promise<void> => handIn({ ...FIELDS.insurance, effectiveOn: '2027-02-15', expiresOn: '2028-02-15' });
const approved = async (): Promise<void> => approve('insurance');
const rejected = async (): Promise<void> => {
  expect((await decide('insurance', { decision: 'reject', notes: 'The second page is missing.' })).status).toBe(200);
};
/** What the clock does on a day. */
const clockStrikes = async (): Promise<void> => {
  await world.test.app.get(PaperClock, { strict: false }).sweep();
  await world.test.app.get(PaperReminders, { strict: false }).sweep();
};
const inTurn =
  (...steps: readonly (() => Promise<void>)[]) =>
  async (): Promise<void> => {
    for (const step of steps) await step();
  };
const holds = inTurn(othersStand, handIn, approved);
const nearItsEnd = inTurn(holds, () => on('2027-01-30'));

/** Each way in which a credential may come to each of its states, and who must act then. */
const STAGES: readonly Stage[] = [
  {
    title: 'not handed in',
    state: 'missing',
    before: othersStand,
    step: async () => undefined,
    by: 'contractor',
    due: { contractor: 'verification' },
  },
  {
    title: 'handed in',
    state: 'submitted',
    before: othersStand,
    step: handIn,
    by: 'contractor',
    due: { staff: 'decide_papers' },
  },
  { title: 'approved', state: 'approved', before: inTurn(othersStand, handIn), step: approved, by: 'staff' },
  {
    title: 'rejected',
    state: 'rejected',
    before: inTurn(othersStand, handIn),
    step: rejected,
    by: 'staff',
    due: { contractor: 'verification' },
  },
  {
    title: 'a renewed one rejected, the earlier in force',
    state: 'rejected',
    before: inTurn(holds, renew),
    step: rejected,
    by: 'staff',
    due: { contractor: 'renew_papers' },
  },
  {
    title: 'near its end',
    state: 'expiring',
    before: nearItsEnd,
    step: clockStrikes,
    by: 'clock',
    due: { contractor: 'renew_papers' },
  },
  {
    title: 'a renewed one handed in near its end',
    state: 'submitted',
    before: inTurn(nearItsEnd, clockStrikes, () => on('2027-02-20')),
    step: renew,
    by: 'contractor',
    due: { staff: 'decide_papers' },
  },
  {
    title: 'over',
    state: 'expired',
    before: inTurn(nearItsEnd, clockStrikes, () => on('2027-03-02')),
    step: clockStrikes,
    by: 'clock',
    due: { contractor: 'verification' },
  },
];

const CREDENTIAL_ACTS: ReadonlySet<Act> = new Set(Object.values(TURNS.credential).flat());
const CALLS: ReadonlySet<NotificationType> = new Set([...CREDENTIAL_ACTS].flatMap((act) => [...ACTS[act].toldBy]));

const reads = async ({ headers }: Person, path: string) =>
  (await world.test.http.get(`/api/${path}`).set(headers).expect(200)).body;
/** What the dashboard lists for somebody, the most urgent first. */
const needsOf = async (person: Person): Promise<Act[]> =>
  (await reads(person, 'dashboard')).needsMe.map(({ kind }: { kind: Act }) => kind);
const ownInQueue = async (): Promise<string[]> => {
  const { items } = await queue('?limit=100');
  const own = items.filter(({ contractorId }: { contractorId: string }) => contractorId === world.contractor.user.id);
  return own.map(({ kind }: { kind: string }) => kind);
};
const waitingPapers = async (): Promise<number> => (await reads(world.admin, 'admin/overview')).waitingPapers;

describe('whose turn it is at a credential', () => {
  it.each(STAGES)('PROJ-10 NOTE-01 VER-01 CON-05 $title', async ({ state, before, step, by, due = {} }) => {
    const waitedBefore = await waitingPapers();
    await before();
    const [neighbor, rival] = [await aPerson(world.test, 'seller'), await aContractor(world.test)];
    const people = { contractor: world.contractor, staff: world.admin, neighbor, rival };
    const ears = await Promise.all(
      Object.entries(people).map(async ([role, person]) => [role, await listen(world.test, person)] as const),
    );
    await step();
    const heard: Record<string, NotificationType[]> = {};
    for (const [role, since] of ears) heard[role] = (await since()).filter((type) => CALLS.has(type));

    expect((await mine('insurance')).state).toBe(state);
    const needs = { contractor: await needsOf(world.contractor), staff: await needsOf(world.admin) };
    expect(needs).toEqual({ contractor: due.contractor === undefined ? [] : [due.contractor], staff: [] });
    expect([await needsOf(neighbor), await needsOf(rival)]).toEqual([[], []]);
    expect(await ownInQueue()).toEqual(due.staff === undefined ? [] : ['insurance']);
    expect((await waitingPapers()) - waitedBefore).toBe(due.staff === undefined ? 0 : 1);
    expect(heard).toMatchObject({ neighbor: [], rival: [] });
    for (const side of ['contractor', 'staff'] as const) {
      const act = by === side ? undefined : due[side];
      const own = (heard[side] ?? []).map((type) => act !== undefined && ACTS[act].toldBy.includes(type));
      expect([side, own]).toEqual([side, act === undefined ? [] : [true]]);
    }
  });

  it('PROJ-10 has walked every state of a credential, with every act that it may wait for', () => {
    expect(VERIFICATION_STATES.filter((state) => STAGES.every((stage) => stage.state !== state))).toEqual([]);
    for (const state of VERIFICATION_STATES) {
      const walked = STAGES.filter((stage) => stage.state === state).flatMap(({ due = {} }) => Object.values(due));
      expect(new Set(walked)).toEqual(new Set(TURNS.credential[state]));
    }
  });
});
