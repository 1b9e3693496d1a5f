import { HOUR_MS, INTAKE_STATES } from '@cw/domain';
import { createTestApp, login, type TestApp } from '../../../testing/index.js';
import { aPerson, type Person } from '../../../testing/market.js';
import { IntakeClock } from './intake-clock.js';
import { anIntake } from './testing/an-intake.js';

let test: TestApp;
let beside: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  beside = await createTestApp({ beside: test });
  admin = await aPerson(test, 'admin');
});
afterEach(() => test.unitOfWork.manager.query('DELETE FROM repair_intake'));
afterAll(async () => {
  await beside.close();
  await test.close();
});

const get = async (query: string) => (await test.http.get(`/api/admin/intake${query}`).set(admin.headers)).body;
const references = async (query: string): Promise<string[]> =>
  (await get(query)).items.map(({ reference }: { reference: string }) => reference);
/** Submitted so many hours ago. */
async function sent(hours: number, row: object = {}, request: object = {}): Promise<string> {
  const submittedAt = new Date(test.clock.now().getTime() - hours * HOUR_MS);
  const reviewDueAt = new Date(submittedAt.getTime() + 24 * HOUR_MS);
  return (await anIntake(test, { row: { submittedAt, reviewDueAt, ...row }, request })).intake.reference;
}

describe('the queue of requests', () => {
  it('INT-08 shows what is due first, leaves out what is over, and turns round to the newest first', async () => {
    const [late, fresh, middle] = [await sent(30), await sent(1), await sent(20)];
    await sent(50, { state: 'declined' });
    await sent(60, { state: 'closed' });

    expect(await references('')).toEqual([late, middle, fresh]);
    expect(await references('?sort=newest')).toEqual([fresh, middle, late]);
    expect((await get('')).items.map(({ isLate }: { isLate: boolean }) => isLate)).toEqual([true, false, false]);
  });

  it('INT-08 shows what still waits for its first answer before what was answered long ago', async () => {
    const answered = await sent(200, { state: 'in_review', firstAnsweredAt: test.clock.now() });
    const [waits, later, looked] = [await sent(20), await sent(2), await sent(10, { state: 'in_review' })];

    expect(await references('')).toEqual([waits, looked, later, answered]);
  });

  it('INT-08 counts and lists as late what somebody looks at while the submitter has no answer', async () => {
    const looked = await sent(30, { state: 'in_review' });
    await sent(30, { state: 'in_review', firstAnsweredAt: test.clock.now() });
    const soon = await sent(21, { state: 'in_review' });

    expect(await references('?only=late')).toEqual([looked]);
    expect(await references('?only=due_soon')).toEqual([soon]);
    expect(await get('/counts')).toMatchObject({ late: 1, dueSoon: 1 });
    const rows: { reference: string; isLate: boolean }[] = (await get('?only=late')).items;
    expect(rows.map(({ isLate }) => isLate)).toEqual([true]);
  });

  it('INT-08 pages through everything once, whatever the order', async () => {
    const all: string[] = [];
    for (let hours = 1; hours <= 9; hours += 1) {
      const isAnswered = hours % 4 !== 0;
      const firstAnsweredAt = isAnswered ? test.clock.now() : null;
      all.push(
        await sent(hours, {
          state: isAnswered ? INTAKE_STATES[1 + (hours % 2)] : INTAKE_STATES[(hours / 4) % 2],
          firstAnsweredAt,
        }),
      );
    }
    for (const sort of ['review_due', 'newest']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: { items: { reference: string }[]; nextCursor: string | null } = await get(
          `?limit=2&sort=${sort}${cursor && `&cursor=${cursor}`}`,
        );
        seen.push(...page.items.map(({ reference }) => reference));
        cursor = page.nextCursor;
      }
      const byDue = all.toReversed();
      const isAwaited = (reference: string): boolean => (all.indexOf(reference) + 1) % 4 === 0;
      const dueFirst = [...byDue.filter(isAwaited), ...byDue.filter((one) => !isAwaited(one))];
      expect(seen).toEqual(sort === 'newest' ? all : dueFirst);
    }
  });

  it('INT-08 filters by state, lateness, flags and a part of what people say', async () => {
    const soon = await sent(21);
    const late = await sent(30, {}, { fullName: 'Nadia Brandt', address: '9 Quarry Road' });
    const flagged = await sent(2, { spamFlags: ['hurried'] });
    const asked = await sent(40, { state: 'needs_information' });
    const closed = await sent(90, { state: 'closed' }, { fullName: 'Nadia Olsen' });

    expect(await references('?states=needs_information,closed')).toEqual([closed, asked]);
    expect(await references('?only=late')).toEqual([late]);
    expect(await references('?only=due_soon')).toEqual([soon]);
    expect(await references('?only=due_soon&states=in_review')).toEqual([]);
    expect(await references('?only=flagged')).toEqual([flagged]);
    expect(await references('?q=nadia')).toEqual([late, closed]);
    expect(await references('?q=quarry%20road')).toEqual([late]);
    expect(await references(`?q=${flagged.toLowerCase()}`)).toEqual([flagged]);
    expect(await references('?q=%25')).toEqual([]);
  });

  it('INT-08 finds a request by its reference, name, e-mail and street, however they are typed', async () => {
    await sent(2);
    const found = await sent(1, {
      fullName: 'Sofía Peña-Núñez',
      address: '14 Calle Ángela',
      email: 'SPena@Example.com',
    });
    const signs = found.replace('RI-', '');
    const typed = [found, signs, signs.replace('-', ''), signs.slice(0, 6).replace('-', '').toLowerCase()];
    typed.push(`ri ${signs.replace('-', ' ')}`, 'sofia pena', 'NUNEZ SOFIA', 'peña', 'spena@example', 'calle angela');
    typed.push('angela 14', 'pen\u0303a');
    for (const q of typed) expect([q, await references(`?q=${encodeURIComponent(q)}`)]).toEqual([q, [found]]);
  });

  it('INT-08 counts each state and what is at risk, for the desk’s head', async () => {
    await sent(30);
    await sent(21, { spamFlags: ['repeated'] });
    await sent(1);
    await sent(90, { state: 'closed' });

    const counts = await get('/counts');

    expect(counts.states.map(({ state }: { state: string }) => state)).toEqual(INTAKE_STATES);
    expect(counts.states.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { state: 'submitted', count: 3 },
      { state: 'closed', count: 1 },
    ]);
    expect([counts.late, counts.dueSoon, counts.flagged]).toEqual([1, 1, 1]);
  });
});

describe('the clock of 24 hours', () => {
  const told = async (): Promise<string[]> =>
    // Signed in anew: hours pass between.
    (
      await test.http.get(`/api/users/${admin.user.id}/notifications?limit=50`).set(await login(test, admin.user))
    ).body.items.map(({ type }: { type: string }) => type);
  const sweep = (): Promise<unknown> =>
    Promise.all([test, beside].map(({ app }) => app.get(IntakeClock, { strict: false }).sweep()));

  it('INT-08 tells staff once that a review is due, and once that it is late, whichever process is at it', async () => {
    await sent(19);
    const before = (await told()).length;
    const since = async (): Promise<string[]> => (await told()).slice(0, (await told()).length - before);

    await sweep();
    expect(await since()).toEqual([]);
    test.clock.advance(2 * HOUR_MS);
    await sweep();
    await sweep();
    expect(await since()).toEqual(['intake_review_due']);
    test.clock.advance(4 * HOUR_MS);
    await sweep();
    await sweep();
    expect(await since()).toEqual(['intake_review_late', 'intake_review_due']);
  });

  it('INT-08 tells nothing of a request that was answered', async () => {
    await sent(30, { state: 'in_review', firstAnsweredAt: test.clock.now() });
    const before = await told();

    await sweep();

    expect(await told()).toEqual(before);
  });
});

it('ADM-01 the overview says which promises are at risk', async () => {
  await sent(30);
  await sent(26);
  await sent(22);
  await sent(1);
  const overview = await test.http.get('/api/admin/overview').set(await login(test, admin.user));

  expect(overview.body).toMatchObject({ waitingIntakes: 4, lateIntakes: 2, intakesDueSoon: 1 });
});
