import type { OwnAct } from '@cw/domain';
import { Bank } from '../../../testing/disputed-job.js';
import { photographAll, proveAll } from '../../../testing/finished-job.js';
import type { Person } from '../../../testing/market.js';
import { Deal, type DealRole, type PaymentsTest } from './deal.js';

export type Due = Partial<Record<DealRole, readonly OwnAct[]>>;

let test: PaymentsTest;
let staff: Person;
let colleague: Person;

/** Whose application the steps below are taken in, and who of staff takes theirs. */
export function playIn(application: PaymentsTest, desk: { readonly staff: Person; readonly colleague: Person }): void {
  test = application;
  ({ staff, colleague } = desk);
}

/** What no call of the API brings about in a test's time. */
export const stored = (text: string, values: readonly unknown[]): Promise<unknown> =>
  test.unitOfWork.manager.query(text, [...values]);
/** Everything that was ordered of the provider is done. */
export const drained = (): Promise<unknown> => test.workers.drain();

export const clients = (...acts: OwnAct[]): Due => ({ owner: acts, decider: acts });
export const posted = (overrides?: object): Promise<Deal> => Deal.posted(test, overrides);
export const after = async (reached: Promise<Deal>, step: (deal: Deal) => Promise<unknown>): Promise<Deal> => {
  const deal = await reached;
  await step(deal);
  return deal;
};
export const hired = async (timing: 'upfront' | 'at_closing'): Promise<Deal> => (await posted()).hired(timing);
export const funded = async (bid?: Parameters<Deal['funded']>[0]): Promise<Deal> => (await posted()).funded(bid);
export const started = async (): Promise<Deal> => (await posted()).started();
export const submitted = async (): Promise<Deal> => (await posted()).submitted();
export const approved = async (): Promise<Deal> => (await posted()).approved();
export const disputed = async (): Promise<Deal> => (await posted()).disputed();

export const forEach = async (deal: Deal, role: DealRole, verb: string, body: object = {}): Promise<void> => {
  for (const { id } of deal.project.conditions) await deal.send(role, `conditions/${id}/${verb}`, body);
};
export const dearer = (deal: Deal) => ({
  reason: 'The board behind it is rotten.',
  lines: [{ conditionId: deal.project.conditions[0]?.id, amountDeltaCents: 20_000, note: 'Rotten board.' }],
});
export const proposed = async (by: DealRole, then?: readonly [DealRole, string]): Promise<Deal> =>
  after(started(), async (deal) => {
    const change = await deal.fire(by, 'change-orders', dearer(deal));
    if (then) await deal.send(then[0], `change-orders/${change.id}/${then[1]}`);
  });
export const inCase = async (role: DealRole, path: string, body: object, deal: Deal): Promise<unknown> =>
  deal.send(role, `disputes/${await deal.caseId()}/${path}`, body);
export const settled = async (contractorCents: number): Promise<Deal> =>
  after(disputed(), async (deal) => {
    const offered = await deal.send('contractor', `disputes/${await deal.caseId()}/offers`, { contractorCents });
    await deal.send('owner', `dispute-offers/${offered.offers[0].id}/accept`);
  });
export const answered = (deal: Deal): Promise<unknown> =>
  inCase('contractor', 'statements', { text: 'It was dry.' }, deal);
const rulesOn = async ({ headers }: Person, deal: Deal, contractorCents: number): Promise<void> => {
  const ruling = { contractorCents, reason: 'Half of the eave is painted as agreed.' };
  const path = `/api/admin/disputes/${await deal.caseId()}/ruling`;
  await test.http.post(path).set(headers).send(ruling).expect(200);
};
export const ruled = (deal: Deal, contractorCents: number): Promise<void> => rulesOn(staff, deal, contractorCents);
/** So much is held that the decision of one administrator waits for another's word. */
export const rulingProposed = async (): Promise<Deal> =>
  after(started(), async (deal) => {
    const lines = [{ title: 'Rotten fascia', amountDeltaCents: 300_000 }];
    const change = await deal.fire('contractor', 'change-orders', { reason: 'The wood is rotten.', lines });
    await deal.send('owner', `change-orders/${change.id}/accept`);
    await deal.pay(300_000);
    await deal.fire('owner', 'dispute', { reason: 'The paint comes off again.' });
    await answered(deal);
    await rulesOn(colleague, deal, 400_000);
  });
export const bank = (): Bank => new Bank(test);
export const takenBack = async (deal: Deal, outcome?: 'lost'): Promise<void> => {
  const dispute = await bank().dispute({ projectId: deal.project.id });
  await test.faults();
  if (outcome) await bank().decide(dispute, outcome);
  await test.faults();
};
export const onboarded = async (deal: Deal): Promise<Deal> => {
  await test.onboard(deal.people.contractor.user);
  return deal;
};
export const at = async (deal: Deal, table: 'invoice' | 'milestone', state: string): Promise<void> => {
  await test.unitOfWork.manager.query(`UPDATE ${table} SET state = $2 WHERE project_id = $1`, [deal.project.id, state]);
};
/** Somebody is named who pays the invoice out of the closing. */
export const withAgent = ({ project }: Deal): Promise<unknown> =>
  stored(
    `UPDATE invoice SET payer = 'settlement_agent', agent_name = 'Grace Okafor', agent_email = 'closings@harbor.example'
      WHERE project_id = $1`,
    [project.id],
  );

/** The agreed day is moved and not the clock, by which staff would be signed out. */
const YESTERDAY = '2026-11-19';

/** Held, and agreed for a day whose working morning is over; nobody has begun. */
export const awaitedDay = (): Promise<Deal> =>
  after(funded({ fields: { startDate: '2026-11-20' } }), ({ project }) =>
    stored('UPDATE project SET agreed_start_date = $2 WHERE id = $1', [project.id, YESTERDAY]),
  );
/** The client said that nobody came. */
export const reported = (): Promise<Deal> => after(awaitedDay(), (deal) => deal.fire('owner', 'no-show'));
export const contested = (): Promise<Deal> =>
  after(reported(), (deal) => deal.fire('contractor', 'no-show/answer', { answer: 'came', words: 'I was there.' }));
/** What staff made of the contractor's word. */
export const decided = (decision: 'excuse' | 'uphold'): Promise<Deal> =>
  after(contested(), async ({ project }) => {
    const { body } = await test.http.get('/api/admin/no-shows').set(colleague.headers).expect(200);
    const { id } = body.items.find(({ projectId }: { projectId: string }) => projectId === project.id);
    const words = { decision, reason: 'The thread shows what both wrote.' };
    await test.http.post(`/api/admin/no-shows/${id}/decision`).set(colleague.headers).send(words).expect(200);
  });
/** Nobody answered in time. */
export const unanswered = (): Promise<Deal> =>
  after(reported(), ({ project }) =>
    stored('UPDATE no_show SET answer_due_at = $2 WHERE project_id = $1', [project.id, YESTERDAY]),
  );

export const closing = async (): Promise<Deal> =>
  after(hired('at_closing'), async (deal) => {
    await deal.fire('contractor', 'start');
    await deal.prove();
    await deal.fire('contractor', 'submit');
    await deal.fire('owner', 'approve', { acceptRemaining: true });
  });

export const paid = async (): Promise<Deal> =>
  after(submitted().then(onboarded), async (deal) => {
    await deal.fire('owner', 'approve', { acceptRemaining: true });
    await test.workers.drain();
  });

export const photographed = ({ people: { contractor }, project }: Deal): Promise<void> =>
  photographAll(test, { contractor, project });

export async function proveOne(deal: Deal, id: string): Promise<void> {
  const { contractor } = deal.people;
  const only = { ...deal.project, conditions: deal.project.conditions.filter((condition) => condition.id === id) };
  await proveAll(test, { contractor, project: only });
}
