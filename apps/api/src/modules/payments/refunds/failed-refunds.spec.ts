import type { Response } from 'supertest';
import { AuditEntryEntity } from '../../../common/audit/audit-entry.entity.js';
import { aPerson, type Person } from '../../../testing/market.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { Bank } from '../testing/bank.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';

const BY_CHECK = { reference: 'Check 1042', reason: 'The card was closed.' };
/** When the sandbox's bank sends a refund back. */
const COMES_BACK_SECONDS = 700;

let test: PaymentsTest;
let bank: Bank;
let admin: Person;
let second: Person;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
  bank = new Bank(test);
  admin = await aPerson(test, 'admin');
  second = await aPerson(test, 'admin');
});
afterAll(() => test.close());

interface Refund {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly actions: string[];
}

const listen = async (): Promise<void> => {
  expect(await test.faults()).toEqual([]);
};
/** A cancelled project whose card sends the refund back. */
const comesBack = async (totalCents = 527_000): Promise<void> => {
  bid = await anAcceptedBid(test, { totalCents });
  await test.pay(bid.owner, bid.projectId, totalCents, 'pm_card_refundFail');
  await bid.project.cancel();
  await test.workers.drain();
  await test.sandbox.control('POST', '/clock', { advance_seconds: COMES_BACK_SECONDS });
  await listen();
};
const address = async (): Promise<string> => `/api/admin/payments/${(await test.summary(bid.projectId)).id}`;
const read = async (reader: Person = admin) => (await test.http.get(await address()).set(reader.headers)).body;
const refunds = async (reader?: Person): Promise<Refund[]> =>
  (await read(reader)).commands.filter(({ kind }: Refund) => kind === 'refund');
/** The address of the refund that waits for staff. */
const failedRefund = async (): Promise<string> => {
  const failed = (await refunds()).find(({ state }) => state === 'attention');
  return `${await address()}/refunds/${failed?.id}`;
};
const decide = async (path: string, person: Person = admin, body: object = {}): Promise<Response> =>
  test.http
    .post(`${await failedRefund()}/${path}`)
    .set(person.headers)
    .send(body);

describe('a refund that came back', () => {
  it('PAY-05 is owed again, and staff see it', async () => {
    await comesBack();

    expect(await read()).toMatchObject({ state: 'refunding', attention: 'refund_failed', refundDueCents: 527_000 });
    expect(await refunds()).toMatchObject([{ state: 'attention', actions: ['retry', 'by_hand'] }]);
    const { body } = await test.http.get('/api/admin/payments?attention=refund_failed').set(admin.headers);
    expect(body.items).toMatchObject([{ projectId: bid.projectId, attention: 'refund_failed' }]);
  });

  it('PAY-05 can be tried again, under a key of its own', async () => {
    await comesBack();

    expect((await decide('retry')).body).toMatchObject({ attention: null });
    await test.workers.drain();

    expect(await read()).toMatchObject({ state: 'refunded', refundDueCents: 0, refundedCents: 527_000 });
    expect((await refunds()).map(({ state }) => state)).toEqual(['failed', 'done']);
    await listen();
    // The card is the same: this one comes back as well.
    await test.sandbox.control('POST', '/clock', { advance_seconds: COMES_BACK_SECONDS });
    await listen();
    expect(await read()).toMatchObject({ state: 'refunding', attention: 'refund_failed' });
  });

  it('PAY-05 is paid by hand, and old words about it change nothing', async () => {
    await comesBack(100_000);
    const before = await test.sandbox.list('refunds');

    expect((await decide('by-hand', admin, BY_CHECK)).body).toMatchObject({ state: 'refunded', attention: null });

    expect(await read()).toMatchObject({ refundDueCents: 0, refundedCents: 100_000 });
    expect(await bank.booked(bid, 'bank')).toBe(-100_000);
    expect((await read()).commands).toMatchObject([
      { state: 'done', actions: [], byHand: { reference: 'Check 1042', confirmedAt: expect.any(String) } },
    ]);
    await bank.rows(`UPDATE webhook_inbox SET processed_at = NULL, outcome = NULL`);
    await Promise.all([test.workers.drain(), test.workers.drain()]);
    expect(await read()).toMatchObject({ state: 'refunded', attention: null });
    expect(await test.sandbox.list('refunds')).toHaveLength(before.length);
    await listen();
  });

  it('PAY-05 of a large sum counts once a second admin has confirmed it', async () => {
    await comesBack(500_000);

    expect((await decide('by-hand', admin, BY_CHECK)).body).toMatchObject({ state: 'refunding' });
    expect(await bank.booked(bid, 'bank')).toBe(0);
    expect((await decide('by-hand/confirm')).body).toMatchObject({ status: 403, code: 'payment.second_admin' });
    expect((await decide('retry', second)).body).toMatchObject({ status: 409, code: 'payment.refund_in_hand' });
    expect((await decide('by-hand', second, BY_CHECK)).body).toMatchObject({ code: 'payment.refund_in_hand' });
    expect(await refunds()).toMatchObject([{ actions: ['refuse'] }]);
    expect(await refunds(second)).toMatchObject([{ actions: ['confirm', 'refuse'] }]);

    expect((await decide('by-hand/confirm', second)).body).toMatchObject({ state: 'refunded' });

    expect(await bank.booked(bid, 'bank')).toBe(-500_000);
    await listen();
    const audited = await test.unitOfWork
      .repository(AuditEntryEntity)
      .find({ where: { subjectId: bid.owner.id }, order: { at: 'ASC', id: 'ASC' } });
    expect(audited.map(({ action, actorId, reason }) => [action, actorId, reason])).toEqual([
      ['payment.refund_by_hand_proposed', admin.user.id, BY_CHECK.reason],
      ['payment.refund_by_hand_confirmed', second.user.id, null],
    ]);
  });

  it('PAY-05 one cent below that counts at once', async () => {
    await comesBack(499_999);

    expect((await decide('by-hand', admin, BY_CHECK)).body).toMatchObject({ state: 'refunded' });
    await listen();
  });

  it('PAY-05 is not entered as paid by hand while a bank may give the payer the same money', async () => {
    await comesBack(100_000);
    const dispute = await bank.dispute(bid);
    await listen();

    expect(await refunds()).toMatchObject([{ state: 'attention', actions: ['retry'] }]);
    expect((await decide('by-hand', admin, BY_CHECK)).body).toMatchObject({ status: 409, code: 'state.conflict' });
    await bank.decide(dispute, 'lost');
    await listen();

    expect(await read()).toMatchObject({ state: 'refunded', refundDueCents: 0, attention: null });
    expect(await bank.booked(bid, 'bank')).toBe(0);
  });

  it('PAY-05 that was entered before a bank had a say can still be confirmed', async () => {
    await comesBack(500_000);
    await decide('by-hand', admin, BY_CHECK);
    const dispute = await bank.dispute(bid);
    await listen();

    expect((await decide('by-hand/confirm', second)).status).toBe(200);
    await bank.decide(dispute, 'won');
    await listen();

    expect(await read()).toMatchObject({ state: 'refunded', refundDueCents: 0 });
  });

  it('ROLE-07 PAY-05 is nobody’s to pay by hand over a project of their own', async () => {
    await comesBack(500_000);
    const ofOne = (person: Person) =>
      bank.rows('UPDATE milestone SET owner_id = $2 WHERE project_id = $1', [bid.projectId, person.user.id]);
    await ofOne(admin);

    expect(await refunds()).toMatchObject([{ actions: ['retry'] }]);
    expect((await decide('by-hand', admin, BY_CHECK)).body).toMatchObject({ status: 403, code: 'access.denied' });
    await ofOne(second);
    await decide('by-hand', admin, BY_CHECK);

    expect(await refunds(second)).toMatchObject([{ actions: ['refuse'] }]);
    expect((await decide('by-hand/confirm', second)).body).toMatchObject({ status: 403, code: 'access.denied' });
    expect(await bank.booked(bid, 'bank')).toBe(0);
  });

  it('PAY-05 that was not paid by hand after all waits again', async () => {
    await comesBack(600_000);
    await decide('by-hand', admin, BY_CHECK);

    const refused = await decide('by-hand/refuse', second, { reason: 'The check was not sent.' });

    expect(refused.body).toMatchObject({ state: 'refunding', attention: 'refund_failed' });
    expect(await refunds()).toMatchObject([{ byHand: null, actions: ['retry', 'by_hand'] }]);
    await listen();
  });

  it('PAY-05 is confirmed once by two admins at once', async () => {
    await comesBack(600_000);
    const third = await aPerson(test, 'admin');
    await decide('by-hand', admin, BY_CHECK);
    // Looked up before: the one who comes second would find none that waits.
    const path = `${await failedRefund()}/by-hand/confirm`;

    const answers = await Promise.all([second, third].map(({ headers }) => test.http.post(path).set(headers).send({})));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await bank.booked(bid, 'bank')).toBe(-600_000);
    await listen();
  });

  it('PAY-05 that has been seen to, or is of another project, is refused', async () => {
    await comesBack(100_000);
    const [failed] = await refunds();
    await decide('by-hand', admin, BY_CHECK);
    const at = async (path: string): Promise<Response> =>
      test.http.post(`${await address()}/refunds/${failed?.id}/${path}`).set(admin.headers);

    expect((await at('retry')).body).toMatchObject({ status: 409, code: 'state.conflict' });
    await comesBack(100_000);
    expect((await at('retry')).body).toMatchObject({ status: 404, code: 'payment.not_found' });
  });

  it('names what is missing in the words of staff', async () => {
    await comesBack(100_000);

    expect((await decide('by-hand', admin, { reference: '', reason: ' ' })).body).toMatchObject({
      ...{ status: 422, errors: [{ path: 'reference' }, { path: 'reason' }] },
    });
  });
});
