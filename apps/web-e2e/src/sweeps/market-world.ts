import {
  approvedWork,
  aSettlementAgent,
  closingJob,
  paidJob,
  postedProject,
  submittedWork,
  type Job,
} from '../fixtures/awarded.js';
import { photo } from '../fixtures/files.js';
import { aProject, centsOf, dayFromNow, unique } from '../fixtures/jobs.js';
import { AGENT, BRENNAN, IGLESIAS, type Login } from '../fixtures/people.js';
import type { ApiSession } from '../support/api-session.js';
import { linksIn, mailTo } from '../support/mailbox.js';

export { AGENT };

type Project = Awaited<ReturnType<typeof postedProject>>;
type ApiOf = (login: Login) => Promise<ApiSession>;

/** Projects of one client in every state in which somebody is asked something. The contractor is Brennan. */
export interface MarketWorld {
  readonly contractorId: string;
  /** Open, without a bid; somebody has been invited to look on. */
  readonly posted: string;
  /** Open, with a complete bid and one with a gap, and a question without an answer. */
  readonly bidden: string;
  /** Awarded, to start later; the contractor asks for more days than the closing has. */
  readonly awarded: string;
  /** Begun today. */
  readonly started: string;
  /** Paid, done and handed in. */
  readonly submitted: string;
  /** Dollars that approving it releases. */
  readonly submittedTotal: number;
  /** Paid, begun and disputed by the client; both sides have spoken and made offers. */
  readonly disputed: string;
  /** To be paid at closing; the invoice is a draft that a settlement agent would get. */
  readonly drafted: string;
  /** Approved and to be paid at closing; the settlement agent has the invoice. */
  readonly invoiced: string;
  /** What the settlement agent opens: where it leads on this site. */
  readonly invoiceLink: string;
  readonly savedName: string;
}

interface Offer {
  /** Dollars each; null leaves the condition out. */
  readonly prices: readonly (number | null)[];
  readonly terms?: object;
}

async function placeBid(
  contractor: ApiSession,
  { id, conditions }: Project,
  { prices, terms }: Offer,
): Promise<string> {
  const lines = conditions.map(({ id: conditionId }, index) => {
    const price = prices[index] ?? null;
    const note = price === null ? 'This needs a licensed plumber, whom you would hire yourself.' : null;
    return { conditionId, included: price !== null, amountCents: centsOf(price ?? 0), note };
  });
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const words = { timeline: 'Three days', workDescription: 'As the report asks.' };
  const body = { amountCents, ...words, lines, ...terms };
  return (await contractor.post<{ id: string }>(`/api/projects/${id}/bids`, body)).id;
}

const post = (client: ApiSession): Promise<Project> => postedProject(client, aProject(unique('Rail, trim, sink')));

/** Awarded on an invoice at closing, so that the work may start without a payment. */
async function award(client: ApiSession, contractor: ApiSession, terms: object = {}): Promise<Project> {
  const project = await post(client);
  const bid = await placeBid(contractor, project, {
    prices: [450, 1250, 380],
    terms: { acceptsAtClosing: true, ...terms },
  });
  await client.post(`/api/bids/${bid}/accept`, { paymentTiming: 'at_closing', acknowledgedGaps: [] });
  return project;
}

async function openProjects(client: ApiSession, brennan: ApiSession, iglesias: ApiSession) {
  const posted = await post(client);
  const invited = { email: `${unique('looker').replace(' ', '.')}@example.com`, name: 'Samuel Whitfield-Castellanos' };
  await client.post(`/api/projects/${posted.id}/parties`, { ...invited, role: 'buyer', right: 'view' });
  const bidden = await post(client);
  await placeBid(brennan, bidden, { prices: [450, 1250, null], terms: { acceptsAtClosing: true } });
  await placeBid(iglesias, bidden, { prices: [480, 1190, 400] });
  await brennan.post(`/api/projects/${bidden.id}/questions`, { body: 'Is there power at the rear steps?' });
  return { posted: posted.id, bidden: bidden.id };
}

/** Two sides that do not agree, in the middle of it. */
async function quarrel(client: ApiSession, brennan: ApiSession): Promise<string> {
  const { projectId } = await paidJob(client, brennan);
  await brennan.post(`/api/projects/${projectId}/start`);
  await client.post(`/api/projects/${projectId}/dispute`, {
    reason: 'The paint comes off again where the wall was wet, and the rail is not as high as the report asks.',
  });
  const { items } = await client.get<{ items: readonly { readonly id: string }[] }>(
    `/api/projects/${projectId}/disputes`,
  );
  const path = `/api/disputes/${items[0]?.id ?? ''}`;
  await brennan.post(`${path}/statements`, { text: 'It was dry that day.\nThe rail is 36 inches high, as agreed.' });
  await brennan.upload(projectId, { kind: 'exhibit' }, await photo('rail.jpg', '#8fa6b3'));
  await client.post(`${path}/offers`, { contractorCents: centsOf(300) });
  await brennan.post(`${path}/offers`, { contractorCents: centsOf(600) });
  await brennan.post(`${path}/offers`, { contractorCents: centsOf(550) });
  return projectId;
}

async function jobs(client: ApiSession, brennan: ApiSession) {
  const awarded = await award(client, brennan, { startDate: dayFromNow(12), durationDays: 4 });
  await brennan.post(`/api/projects/${awarded.id}/change-orders`, {
    reason: 'The posts of the rail are rotten under the paint, and new ones have to be made.',
    lines: [{ conditionId: awarded.conditions[0]?.id, amountDeltaCents: centsOf(240) }],
    days: 60,
  });
  const started = await award(client, brennan);
  await brennan.post(`/api/projects/${started.id}/start`);
  const submitted: Job = await paidJob(client, brennan);
  await submittedWork(brennan, submitted);
  return {
    awarded: awarded.id,
    started: started.id,
    submitted: submitted.projectId,
    submittedTotal: submitted.total,
    disputed: await quarrel(client, brennan),
  };
}

async function invoices(client: ApiSession, brennan: ApiSession) {
  const drafted = await closingJob(client, brennan, aSettlementAgent());
  const agent = aSettlementAgent();
  const invoiced = await closingJob(client, brennan, agent);
  await approvedWork(client, brennan, invoiced);
  const link = linksIn(await mailTo(agent.email, /INV-/)).find((one) => one.includes('/invoice#'));
  if (link === undefined) throw new Error('The letter has no link');
  const { pathname, hash } = new URL(link);
  return { drafted: drafted.projectId, invoiced: invoiced.projectId, invoiceLink: pathname + hash };
}

async function build(apiOf: ApiOf): Promise<MarketWorld> {
  const [client, brennan, iglesias] = await Promise.all([AGENT, BRENNAN, IGLESIAS].map(apiOf));
  if (!client || !brennan || !iglesias) throw new Error('Three people sign in');
  const savedName = unique('Paint and trim around Kingston');
  await brennan.post('/api/saved-searches', {
    name: savedName,
    filters: { trades: ['painting', 'doors'] },
    alerts: true,
  });
  const { id: contractorId } = await brennan.get<{ id: string }>('/api/auth/me');
  const open = await openProjects(client, brennan, iglesias);
  const worked = await jobs(client, brennan);
  return { contractorId, savedName, ...open, ...worked, ...(await invoices(client, brennan)) };
}

let world: Promise<MarketWorld> | undefined;

/** Made once: dialogs are opened and left, and nothing in them is said yes to. */
export function marketWorld(apiOf: ApiOf): Promise<MarketWorld> {
  world ??= build(apiOf);
  return world;
}
