import type { Response } from 'supertest';
import { StateHistory } from '../../../common/persistence/state-history.js';
import { Bank } from '../testing/bank.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { MoneyDesk } from '../testing/money-desk.js';

const TEXT = 'The client approved the work on November 20 after seeing the photos of every repair.';

let test: PaymentsTest;
let bank: Bank;
let desk: MoneyDesk;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
  bank = new Bank(test);
  desk = await MoneyDesk.open(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  bid = await anAcceptedBid(test);
  await test.onboard(bid.contractor);
  await test.pay(bid.owner, bid.projectId, 527_000);
  await bid.project.start();
  await bid.project.submit();
});

const answer = async (text = TEXT): Promise<Response> => desk.send(bid, 'dispute-evidence', { text });
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
    await desk.listen();
    expect(await desk.read(bid)).toMatchObject({
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
    await desk.listen();
  });

  it('PAY-06 says nothing of an approval that was not given', async () => {
    const id = await bank.dispute(bid);
    await desk.listen();

    await answer();

    const { evidence } = await atProvider(id);
    expect(evidence).toMatchObject({
      product_description: expect.stringContaining('the money is held until the client approves the finished work'),
      access_activity_log: expect.not.stringContaining('The client approved'),
    });
  });

  it('PAY-06 names the changes of the price that both sides agreed on', async () => {
    const { projectId, owner, contractor } = bid;
    await bank.rows(
      `INSERT INTO change_order (id, created_at, updated_at, project_id, number, proposer_id, proposed_by, reason,
          amount_delta_cents, days, state, answered_at, answered_by_id)
        VALUES (gen_random_uuid(), $4, $4, $1, 1, $2, 'awarded_contractor', 'The eave is rotten.', -27000, 0, 'accepted', $4, $3)`,
      [projectId, contractor.id, owner.id, test.clock.now()],
    );
    const id = await bank.dispute(bid);
    await desk.listen();

    await answer();

    const { evidence } = await atProvider(id);
    expect(evidence).toMatchObject({
      product_description: expect.stringContaining('it is now $5,000.00'),
      access_activity_log: expect.stringContaining('Both sides agreed to lower the price by $270.00'),
    });
  });

  it('PAY-06 of a job that was paid at closing says so, and names the settlement agent who paid', async () => {
    bid = await anAcceptedBid(test, { paymentTiming: 'at_closing' });
    const { projectId, owner, contractor } = bid;
    await test.onboard(contractor);
    await bid.project.approve();
    const history = test.app.get(StateHistory, { strict: false });
    const work = { entity: 'project', entityId: projectId, from: 'in_progress.submitted', actorId: owner.id };
    await test.unitOfWork.run(() => history.record({ ...work, to: 'completed', event: 'approve' }));
    await bank.rows(
      `INSERT INTO invoice (id, created_at, updated_at, project_id, state, payer, number, amount_cents, issued_at, due_on,
          viewed_at, agent_name, agent_company, agent_email)
        VALUES (gen_random_uuid(), $2, $2, $1, 'viewed', 'settlement_agent', gen_random_uuid()::text, 527000, $2, '2026-12-20', $2,
          'Tess Title', 'Lone Star Title', 'tess@title.test')`,
      [projectId, test.clock.now()],
    );
    await test.pay(owner, projectId, 527_000);
    await test.workers.drain();
    const id = await bank.dispute(bid);
    await desk.listen();

    await answer();

    const { evidence } = await atProvider(id);
    expect(evidence).toMatchObject({
      customer_name: 'Tess Title, Lone Star Title',
      customer_email_address: 'tess@title.test',
      product_description: expect.stringContaining('was to be paid at the closing'),
      access_activity_log: expect.stringContaining('The client approved the finished work'),
    });
    expect(evidence).toMatchObject({ product_description: expect.not.stringContaining('in advance') });
  });

  it('PAY-06 is given once, also by two clicks at once', async () => {
    const id = await bank.dispute(bid);
    await desk.listen();

    const answers = await Promise.all([answer(), answer()]);

    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await atProvider(id)).toMatchObject({ evidence_details: { submission_count: 1 } });
    expect((await answer()).body).toMatchObject({ status: 409, code: 'state.conflict' });
  });

  it('PAY-06 that the provider did not take can be given again', async () => {
    await bank.dispute(bid);
    await desk.listen();
    await test.sandbox.control('POST', '/faults', {
      kind: 'rate_limit',
      path: '/v1/disputes',
      method: 'POST',
      count: 1,
    });

    expect((await answer()).body).toMatchObject({ status: 503, code: 'server.unavailable' });
    expect((await answer(`${TEXT} The client signed for it.`)).status).toBe(200);
  });

  it('PAY-06 that comes after the bank has decided is a conflict, and no fault to try again', async () => {
    const id = await bank.dispute(bid);
    await desk.listen();
    await bank.decide(id, 'lost');

    expect((await answer()).body).toMatchObject({ status: 409, code: 'state.conflict' });
  });

  it('PAY-06 is refused where no bank asks, and too short', async () => {
    expect((await answer()).body).toMatchObject({ status: 409, code: 'state.conflict' });
    expect((await answer('No.')).body).toMatchObject({ status: 422, errors: [{ path: 'text', code: 'too_short' }] });
  });
});

describe('a bank that only asks', () => {
  it('PAY-06 stops the money and takes none, and lets it go when it is content', async () => {
    const id = await bank.dispute(bid, { inquiry: true });
    await desk.listen();

    expect(await desk.read(bid)).toMatchObject({
      state: 'submitted',
      frozen: true,
      chargeBacks: [{ status: 'inquiry', takenCents: 0 }],
    });
    await expect(bid.project.approve()).rejects.toMatchObject({ code: 'state.conflict' });
    await bank.decide(id, 'warning_closed');
    await desk.listen();

    expect(await desk.read(bid)).toMatchObject({ state: 'submitted', frozen: false, attention: null });
    await bid.project.approve();
    await test.workers.drain();
    expect(await desk.read(bid)).toMatchObject({ state: 'released' });
    await desk.listen();
  });

  it('PAY-06 and takes the money after it was answered is answered anew', async () => {
    const id = await bank.dispute(bid, { inquiry: true });
    await desk.listen();
    expect((await answer()).body).toMatchObject({
      actions: [],
      chargeBacks: [{ status: 'inquiry', evidenceSentAt: expect.any(String) }],
    });

    await test.sandbox.control('POST', `/disputes/${id}/escalate`, {});
    await desk.listen();

    expect(await desk.read(bid)).toMatchObject({
      actions: ['evidence'],
      chargeBacks: [{ status: 'needs_response', evidenceSentAt: null, evidenceSentByName: null }],
    });
    expect((await answer(`${TEXT} The client signed for it.`)).body).toMatchObject({
      actions: [],
      chargeBacks: [{ status: 'under_review', evidenceSentAt: expect.any(String) }],
    });
    await desk.listen();
  });

  it('PAY-06 and takes the money after all', async () => {
    const id = await bank.dispute(bid, { inquiry: true });
    await desk.listen();

    await test.sandbox.control('POST', `/disputes/${id}/escalate`, {});
    await desk.listen();

    expect(await desk.read(bid)).toMatchObject({
      state: 'charged_back',
      chargeBacks: [{ status: 'needs_response', takenCents: 527_000 }],
    });
    await bank.decide(id, 'won');
    await desk.listen();
    expect(await desk.read(bid)).toMatchObject({ state: 'submitted', frozen: false });
  });
});
