import { attachedPdfText } from '../../testing/attached-pdf.js';
import { AGENT, ClosingJob, createInvoicesTest, type InvoicesTest } from '../../testing/closing-job.js';
import { InvoiceEntity } from './invoice.entity.js';

let test: InvoicesTest;
beforeAll(async () => {
  test = await createInvoicesTest();
});
beforeEach(() => test.inbox.clear());
afterAll(() => test.close());

const LATER = { name: 'Noor Haddad', company: 'Bay Title', email: 'noor@bay.example', fileNumber: null };

const stored = (projectId: string) =>
  test.unitOfWork.repository(InvoiceEntity).find({ where: { projectId }, order: { createdAt: 'ASC', id: 'ASC' } });

/** The last letter to an address: what its reader saw decoded, and what came with it. */
function lastLetter(address: string): { readonly message: string; readonly paper: string | null } {
  const mail = test.inbox.received.filter(({ to }) => to === address).at(-1);
  if (!mail) throw new Error(`No mail came to ${address}`);
  return { message: mail.message, paper: attachedPdfText(mail.raw) };
}

const subjectOf = (message: string): string =>
  /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(message)?.[1]?.replaceAll(/\s+/g, ' ') ?? '';

describe('a closing that falls through', () => {
  it('PAY-04 tells the settlement agent not to pay, with the void invoice in her hands', async () => {
    const closing = await ClosingJob.approved(test);
    const { number } = (await closing.invoice()).body;
    test.inbox.clear();

    await closing.act('fall-through');
    await test.jobs.drain();

    const { message, paper } = lastLetter(AGENT.email);
    expect(subjectOf(message)).toContain('Do not pay');
    for (const part of [number, '12 Hidden Lane', AGENT.fileNumber]) expect(subjectOf(message)).toContain(part);
    expect(message).toContain('did not take place');
    expect(paper).toContain('VOID');
    expect(paper).toContain(`Void: invoice ${number} Voided on November 20, 2026 Invoice date`);
    expect(paper).toContain('Do not pay this invoice');
    expect(paper).not.toContain('Due on');
    expect(paper).toContain('Void: nothing is owed on this invoice');
    expect(paper).toContain('Invoice total $1,000.00 Voided on November 20, 2026 \u2212$1,000.00 Balance due $0.00');
    expect(test.inbox.to(AGENT.email)).toHaveLength(1);
  });

  it('PAY-04 voids the invoice under its number; the client owes another one', async () => {
    const closing = await ClosingJob.approved(test);
    const before = (await closing.invoice()).body;

    const after = (await closing.act('fall-through')).body;

    expect(after).toMatchObject({ state: 'issued', payer: 'client', amountCents: 100_000, dueOn: '2026-11-27' });
    expect(after.number).not.toBe(before.number);
    expect(
      (await stored(closing.projectId)).map(({ state, number, voidReason }) => [state, number, voidReason]),
    ).toEqual([
      ['void', before.number, 'closing_fell_through'],
      ['issued', after.number, null],
    ]);
  });

  it('PAY-04 is told in the transaction that voids it: a call that fails tells nobody', async () => {
    const closing = await ClosingJob.approved(test);
    test.inbox.clear();
    await closing.act('fall-through');
    expect((await closing.act('fall-through')).status).toBe(409);
    await test.jobs.drain();
    expect(test.inbox.to(AGENT.email)).toHaveLength(1);
  });

  it('PAY-04 may be said where no agent was ever named: the client has seven days, under another number', async () => {
    const closing = await ClosingJob.approved(test, {});
    const before = (await closing.invoice()).body;
    expect([before.payer, before.dueOn, before.events]).toEqual([
      'client',
      '2026-12-18',
      expect.arrayContaining(['fall_through']),
    ]);
    test.inbox.clear();

    const { status, body: after } = await closing.act('fall-through');
    await test.jobs.drain();

    expect(status).toBe(200);
    expect(after).toMatchObject({ state: 'issued', payer: 'client', amountCents: 100_000, dueOn: '2026-11-27' });
    expect(after.events).not.toContain('fall_through');
    const { email } = closing.owner.user;
    expect(test.inbox.to(email)).toHaveLength(1);
    const message = lastLetter(email).message.replaceAll(/\s+/g, ' ');
    expect(message).toContain('The closing of 12 Hidden Lane did not take place, so no settlement agent pays');
    expect(message).toContain(`It takes the place of ${before.number}, which is void`);
    const project = (await test.http.get(`/api/projects/${closing.projectId}`).set(closing.owner.headers)).body;
    expect(project.closingDate).toBeNull();
  });

  it('PAY-04 may be said of a later closing as well, once somebody is named who settles it', async () => {
    const closing = await ClosingJob.approved(test);
    const first = (await closing.act('fall-through')).body;
    expect([first.events.includes('fall_through'), (await closing.act('fall-through')).status]).toEqual([false, 409]);

    const later = (await closing.name(LATER)).body;
    expect(later.events).toContain('fall_through');
    const second = await closing.act('fall-through');
    await test.jobs.drain();
    expect([second.status, second.body.payer, second.body.events.includes('fall_through')]).toEqual([
      200,
      'client',
      false,
    ]);
  });

  it('PAY-04 says nothing to an agent who never got the invoice', async () => {
    const closing = await ClosingJob.accepted(test);
    await closing.act('issue');
    await closing.act('fall-through');
    await test.jobs.drain();
    expect(test.inbox.to(AGENT.email)).toEqual([]);
  });

  it('PAY-04 a later closing gets the client’s number, never the void one', async () => {
    const closing = await ClosingJob.approved(test);
    const before = (await closing.invoice()).body;
    await closing.act('fall-through');
    await closing.name(AGENT);
    await closing.act('send');
    await test.jobs.drain();

    const { body } = await closing.open(closing.link());
    expect(body).toMatchObject({ payer: 'settlement_agent', agentName: AGENT.name, dueCents: 100_000 });
    expect(body.number).not.toBe(before.number);
  });

  it('PAY-04 tells an agent who is named afterwards the day, and not that it is that of a closing', async () => {
    const closing = await ClosingJob.approved(test);
    await closing.act('fall-through');
    await closing.name(LATER);
    await test.jobs.drain();

    const { message } = lastLetter(LATER.email);
    expect(message.replaceAll(/\s+/g, ' ')).toContain('It is due on Fri, Nov 27, 2026.');
    expect(message).not.toContain('at or before closing');
    const paper = await closing.paper(closing.link(LATER.email));
    expect(paper).toContain('private link in our email, once');
    expect(paper).not.toContain('at or before closing');
  });

  it('PAY-04 tells the client that the mail asking for the money is void, once an agent is named', async () => {
    const closing = await ClosingJob.approved(test);
    await closing.act('fall-through');
    await test.jobs.drain();
    const { email } = closing.owner.user;
    const { number } = (await closing.invoice()).body;
    test.inbox.clear();

    await closing.name(LATER);
    await test.jobs.drain();

    const { message } = lastLetter(email);
    expect(subjectOf(message)).toBe(`12 Hidden Lane: you do not need to pay invoice ${number}`);
    expect(message.replaceAll(/\s+/g, ' ')).toContain(`${LATER.name} was named as the settlement agent`);
    await closing.name({ ...LATER, email: 'other@bay.example' });
    await test.jobs.drain();
    expect(test.inbox.to(email).filter((mail) => mail.includes('do not need to pay'))).toHaveLength(1);
  });

  it('PROJ-10 leaves no day of that closing: the client pays by the invoice’s own', async () => {
    const closing = await ClosingJob.approved(test);
    await closing.act('fall-through');

    const { headers } = closing.owner;
    const { needsMe, closings } = (await test.http.get('/api/dashboard').set(headers)).body;
    expect(needsMe).toContainEqual(
      expect.objectContaining({ kind: 'pay_approved', closingDate: null, dueOn: '2026-11-27' }),
    );
    expect(closings).toEqual([]);
    const project = (await test.http.get(`/api/projects/${closing.projectId}`).set(headers)).body;
    expect(project.closingDate).toBeNull();
    expect(project.payment.closing).toEqual({
      payer: 'client',
      dueOn: '2026-11-27',
      fellThroughAt: expect.stringMatching(/^2026-11-20/),
    });
    const { url } = (await test.http.post('/api/calendar').set(headers).send({})).body;
    const feed = await test.http.get(new URL(url).pathname);
    expect([feed.status, feed.text.includes(closing.projectId)]).toEqual([200, false]);

    await closing.name(LATER);
    const later = (await test.http.get(`/api/projects/${closing.projectId}`).set(headers)).body;
    expect(later.closingDate).toBeNull();
    expect(later.payment.closing).toMatchObject({ payer: 'settlement_agent', dueOn: '2026-11-27' });
  });
});

describe('an invoice that is void for another reason', () => {
  it('PAY-04 of a job that was cancelled tells the settlement agent not to pay', async () => {
    const closing = await ClosingJob.accepted(test);
    await closing.act('issue');
    await test.jobs.drain();
    test.inbox.clear();

    await closing.fire(closing.owner, 'cancel');
    await test.jobs.drain();

    const { message, paper } = lastLetter(AGENT.email);
    expect(subjectOf(message)).toContain('Do not pay');
    expect(message).toContain('was cancelled');
    expect(paper).toContain('VOID');
  });

  it('PAY-04 of another price names the one that it takes the place of', async () => {
    const closing = await ClosingJob.accepted(test);
    await closing.act('issue');
    await test.jobs.drain();
    const { number } = (await closing.invoice()).body;
    test.inbox.clear();

    await closing.reprice();
    await test.jobs.drain();

    expect(test.inbox.to(AGENT.email)).toHaveLength(1);
    expect(lastLetter(AGENT.email).message).toContain(`takes the place of ${number}`);
  });
});
