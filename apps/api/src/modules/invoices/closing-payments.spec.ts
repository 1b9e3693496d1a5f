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

  it('leaves nothing to pay by card', async () => {
    const closing = await paidByWire();
    expect((await closing.payByCard(closing.link())).body).toMatchObject({ status: 409, code: 'payment.not_due' });
  });

  it('cannot be confirmed by the same admin even behind the API’s back', async () => {
    const closing = await ClosingJob.approved(test);
    const { body } = await closing.desk(first, 'record-payment', WIRE);
    const rows = test.unitOfWork.repository(ClosingPaymentEntity);
    const same = rows.update({ id: body.payment.id }, { decidedBy: first.user.id });
    await expect(same).rejects.toThrow(/closing_payment/);
  });

  it('ADM-01 stands in the audit log, each step with who did it', async () => {
    const closing = await paidByWire();
    const { id } = (await closing.invoice()).body;
    const log = await test.http.get('/api/admin/audit?limit=50').set(first.headers);
    const steps = log.body.items.filter(({ subjectId }: { subjectId: string }) => subjectId === id);
    expect(steps.map(({ action }: { action: string }) => action)).toEqual([
      'invoice.payment_confirmed',
      'invoice.payment_recorded',
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
