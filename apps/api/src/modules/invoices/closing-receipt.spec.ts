import { attachedPdfText } from '../../testing/attached-pdf.js';
import { AGENT, ClosingJob, createInvoicesTest, type InvoicesTest } from '../../testing/closing-job.js';
import type { Person } from '../../testing/market.js';
import { pdfText } from '../../testing/pdf-text.js';

let test: InvoicesTest;
beforeAll(async () => {
  test = await createInvoicesTest();
});
beforeEach(() => test.inbox.clear());
afterAll(() => test.close());

const lastTo = (address: string) => test.inbox.received.filter(({ to }) => to === address).at(-1);

describe('whoever pays at closing', () => {
  it('PAY-04 gets a receipt of a card by mail: paid, when, with what and under which reference', async () => {
    const closing = await ClosingJob.approved(test);
    await closing.payByCard(closing.link());
    await test.jobs.drain();

    const mail = lastTo(AGENT.email);
    const { number } = (await closing.invoice()).body;
    expect(mail?.message).toContain(`invoice ${number} was paid on Fri, Nov 20,`);
    expect(mail?.message).toContain('Visa ending in 4242');
    const paper = attachedPdfText(mail?.raw ?? '');
    expect(paper).toContain(`Receipt for invoice ${number}`);
    expect(paper).toMatch(
      /Paid on November 20, 2026 Paid with Visa ending in 4242 Reference pi_\w+ Invoice date November 20, 2026 Invoice due/,
    );
    expect(paper).toContain('Invoice total $1,000.00 Paid on November 20, 2026 \u2212$1,000.00 Balance due $0.00');
    expect(paper).toContain(`Bill to ${AGENT.name}, ${AGENT.company} Email ${AGENT.email}`);
    expect(paper).toContain(`Your file number ${AGENT.fileNumber}`);
    expect(paper).not.toContain('How to pay');
  });

  it('PAY-04 gets a receipt of a wire under the bank’s own reference', async () => {
    const closing = await ClosingJob.approved(test);
    const [first, second] = [await test.admin(), await test.admin()];
    const wire = { method: 'wire', reference: 'FED 20261120 77', receivedOn: '2026-11-20', amountCents: 100_000 };
    await closing.desk(first, 'record-payment', wire);
    await closing.desk(second, 'confirm');
    await test.jobs.drain();

    expect(attachedPdfText(lastTo(AGENT.email)?.raw ?? '')).toContain('FED 20261120 77');
  });
});

describe('the two sides of a job that was paid at closing', () => {
  const ask = (closing: ClosingJob, { headers }: Person, language = 'en') =>
    test.http
      .get(`/api/projects/${closing.projectId}/invoice/receipt`)
      .set(headers)
      .set('Accept-Language', language)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });

  it('PAY-04 get its receipt: paid, when, with what and under which reference, and the contractor no agent', async () => {
    const closing = await ClosingJob.approved(test);
    await closing.payByCard(closing.link());
    const { number } = (await closing.invoice()).body;
    const { owner, contractor } = closing.job;

    for (const person of [owner, contractor]) {
      const answer = await ask(closing, person);
      const paper = pdfText(answer.body).replaceAll(/\s+/g, ' ');

      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining(`attachment; filename="Receipt-${number}.pdf"`),
      });
      expect(paper).toContain(`Receipt for invoice ${number}`);
      expect(paper).toMatch(/Paid on November 20, 2026.*Visa ending in 4242 Reference pi_\w+ .*\$1,000\.00/);
      for (const part of [AGENT.name, AGENT.email, `Settlement agent’s file ${AGENT.fileNumber}`])
        expect(paper.includes(part)).toBe(person === owner);
    }
  });

  it('I18N-01 get it in their language, by its name too', async () => {
    const closing = await ClosingJob.approved(test);
    await closing.payByCard(closing.link());
    const { number } = (await closing.invoice()).body;

    const answer = await ask(closing, closing.job.contractor, 'es');

    expect(answer.headers['content-disposition']).toContain(`filename="Recibo-${number}.pdf"`);
    expect(pdfText(answer.body)).toContain(`Recibo de la factura ${number}`);
  });

  it('PAY-04 get none before it is paid', async () => {
    const closing = await ClosingJob.approved(test);

    const answer = await ask(closing, closing.owner);

    expect(JSON.parse(String(answer.body))).toMatchObject({ status: 409, code: 'invoice.no_receipt' });
  });
});
