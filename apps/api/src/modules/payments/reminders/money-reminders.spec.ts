import { DAY_MS } from '@cw/domain';
import { aUser } from '../../../testing/index.js';
import type { UserEntity } from '../../users/index.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { MoneyReminders } from './money-reminders.js';

const TOTAL = 100_000;
const START = new Date('2026-11-20T15:00:00Z');

let test: PaymentsTest;
let admin: UserEntity;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
  admin = await aUser(test, { role: 'admin' });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set(START);
  bid = await anAcceptedBid(test, { totalCents: TOTAL });
  await test.pay(bid.owner, bid.projectId, TOTAL);
  await bid.project.start();
  await bid.project.submit();
});
afterEach(() => test.unitOfWork.manager.query('DELETE FROM notification'));

/** The job on the day that is so many after the payment. */
const sweep = async (days: number): Promise<void> => {
  test.clock.set(new Date(START.getTime() + days * DAY_MS));
  await test.app.get(MoneyReminders).sweep();
};
const told = async ({ id }: UserEntity): Promise<string[]> => {
  const rows: { type: string }[] = await test.unitOfWork.manager.query(
    `SELECT type FROM notification WHERE user_id = $1 AND (type LIKE 'payout%' OR type = 'payment_long_held') ORDER BY created_at, id`,
    [id],
  );
  return rows.map(({ type }) => type);
};

describe('reminders about money', () => {
  it('tell the contractor after 3, 7 and 14 days that its payout waits, and staff after 30', async () => {
    await bid.project.approve();
    const counts: Record<number, number> = {};
    for (let day = 0; day <= 32; day += 1) {
      const before = (await told(bid.contractor)).length;
      await sweep(day);
      await sweep(day);
      const more = (await told(bid.contractor)).length - before;
      if (more > 0) counts[day] = more;
    }

    expect(counts).toEqual({ 3: 1, 7: 1, 14: 1 });
    expect(await told(admin)).toEqual(['payout_setup_overdue']);
  });

  it('stop once the account is there', async () => {
    await bid.project.approve();
    await sweep(3);
    test.clock.set(START);
    await test.onboard(bid.contractor);
    await sweep(7);
    await sweep(31);

    expect(await told(bid.contractor)).toEqual(['payout_setup_reminder']);
    expect(await told(admin)).toEqual([]);
  });

  it('missed ones are not told one after the other', async () => {
    await bid.project.approve();
    await sweep(20);
    await sweep(20);

    expect(await told(bid.contractor)).toEqual(['payout_setup_reminder']);
  });

  it('tell staff once that money has been held for 150 days', async () => {
    const longHeld = async () => (await told(admin)).filter((type) => type === 'payment_long_held');
    await sweep(149);
    expect(await longHeld()).toEqual([]);
    await sweep(150);
    await sweep(151);

    expect(await longHeld()).toEqual(['payment_long_held']);
    expect(await told(bid.owner)).toEqual([]);
  });

  it('come once when two processes look at the same time', async () => {
    await bid.project.approve();
    test.clock.set(new Date(START.getTime() + 7 * DAY_MS));

    await Promise.all([1, 2, 3].map(() => test.app.get(MoneyReminders).sweep()));

    expect(await told(bid.contractor)).toEqual(['payout_setup_reminder']);
  });
});
