import { EventBus } from '../../common/events/event-bus.js';
import { Sql } from '../../common/persistence/sql.js';
import { attachedPdfText } from '../../testing/attached-pdf.js';
import { pdfText } from '../../testing/pdf-text.js';
import { AGENT, ClosingJob, createInvoicesTest, type InvoicesTest } from '../../testing/closing-job.js';

let test: InvoicesTest;
beforeAll(async () => {
  test = await createInvoicesTest();
});
beforeEach(() => test.inbox.clear());
afterAll(() => test.close());

const OTHER = { name: 'Noor Haddad', company: 'Bay Escrow', email: 'noor@bay.example', fileNumber: 'BE-77' } as const;

/** The paper by a link, in one line; null where its reader may not have it. */
async function paperOf(token: string): Promise<string | null> {
  const answer = await test.http
    .post('/api/invoices/pdf')
    .send({ token })
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    });
  return answer.status === 200 ? pdfText(answer.body).replaceAll(/\s+/g, ' ') : null;
}

describe('the links of one invoice', () => {
  it('PAY-04 all open and pay it, however many letters went out', async () => {
    const closing = await ClosingJob.accepted(test);
    await closing.act('issue');
    await test.jobs.drain();
    const first = closing.link();
    await closing.finish();
    const second = closing.link();
    await closing.act('send');
    await test.jobs.drain();
    const third = closing.link();

    expect(new Set([first, second, third]).size).toBe(3);
    for (const token of [first, second, third])
      expect((await closing.open(token)).body).toMatchObject({ link: 'open', dueCents: 100_000 });
    expect((await closing.payByCard(first)).body.state).toBe('paid');
  });

  it('PAY-04 say that it is void, with its void paper, once the closing fell through', async () => {
    const closing = await ClosingJob.approved(test);
    const token = closing.link();
    const { number } = (await closing.invoice()).body;
    await closing.act('fall-through');

    expect((await closing.open(token)).body).toMatchObject({
      link: 'void',
      voidReason: 'closing_fell_through',
      state: 'void',
      number,
      dueCents: 0,
      property: '12 Hidden Lane, New York, NY 10001',
    });
    expect(await paperOf(token)).toContain('VOID');
    expect((await closing.payByCard(token)).body).toMatchObject({ status: 409, code: 'payment.not_due' });
  });

  it('PAY-04 say to an earlier agent that it is no longer theirs, and nothing of the next one', async () => {
    const closing = await ClosingJob.approved(test);
    const token = closing.link();
    test.inbox.clear();

    const onScreens: string[] = [];
    test.app.get(EventBus).on('invoice.sent', ({ projectId }) => Promise.resolve(void onScreens.push(projectId)));

    expect((await closing.name(OTHER)).body).toMatchObject({ hasLink: false, sentAt: null });
    await test.jobs.drain();
    // Pages that are open hear by themselves that it has left.
    expect(onScreens).toEqual([closing.job.project.id]);

    const [letter] = test.inbox.to(AGENT.email);
    expect(letter).toContain('went to another settlement agent');
    expect(letter).not.toContain('Noor');
    const { body } = await closing.open(token);
    expect(body).toMatchObject({ link: 'not_yours', dueCents: 0, agentName: null, fileNumber: null });
    const paper = await paperOf(token);
    const { raw } = test.inbox.received.find(({ to }) => to === AGENT.email) ?? {};
    // Others owe it on: nothing in the copy says that it is void to them too.
    for (const copy of [paper, attachedPdfText(raw ?? '')]) {
      expect(copy).toContain('VOID');
      expect(copy).toContain('Void for you: invoice INV-');
      expect(copy).toContain('Void for you: another settlement agent now has this invoice');
      expect(copy).toContain('Another settlement agent pays this invoice.');
      expect(copy).toContain('Owed by another settlement agent \u2212$1,000.00 Balance due from you $0.00');
      expect(copy).not.toMatch(/Noor|nothing is owed|Voided on|Due on/i);
    }
    expect((await closing.payByCard(token)).status).toBe(409);

    // Whoever settles it now was sent it with the name, for nobody asked twice.
    expect((await closing.open(closing.link(OTHER.email))).body).toMatchObject({ link: 'open', agentName: OTHER.name });
    expect((await closing.invoice()).body.sentAt).not.toBeNull();
  });

  it('PAY-04 that were turned off say so and show nothing', async () => {
    const closing = await ClosingJob.approved(test);
    const token = closing.link();
    await closing.act('revoke-link');

    expect((await closing.open(token)).body).toMatchObject({
      link: 'turned_off',
      number: null,
      property: null,
      workTitle: null,
      amountCents: 0,
    });
    expect(await paperOf(token)).toBeNull();
  });
});

describe('somebody named by mistake', () => {
  const decline = (token: string) => test.http.post('/api/invoices/decline').send({ token });

  it('PAY-04 declines by the link: it closes, the invoice stays open and the client is told', async () => {
    const closing = await ClosingJob.approved(test);
    const token = closing.link();
    test.inbox.clear();

    expect((await decline(token)).body).toMatchObject({ link: 'not_yours', dueCents: 0 });
    await test.jobs.drain();

    expect((await closing.invoice()).body).toMatchObject({
      state: 'issued',
      agent: null,
      hasLink: false,
      dueCents: 100_000,
    });
    expect(test.inbox.to(closing.owner.user.email).join('')).toContain('not the settlement agent');
    expect((await closing.open(token)).body.link).toBe('not_yours');
    const paper = await paperOf(token);
    expect(paper).toContain('Void for you: this invoice is not yours to pay');
    expect(paper).not.toMatch(/nothing is owed|another settlement agent/i);
    expect((await decline(token)).body.link).toBe('not_yours');
    await test.jobs.drain();
    expect(test.inbox.to(closing.owner.user.email)).toHaveLength(1);
  });

  it('PAY-04 is told to both sides, and to staff where the invoice is due', async () => {
    const admin = await test.admin();
    const closing = await ClosingJob.approved(test);
    await decline(closing.link());
    const told = await test.app.get(Sql).rows<{ userId: string }>(
      {
        name: 'invoice_links_spec_told',
        text: `SELECT user_id AS "userId" FROM notification WHERE type = 'invoice_declined' AND params->>'projectId' = $1`,
      },
      [closing.job.project.id],
    );
    const ids = told.map(({ userId }) => userId);
    expect(ids).toContain(admin.user.id);
    // Each side once: the contractor's payment waits for another name.
    for (const { user } of [closing.owner, closing.job.contractor])
      expect(ids.filter((id) => id === user.id)).toHaveLength(1);
  });
});
