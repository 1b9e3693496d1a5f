import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@cw/domain';
import { Throttle } from '../../common/throttle/throttle.js';
import { createTestApp } from '../../testing/index.js';
import { AGENT, ClosingJob, createInvoicesTest, type InvoicesTest } from '../../testing/closing-job.js';
import { aPerson, conditionInput } from '../../testing/market.js';
import { pdfText } from '../../testing/pdf-text.js';
import { ClosingMoney } from '../payments/index.js';
import { LETTER_RULE } from './invoice-letters.js';
import { InvoiceLinkEntity } from './invoice-link.entity.js';
import { InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';
import { IssueInvoice } from './issue-invoice.js';

let test: InvoicesTest;
beforeAll(async () => {
  test = await createInvoicesTest();
});
beforeEach(() => test.inbox.clear());
afterAll(() => test.close());

const NOW = new Date('2026-11-20T15:00:00Z');

const stored = (projectId: string) =>
  test.unitOfWork.repository(InvoiceEntity).find({ where: { projectId }, order: { createdAt: 'ASC', id: 'ASC' } });

describe('an invoice for the closing', () => {
  it('PAY-04 is issued when the work is approved, opened by its link, paid by card and released at once', async () => {
    const closing = await ClosingJob.approved(test);
    await test.onboard(closing.job.contractor.user);
    const issued = (await closing.invoice()).body;
    expect(issued).toMatchObject({
      state: 'issued',
      payer: 'settlement_agent',
      amountCents: 100_000,
      dueCents: 100_000,
    });
    expect(issued.number).toMatch(/^INV-2026-\d{4}$/);

    const token = closing.link();
    const opened = await closing.open(token);
    expect(opened.body).toMatchObject({
      state: 'viewed',
      number: issued.number,
      dueOn: '2026-12-18',
      property: '12 Hidden Lane, New York, NY 10001',
      payeeName: 'Diaz Repairs',
      fileNumber: AGENT.fileNumber,
    });
    expect(opened.body).not.toHaveProperty('projectId');

    expect((await closing.payByCard(token)).body).toMatchObject({ state: 'paid', dueCents: 0 });
    await test.workers.drain();
    expect(await test.summary(closing.projectId)).toMatchObject({ state: 'released', payoutCents: 90_000 });
    expect(await test.faults()).toEqual([]);
  });

  it('keeps only the hash of its link, and the letter has it in the fragment', async () => {
    const closing = await ClosingJob.approved(test);
    const token = closing.link();
    const [invoice] = await stored(closing.projectId);
    const [link] = await test.unitOfWork.repository(InvoiceLinkEntity).findBy({ invoiceId: String(invoice?.id) });
    expect(link?.tokenHash).toHaveLength(32);
    expect(JSON.stringify([invoice, link])).not.toContain(token);
    expect(test.inbox.to(AGENT.email).join('')).toContain(`/app/invoice#${token}`);
  });

  it('can be issued before the approval, and paid only after it', async () => {
    const closing = await ClosingJob.accepted(test);
    expect((await closing.act('issue')).body).toMatchObject({ state: 'issued', dueCents: 0, isApproved: false });
    await test.jobs.drain();
    const early = closing.link();
    expect((await closing.payByCard(early)).body).toMatchObject({ status: 409, code: 'payment.not_due' });

    await closing.finish();
    expect(test.inbox.to(AGENT.email).at(-1)).toContain('can be paid now');
    expect((await closing.open(early)).body).toMatchObject({ link: 'open', dueCents: 100_000 });
    expect((await closing.payByCard(closing.link())).body.state).toBe('paid');
  });

  it('goes to the client when nobody was named, and to the agent once somebody is', async () => {
    const closing = await ClosingJob.approved(test, {});
    expect((await closing.invoice()).body).toMatchObject({ state: 'issued', payer: 'client', agent: null });
    const own = closing.link(closing.owner.user.email);
    expect(test.inbox.to(closing.owner.user.email).join('')).toContain('No settlement agent was named');

    expect((await closing.name(AGENT)).body).toMatchObject({ payer: 'settlement_agent', hasLink: false, agent: AGENT });
    expect((await closing.open(own)).body.link).toBe('not_yours');
    expect((await closing.act('send')).status).toBe(200);
    await test.jobs.drain();
    expect((await closing.open(closing.link())).body.agentName).toBe(AGENT.name);
  });

  it('PAY-04 takes one connection of the database, with a key too, so that many at once do not wait for each other', async () => {
    const closing = await ClosingJob.accepted(test);
    await test.jobs.drain();
    const narrow = await createTestApp({ beside: test, env: { DATABASE_POOL_SIZE: '1' } });
    // Workers look their queues up at once; a process without any would do so as it first writes to one.
    await narrow.jobs.drain();
    const act = (action: string) =>
      narrow.http
        .post(`/api/projects/${closing.projectId}/invoice/${action}`)
        .set({ ...closing.owner.headers, 'Idempotency-Key': randomUUID() })
        .send({});

    const answers = [await act('issue'), await act('send'), await act('fall-through')];
    await narrow.close();

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('PAY-04 is written of so many times a day by one person', async () => {
    const closing = await ClosingJob.accepted(test);
    for (let left = LETTER_RULE.points; left > 0; left -= 1)
      await test.app.get(Throttle).consume(LETTER_RULE, closing.owner.user.id);

    const answers = [await closing.act('issue'), await closing.act('send'), await closing.act('fall-through')];

    for (const { status, body, headers } of answers) {
      expect([status, body.code]).toEqual([429, 'request.too_many']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('is not issued before somebody is named', async () => {
    const closing = await ClosingJob.accepted(test, {});
    expect((await closing.act('issue')).body).toMatchObject({ status: 409, code: 'invoice.unaddressed' });
    expect((await closing.invoice()).body.events).toEqual(['address']);
  });

  it('tells the contractor the amount and not whom the client closes with', async () => {
    const closing = await ClosingJob.approved(test);
    const { body } = await closing.invoice(closing.job.contractor);
    expect(body).toMatchObject({ amountCents: 100_000, agent: null, events: [] });
    expect((await closing.act('send', closing.job.contractor)).status).toBe(403);
  });

  it('shows a stranger nothing', async () => {
    const closing = await ClosingJob.approved(test);
    expect((await closing.invoice(await aPerson(test))).status).toBe(404);
    expect((await closing.open('x'.repeat(43))).body).toMatchObject({ status: 422, code: 'invoice.link_invalid' });
  });

  it('turns its link off at once, and another letter brings another link', async () => {
    const closing = await ClosingJob.approved(test);
    const first = closing.link();
    expect((await closing.act('revoke-link')).body.hasLink).toBe(false);
    expect((await closing.open(first)).body.link).toBe('turned_off');
    await closing.act('send');
    await test.jobs.drain();
    expect(closing.link()).not.toBe(first);
    expect((await closing.open(closing.link())).status).toBe(200);
  });

  it('stays off although a letter was ordered before that and is sent only now', async () => {
    const closing = await ClosingJob.accepted(test);
    await closing.act('issue');
    await closing.act('revoke-link');
    await test.jobs.drain();
    expect((await closing.invoice()).body).toMatchObject({ state: 'issued', hasLink: false });
    expect(test.inbox.to(AGENT.email)).toEqual([]);
  });

  it('falls to the client in a week when the closing falls through', async () => {
    const closing = await ClosingJob.approved(test);
    const agents = closing.link();
    expect((await closing.act('fall-through')).body).toMatchObject({
      state: 'issued',
      payer: 'client',
      dueOn: '2026-11-27',
    });
    expect((await closing.act('fall-through')).status).toBe(409);
    await test.jobs.drain();
    expect((await closing.open(agents)).body.link).toBe('void');
    expect(test.inbox.to(closing.owner.user.email).join('')).toContain('did not take place');
    expect((await closing.payByCard(closing.link(closing.owner.user.email))).body.state).toBe('paid');
  });

  it('keeps the week that the client has when the price changes after the closing fell through', async () => {
    const closing = await ClosingJob.accepted(test);
    await closing.act('issue');
    await closing.act('fall-through');
    await closing.reprice();
    expect((await closing.invoice()).body).toMatchObject({
      payer: 'client',
      amountCents: 120_000,
      dueOn: '2026-11-27',
    });
  });

  it('is void once the job is cancelled, and its link says so', async () => {
    const closing = await ClosingJob.accepted(test);
    await closing.act('issue');
    await test.jobs.drain();
    await closing.fire(closing.owner, 'cancel');
    expect((await closing.invoice()).body).toMatchObject({ state: 'void', voidReason: 'project_cancelled' });
    expect((await closing.open(closing.link())).body).toMatchObject({ link: 'void', dueCents: 0 });
  });

  it('says another price under another number once both sides agree on one', async () => {
    const closing = await ClosingJob.accepted(test);
    await closing.act('issue');
    await test.jobs.drain();
    const [before, old] = [(await closing.invoice()).body, closing.link()];
    await closing.reprice();
    await test.jobs.drain();

    expect((await closing.invoice()).body).toMatchObject({ state: 'issued', amountCents: 120_000 });
    expect((await closing.invoice()).body.number).not.toBe(before.number);
    const states = (await stored(closing.projectId)).map(({ state, number, voidReason }) => ({
      state,
      number,
      voidReason,
    }));
    expect(states[0]).toEqual({ state: 'void', number: before.number, voidReason: 'replaced' });
    expect((await closing.open(old)).body).toMatchObject({ link: 'void', voidReason: 'replaced', dueCents: 0 });
    expect((await closing.open(closing.link())).body.amountCents).toBe(120_000);
  });

  it('PAY-01 is paid from a bank account: on its way for days, and released days after the bank has paid', async () => {
    const closing = await ClosingJob.approved(test);
    await test.onboard(closing.job.contractor.user);
    const token = closing.link();
    expect((await closing.payByCard(token, 'pm_usBankAccount_success')).body).toMatchObject({
      state: 'viewed',
      isProcessing: true,
      dueCents: 0,
    });
    expect((await closing.payByCard(token)).body).toMatchObject({ status: 409, code: 'payment.not_due' });
    await test.workers.drain();
    expect((await test.summary(closing.projectId)).releasedCents).toBe(0);

    const open = (await test.sandbox.list('payment_intents')).find(({ status }) => status === 'processing');
    await test.sandbox.control('POST', `/payment_intents/${String(open?.['id'])}/settle`, {});
    expect((await closing.open(token)).body).toMatchObject({ state: 'paid', isProcessing: false, dueCents: 0 });
    await test.workers.drain();
    // The bank can still take it back: the transfer waits for three days.
    expect((await test.summary(closing.projectId)).state).toBe('releasing');
    test.clock.advance(3 * DAY_MS + 1000);
    await test.workers.drain();
    test.clock.set(NOW);
    expect(await test.summary(closing.projectId)).toMatchObject({ state: 'released', payoutCents: 90_000 });
    expect(await test.faults()).toEqual([]);
  });

  it('is paid by the client’s own checkout as well', async () => {
    const closing = await ClosingJob.approved(test);
    await test.pay(closing.owner.user, closing.projectId, 100_000);
    expect((await closing.invoice()).body.state).toBe('paid');
  });

  it('says in staff’s list what it says to its two sides, whatever became of each', async () => {
    const [draft, issued, paid, coming] = [
      await ClosingJob.accepted(test),
      await ClosingJob.approved(test),
      await ClosingJob.approved(test),
      await ClosingJob.approved(test),
    ];
    await coming.payByCard(coming.link(), 'pm_usBankAccount_success');
    await test.pay(paid.owner.user, paid.projectId, 100_000);
    const { headers } = await test.admin();
    const { items } = (await test.http.get('/api/admin/invoices?limit=100').set(headers)).body;
    for (const closing of [draft, issued, paid, coming]) {
      const { id, state, amountCents, dueCents, isApproved, isProcessing } = (await closing.invoice()).body;
      const listed = items.find((item: { id: string }) => item.id === id);
      expect(listed).toMatchObject({ state, amountCents, dueCents, isApproved, isProcessing });
    }
    const due = [draft, issued, paid, coming].map(
      ({ projectId }) => items.find((item: { projectId: string }) => item.projectId === projectId).dueCents,
    );
    expect(due).toEqual([0, 100_000, 0, 0]);
  });

  it('INT-08 comes as a PDF in the reader’s language, repair by repair', async () => {
    const closing = await ClosingJob.approved(test);
    const paper = await test.http
      .post('/api/invoices/pdf')
      .set('Accept-Language', 'es')
      .send({ token: closing.link() })
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(paper.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(paper.body.includes('es-US')).toBe(true);
    const words = pdfText(paper.body).replaceAll(/\s+/g, ' ');
    expect(words).toContain(`${conditionInput().title} $1,000.00 Total por pagar $1,000.00`);
    expect(words).not.toContain('Reparaciones según lo acordado');
    expect(words).toContain('El contratista paga nuestra comisión de servicio.');
    expect(words).toMatch(/llámenos antes al número de nuestro sitio web e indique INV-2026-\d+\. Nunca cambiamos/);
  });

  it('counts in the year of the day that it says: in New York it is still December', async () => {
    const closing = await ClosingJob.accepted(test);
    test.clock.set(new Date('2027-01-01T01:00:00Z'));
    try {
      await test.unitOfWork.run(async () => {
        const money = await test.app.get(ClosingMoney).lock(closing.projectId);
        const invoice = await test.app.get(InvoiceRepository).lockOfProject(closing.projectId);
        if (!money || !invoice) throw new Error('There is no invoice to issue');
        await test.app.get(IssueInvoice).execute({ invoice, money, as: ['system'], actorId: null });
      });
    } finally {
      test.clock.set(NOW);
    }
    expect((await stored(closing.projectId))[0]?.number).toMatch(/^INV-2026-/);
  });

  it('has a number without a gap, however many are issued at once and however many fail', async () => {
    const jobs = await Promise.all(Array.from({ length: 4 }, () => ClosingJob.accepted(test)));
    const answers = await Promise.all(jobs.flatMap((job) => [job.act('issue'), job.act('issue')]));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    const numbers = await test.unitOfWork.repository(InvoiceEntity).find({ select: { number: true } });
    const places = numbers
      .flatMap(({ number }) => (number === null ? [] : [Number(number.slice(-4))]))
      .toSorted((a, b) => a - b);
    expect(places).toEqual(places.map((_, index) => index + 1));
  });
});
