import { login } from '../../testing/index.js';
import { ClosingJob, createInvoicesTest, type InvoicesTest } from '../../testing/closing-job.js';
import type { SignedInHeaders } from '../../testing/login.js';
import { pdfText } from '../../testing/pdf-text.js';
import { Talk } from '../../testing/talk.js';
import { unzip } from '../../testing/unzip.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { anAcceptedBid } from './testing/an-accepted-bid.js';

let test: InvoicesTest;
beforeAll(async () => {
  test = await createInvoicesTest();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test.close());

async function archiveFor(id: string, headers: SignedInHeaders): Promise<ReadonlyMap<string, Buffer>> {
  const answer = await test.http
    .get(`/api/users/${id}/export`)
    .set(headers)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
  expect(answer.status).toBe(200);
  return unzip(answer.body);
}
const underIn = (files: ReadonlyMap<string, Buffer>, folder: string): string[] =>
  [...files.keys()].filter((path) => path.startsWith(`${folder}/`));

describe('what an archive holds beside its records', () => {
  it('AUTH-08 has the invoice, the evidence of the other side and the conversation, each to read, and says so', async () => {
    const closing = await ClosingJob.approved(test);
    const { owner, contractor } = closing.job;
    const talk = new Talk(test);
    const { body: thread } = await talk.open(owner, closing.projectId, { contractorId: contractor.user.id });
    await talk.send(contractor, thread.id, { body: 'The eave is painted.' });

    const own = await archiveFor(owner.user.id, owner.headers);
    const theirs = await archiveFor(contractor.user.id, contractor.headers);

    const [invoice = ''] = underIn(own, 'invoices');
    expect(pdfText(own.get(invoice) ?? Buffer.alloc(0))).toContain('Grace Okafor, Harbor Title');
    expect(pdfText(theirs.get(invoice) ?? Buffer.alloc(0))).not.toMatch(/Grace|Harbor|HT-2026/);
    expect(underIn(own, 'evidence')).toHaveLength(2);
    expect(underIn(theirs, 'evidence')).toEqual([]);
    const [text = ''] = underIn(own, 'messages');
    expect(text).toMatch(/^messages\/12 Hidden Lane-[0-9a-f]{8}\.txt$/);
    for (const files of [own, theirs]) expect(String(files.get(text))).toContain('The eave is painted.');
    expect(String(own.get('README.txt'))).toMatch(
      /1 invoice of your projects[^]*2 photos and documents that the other/,
    );
  });

  it('AUTH-08 has the receipt of what was paid, for whoever paid it alone, in the language of the account', async () => {
    const bid = await anAcceptedBid(test);
    await test.pay(bid.owner, bid.projectId, 527_000);
    await test.unitOfWork.manager.query(`UPDATE app_user SET locale = 'es' WHERE id = $1`, [bid.owner.id]);

    const own = await archiveFor(bid.owner.id, await login(test, bid.owner));
    const theirs = await archiveFor(bid.contractor.id, await login(test, bid.contractor));

    const [receipt = ''] = underIn(own, 'receipts');
    expect(receipt).toMatch(/^receipts\/R-2026-\d{6}\.pdf$/);
    expect(pdfText(own.get(receipt) ?? Buffer.alloc(0))).toMatch(/Recibo R-2026[^]*\$5,270\.00/);
    expect(underIn(theirs, 'receipts')).toEqual([]);
    expect(String(own.get('README.txt'))).toContain('Sus datos de Closewright');
  });

  it('AUTH-08 has the receipt of what was paid at closing, for both sides, and calls it one', async () => {
    const closing = await ClosingJob.approved(test);
    await closing.payByCard(closing.link());
    const { owner, contractor } = closing.job;

    for (const { user, headers } of [owner, contractor]) {
      const files = await archiveFor(user.id, headers);
      const [receipt = ''] = underIn(files, 'invoices');
      expect(receipt).toMatch(/^invoices\/Receipt-INV-2026-\d{4}\.pdf$/);
      expect(pdfText(files.get(receipt) ?? Buffer.alloc(0))).toMatch(
        /Receipt for invoice INV-2026[^]*Visa ending in 4242/,
      );
    }
  });

  it('AUTH-08 leaves out a file that was set aside, and names it', async () => {
    const { job } = await ClosingJob.approved(test);
    jest.spyOn(test.app.get(FileStorage, { strict: false }), 'has').mockResolvedValue(false);

    const files = await archiveFor(job.owner.user.id, job.owner.headers);

    expect(underIn(files, 'evidence')).toEqual([]);
    expect(String(files.get('README.txt'))).toMatch(/not in the archive[^]*- evidence\//);
  });
});
