import { approvedWork, aSettlementAgent, awardedJob, closingJob, paidJob, payByCard } from '../fixtures/awarded.js';
import { centsOf, dayFromNow } from '../fixtures/jobs.js';
import { IGLESIAS, type Login } from '../fixtures/people.js';
import type { ApiSession } from '../support/api-session.js';
import { waitForMoney } from '../support/ledger.js';
import { queryDatabase } from '../support/stack.js';
import { AGENT } from './market-world.js';

/** Money and quarrels that wait for an administrator, by what their addresses name. */
export interface MoneyWorld {
  /** A payment whose cardholder disputes it at the bank. */
  readonly chargedBack: string;
  /** A payment that the contractor has got. */
  readonly released: string;
  /** A case over little, and one over so much that two administrators decide. */
  readonly dispute: string;
  readonly dearDispute: string;
  /** A case in which a colleague has proposed the ruling. */
  readonly ruled: string;
}

interface Sides {
  readonly client: ApiSession;
  readonly contractor: ApiSession;
  /** Records and proposes what another administrator confirms. */
  readonly colleague: ApiSession;
}

/** Three conditions at this price are more than one administrator rules over. */
const DEAR = 1800;
const QUARREL = 'The paint comes off again where the wall was wet.';

async function paymentOf(projectId: string): Promise<string> {
  const [row] = await queryDatabase<{ id: string }>('SELECT id FROM milestone WHERE project_id = $1', [projectId]);
  if (!row) throw new Error(`Project ${projectId} has no accepted bid`);
  return row.id;
}

async function payments({ client, contractor }: Sides) {
  const charged = await awardedJob(client, contractor);
  await payByCard(client, charged, 'pm_card_createDispute');
  await waitForMoney(charged.projectId, 'charged_back');
  const paid = await paidJob(client, contractor);
  await approvedWork(client, contractor, paid);
  await waitForMoney(paid.projectId, 'released');
  return { chargedBack: await paymentOf(charged.projectId), released: await paymentOf(paid.projectId) };
}

async function quarrel({ client, contractor }: Sides, dollarsEach: number): Promise<string> {
  const { projectId } = await paidJob(client, contractor, dollarsEach);
  await contractor.post(`/api/projects/${projectId}/start`);
  await client.post(`/api/projects/${projectId}/dispute`, { reason: QUARREL });
  const { items } = await client.get<{ items: readonly { readonly id: string }[] }>(
    `/api/projects/${projectId}/disputes`,
  );
  const id = items[0]?.id ?? '';
  // Nobody rules before the other side has told its own.
  await contractor.post(`/api/disputes/${id}/statements`, { text: 'It was dry that day.' });
  return id;
}

async function quarrels(sides: Sides) {
  const [dispute, dearDispute] = [await quarrel(sides, 250), await quarrel(sides, DEAR)];
  const ruled = await quarrel(sides, DEAR);
  const ruling = { contractorCents: centsOf(DEAR), reason: 'Half of the trim is painted as the bid says.' };
  await sides.colleague.post(`/api/admin/disputes/${ruled}/ruling`, ruling);
  return { dispute, dearDispute, ruled };
}

/** One invoice that waits for its wire, one whose wire a colleague has recorded, and one whose wire was confirmed. */
async function invoices({ client, contractor, colleague }: Sides, admin: ApiSession): Promise<void> {
  for (const until of ['due', 'recorded', 'confirmed'] as const) {
    const job = await closingJob(client, contractor, aSettlementAgent());
    await approvedWork(client, contractor, job);
    const { id } = await client.get<{ id: string }>(`/api/projects/${job.projectId}/invoice`);
    if (until === 'due') continue;
    const wire = { method: 'wire', reference: 'FED 20261118 B1Q8021C 000412', receivedOn: dayFromNow(-1) };
    await colleague.post(`/api/admin/invoices/${id}/record-payment`, { ...wire, amountCents: centsOf(job.total) });
    if (until === 'confirmed') await admin.post(`/api/admin/invoices/${id}/confirm`);
  }
}

export interface Administrators {
  readonly admin: ApiSession;
  readonly colleague: ApiSession;
}

async function build(apiOf: (login: Login) => Promise<ApiSession>, staff: Administrators): Promise<MoneyWorld> {
  const sides = { client: await apiOf(AGENT), contractor: await apiOf(IGLESIAS), colleague: staff.colleague };
  await invoices(sides, staff.admin);
  return { ...(await payments(sides)), ...(await quarrels(sides)) };
}

let world: Promise<MoneyWorld> | undefined;

/** Made once: dialogs are opened and left, and nothing in them is said yes to. */
export function moneyWorld(
  apiOf: (login: Login) => Promise<ApiSession>,
  openStaff: () => Promise<Administrators>,
): Promise<MoneyWorld> {
  world ??= openStaff().then((staff) => build(apiOf, staff));
  return world;
}
