import { addMonths } from '@cw/domain';
import { randomUUID } from 'node:crypto';
import { aPerson } from '../../../testing/market.js';
import { anAcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';

let test: PaymentsTest;

beforeAll(async () => {
  test = await createPaymentsTest();
});
afterAll(() => test.close());

it('CON-06 PROJ-10 one dollar asked back from a contractor lowers what was released by one dollar', async () => {
  const admin = await aPerson(test, 'admin');
  const bid = await anAcceptedBid(test);
  await test.onboard(bid.contractor);
  await test.pay(bid.owner, bid.projectId, 527_000);
  await bid.project.start();
  await bid.project.submit();
  await bid.project.approve();
  await test.workers.drain();
  const { id } = await test.summary(bid.projectId);

  await test.http
    .post(`/api/admin/payments/${id}/reverse`)
    .set(admin.headers)
    .set('Idempotency-Key', randomUUID())
    .send({ amountCents: 100, reason: 'Both sides agreed.' })
    .expect(200);
  await test.workers.drain();

  expect(await test.summary(bid.projectId)).toMatchObject({ state: 'partly_reversed', releasedCents: 526_900 });
  expect(await test.money.totals({ contractorId: bid.contractor.id })).toMatchObject({
    releasedCents: 526_900,
    earningsCents: 474_200,
  });
  const client = { ownerId: bid.owner.id, projectIds: [] };
  expect(await test.money.releasedSince(client, new Date(0))).toBe(526_900);
  const month = test.clock.now().toISOString().slice(0, 7);
  const period = { from: addMonths(month, 0), to: month, timeZone: 'America/New_York' };
  expect(await test.money.earnings(bid.contractor.id, period)).toEqual([
    { month, totalCents: 526_900, feeCents: 52_700, payoutCents: 474_200 },
  ]);
  expect(await test.faults()).toEqual([]);
});
