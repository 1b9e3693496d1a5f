import { ClosingJob, createInvoicesTest, type InvoicesTest } from '../../../testing/closing-job.js';
import { Sql } from '../../../common/persistence/sql.js';
import { login } from '../../../testing/login.js';
import type { Person } from '../../../testing/market.js';
import type { ReconciliationDifferenceView, ReconciliationRunView } from './dto/reconciliation.response.js';

const WIRE = { method: 'wire', reference: 'FED 20261120 000412', receivedOn: '2026-11-20', amountCents: 100_000 };

const DAY_S = 86_400;
const STATEMENT = { reason: 'Stands on our bank’s statement of November.' };

let test: InvoicesTest;
let first: Person;
let second: Person;
beforeEach(async () => {
  test = await createInvoicesTest();
  [first, second] = [await test.admin(), await test.admin()];
});
afterEach(() => test.close());

const compared = async (): Promise<ReconciliationRunView> => {
  await test.http.post('/api/admin/reconciliation').set(first.headers).send({}).expect(200);
  await test.jobs.drain();
  return (await test.http.get('/api/admin/reconciliation').set(first.headers).expect(200)).body.items[0];
};
const accept = async ({ id }: Pick<ReconciliationDifferenceView, 'id'>): Promise<void> => {
  await test.http
    .post(`/api/admin/reconciliation/differences/${id}/accept`)
    .set(first.headers)
    .send({ reason: 'Stands on the statement of November.' })
    .expect(200);
};
const decide = (by: Person, { id }: Pick<ReconciliationDifferenceView, 'id'>, path: string, body: object = {}) =>
  test.http.post(`/api/admin/reconciliation/differences/${id}/${path}`).set(by.headers).send(body);
/** One says what it is, the other confirms it. */
const book = async (difference: ReconciliationDifferenceView, as: string): Promise<void> => {
  await decide(first, difference, 'book', { ...STATEMENT, as }).expect(200);
  await decide(second, difference, 'book/confirm').expect(200);
};
const balanceOf = async (code: string): Promise<number> => {
  const query = {
    name: 'spec_line_balance',
    text: 'SELECT balance_cents AS cents FROM ledger_account WHERE code = $1',
  };
  const [row] = await test.app.get(Sql).rows<{ cents: string }>(query, [code]);
  return Number(row?.cents ?? 0);
};
const again = async ({ user }: Person): Promise<Person> => ({ user, headers: await login(test, user) });
/** The provider’s clock, and ours at least as far; staff are signed in anew, for theirs are short sessions. */
const wait = async (seconds: number): Promise<void> => {
  const { now } = await test.sandbox.control('POST', '/clock', { advance_seconds: seconds });
  test.clock.advance(Math.max(seconds * 1000, Number(now) * 1000 - test.clock.now().getTime()));
  [first, second] = [await again(first), await again(second)];
};
const moneyMoves = (kind: 'top_ups' | 'payouts' | 'fees', amount: number): Promise<unknown> =>
  test.sandbox.control('POST', `/${kind}`, { amount });

/** Approved, paid by wire, and said to stand at the provider; nothing is transferred before the workers run. */
async function clearedByWire(): Promise<ClosingJob> {
  const closing = await ClosingJob.approved(test);
  await test.onboard(closing.job.contractor.user);
  await closing.desk(first, 'record-payment', WIRE);
  await closing.desk(second, 'confirm');
  expect((await closing.desk(first, 'cleared')).status).toBe(200);
  return closing;
}

describe('lines of the provider’s balance that no entry is about', () => {
  it('PAY-06 call staff once, and break no rule any more once staff let them stand', async () => {
    await test.sandbox.control('POST', '/fees', { amount: 2_500 });

    const found = await compared();
    const again = await compared();

    expect(found).toMatchObject({
      differences: [
        {
          ...{ kind: 'unknown_object', object: 'balance_transaction', state: 'open', milestoneId: null },
          ...{ providerCents: -2_500, bookedCents: null },
        },
      ],
      brokenRules: [{ name: 'I7', count: 1 }],
    });
    expect(again.differences).toEqual([]);
    for (const difference of found.differences) await accept(difference);

    expect(await compared()).toMatchObject({ differences: [], brokenRules: [] });
    expect(await test.faults()).toEqual([]);
  });
});

describe('money of a closing that is said to stand at the provider', () => {
  it('PAY-06 differs in nothing where our bank sent it', async () => {
    await test.sandbox.control('POST', '/top_ups', { amount: WIRE.amountCents });
    await clearedByWire();

    expect(await compared()).toMatchObject({ differences: [], brokenRules: [] });
  });

  it('PAY-06 stops its contractor’s transfer where nothing came, and no word of staff makes the books right', async () => {
    const closing = await clearedByWire();

    const { differences } = await compared();

    const { id: milestoneId } = await test.summary(closing.projectId);
    expect(differences).toMatchObject([
      {
        ...{ kind: 'missing_there', object: 'balance_transaction', state: 'open', milestoneId },
        ...{ providerCents: 0, bookedCents: WIRE.amountCents },
      },
    ]);
    await test.workers.drain();
    expect(await test.sandbox.list('transfers')).toEqual([]);
    for (const difference of differences) await accept(difference);
    expect((await compared()).brokenRules).toEqual([{ name: 'I7', count: 1 }]);
    await test.sandbox.control('POST', '/top_ups', { amount: WIRE.amountCents });
    expect((await compared()).brokenRules).toEqual([]);
  });
});

describe('our own money at the provider', () => {
  const line = (providerCents: number) => ({
    ...{ kind: 'unknown_object', object: 'balance_transaction', state: 'open', milestoneId: null },
    ...{ providerCents, bookedCents: null },
  });

  it.each([
    ['a top-up', 'top_ups', 70_000, 'own_money', 'asset:bank', -70_000],
    ['a payout to our bank', 'payouts', -30_000, 'own_money', 'asset:bank', 30_000],
    ['the provider’s own fee', 'fees', -2_500, 'provider_fee', 'expense:provider_fee', 2_500],
  ] as const)('PAY-06 is found and booked by two: %s', async (_what, kind, net, as, account, balance) => {
    await moneyMoves(kind, Math.abs(net));
    await wait(DAY_S + 60);
    const { differences } = await compared();
    expect(differences).toMatchObject([line(net)]);
    const [found] = differences;
    if (!found) throw new Error('Nothing was found');

    expect((await decide(first, found, 'book', { ...STATEMENT, as })).body).toMatchObject({
      state: 'booking',
      bookAs: as,
    });
    expect((await decide(first, found, 'book/confirm')).body).toMatchObject({
      ...{ status: 403, code: 'reconciliation.second_admin' },
    });
    expect(await balanceOf('asset:clearing')).toBe(0);
    expect((await decide(second, found, 'book/confirm')).body).toMatchObject({ state: 'booked' });

    expect(await balanceOf('asset:clearing')).toBe(net);
    expect(await balanceOf(account)).toBe(balance);
    expect(await compared()).toMatchObject({ differences: [], brokenRules: [], uncheckedRules: [] });
    expect(await test.faults()).toEqual([]);
    expect((await decide(second, found, 'book/confirm')).status).toBe(409);
  });

  it('PAY-06 waits for staff again when its booking is refused, and may then be let stand', async () => {
    await moneyMoves('payouts', 30_000);
    const { differences } = await compared();
    const [found] = differences;
    if (!found) throw new Error('Nothing was found');
    await decide(first, found, 'book', { ...STATEMENT, as: 'own_money' }).expect(200);
    expect((await decide(second, found, 'accept', STATEMENT)).body).toMatchObject({ status: 409 });
    const waiting = await test.http.get('/api/admin/reconciliation/differences').set(second.headers).expect(200);
    expect(waiting.body.items).toMatchObject([{ id: found.id, state: 'booking', recordedById: first.user.id }]);

    const refused = await decide(first, found, 'book/refuse', STATEMENT);

    expect(refused.body).toMatchObject({ state: 'open', bookAs: null, recordedById: null, reason: null });
    expect((await decide(second, found, 'book/confirm')).status).toBe(409);
    await accept(found);
    expect(await compared()).toMatchObject({ differences: [], brokenRules: [] });
  });

  it('PAY-06 is no fee where it came in, and only a line of the balance is booked', async () => {
    await moneyMoves('top_ups', 70_000);
    await clearedByWire();
    const missing = (await compared()).differences;
    await wait(DAY_S + 60);
    const { differences } = await compared();
    expect(missing).toMatchObject([{ kind: 'missing_there' }]);
    expect(differences).toEqual([]);
    await moneyMoves('top_ups', 40_000);
    await wait(DAY_S + 60);
    const [own] = (await compared()).differences;
    if (!own || !missing[0]) throw new Error('Nothing was found');

    // Of it, 30,000 fill what of the wire had not come.
    expect(own).toMatchObject(line(10_000));
    const asFee = await decide(first, own, 'book', { ...STATEMENT, as: 'provider_fee' });
    expect(asFee.body).toMatchObject({ code: 'request.invalid', errors: [{ path: 'as' }] });
    const other = await decide(first, missing[0], 'book', { ...STATEMENT, as: 'own_money' });
    expect(other.body).toMatchObject({ status: 409, code: 'reconciliation.not_bookable' });
    await book(own, 'own_money');
    expect((await compared()).brokenRules).toEqual([]);
  });

  it('PAY-06 is none where a closing’s money is moved first and said to be there afterwards', async () => {
    const closing = await ClosingJob.approved(test);
    await closing.desk(first, 'record-payment', WIRE);
    await closing.desk(second, 'confirm');
    await moneyMoves('top_ups', WIRE.amountCents);
    expect((await compared()).differences).toEqual([]);
    await wait(DAY_S + 60);
    expect((await compared()).differences).toEqual([]);

    expect((await closing.desk(first, 'cleared')).status).toBe(200);

    expect(await compared()).toMatchObject({ differences: [], brokenRules: [] });
  });

  it('PAY-06 never stands in for a closing’s money once it is booked', async () => {
    await moneyMoves('top_ups', WIRE.amountCents);
    await wait(DAY_S + 60);
    const [own] = (await compared()).differences;
    if (!own) throw new Error('Nothing was found');
    await book(own, 'own_money');

    await clearedByWire();

    expect((await compared()).differences).toMatchObject([{ kind: 'missing_there', providerCents: 0 }]);
  });

  it('PAY-06 is explained where a closing is cleared by it before it is booked, and calls nobody any more', async () => {
    await moneyMoves('top_ups', WIRE.amountCents);
    await wait(DAY_S + 60);
    const [own] = (await compared()).differences;
    if (!own) throw new Error('Nothing was found');
    await decide(first, own, 'book', { ...STATEMENT, as: 'own_money' }).expect(200);
    await clearedByWire();

    expect((await decide(second, own, 'book/confirm')).body).toMatchObject({
      ...{ status: 409, code: 'reconciliation.not_compared' },
    });
    expect(await balanceOf('asset:bank')).toBe(0);
    await wait(1);
    expect(await compared()).toMatchObject({ differences: [], brokenRules: [] });

    const waiting = await test.http.get('/api/admin/reconciliation/differences').set(first.headers).expect(200);
    expect(waiting.body.items).toEqual([]);
    expect((await decide(second, own, 'book/confirm')).body).toMatchObject({ status: 409 });
  });
});
