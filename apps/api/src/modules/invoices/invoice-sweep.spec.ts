import { randomUUID } from 'node:crypto';
import { AGENT, ClosingJob, createInvoicesTest, type InvoicesTest } from '../../testing/closing-job.js';
import { InvoiceEntity } from './invoice.entity.js';
import { InvoiceReminders } from './invoice-reminders.js';
import { InvoiceSweep } from './invoice-sweep.js';

let test: InvoicesTest;
beforeAll(async () => {
  test = await createInvoicesTest();
});
beforeEach(() => test.inbox.clear());
afterEach(() => test.clock.set(new Date('2026-11-20T15:00:00Z')));
afterAll(() => test.close());

const stateOf = async ({ projectId }: ClosingJob) =>
  (await test.unitOfWork.repository(InvoiceEntity).findOneByOrFail({ projectId })).state;

const SOON = { closingDate: '2026-11-22' };

describe('an invoice that nobody pays', () => {
  it('is reminded of before its day and after it, and is overdue in between', async () => {
    const email = 'late@harbor.example';
    const closing = await ClosingJob.approved(test, { settlementAgent: { ...AGENT, email } });
    const sweep = async (now: string): Promise<number> => {
      test.inbox.clear();
      test.clock.set(new Date(now));
      await test.app.get(InvoiceSweep).execute();
      await test.app.get(InvoiceSweep).execute();
      await test.jobs.drain();
      return test.inbox.to(email).length;
    };
    expect(await sweep('2026-12-14T17:00:00Z')).toBe(0);
    expect(await sweep('2026-12-15T17:00:00Z')).toBe(1);
    expect(await stateOf(closing)).toBe('issued');
    expect(await sweep('2026-12-18T17:00:00Z')).toBe(0);
    expect(await sweep('2026-12-19T17:00:00Z')).toBe(1);
    expect(test.inbox.to(email).at(-1)).toContain('overdue');
    expect(await sweep('2026-12-25T17:00:00Z')).toBe(1);
    expect(await sweep('2027-02-01T17:00:00Z')).toBe(1);
    expect(await sweep('2027-02-02T17:00:00Z')).toBe(0);
    test.clock.set(new Date('2026-11-20T15:00:00Z'));
    expect(await stateOf(closing)).toBe('overdue');
    await closing.act('send');
    await test.jobs.drain();
    expect((await closing.payByCard(closing.link(email))).body.state).toBe('paid');
  });

  it.each([
    ['issued', (closing: ClosingJob) => closing.finish()],
    [
      'said to be payable',
      async (closing: ClosingJob) => {
        await closing.act('issue');
        await closing.finish();
      },
    ],
  ])('is not reminded of in the hour in which it was %s, so that the link of that letter opens', async (_, approve) => {
    const email = `soon-${randomUUID()}@harbor.example`;
    const closing = await ClosingJob.accepted(test, { settlementAgent: { ...AGENT, email } }, SOON);
    await approve(closing);
    const letters = test.inbox.to(email).length;
    await test.app.get(InvoiceSweep).execute();
    await test.jobs.drain();
    expect(test.inbox.to(email)).toHaveLength(letters);
    expect((await closing.open(closing.link(email))).body).toMatchObject({ state: 'viewed', dueOn: '2026-11-22' });
  });

  it('is reminded of although another one fails, and the job says that one did', async () => {
    const emails = [`a-${randomUUID()}@harbor.example`, `b-${randomUUID()}@harbor.example`];
    // The older is looked at first.
    const projects: string[] = [];
    for (const email of emails)
      projects.push((await ClosingJob.approved(test, { settlementAgent: { ...AGENT, email } })).projectId);
    const reminders = test.app.get(InvoiceReminders);
    const look = reminders.look.bind(reminders);
    const spied = jest.spyOn(reminders, 'look').mockImplementation((invoice, money) => {
      if (invoice.projectId !== projects[0]) return look(invoice, money);
      return Promise.reject(new Error('a fault of this invoice'));
    });
    test.inbox.clear();
    test.clock.set(new Date('2026-12-15T17:00:00Z'));
    await expect(test.app.get(InvoiceSweep).execute()).rejects.toThrow('a fault of this invoice');
    spied.mockRestore();
    await test.jobs.drain();
    expect(emails.map((email) => test.inbox.to(email).length)).toEqual([0, 1]);
  });
});
