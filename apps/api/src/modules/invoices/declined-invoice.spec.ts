import { attachedPdfText } from '../../testing/attached-pdf.js';
import { AGENT, ClosingJob, createInvoicesTest, type InvoicesTest } from '../../testing/closing-job.js';
import { joinProject } from '../../testing/join-project.js';
import { aPerson, type Person } from '../../testing/market.js';

let test: InvoicesTest;
beforeAll(async () => {
  test = await createInvoicesTest();
});
beforeEach(() => test.inbox.clear());
afterAll(() => test.close());

const NEXT = { name: 'Noor Haddad', company: 'Bay Title', email: 'noor@bay.example', fileNumber: null };

const decline = (token: string) => test.http.post('/api/invoices/decline').send({ token }).then();

async function declined(): Promise<ClosingJob> {
  const closing = await ClosingJob.approved(test);
  await decline(closing.link());
  return closing;
}

const dashboardOf = async ({ headers }: Person) => (await test.http.get('/api/dashboard').set(headers)).body;
const paymentOf = async ({ projectId }: ClosingJob, { headers }: Person) =>
  (await test.http.get(`/api/projects/${projectId}`).set(headers)).body.payment;

async function toldOf(type: string, { user, headers }: Person): Promise<string> {
  await test.jobs.drain();
  const { items } = (await test.http.get(`/api/users/${user.id}/notifications`).set(headers)).body;
  return items.find((item: { type: string }) => item.type === type)?.message;
}

describe('an invoice whose settlement agent declined it', () => {
  it('PROJ-10 asks the client to name another one, and not to pay', async () => {
    const closing = await declined();

    const { needsMe } = await dashboardOf(closing.owner);
    expect(needsMe).toContainEqual(expect.objectContaining({ kind: 'name_agent', amountCents: 100_000 }));
    expect(needsMe).not.toContainEqual(expect.objectContaining({ kind: 'pay_approved' }));
    expect((await paymentOf(closing, closing.job.contractor)).closing).toMatchObject({ payer: 'declined' });

    await closing.name(NEXT);
    const kinds = (await dashboardOf(closing.owner)).needsMe.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['clear']);
    expect((await paymentOf(closing, closing.owner)).closing).toMatchObject({ payer: 'settlement_agent' });
  });

  it('PROJ-10 waits for the agent who is named then, in the lists of both sides', async () => {
    const closing = await declined();
    await closing.name(NEXT);

    const turns = [];
    for (const { headers } of [closing.owner, closing.job.contractor]) {
      const { items } = (await test.http.get('/api/projects?scope=mine').set(headers)).body;
      turns.push(items.find(({ id }: { id: string }) => id === closing.projectId).turns[0]);
    }
    const agents = { side: 'settlement_agent', act: 'pay_approved', count: 1 };
    expect(turns).toEqual([agents, agents]);
  });

  it('PAY-04 is not sent again to whoever declined it, however the address is written', async () => {
    const closing = await declined();
    const again = await closing.name({ ...AGENT, email: AGENT.email.toUpperCase() });
    expect(again.status).toBe(422);
    expect(again.body.errors).toEqual([
      {
        path: 'email',
        code: 'agent_declined',
        message: 'This settlement agent declined the invoice on November 20, 2026. Enter another email address.',
      },
    ]);
    const inSpanish = await test.http
      .put(`/api/projects/${closing.projectId}/invoice/agent`)
      .set(closing.owner.headers)
      .set('Accept-Language', 'es')
      .send(AGENT);
    expect(inSpanish.body.errors[0].message).toContain('el 20 de noviembre de 2026');
    expect((await closing.invoice()).body.agent).toBeNull();

    expect((await closing.name(NEXT)).status).toBe(200);
  });

  it('PAY-04 is not sent again to them under another number for another price', async () => {
    const closing = await ClosingJob.accepted(test);
    await closing.act('issue');
    await test.jobs.drain();
    await decline(closing.link());
    await closing.reprice();

    expect((await closing.name(AGENT)).status).toBe(422);
  });

  it('PAY-04 may go to them for another closing', async () => {
    const closing = await declined();
    await closing.name(NEXT);
    await closing.act('fall-through');

    expect((await closing.name(AGENT)).status).toBe(200);
  });

  it('NOTE-01 tells the client and staff who declined, and shows the contractor nobody’s name', async () => {
    const admin = await test.admin();
    const closing = await declined();

    const said = `${AGENT.name} declined invoice INV-`;
    expect(await toldOf('invoice_declined', closing.owner)).toContain(said);
    expect(await toldOf('invoice_declined', admin)).toContain(said);
    const contractors = await toldOf('invoice_declined', closing.job.contractor);
    expect(contractors).toContain('declined invoice INV-');
    expect(contractors).toContain('We asked the client to name another one. Your payment waits for that.');
    expect(contractors).not.toContain(AGENT.name);
  });
});

describe('what an invoice asks for in the list of notices', () => {
  const itemOf = async (type: string, { user, headers }: Person) =>
    (await test.http.get(`/api/users/${user.id}/notifications`).set(headers)).body.items.find(
      (item: { type: string }) => item.type === type,
    );

  it('NOTE-02 is over once another settlement agent was named, and stands until then', async () => {
    const closing = await declined();
    expect(await itemOf('invoice_declined', closing.owner)).not.toHaveProperty('isOver');

    await closing.name(NEXT);
    expect(await itemOf('invoice_declined', closing.owner)).toMatchObject({
      isOver: true,
      message: expect.stringContaining('Another one was named since then.'),
    });
  });

  it('NOTE-02 NOTE-06 is over once the fallen closing’s invoice was paid; who said so is named, in one mail', async () => {
    const closing = await ClosingJob.approved(test);
    const decider = await aPerson(test, 'seller', { firstName: 'Laura', lastName: 'Kent' });
    await joinProject(test, closing.owner, { person: decider, projectId: closing.projectId, right: 'decide' });
    await test.jobs.drain();
    test.inbox.clear();
    await closing.act('fall-through', decider);
    await test.jobs.drain();

    const mails = test.inbox.to(closing.owner.user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.replaceAll(/\s+/g, ' ')).toContain('Laura Kent said that the closing of 12 Hidden Lane did not');
    expect(mails[0]).not.toContain('You agreed');
    expect(await itemOf('closing_fell_through', closing.owner)).not.toHaveProperty('isOver');

    await closing.payByCard(closing.link(closing.owner.user.email));
    expect(await itemOf('closing_fell_through', closing.owner)).toMatchObject({ isOver: true });
    expect((await itemOf('closing_fell_through', closing.owner)).message).toContain('was paid on Fri, Nov 20.');
  });
});

describe('a settlement agent who is replaced', () => {
  const lastTo = (address: string): string => test.inbox.to(address).at(-1) ?? '';

  it('PAY-04 is told that it went to another one, once it did', async () => {
    const closing = await ClosingJob.approved(test);
    await closing.name(NEXT);
    await test.jobs.drain();

    expect(lastTo(AGENT.email)).toContain('went to another settlement agent');
  });

  it('PAY-04 is told only that it is not theirs, where nobody else can be written to yet', async () => {
    const closing = await ClosingJob.approved(test);
    await closing.name({ ...NEXT, email: null });
    await test.jobs.drain();

    const mail = lastTo(AGENT.email).replaceAll(/\s+/g, ' ');
    expect(mail).not.toContain('another settlement agent');
    expect(mail).toContain('is no longer yours to pay');
    const raw = test.inbox.received.filter(({ to }) => to === AGENT.email).at(-1)?.raw ?? '';
    expect(attachedPdfText(raw)).not.toContain('nother settlement agent');
    expect((await paymentOf(closing, closing.owner)).closing).toMatchObject({ payer: 'unnamed' });
  });
});

describe('what the contractor is told of work that is approved', () => {
  it('NOTE-01 names the sum, and who pays it by when', async () => {
    const closing = await ClosingJob.approved(test);

    const said = await toldOf('project_approved', closing.job.contractor);
    expect(said).toContain('The settlement agent pays the invoice of $1,000.00 at closing, by Fri, Dec 18.');
    expect(said).toContain('You then receive it less the 10% service fee.');
  });

  it('NOTE-01 says that nobody was named, so that the client pays', async () => {
    const closing = await ClosingJob.approved(test, { settlementAgent: null });

    expect(await toldOf('project_approved', closing.job.contractor)).toContain(
      'No settlement agent was named, so the client pays the invoice of $1,000.00, due Fri, Dec 18.',
    );
  });

  it('NOTE-01 says that the client has to name another agent, where the first one declined', async () => {
    const closing = await declined();

    expect(await toldOf('project_approved', closing.job.contractor)).toContain(
      'The invoice of $1,000.00 has no settlement agent yet: the client has to name one.',
    );
  });
});
