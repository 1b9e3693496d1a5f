import { ACTS, TURNS, type OwnAct, type StaffAct } from '@cw/domain';
import { proveAll } from '../../testing/finished-job.js';
import { aPerson, type Person } from '../../testing/market.js';
import { Bank } from '../payments/testing/bank.js';
import { createPaymentsTest, Deal, DEAL_ROLES, type DealRole, type PaymentsTest } from './testing/deal.js';

let test: PaymentsTest;
let staff: Person;
beforeAll(async () => {
  test = await createPaymentsTest();
  staff = await aPerson(test, 'admin');
});
afterAll(() => test.close());

type Due = Partial<Record<DealRole, readonly OwnAct[]>>;
interface Cell {
  readonly title: string;
  readonly reach: () => Promise<Deal>;
  /** Who must act, and how; everybody who is not named must not. */
  readonly due: Due;
  readonly staff?: StaffAct;
  /** Who brought it about themselves, and needs no word of it. */
  readonly by?: DealRole;
}

const clients = (...acts: OwnAct[]): Due => ({ owner: acts, decider: acts });
const posted = (overrides?: object): Promise<Deal> => Deal.posted(test, overrides);
const after = async (reached: Promise<Deal>, step: (deal: Deal) => Promise<unknown>): Promise<Deal> => {
  const deal = await reached;
  await step(deal);
  return deal;
};
const hired = async (timing: 'upfront' | 'at_closing'): Promise<Deal> => (await posted()).hired(timing);
const funded = async (bid?: Parameters<Deal['funded']>[0]): Promise<Deal> => (await posted()).funded(bid);
const started = async (): Promise<Deal> => (await posted()).started();
const submitted = async (): Promise<Deal> => (await posted()).submitted();
const approved = async (): Promise<Deal> => (await posted()).approved();
const disputed = async (): Promise<Deal> => (await posted()).disputed();

const forEach = async (deal: Deal, role: DealRole, verb: string, body: object = {}): Promise<void> => {
  for (const { id } of deal.project.conditions) await deal.send(role, `conditions/${id}/${verb}`, body);
};
const dearer = (deal: Deal) => ({
  reason: 'The board behind it is rotten.',
  lines: [{ conditionId: deal.project.conditions[0]?.id, amountDeltaCents: 20_000, note: 'Rotten board.' }],
});
const proposed = async (by: DealRole, then?: readonly [DealRole, string]): Promise<Deal> =>
  after(started(), async (deal) => {
    const change = await deal.fire(by, 'change-orders', dearer(deal));
    if (then) await deal.send(then[0], `change-orders/${change.id}/${then[1]}`);
  });
const inCase = async (role: DealRole, path: string, body: object, deal: Deal): Promise<unknown> =>
  deal.send(role, `disputes/${await deal.caseId()}/${path}`, body);
const settled = async (contractorCents: number): Promise<Deal> =>
  after(disputed(), async (deal) => {
    const offered = await deal.send('contractor', `disputes/${await deal.caseId()}/offers`, { contractorCents });
    await deal.send('owner', `dispute-offers/${offered.offers[0].id}/accept`);
  });
const answered = (deal: Deal): Promise<unknown> => inCase('contractor', 'statements', { text: 'It was dry.' }, deal);
const ruled = async (deal: Deal, contractorCents: number): Promise<void> => {
  const ruling = { contractorCents, reason: 'Half of the eave is painted as agreed.' };
  const path = `/api/admin/disputes/${await deal.caseId()}/ruling`;
  await test.http.post(path).set(staff.headers).send(ruling).expect(200);
};
const bank = (): Bank => new Bank(test);
const takenBack = async (deal: Deal, outcome?: 'lost'): Promise<void> => {
  const dispute = await bank().dispute({ projectId: deal.project.id });
  await test.faults();
  if (outcome) await bank().decide(dispute, outcome);
  await test.faults();
};
const onboarded = async (deal: Deal): Promise<Deal> => {
  await test.onboard(deal.people.contractor.user);
  return deal;
};
const at = async (deal: Deal, table: 'invoice' | 'milestone', state: string): Promise<void> => {
  await test.unitOfWork.manager.query(`UPDATE ${table} SET state = $2 WHERE project_id = $1`, [deal.project.id, state]);
};
const closing = async (): Promise<Deal> =>
  after(hired('at_closing'), async (deal) => {
    await deal.fire('contractor', 'start');
    await deal.prove();
    await deal.fire('contractor', 'submit');
    await deal.fire('owner', 'approve', { acceptRemaining: true });
  });

const paid = async (): Promise<Deal> =>
  after(submitted().then(onboarded), async (deal) => {
    await deal.fire('owner', 'approve', { acceptRemaining: true });
    await test.workers.drain();
  });

const CELLS: readonly Cell[] = [
  { title: 'open, no bid yet', reach: posted, due: {} },
  {
    title: 'open, a contractor invited',
    reach: () =>
      after(posted(), async (deal) => {
        await test.unitOfWork.manager.query('UPDATE app_user SET email_verified_at = now() WHERE id = $1', [
          deal.people.owner.user.id,
        ]);
        await deal.fire('owner', 'bid-invitations', { contractorId: deal.people.contractor.user.id });
      }),
    due: { contractor: ['answer_invitation'] },
  },
  { title: 'open, bids to choose from', reach: async () => (await posted()).bids(), due: clients('choose_bid') },
  {
    title: 'open, its only bid withdrawn',
    reach: () =>
      after(posted(), async (deal) => {
        await deal.bids();
        const { items } = await deal.reads('rival', 'bids?scope=mine');
        await deal.send('rival', `bids/${items[0].id}/withdraw`);
        await deal.send('contractor', `bids/${deal.bidId}/withdraw`);
      }),
    due: {},
  },
  {
    title: 'open, somebody invited who has not answered',
    reach: () =>
      after(posted(), (deal) =>
        deal.fire('owner', 'parties', { email: 'not-yet@example.com', role: 'buyer', right: 'view' }),
      ),
    due: {},
  },
  { title: 'hired, not paid', reach: () => hired('upfront'), due: clients('pay') },
  {
    title: 'hired, the payment on its way from a bank',
    reach: () => after(hired('upfront'), (deal) => deal.pay(300_000, 'pm_usBankAccount_success')),
    due: {},
  },
  { title: 'hired and held', reach: funded, due: { contractor: ['start'] } },
  { title: 'hired, to be paid at closing', reach: () => hired('at_closing'), due: { contractor: ['start'] } },
  {
    title: 'hired and held, the agreed start still ahead',
    reach: () => funded({ fields: { startDate: '2026-11-26' } }),
    due: {},
  },
  {
    title: 'hired and held, an early start asked for',
    reach: () =>
      after(funded({ fields: { startDate: '2026-11-26' } }), (deal) =>
        deal.fire('contractor', 'early-start/request', { reason: 'The crew is free.' }),
      ),
    due: clients('answer_early_start'),
  },
  {
    title: 'hired and held, an early start allowed',
    reach: () => after(funded({ fields: { startDate: '2026-11-26' } }), (deal) => deal.fire('owner', 'early-start')),
    due: { contractor: ['start'] },
  },
  { title: 'under work', reach: started, due: { contractor: ['prove'] } },
  {
    title: 'every repair proven',
    reach: () => after(started(), (deal) => deal.prove()),
    due: { contractor: ['submit'] },
  },
  {
    title: 'the contractor proposes a change',
    reach: () => proposed('contractor'),
    due: { ...clients('answer_change'), contractor: ['prove'] },
  },
  {
    title: 'the client proposes a change',
    reach: () => proposed('owner'),
    due: { contractor: ['answer_change', 'prove'] },
  },
  {
    title: 'a dearer change accepted',
    reach: () => proposed('contractor', ['owner', 'accept']),
    due: { ...clients('pay_rest'), contractor: ['prove'] },
    by: 'owner',
  },
  {
    title: 'a change declined',
    reach: () => proposed('contractor', ['owner', 'decline']),
    due: { contractor: ['prove'] },
  },
  {
    title: 'a change withdrawn',
    reach: () => proposed('contractor', ['contractor', 'withdraw']),
    due: { contractor: ['prove'] },
  },
  {
    title: 'a change that a dispute overtook',
    reach: () =>
      after(proposed('contractor'), (deal) => deal.fire('owner', 'dispute', { reason: 'It was never agreed.' })),
    due: { contractor: ['answer_dispute'] },
  },
  { title: 'submitted', reach: submitted, due: clients('review') },
  {
    title: 'submitted, every repair accepted',
    reach: () => after(submitted(), (deal) => forEach(deal, 'owner', 'accept')),
    due: clients('review'),
  },
  {
    title: 'sent back',
    reach: () =>
      after(submitted(), async (deal) => {
        await deal.send('owner', `conditions/${deal.project.conditions[0]?.id}/return`, { reason: 'It still peels.' });
        const { work } = await deal.reads('owner', `projects/${deal.project.id}`);
        if (work === 'submitted') await deal.fire('owner', 'request-changes');
      }),
    due: { contractor: ['returned'] },
  },
  { title: 'disputed by the client', reach: disputed, due: { contractor: ['answer_dispute'] } },
  {
    title: 'disputed, an offer of the contractor',
    reach: () => after(disputed(), (deal) => inCase('contractor', 'offers', { contractorCents: 100_000 }, deal)),
    due: clients('answer_offer'),
    staff: 'rule',
  },
  { title: 'disputed, both sides heard', reach: () => after(disputed(), answered), due: {}, staff: 'rule' },
  {
    title: 'a ruling proposed',
    reach: () =>
      after(disputed(), async (deal) => {
        await answered(deal);
        await test.unitOfWork.manager.query(`UPDATE dispute SET state = 'ruling_proposed' WHERE project_id = $1`, [
          deal.project.id,
        ]);
      }),
    due: {},
    staff: 'confirm_ruling',
  },
  {
    title: 'a dispute withdrawn',
    reach: () => after(disputed(), (deal) => inCase('owner', 'withdraw', {}, deal)),
    due: { contractor: ['prove'] },
  },
  {
    title: 'a dispute settled, the split on its way',
    reach: () => settled(100_000),
    due: { contractor: ['set_up_payouts'] },
  },
  {
    title: 'a dispute ruled, the split done',
    reach: () =>
      after(disputed(), async (deal) => {
        await onboarded(deal);
        await answered(deal);
        await ruled(deal, 100_000);
        await test.workers.drain();
      }),
    due: {},
  },
  {
    title: 'approved, and no account to be paid to',
    reach: approved,
    due: { ...clients('clear'), contractor: ['set_up_payouts'] },
  },
  {
    title: 'approved, the payment on its way',
    reach: () => after(submitted().then(onboarded), (deal) => deal.fire('owner', 'approve', { acceptRemaining: true })),
    due: clients('clear'),
  },
  { title: 'approved and paid', reach: () => paid(), due: clients('clear') },
  {
    title: 'paid and cleared',
    reach: () => after(paid(), (deal) => forEach(deal, 'owner', 'clear')),
    due: {},
  },
  {
    title: 'approved, a repair left out',
    reach: () =>
      after(posted(), async (deal) => {
        await deal.hired('at_closing', { prices: { 1: 100_000 } });
        await deal.fire('contractor', 'start');
        const [first] = deal.project.conditions;
        await proveOne(deal, first?.id ?? '');
        await deal.fire('contractor', 'submit');
        await deal.fire('owner', 'approve', { acceptRemaining: true });
      }),
    due: { owner: ['pay_approved', 'post_left_out', 'clear'], decider: ['pay_approved', 'clear'] },
  },
  { title: 'approved, its invoice issued', reach: closing, due: clients('pay_approved', 'clear') },
  {
    title: 'approved, its invoice seen',
    reach: () => after(closing(), (deal) => at(deal, 'invoice', 'viewed')),
    due: clients('pay_approved', 'clear'),
  },
  {
    title: 'approved, its invoice overdue',
    reach: () => after(closing(), (deal) => at(deal, 'invoice', 'overdue')),
    due: clients('pay_approved', 'clear'),
  },
  {
    title: 'approved, its invoice paid',
    reach: () =>
      after(closing().then(onboarded), async (deal) => {
        await deal.pay(300_000);
        await test.workers.drain();
      }),
    due: clients('clear'),
  },
  {
    title: 'paid, a part asked back by staff',
    reach: () => after(paid(), (deal) => at(deal, 'milestone', 'partly_reversed')),
    due: clients('clear'),
  },
  {
    title: 'paid, and the charge lost at the bank',
    reach: () => after(paid(), (deal) => takenBack(deal, 'lost')),
    due: clients('clear'),
    staff: 'see_to_payment',
  },
  {
    title: 'cancelled while open',
    reach: () => after(posted(), (deal) => deal.fire('owner', 'cancel')),
    due: {},
  },
  {
    title: 'cancelled before the start, the refund on its way',
    reach: () => after(funded(), (deal) => deal.fire('owner', 'cancel', { reason: 'The deal fell through.' })),
    due: {},
  },
  {
    title: 'cancelled before the start and refunded',
    reach: () =>
      after(funded(), async (deal) => {
        await deal.fire('owner', 'cancel', { reason: 'The deal fell through.' });
        await test.workers.drain();
      }),
    due: {},
  },
  {
    title: 'cancelled, its invoice void',
    reach: () =>
      after(hired('at_closing'), (deal) => deal.fire('owner', 'cancel', { reason: 'The deal fell through.' })),
    due: {},
  },
  {
    title: 'under work, the charge disputed at the bank',
    reach: () => after(started(), (deal) => takenBack(deal)),
    due: { contractor: ['prove'] },
    staff: 'see_to_payment',
  },
];

async function proveOne(deal: Deal, id: string): Promise<void> {
  const { contractor } = deal.people;
  const only = { ...deal.project, conditions: deal.project.conditions.filter((condition) => condition.id === id) };
  await proveAll(test, { contractor, project: only });
}

const FIGURES = {
  rule: 'waitingCases',
  confirm_ruling: 'waitingCases',
  see_to_payment: 'waitingPayments',
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

const sideOf = (role: DealRole): string => (role === 'contractor' ? 'contractor' : 'client');

describe('whose turn it is at a project', () => {
  it.each(CELLS)('PROJ-10 NOTE-01 $title', async ({ reach, due, staff: duty, by }) => {
    const before = await overview();
    const deal = await reach();
    for (const { machine, state } of await deal.states()) walked(machine as keyof typeof TURNS, state ?? '');

    const found = await Promise.all(DEAL_ROLES.map(async (role) => [role, await sees(deal, role)] as const));
    const now = await overview();
    const unheard: string[] = [];
    for (const role of DEAL_ROLES) {
      const told = await toldOf(deal, role);
      for (const act of role === by ? [] : (due[role] ?? [])) {
        const { toldBy } = ACTS[act];
        if (toldBy.length > 0 && !toldBy.some((type) => told.includes(type))) unheard.push(`${role} of ${act}`);
      }
    }

    expect(Object.fromEntries(found.map(([role, { dashboard }]) => [role, dashboard]))).toEqual(
      Object.fromEntries(DEAL_ROLES.map((role) => [role, [...(due[role] ?? [])]])),
    );
    const invited = due.contractor?.includes('answer_invitation') === true;
    expect(found.map(([role, { marked }]) => `${role} ${marked}`)).toEqual(
      DEAL_ROLES.map((role) => `${role} ${(due[role] ?? []).length > 0 && !(invited && role === 'contractor')}`),
    );
    expect(unheard).toEqual([]);
    const increase = [...new Set(Object.values(FIGURES))].filter((figure) => now[figure] !== before[figure]);
    expect(increase).toEqual(duty === undefined ? [] : [FIGURES[duty as keyof typeof FIGURES]]);
    // Each of the two sides reads of the other's turn what that one reads of its own.
    const turns = new Set(
      DEAL_ROLES.flatMap((role) => (due[role] ?? []).map((act) => `${sideOf(role)} ${act}`)).filter(
        (turn) => !turn.endsWith('answer_invitation'),
      ),
    );
    if (duty !== undefined) turns.add(`staff ${duty}`);
    const readers = found.filter(([role]) => ['owner', 'decider', 'viewer', 'contractor'].includes(role));
    const listed = readers.filter(([role]) => role !== 'contractor' || deal.isHired);
    expect(listed.map(([, { turns: shown }]) => [...shown].toSorted())).toEqual(
      listed.map(() => [...turns].toSorted()),
    );
  });

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
    ] as const;
    const left = machines.flatMap((machine) =>
      Object.keys(TURNS[machine]).flatMap((state) => (seen.has(`${machine} ${state}`) ? [] : [`${machine} ${state}`])),
    );

    expect(left).toEqual([]);
  });
});
