import type { Response } from 'supertest';
import { aPerson, type Person } from '../../../testing/market.js';
import { Bank } from '../testing/bank.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';

jest.setTimeout(60_000);

const TEXT = 'The client approved the work on November 20 after seeing the photos of every repair.';

let test: PaymentsTest;
let bank: Bank;
let admin: Person;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
  bank = new Bank(test);
  admin = await aPerson(test, 'admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  bid = await anAcceptedBid(test);
  await test.onboard(bid.contractor);
  await test.pay(bid.owner, bid.projectId, 527_000);
  await bid.project.start();
  await bid.project.submit();
});

const address = async (): Promise<string> => `/api/admin/payments/${(await test.summary(bid.projectId)).id}`;
const read = async () =>
  (
    await test.http
      .get(await address())
      .set(admin.headers)
      .expect(200)
  ).body;
const answer = async (text = TEXT): Promise<Response> =>
  test.http
    .post(`${await address()}/dispute-evidence`)
    .set(admin.headers)
    .send({ text });
const listen = async (): Promise<void> => {
  expect(await test.faults()).toEqual([]);
};
const atProvider = async (id: string): Promise<Record<string, unknown>> => {
  const disputes = await test.sandbox.list('disputes');
  const dispute = disputes.find((known) => known['id'] === id);
  if (!dispute) throw new Error('There is no such dispute');
  return dispute;
};

describe('the answer to a charge-back', () => {
  it('PAY-06 goes to the bank with the bid and the record of the approval', async () => {
    await bid.project.approve();
    await test.workers.drain();
    const id = await bank.dispute(bid);
    await listen();
    expect(await read()).toMatchObject({
      actions: ['evidence'],
      chargeBacks: [{ status: 'needs_response', reason: 'product_not_received', evidenceDueAt: expect.any(String) }],
    });

    const answered = await answer();

    expect(answered.body).toMatchObject({
      actions: [],
      chargeBacks: [
        { status: 'under_review', evidenceSentAt: expect.any(String), evidenceSentByName: expect.any(String) },
      ],
    });
    expect(await atProvider(id)).toMatchObject({
      status: 'under_review',
      evidence: {
        uncategorized_text: TEXT,
        customer_email_address: bid.owner.email,
        product_description: expect.stringContaining('$5,270.00'),
        access_activity_log: expect.stringContaining('The client approved the work and released the money'),
      },
      evidence_details: { submission_count: 1 },
    });
    await listen();
  });

  it('PAY-06 is given once, also by two clicks at once', async () => {
    const id = await bank.dispute(bid);
    await listen();

    const answers = await Promise.all([answer(), answer()]);

    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await atProvider(id)).toMatchObject({ evidence_details: { submission_count: 1 } });
    expect((await answer()).body).toMatchObject({ status: 409, code: 'state.conflict' });
  });

  it('PAY-06 that the provider did not take can be given again', async () => {
    await bank.dispute(bid);
    await listen();
    await test.sandbox.control('POST', '/faults', {
      kind: 'rate_limit',
      path: '/v1/disputes',
      method: 'POST',
      count: 1,
    });

    expect((await answer()).body).toMatchObject({ status: 503, code: 'server.unavailable' });
    expect((await answer(`${TEXT} The client signed for it.`)).status).toBe(200);
  });

  it('PAY-06 is refused where no bank asks, and too short', async () => {
    expect((await answer()).body).toMatchObject({ status: 409, code: 'state.conflict' });
    expect((await answer('No.')).body).toMatchObject({ status: 422, errors: [{ path: 'text', code: 'too_short' }] });
  });
});

describe('a bank that only asks', () => {
  it('PAY-06 stops the money and takes none, and lets it go when it is content', async () => {
    const id = await bank.dispute(bid, { inquiry: true });
    await listen();

    expect(await read()).toMatchObject({
      state: 'submitted',
      frozen: true,
      chargeBacks: [{ status: 'inquiry', takenCents: 0 }],
    });
    await expect(bid.project.approve()).rejects.toMatchObject({ code: 'state.conflict' });
    await bank.decide(id, 'warning_closed');
    await listen();

    expect(await read()).toMatchObject({ state: 'submitted', frozen: false, attention: null });
    await bid.project.approve();
    await test.workers.drain();
    expect(await read()).toMatchObject({ state: 'released' });
    await listen();
  });

  it('PAY-06 and takes the money after all', async () => {
    const id = await bank.dispute(bid, { inquiry: true });
    await listen();

    await test.sandbox.control('POST', `/disputes/${id}/escalate`, {});
    await listen();

    expect(await read()).toMatchObject({
      state: 'charged_back',
      chargeBacks: [{ status: 'needs_response', takenCents: 527_000 }],
    });
    await bank.decide(id, 'won');
    await listen();
    expect(await read()).toMatchObject({ state: 'submitted', frozen: false });
  });
});
