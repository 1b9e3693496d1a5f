import { cents } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { createMailTest, login, type MailTest } from '../../testing/index.js';
import { aContractor, acknowledging, aPerson, bidOn, ELSEWHERE, post, type Person } from '../../testing/market.js';

let test: MailTest;
let agent: Person;
let viewer: Person;
let hired: Person;
let loser: Person;
let admin: Person;
let projectId: string;

beforeAll(async () => {
  test = await createMailTest();
  agent = await aPerson(test, 'agent', { firstName: 'Ann', lastName: 'Agent' });
  viewer = await aPerson(test, 'seller');
  admin = await aPerson(test, 'admin');
  hired = await aContractor(test, { profile: ELSEWHERE });
  loser = await aContractor(test, { profile: ELSEWHERE });
  const work = { title: 'Roof and stairs', onBehalfOf: { name: 'Dana Reyes', role: 'seller' } };
  const project = await post(test, agent, work);
  projectId = project.id;
  const invitation = { email: viewer.user.email, role: 'seller', right: 'view' };
  await test.http.post(`/api/projects/${projectId}/parties`).set(agent.headers).send(invitation).expect(201);
  await test.jobs.drain();
  const token = test.inbox.linkSecret(viewer.user.email);
  await test.http.post('/api/parties/accept').set(viewer.headers).send({ token }).expect(200);
  await bidOn(test, loser, project, { fields: { acceptsAtClosing: true } });
  const bid = await bidOn(test, hired, project, { fields: { acceptsAtClosing: true } });
  const accept = { paymentTiming: 'at_closing', ...acknowledging(bid) };
  await test.http.post(`/api/bids/${bid.id}/accept`).set(agent.headers).send(accept).expect(200);
  await test.jobs.drain();
});
afterAll(() => test.close());

interface Told {
  readonly type: string;
  readonly about?: string;
  readonly message: string;
}
const told = async ({ user, headers }: Person): Promise<readonly Told[]> =>
  (await test.http.get(`/api/users/${user.id}/notifications`).set(headers).expect(200)).body.items;
const aboutOf = async (person: Person, type: string): Promise<string | undefined> =>
  (await told(person)).find((item) => item.type === type)?.about;
const mailsTo = ({ user }: Person): string => test.inbox.to(user.email).join('\n');

describe('the names in what is told', () => {
  it('SHELL-07 lead with the house, then the client, then the work, for those who may know', async () => {
    expect(await aboutOf(hired, 'bid_accepted')).toBe('12 Hidden Lane · Dana Reyes · Roof and stairs');
    expect(await aboutOf(agent, 'bid_received')).toBe('12 Hidden Lane · Dana Reyes · Roof and stairs');
    expect(await aboutOf(viewer, 'bid_received')).toBe('12 Hidden Lane · Dana Reyes · Roof and stairs');
  });

  it('PROJ-10 say of a bid to whoever only looks on what it is, and not to choose one', async () => {
    const saidOf = async (person: Person) => (await told(person)).find(({ type }) => type === 'bid_received')?.message;

    expect(await saidOf(agent)).toMatch(/ bid \$[\d,.]+\. .*Compare the bids and choose one\.$/);
    expect(await saidOf(viewer)).toMatch(/ bid \$[\d,.]+\. /);
    expect(await saidOf(viewer)).not.toContain('choose one');
  });

  it('ROLE-06 never tell the street or the client to a contractor who only bid', async () => {
    expect(await aboutOf(loser, 'bid_rejected')).toBe('New York, NY · Roof and stairs');
    expect(JSON.stringify(await told(loser))).not.toMatch(/Hidden Lane|Dana/);
    expect(mailsTo(loser)).toContain('Subject: Bid not chosen: New York, NY\r');
    expect(mailsTo(loser)).not.toMatch(/Hidden Lane|Dana/);
  });

  it('NOTE-01 stand in the subject of an e-mail, and above what it says', () => {
    const mail = mailsTo(hired);

    expect(mail).toContain('Subject: Bid accepted: 12 Hidden Lane');
    expect(mail.replaceAll('=C2=B7', '·')).toContain('12 Hidden Lane · Dana Reyes · Roof and stairs');
  });

  it('PAY-06 say to whoever is paid at closing that no money is waited for', async () => {
    const saidOf = async (person: Person) => (await told(person)).find(({ type }) => type === 'bid_accepted')?.message;

    expect(await saidOf(hired)).toMatch(
      /You are paid at closing.*Do not wait for money: agree on a start date with the client\./,
    );
    expect(mailsTo(hired).replaceAll(/=\r\n/g, '')).toMatch(/You are paid at closing.*Do not wait for money/);
    expect(mailsTo(hired)).not.toMatch(/escrow/);
  });

  it('ROLE-06 say the street no more to whom the owner sent away', async () => {
    const { body } = await test.http.get(`/api/projects/${projectId}/parties`).set(agent.headers).expect(200);
    const [party] = body.items ?? body;
    await test.http.delete(`/api/parties/${party.id}`).set(agent.headers).expect(204);

    expect(JSON.stringify(await told(viewer))).not.toMatch(/Hidden Lane|Dana/);
    expect(await aboutOf(viewer, 'bid_received')).toBe('New York, NY · Roof and stairs');
  });

  it('ROLE-07 say to staff whose deal it is only behind their second factor', async () => {
    const about = { projectId, projectTitle: 'Roof and stairs', ownerId: agent.user.id, contractorId: hired.user.id };
    const event = { ...about, actorId: null, amountCents: cents(300_000), adminIds: [admin.user.id] };
    await test.unitOfWork.run(() => test.app.get(EventBus).emit('payment.long_held', event));

    expect(await aboutOf(admin, 'payment_long_held')).toBe('12 Hidden Lane · Dana Reyes · Roof and stairs');
    const unproven = { user: admin.user, headers: await login(test, admin.user, { mfa: false }) };
    expect(JSON.stringify(await told(unproven))).not.toMatch(/Hidden Lane|Dana|New York/);
  });

  it('AUTH-08 are gone from what others were told once the client has left', async () => {
    const client = await aPerson(test, 'seller', { firstName: 'Luz', lastName: 'Ortega' });
    const { id } = await post(test, client, { title: 'Porch of Luz' });
    const about = { projectId: id, projectTitle: 'Porch of Luz', ownerId: client.user.id, contractorId: hired.user.id };
    const event = { ...about, actorId: null, amountCents: cents(100), adminIds: [admin.user.id] };
    await test.unitOfWork.run(() => test.app.get(EventBus).emit('payout.setup_overdue', event));
    expect(await aboutOf(admin, 'payout_setup_overdue')).toBe('12 Hidden Lane · Luz Ortega · Porch of Luz');

    await test.http.delete(`/api/users/${client.user.id}`).set(client.headers).expect(204);

    expect(await aboutOf(admin, 'payout_setup_overdue')).toBe('New York, NY 10001');
  });
});
