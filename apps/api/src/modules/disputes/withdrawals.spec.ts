import { DAY_MS, HOUR_MS } from '@cw/domain';
import { createPaymentsTest, DisputedJob, REASON, type PaymentsTest } from '../../testing/disputed-job.js';
import { WaitForBothAnswers1764300000500 } from '../../migrations/1764300000500-wait-for-both-answers.js';
import { login } from '../../testing/index.js';
import { aPerson } from '../../testing/market.js';
import { ReviewClock } from '../projects/index.js';
import { DisputeClock } from './dispute-clock.js';

let test: PaymentsTest;
let start: Date;
beforeAll(async () => {
  test = await createPaymentsTest();
  start = test.clock.now();
});
// Each job begins on the same day, long before its closing.
beforeEach(() => test.clock.set(start));
afterAll(() => test.close());

const sweep = (): Promise<void> => test.app.get(ReviewClock, { strict: false }).sweep();
const later = (milliseconds: number): string => new Date(test.clock.now().getTime() + milliseconds).toISOString();
const reviewed = async (): Promise<DisputedJob> => (await DisputedJob.underWork(test)).submitted();
/** The review ran out without a word. */
const overdue = async (): Promise<DisputedJob> => {
  const disputed = await reviewed();
  await disputed.pass(15 * DAY_MS);
  await sweep();
  return disputed;
};

describe('a dispute that is withdrawn', () => {
  it('PROJ-04 PAY-06 goes back to where the work stood, by its opener alone, and the money with it', async () => {
    const disputed = await DisputedJob.opened(test);

    const other = await disputed.send(disputed.contractor, 'withdraw');
    const own = await disputed.send(disputed.owner, 'withdraw');

    expect(other.status).toBe(403);
    expect(own.body).toMatchObject({ state: 'withdrawn', outcome: null, actions: [] });
    // What it was about stays with it.
    expect(own.body).toMatchObject({ stakeCents: 300_000, isHeld: true });
    expect(await disputed.project()).toMatchObject({ status: 'in_progress', work: 'started' });
    expect(await disputed.job.payment()).toMatchObject({ state: 'in_progress', heldCents: 300_000 });
    expect(await disputed.told(disputed.contractor)).toContain('dispute_withdrawn');
  });

  it('PROJ-04 lets the clock of the review go on with what was left of it', async () => {
    const disputed = await reviewed();
    await disputed.pass(4 * DAY_MS);
    await disputed.job.fire(disputed.owner, 'dispute', { reason: REASON }).expect(200);
    await disputed.pass(2 * DAY_MS);

    await disputed.send(disputed.owner, 'withdraw');

    expect(await disputed.project()).toMatchObject({ work: 'submitted', reviewDueAt: later(10 * DAY_MS) });
    expect(await disputed.job.payment()).toMatchObject({ state: 'submitted' });
  });

  it('PROJ-04 leaves two days to review where the disagreement outlasted the last safe day', async () => {
    const disputed = await reviewed();
    await disputed.pass(4 * DAY_MS);
    await disputed.job.fire(disputed.owner, 'dispute', { reason: REASON }).expect(200);
    await disputed.pass(30 * DAY_MS);

    await disputed.send(disputed.owner, 'withdraw');

    expect(await disputed.project()).toMatchObject({ work: 'submitted', reviewDueAt: later(2 * DAY_MS) });
  });

  it('PROJ-04 leaves two days to review when less was left', async () => {
    const disputed = await reviewed();
    await disputed.pass(13 * DAY_MS);
    await disputed.job.fire(disputed.owner, 'dispute', { reason: REASON }).expect(200);

    await disputed.send(disputed.owner, 'withdraw');

    expect(await disputed.project()).toMatchObject({ work: 'submitted', reviewDueAt: later(2 * DAY_MS) });
  });

  it('PAY-06 may be opened again, as a case of its own', async () => {
    const disputed = await DisputedJob.opened(test);
    const { id } = await disputed.case();
    await disputed.send(disputed.owner, 'withdraw');

    await disputed.job.fire(disputed.contractor, 'dispute', { reason: REASON }).expect(200);

    expect(await disputed.case()).toMatchObject({ state: 'open', openedBy: 'awarded_contractor' });
    expect((await disputed.case()).id).not.toBe(id);
  });
});

describe('a review that runs out', () => {
  it('PROJ-04 reminds the client three days and one day before, each once', async () => {
    const disputed = await reviewed();
    const reminders = async (): Promise<number> =>
      (await disputed.told(disputed.owner)).filter((type) => type === 'review_due').length;

    await sweep();
    expect(await reminders()).toBe(0);
    await disputed.pass(11 * DAY_MS);
    await sweep();
    await sweep();
    expect(await reminders()).toBe(1);
    await disputed.pass(2 * DAY_MS);
    await sweep();
    await sweep();
    expect(await reminders()).toBe(2);
    expect(await disputed.project()).toMatchObject({ work: 'submitted' });
  });

  it('PAY-06 releases nothing by silence: the clock opens a case, and staff rule', async () => {
    const disputed = await overdue();

    expect(await disputed.project()).toMatchObject({ work: 'disputed' });
    expect(await disputed.case()).toMatchObject({
      openedBy: 'clock',
      openerName: null,
      reason: null,
      fromState: 'in_progress.submitted',
      actions: ['speak', 'offer', 'agree_to_withdraw'],
    });
    expect(await disputed.job.payment()).toMatchObject({ state: 'disputed', heldCents: 300_000, releasedCents: 0 });
    const admin = await aPerson(test, 'admin');
    const rule = () => disputed.rule(admin, 'ruling', { contractorCents: 300_000, reason: REASON });
    // Nobody opened it: each side is asked, and has its time.
    expect((await rule()).body.code).toBe('dispute.answer_awaited');
    await disputed.answer();
    expect((await rule()).body.code).toBe('dispute.answer_awaited');
    expect(await disputed.case(admin)).toMatchObject({ answeredAt: null, actions: [] });
    await disputed.answer(disputed.owner);
    expect(await disputed.case(admin)).toMatchObject({ answeredAt: later(0), actions: ['rule'] });
    const ruled = await rule();
    await test.workers.drain();
    expect(ruled.body).toMatchObject({ state: 'ruled' });
    expect(await disputed.job.payment()).toMatchObject({ state: 'released', releasedCents: 300_000 });
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-06 was answered by both sides, also where an earlier release took the first word for both', async () => {
    const [half, whole] = [await reviewed(), await reviewed()];
    await half.pass(15 * DAY_MS);
    await whole.pass(0);
    await sweep();
    for (const disputed of [half, whole]) await disputed.answer();
    await whole.pass(HOUR_MS);
    await whole.answer(whole.owner);
    const both = test.clock.now().toISOString();
    const ids = [(await half.case()).id, (await whole.case()).id];
    const { manager } = test.unitOfWork;
    await manager.query(`UPDATE dispute SET answered_at = created_at WHERE id = ANY ($1)`, [ids]);
    const runner = manager.connection.createQueryRunner();

    await new WaitForBothAnswers1764300000500().up(runner);
    await runner.release();

    const answered = [await half.case(), await whole.case()].map(({ answeredAt }) => answeredAt);
    expect(answered).toEqual([null, both]);
  });

  it('PAY-06 waits while a bank has the money, and keeps no other review waiting', async () => {
    const held = await reviewed();
    const free = await reviewed();
    const bank = `UPDATE milestone SET state = 'charged_back', state_before_charge_back = 'submitted', frozen = true WHERE project_id = $1`;
    await test.unitOfWork.manager.query(bank, [held.job.project.id]);
    await held.pass(15 * DAY_MS);
    await free.pass(0);

    await sweep();

    expect(await held.project()).toMatchObject({ work: 'submitted' });
    expect(await free.project()).toMatchObject({ work: 'disputed' });
  });

  it('PROJ-04 is taken back by both sides together, and leaves two days to review', async () => {
    const disputed = await overdue();

    const first = await disputed.send(disputed.contractor, 'withdraw');
    const again = await disputed.send(disputed.contractor, 'withdraw');
    expect((await disputed.case(disputed.owner)).actions).toEqual(['speak', 'offer', 'withdraw']);
    expect(await disputed.told(disputed.owner)).toContain('dispute_withdrawal_asked');
    expect(await disputed.told(disputed.owner)).not.toContain('dispute_answered');
    const both = await disputed.send(disputed.owner, 'withdraw');

    const asked = { state: 'open', withdrawSide: 'awarded_contractor', actions: ['speak', 'offer'] };
    expect(first.body).toMatchObject(asked);
    expect(again.body).toMatchObject(asked);
    expect(both.body).toMatchObject({ state: 'withdrawn' });
    expect(await disputed.project()).toMatchObject({ work: 'submitted', reviewDueAt: later(2 * DAY_MS) });
  });
});

describe('the time to answer', () => {
  it('PAY-06 is told a day before its end to whoever has not said a word, and once', async () => {
    const clock = test.app.get(DisputeClock, { strict: false });
    const [silent, spoken] = [await DisputedJob.opened(test), await DisputedJob.opened(test)];
    const reminders = async (disputed: DisputedJob): Promise<number[]> => {
      const told = [await disputed.told(disputed.owner), await disputed.told(disputed.contractor)];
      return told.map((types) => types.filter((type) => type === 'dispute_answer_due').length);
    };
    await spoken.send(spoken.contractor, 'statements', { text: 'It was dry that day.' });

    await silent.pass(9 * DAY_MS - HOUR_MS);
    await clock.sweep();
    expect(await reminders(silent)).toEqual([0, 0]);
    await silent.pass(HOUR_MS);
    await spoken.pass(0);
    await clock.sweep();
    await clock.sweep();

    expect([await reminders(silent), await reminders(spoken)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  it('PAY-06 calls staff to the case once it is over, and once', async () => {
    const disputed = await DisputedJob.opened(test);
    const admin = await aPerson(test, 'admin');
    const clock = test.app.get(DisputeClock, { strict: false });
    const calls = async (): Promise<number> =>
      (await disputed.told(admin)).filter((type) => type === 'dispute_due').length;
    const before = await calls();

    await clock.sweep();
    expect(await calls()).toBe(before);
    await disputed.pass(11 * DAY_MS);
    Object.assign(admin.headers, await login(test, admin.user));
    await clock.sweep();
    const after = await calls();
    await clock.sweep();

    expect(after).toBeGreaterThan(before);
    expect(await calls()).toBe(after);
    const list = await test.http.get('/api/admin/disputes?limit=50').set(admin.headers);
    const { id } = await disputed.case();
    expect(list.body.items.map((item: { id: string }) => item.id)).toContain(id);
  });
});
