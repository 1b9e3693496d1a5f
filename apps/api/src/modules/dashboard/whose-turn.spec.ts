import { ACTS, STAFF_DEAL_ACTS, TURNS, type NotificationType, type StaffAct } from '@cw/domain';
import { aPerson, type Person } from '../../testing/market.js';
import { listen } from '../../testing/notices-since.js';
import { CELLS, type Cell } from './testing/deal-cells.js';
import { playIn } from './testing/deal-steps.js';
import { createPaymentsTest, type Deal, DEAL_ROLES, type DealRole, type PaymentsTest } from './testing/deal.js';
import { NO_SHOW_CELLS } from './testing/no-show-cells.js';

let test: PaymentsTest;
let staff: Person;
beforeAll(async () => {
  test = await createPaymentsTest();
  staff = await aPerson(test, 'admin');
  playIn(test, { staff, colleague: await aPerson(test, 'admin') });
});
afterAll(() => test.close());

const FIGURES = {
  rule: 'waitingCases',
  confirm_ruling: 'waitingCases',
  see_to_payment: 'waitingPayments',
  decide_no_show: 'waitingCases',
} as const satisfies Partial<Record<StaffAct, string>>;
type Figures = Record<(typeof FIGURES)[keyof typeof FIGURES], number>;

const overview = async (): Promise<Figures> => (await test.http.get('/api/admin/overview').set(staff.headers)).body;

const seen = new Set<string>();
const walked = (machine: keyof typeof TURNS, state: string): void => void seen.add(`${machine} ${state}`);

/** What a role sees of the deal: on its dashboard, in its list, and told. */
async function sees(deal: Deal, role: DealRole) {
  const { needsMe } = await deal.reads(role, 'dashboard');
  const { items } = await deal.reads(role, 'projects?scope=mine');
  const listed = items.find(({ id }: { id: string }) => id === deal.project.id);
  return {
    dashboard: needsMe.map(({ kind }: { kind: string }) => kind),
    marked: listed?.needsMe ?? false,
    turns: listed?.turns?.map(({ side, act }: { side: string; act: string }) => `${side} ${act}`) ?? [],
  };
}

const toldOf = async (deal: Deal, role: DealRole): Promise<string[]> => {
  const { user } = deal.people[role];
  const { items } = await deal.reads(role, `users/${user.id}/notifications?limit=100`);
  return items.map(({ type }: { type: string }) => type);
};

/** What staff are told when it is their turn at a project. */
const CALLS: ReadonlySet<NotificationType> = new Set(STAFF_DEAL_ACTS.flatMap((act) => [...ACTS[act].toldBy]));

const sideOf = (role: DealRole): string => (role === 'contractor' ? 'contractor' : 'client');

/** Who must act and was not told; whoever brought it about themselves needs no word of it. */
async function unheardBy(deal: Deal, { due, by }: Pick<Cell, 'due' | 'by'>): Promise<string[]> {
  const unheard: string[] = [];
  for (const role of DEAL_ROLES.filter((one) => one !== by)) {
    const told = await toldOf(deal, role);
    for (const act of due[role] ?? []) {
      const { toldBy } = ACTS[act];
      if (toldBy.length > 0 && !toldBy.some((type) => told.includes(type))) unheard.push(`${role} of ${act}`);
    }
  }
  return unheard;
}

/** Whose turn everybody around the deal reads that it is. */
function turnsOf({ due, staff: duty, agent }: Pick<Cell, 'due' | 'staff' | 'agent'>): ReadonlySet<string> {
  const own = DEAL_ROLES.flatMap((role) => (due[role] ?? []).map((act) => `${sideOf(role)} ${act}`));
  const ofStaff = duty === undefined ? [] : [`staff ${duty}`];
  const ofAgent = agent === undefined ? [] : [`settlement_agent ${agent}`];
  return new Set([...own.filter((turn) => !turn.endsWith('answer_invitation')), ...ofStaff, ...ofAgent]);
}

describe('whose turn it is at a project', () => {
  it.each([...CELLS, ...NO_SHOW_CELLS])(
    'PROJ-10 NOTE-01 $title',
    async ({ reach, due, staff: duty, agent, called = [], by }) => {
      const before = await overview();
      const heard = await listen(test, staff);
      const deal = await reach();
      for (const { machine, state } of await deal.states()) walked(machine as keyof typeof TURNS, state ?? '');

      const found = await Promise.all(DEAL_ROLES.map(async (role) => [role, await sees(deal, role)] as const));
      const now = await overview();
      const unheard = await unheardBy(deal, { due, by });
      const calls = (await heard()).filter((type) => CALLS.has(type));

      expect(Object.fromEntries(found.map(([role, { dashboard }]) => [role, dashboard]))).toEqual(
        Object.fromEntries(DEAL_ROLES.map((role) => [role, [...(due[role] ?? [])]])),
      );
      // Where a bid is only wanted, the project is in none of one's own lists.
      expect(found.map(([role, { marked }]) => `${role} ${marked}`)).toEqual(
        DEAL_ROLES.map((role) => `${role} ${(due[role] ?? []).some((act) => act !== 'answer_invitation')}`),
      );
      expect(unheard).toEqual([]);
      // Called once by what is theirs now, after what was theirs on the way; never before it is.
      const earlier = new Set(called.flatMap((act) => [...ACTS[act].toldBy]));
      const fresh = calls.filter((type) => !earlier.has(type));
      expect(fresh.map((type) => duty !== undefined && ACTS[duty].toldBy.includes(type))).toEqual(
        duty === undefined ? [] : [true],
      );
      const increase = [...new Set(Object.values(FIGURES))].filter((figure) => now[figure] !== before[figure]);
      expect(increase).toEqual(duty === undefined ? [] : [FIGURES[duty as keyof typeof FIGURES]]);
      // Each of the two sides reads of the other's turn what that one reads of its own.
      const turns = turnsOf({ due, staff: duty, agent });
      const readers = found.filter(([role]) => ['owner', 'decider', 'viewer', 'contractor'].includes(role));
      const listed = readers.filter(([role]) => role !== 'contractor' || deal.isHired);
      expect(listed.map(([, { turns: shown }]) => [...shown].toSorted())).toEqual(
        listed.map(() => [...turns].toSorted()),
      );
    },
  );

  it('PROJ-10 has walked every state of everything that hangs on a project, and missed none', () => {
    const machines = [
      'project',
      'bid',
      'condition',
      'payment',
      'dispute',
      'changeOrder',
      'invoice',
      'invitation',
      'noShow',
    ] as const;
    const left = machines.flatMap((machine) =>
      Object.keys(TURNS[machine]).flatMap((state) => (seen.has(`${machine} ${state}`) ? [] : [`${machine} ${state}`])),
    );

    expect(left).toEqual([]);
  });
});
