import { randomUUID } from 'node:crypto';
import { Sql } from '../../common/persistence/sql.js';
import type { Person } from '../../testing/market.js';
import { ClosingPaymentEntity } from './closing-payment.entity.js';
import { ClosingJob, createInvoicesTest, type InvoicesTest } from '../../testing/closing-job.js';

const WIRE = { method: 'wire', reference: 'FED 20261120 000412', receivedOn: '2026-11-20', amountCents: 100_000 };

let test: InvoicesTest;
let first: Person;
let second: Person;
beforeAll(async () => {
  test = await createInvoicesTest();
  [first, second] = [await test.admin(), await test.admin()];
});
afterAll(() => test.close());

const balanceOf = async (code: string): Promise<number> => {
  const query = { name: 'spec_closing_balance', text: 'SELECT balance_cents AS b FROM ledger_account WHERE code = $1' };
  const [row] = await test.app.get(Sql).rows<{ b: string }>(query, [code]);
  return Number(row?.b ?? 0);
};

async function paidByWire(): Promise<ClosingJob> {
  const closing = await ClosingJob.approved(test);
  await test.onboard(closing.job.contractor.user);
  expect((await closing.desk(first, 'record-payment', WIRE)).status).toBe(201);
  expect((await closing.desk(second, 'confirm')).status).toBe(200);
  return closing;
}

/** The id of the intent that the link began; confirmed at the provider with the card, unknown to us. */
async function begunByCard(closing: ClosingJob, card?: string): Promise<string> {
  const begun = await test.http.post('/api/invoices/pay').send({ token: closing.link() });
  if (begun.status !== 201) throw new Error(`Not begun: ${begun.text}`);
  if (card !== undefined) await test.sandbox.confirm(begun.body.clientSecret, card);
  return String(begun.body.clientSecret).split('_secret_')[0] ?? '';
}

describe('a wire or a check at closing', () => {
  it('PAY-06 is held by the word of two admins, and transferred once it stands at the provider', async () => {
    const inBank = await balanceOf('asset:closing_clearing');
    const closing = await ClosingJob.approved(test);
    await test.onboard(closing.job.contractor.user);
    const recorded = await closing.desk(first, 'record-payment', WIRE);
    expect(recorded.body).toMatchObject({ state: 'issued', payment: { state: 'recorded', method: 'wire' } });
    expect(await balanceOf('asset:closing_clearing')).toBe(inBank);

    expect((await closing.desk(second, 'confirm')).body).toMatchObject({
      state: 'paid',
      payment: { state: 'confirmed' },
    });
    await test.workers.drain();
    expect(await balanceOf('asset:closing_clearing')).toBe(inBank + 100_000);
    expect((await test.summary(closing.projectId)).state).toBe('releasing');
    expect(await test.faults()).toEqual([]);

    await test.sandbox.control('POST', '/top_ups', { amount: 100_000 });
    expect((await closing.desk(first, 'cleared')).body.payment.state).toBe('cleared');
    await test.workers.drain();
    expect(await balanceOf('asset:closing_clearing')).toBe(inBank);
    expect(await test.summary(closing.projectId)).toMatchObject({ state: 'released', payoutCents: 90_000 });
    expect(await test.faults()).toEqual([]);
  });

  it('ADM-01 stands in the list of what waits for staff, first for a second admin, then for the top-up', async () => {
    const listed = async (waiting: string): Promise<string[]> => {
      const answer = await test.http.get(`/api/admin/invoices?limit=100&waiting=${waiting}`).set(first.headers);
      return answer.body.items.map(({ id }: { id: string }) => id);
    };
    const closing = await ClosingJob.approved(test);
    const { id } = (await closing.invoice()).body;
    expect(await listed('any')).not.toContain(id);

    await closing.desk(first, 'record-payment', WIRE);
    expect([await listed('any'), await listed('recorded')]).toEqual([
      expect.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
    await closing.desk(second, 'confirm');
    expect(await listed('recorded')).not.toContain(id);
    expect(await listed('confirmed')).toContain(id);
    await test.sandbox.control('POST', '/top_ups', { amount: WIRE.amountCents });
    await closing.desk(first, 'cleared');

    expect(await listed('any')).not.toContain(id);
  });

  it('is not confirmed by whoever recorded it', async () => {
    const closing = await ClosingJob.approved(test);
    await closing.desk(first, 'record-payment', WIRE);
    expect((await closing.desk(first, 'confirm')).body).toMatchObject({ status: 403, code: 'invoice.second_admin' });
    expect((await closing.invoice()).body.state).toBe('issued');
  });

  it('is held once when two admins confirm at the same time', async () => {
    const third = await test.admin();
    const closing = await ClosingJob.approved(test);
    await closing.desk(first, 'record-payment', WIRE);
    const answers = await Promise.all([closing.desk(second, 'confirm'), closing.desk(third, 'confirm')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await test.summary(closing.projectId)).paidCents).toBe(100_000);
  });

  it.each([
    ['a part', { amountCents: 99_999 }, 'amountCents'],
    ['too much', { amountCents: 100_001 }, 'amountCents'],
    ['a day to come', { receivedOn: '2026-11-22' }, 'receivedOn'],
  ])('is refused where it is %s', async (_what, change, path) => {
    const closing = await ClosingJob.approved(test);
    const refused = await closing.desk(first, 'record-payment', { ...WIRE, ...change });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([expect.objectContaining({ path })]);
  });

  it('is recorded once, and again after it was refused', async () => {
    const closing = await ClosingJob.approved(test);
    await closing.desk(first, 'record-payment', WIRE);
    expect((await closing.desk(second, 'record-payment', WIRE)).status).toBe(409);
    const refused = await closing.desk(second, 'refuse', { reason: 'The statement shows nothing.' });
    expect(refused.body.payment.state).toBe('refused');
    expect((await closing.desk(second, 'record-payment', { ...WIRE, method: 'check' })).status).toBe(201);
  });

  it('pays nothing before the client has approved the work', async () => {
    const closing = await ClosingJob.accepted(test);
    await closing.act('issue');
    expect((await closing.desk(first, 'record-payment', WIRE)).body.code).toBe('payment.not_due');
  });

  it('pays no invoice that another took the place of, whether recorded or confirmed there', async () => {
    const closing = await ClosingJob.accepted(test);
    await closing.act('issue');
    const { id: old } = (await closing.invoice()).body;
    await closing.reprice();
    await closing.finish();
    const at = (admin: Person, action: string, body: object = {}) =>
      test.http.post(`/api/admin/invoices/${old}/${action}`).set(admin.headers).send(body);
    const wire = { ...WIRE, amountCents: 120_000 };
    const void409 = { status: 409, code: 'state.conflict', state: 'void' };
    expect((await at(first, 'record-payment', wire)).body).toMatchObject(void409);

    const { body } = await closing.desk(first, 'record-payment', wire);
    await test.unitOfWork.repository(ClosingPaymentEntity).update({ id: body.payment.id }, { invoiceId: old });
    expect((await at(second, 'confirm')).body).toMatchObject(void409);
    expect((await test.summary(closing.projectId)).paidCents).toBe(0);
  });

  it('leaves nothing to pay by card', async () => {
    const closing = await paidByWire();
    expect((await closing.payByCard(closing.link())).body).toMatchObject({ status: 409, code: 'payment.not_due' });
  });

  it('PAY-06 comes while a card try is open by the link: that try is closed', async () => {
    const closing = await ClosingJob.approved(test);
    const intent = await begunByCard(closing);
    await closing.desk(first, 'record-payment', WIRE);

    expect((await closing.desk(second, 'confirm')).body).toMatchObject({ state: 'paid' });
    await test.workers.drain();

    const intents = await test.sandbox.list('payment_intents');
    expect(intents.find(({ id }) => id === intent)).toMatchObject({ status: 'canceled' });
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-06 sends back what was paid by card before that try could be closed', async () => {
    const closing = await ClosingJob.approved(test);
    const intent = await begunByCard(closing, 'pm_card_visa');
    await closing.desk(first, 'record-payment', WIRE);

    expect((await closing.desk(second, 'confirm')).body).toMatchObject({ state: 'paid' });
    test.clock.advance(1_000);
    await test.workers.drain();

    const refunds = await test.sandbox.list('refunds');
    expect(refunds.filter((refund) => refund['payment_intent'] === intent)).toMatchObject([{ amount: 100_000 }]);
    expect(await test.summary(closing.projectId)).toMatchObject({ state: 'releasing', attention: false });
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-06 asked back for the client is paid back by hand: there is no charge to refund', async () => {
    const closing = await paidByWire();
    await test.sandbox.control('POST', '/top_ups', { amount: 100_000 });
    await closing.desk(first, 'cleared');
    await test.workers.drain();
    const path = `/api/admin/payments/${(await test.summary(closing.projectId)).id}`;
    const send = (to: string, body: object) =>
      test.http.post(`${path}${to}`).set(first.headers).set('Idempotency-Key', randomUUID()).send(body);
    await send('/reverse', { amountCents: 90_000, reason: 'The work was redone by somebody else.' });
    await test.workers.drain();

    const { body } = await test.http.get(path).set(first.headers);
    expect(body).toMatchObject({ attention: 'refund_failed', refundDueCents: 90_000 });
    const refund = body.commands.find(({ kind }: { kind: string }) => kind === 'refund');
    expect(refund).toMatchObject({ state: 'attention', attempts: 1, lastError: 'no_charge', actions: ['by_hand'] });
    const paid = await send(`/refunds/${refund.id}/by-hand`, { reference: 'Check 1042', reason: 'It came by wire.' });

    expect(paid.body).toMatchObject({ attention: null, refundDueCents: 0, refundedCents: 90_000 });
    expect(await test.faults()).toEqual([]);
  });

  it('cannot be confirmed by the same admin even behind the API’s back', async () => {
    const closing = await paidByWire();
    const { id } = (await closing.invoice()).body;
    const rows = test.unitOfWork.repository(ClosingPaymentEntity);
    const same = rows.update({ invoiceId: id, state: 'confirmed' }, { decidedBy: first.user.id });
    await expect(same).rejects.toThrow(/closing_payment_second_admin/);
  });

  it('ADM-01 stands in the audit log, each step with who did it', async () => {
    const closing = await paidByWire();
    const { id } = (await closing.invoice()).body;
    const log = await test.http.get('/api/admin/audit?limit=50').set(first.headers);
    const steps = log.body.items.filter(({ subjectId }: { subjectId: string }) => subjectId === id);
    expect(steps.map(({ action, actorId }: { action: string; actorId: string }) => [action, actorId])).toEqual([
      ['invoice.payment_confirmed', second.user.id],
      ['invoice.payment_recorded', first.user.id],
    ]);
  });

  it('PAY-06 is missed by the books when somebody says behind their back that it was moved, and nobody topped up', async () => {
    const closing = await paidByWire();
    await test.workers.drain();
    const { id } = (await closing.invoice()).body;
    const rows = test.unitOfWork.repository(ClosingPaymentEntity);
    await rows.update({ invoiceId: id }, { state: 'cleared' });
    expect(await test.faults()).toEqual([expect.stringMatching(/^closing_cleared .* is not booked$/)]);
    await rows.update({ invoiceId: id }, { state: 'confirmed' });
    expect(await test.faults()).toEqual([]);
  });
});
