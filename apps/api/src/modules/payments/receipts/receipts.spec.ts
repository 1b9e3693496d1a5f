import { aUser, login } from '../../../testing/index.js';
import { aPerson } from '../../../testing/market.js';
import { pdfText } from '../../../testing/pdf-text.js';
import type { UserEntity } from '../../users/index.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';

/** When the sandbox's bank sends a refund back. */
const COMES_BACK_SECONDS = 700;

let test: PaymentsTest;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  bid = await anAcceptedBid(test);
});

const pay = async (amountCents: number): Promise<string> =>
  (await test.pay(bid.owner, bid.projectId, amountCents)).body.id;
const ask = async (id: string, reader: UserEntity = bid.owner, language = 'en') =>
  test.http
    .get(`/api/payments/${id}/receipt`)
    .set(await login(test, reader))
    .set('Accept-Language', language)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
const read = async (id: string, language = 'en'): Promise<string> => {
  const answer = await ask(id, bid.owner, language);
  expect(answer.status).toBe(200);
  return pdfText(answer.body);
};

/** One admin says so, and another confirms it. */
async function payByHand(): Promise<void> {
  const [first, second] = [await aPerson(test, 'admin'), await aPerson(test, 'admin')];
  const address = `/api/admin/payments/${(await test.summary(bid.projectId)).id}`;
  const { commands } = (await test.http.get(address).set(first.headers)).body;
  const failed = commands.find(({ state }: { state: string }) => state === 'attention');
  const path = `${address}/refunds/${failed.id}/by-hand`;
  const said = await test.http.post(path).set(first.headers).send({ reference: 'Check 1042', reason: 'Card closed.' });
  const confirmed = await test.http.post(`${path}/confirm`).set(second.headers).send({});
  expect([said.body.state, confirmed.body.state]).toEqual(['refunding', 'refunded']);
}

describe('a receipt', () => {
  it('PAY-04 says what was paid, with what, for what, and that it is held', async () => {
    const id = await pay(527_000);

    const answer = await ask(id);
    const text = pdfText(answer.body);

    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="R-2026-\d{6}\.pdf"$/),
    });
    expect(text).toMatch(/^Receipt R-2026-\d{6}$/m);
    for (const line of [
      'Visa ending in 4242',
      'Handrail and peeling paint',
      '$5,270.00',
      'In escrow until the client approves the work',
      'As of November 20, 2026',
      'We never release money automatically.',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(line);
    expect(text).toMatch(/^Reference\npi_\w+$/m);
    // Whoever decides with the client may have paid it.
    expect(text).toMatch(/^Client\n\S/m);
    expect(text).not.toContain('Paid by');
  });

  it('I18N-01 is in the language of the page that asks, and says so to screen readers', async () => {
    const id = await pay(527_000);

    const answer = await ask(id, bid.owner, 'es');

    const text = pdfText(answer.body);
    expect(text).toMatch(/^Recibo R-2026-\d{6}$/m);
    expect(text).toContain('Al 20 de noviembre de 2026\nEn garantía hasta que el cliente apruebe la obra');
    expect(text).toContain('La comisión de servicio del 10% se descuenta');
    expect(text).toContain('20 de noviembre de 2026');
    expect(answer.body.toString('latin1')).toContain('/Lang (es-US)');
    expect(answer.body.toString('latin1')).toContain('/MarkInfo');
  });

  it('PAY-05 shows what went back since, and that the money is refunded', async () => {
    const id = await pay(527_000);
    await bid.project.cancel();
    await test.workers.drain();

    const text = await read(id);

    expect(text).toContain('Refunded on November 20, 2026');
    expect(text).toContain('−$5,270.00');
    expect(text).toContain('Refunded to the client');
    expect(text.match(/^\$0\.00$/gm)).toHaveLength(2);
  });

  it('PAY-05 says when staff paid a refund past the provider', async () => {
    const { body: paid } = await test.pay(bid.owner, bid.projectId, 527_000, 'pm_card_refundFail');
    await bid.project.cancel();
    await test.workers.drain();
    await test.sandbox.control('POST', '/clock', { advance_seconds: COMES_BACK_SECONDS });
    expect(await test.faults()).toEqual([]);
    await payByHand();

    const text = await read(paid.id);

    expect(text).toContain('Refunded by check or bank transfer on November 20, 2026');
    expect(text.match(/Refunded (by|on)/g)).toHaveLength(1);
    expect(await read(paid.id, 'es')).toContain('Reembolsado por cheque o transferencia bancaria el');
  });

  it('PAY-01 says to whom and when it was released', async () => {
    const id = await pay(527_000);
    await test.onboard(bid.contractor);
    await bid.project.start();
    await bid.project.submit();
    await bid.project.approve();
    await test.workers.drain();

    expect(await read(id)).toMatch(/Released to .+ on November 20, 2026/);
  });

  it('is one for each part that was paid, each with a number of its own that stays', async () => {
    const numberOf = async (id: string): Promise<string> => /R-2026-\d{6}/.exec(await read(id))?.[0] ?? '';
    const first = await numberOf(await pay(100_000));
    const id = await pay(427_000);

    const second = await numberOf(id);

    expect(second > first).toBe(true);
    expect(await numberOf(id)).toBe(second);
  });

  it('is not given before the money is held', async () => {
    const declined = await test.pay(bid.owner, bid.projectId, 527_000, 'pm_card_visa_chargeDeclined');

    const answer = await test.http.get(`/api/payments/${declined.body.id}/receipt`).set(await login(test, bid.owner));

    expect(answer.body).toMatchObject({ status: 409, code: 'payment.no_receipt' });
  });

  it('ROLE-06 is its payer’s and staff’s alone', async () => {
    const id = await pay(527_000);
    const stranger = await anAcceptedBid(test);

    const asContractor = await ask(id, bid.contractor);
    const asStranger = await ask(id, stranger.owner);
    const asStaff = await ask(id, await aUser(test, { role: 'admin' }));

    expect([asContractor.status, asStranger.status, asStaff.status]).toEqual([404, 404, 200]);
  });
});
