import { login } from '../../../testing/index.js';
import { pdfText } from '../../../testing/pdf-text.js';
import type { UserEntity } from '../../users/index.js';
import { ProjectEntity } from '../../projects/index.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';

let test: PaymentsTest;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  bid = await anAcceptedBid(test);
  await test.unitOfWork.repository(ProjectEntity).update(bid.projectId, { address: '9 Cinnamon Court' });
});

const ask = async (reader: UserEntity, path: string, language = 'en') =>
  test.http
    .get(`/api/${path}`)
    .set(await login(test, reader))
    .set('Accept-Language', language)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

/** The rows of a file for a spreadsheet, as one of them opens it. */
async function csvOf(reader: UserEntity, path: string, language = 'en'): Promise<string[]> {
  const answer = await ask(reader, path, language);
  expect(answer.status).toBe(200);
  return (answer.body as Buffer).toString('utf8').split('\r\n');
}

/** Paid, done, approved and sent on to the contractor. */
async function aReleasedJob(): Promise<void> {
  await test.pay(bid.owner, bid.projectId, 527_000);
  await test.onboard(bid.contractor);
  await bid.project.start();
  await bid.project.submit();
  await bid.project.approve();
  await test.workers.drain();
}

describe('the statement of a client', () => {
  it('PAY-04 lists each payment of the year with house, receipt, way and what became of it, and the sums', async () => {
    await aReleasedJob();

    const rows = await csvOf(bid.owner, 'payments/statement?format=csv&year=2026');

    expect(rows[0]).toBe(
      '\uFEFFDate,Property,Project,Invoice,Description,Amount (USD),Fee (USD),Net (USD),Method,Reference,Status',
    );
    expect(rows[1]).toMatch(
      /^2026-11-20,9 Cinnamon Court,Handrail and peeling paint,,Payment,5270\.00,0\.00,5270\.00,Visa ending in 4242,R-2026-\d{6},Released$/,
    );
    expect(rows[2]).toBe(',,,,Total,5270.00,0.00,5270.00,,,');
    expect(rows.slice(3)).toEqual(['']);
  });

  it('PAY-05 puts a refund on the day on which it went back, as a sum below zero', async () => {
    await test.pay(bid.owner, bid.projectId, 527_000);
    await bid.project.cancel();
    await test.workers.drain();

    const rows = await csvOf(bid.owner, 'payments/statement?format=csv&from=2026-11-01&to=2026-11-30');

    expect(rows[2]).toContain(',Refund,-5270.00,0.00,-5270.00,');
    expect(rows[3]).toBe(',,,,Total,0.00,0.00,0.00,,,');
  });

  it('I18N-01 is a tagged PDF in the language of the page, with the same sums', async () => {
    await aReleasedJob();

    const answer = await ask(bid.owner, 'payments/statement?format=pdf&year=2026', 'es');

    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="closewright-payments-2026.pdf"',
    });
    const text = pdfText(answer.body);
    for (const line of [
      'Estado de pagos, 2026',
      'Preparado el',
      '9 Cinnamon Court',
      '$5,270.00',
      'Total pagado, menos reembolsos y contracargos',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/^Fecha\nDescripción$/m);
    expect(text).toMatch(/^vie 20 nov 2026$/m);
    expect(text).toMatch(/^R-2026-\d{6}$/m);
    expect(answer.body.toString('latin1')).toContain('/Lang (es-US)');
    expect(answer.body.toString('latin1')).toContain('/MarkInfo');
  });

  it('opens no formula in a spreadsheet, whatever a project is called', async () => {
    await aReleasedJob();
    const title = '=HYPERLINK("x")';
    await test.unitOfWork.manager.query('UPDATE milestone SET project_title = $2 WHERE project_id = $1', [
      bid.projectId,
      title,
    ]);

    const rows = await csvOf(bid.owner, 'payments/statement?format=csv&year=2026');

    expect(rows[1]).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('says of a year in which nothing was paid that there is nothing', async () => {
    const rows = await csvOf(bid.owner, 'payments/statement?format=csv&year=2025');
    const paper = await ask(bid.owner, 'payments/statement?format=pdf&year=2025');

    expect(rows.slice(1)).toEqual([',,,,Total,0.00,0.00,0.00,,,', '']);
    expect(pdfText(paper.body)).toContain('Nothing was paid or refunded in this time.');
  });

  it.each([
    'format=xls&year=2026',
    'format=csv&year=1',
    'format=csv&from=2026-02-01',
    'format=csv&from=2026-02-02&to=2026-02-01',
  ])('refuses what is no statement: %s', async (query) => {
    expect((await ask(bid.owner, `payments/statement?${query}`)).status).toBe(422);
  });
});

describe('the statement of a contractor', () => {
  it('PAY-01 lists what was earned, the fee out of it and what was sent on', async () => {
    await aReleasedJob();

    const rows = await csvOf(bid.contractor, 'payouts/statement?format=csv&year=2026');

    expect(rows[1]).toMatch(
      /^2026-11-20,"Austin, TX",Handrail and peeling paint,,Approved work,5270\.00,527\.00,4743\.00,Transfer to your payout account,tr_\w+,Released$/,
    );
    expect(rows[2]).toBe(',,,,Total,5270.00,527.00,4743.00,,,');

    const paper = pdfText((await ask(bid.contractor, 'payouts/statement?format=pdf&year=2026')).body);

    expect(paper).toContain('Statement of payouts and fees, 2026');
    // In its line and in the sums, the fee is what it takes: both add up.
    expect(paper).toMatch(/^\$5,270\.00\n\u2212\$527\.00\n\$4,743\.00$/m);
    expect(paper).toMatch(/Service fee\n\u2212\$527\.00\nNet to you after fees\n\$4,743\.00$/m);
  });

  it('ROLE-06 has no word of what others were paid, and is for contractors alone', async () => {
    await aReleasedJob();
    const other = await anAcceptedBid(test);

    const rows = await csvOf(other.contractor, 'payouts/statement?format=csv&year=2026');
    const paid = await csvOf(other.owner, 'payments/statement?format=csv&year=2026');
    const asClient = await ask(bid.owner, 'payouts/statement?format=csv&year=2026');

    expect([rows.length, paid.length, asClient.status]).toEqual([3, 3, 403]);
  });
});
