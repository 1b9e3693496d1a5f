import { HOUR_MS } from '@cw/domain';
import { createTestApp, login, type TestApp } from '../../../testing/index.js';
import { aPerson, type Person } from '../../../testing/market.js';
import { IntakeClock } from './intake-clock.js';
import { anIntake } from './testing/an-intake.js';

let test: TestApp;
let staff: Person;
beforeEach(async () => {
  test = await createTestApp();
  staff = await aPerson(test, 'admin');
});
afterEach(() => test.close());

/** Signed in anew: hours pass between. */
const headers = () => login(test, staff.user);
const read = async (path: string) => (await test.http.get(`/api${path}`).set(await headers())).body;
const listed = async (only: string): Promise<string[]> =>
  (await read(`/admin/intake?only=${only}`)).items.map(({ id }: { id: string }) => id);
const told = async (): Promise<string[]> =>
  (await read(`/users/${staff.user.id}/notifications?limit=50`)).items
    .map(({ type }: { type: string }) => type)
    .filter((type: string) => type.startsWith('intake_review_'));
const pass = async (hours: number): Promise<void> => {
  test.clock.advance(hours * HOUR_MS);
  await test.app.get(IntakeClock, { strict: false }).sweep();
};
/** What staff see at every place that has the promise. */
const shown = async (id: string) => {
  const [overview, counts, detail] = [
    await read('/admin/overview'),
    await read('/admin/intake/counts'),
    await read(`/admin/intake/${id}`),
  ];
  return {
    late: [overview.lateIntakes, counts.late, (await listed('late')).length],
    dueSoon: [overview.intakesDueSoon, counts.dueSoon, (await listed('due_soon')).length],
    answered: detail.firstAnsweredAt,
    dueAt: detail.reviewDueAt,
  };
};

async function reviewBegun(): Promise<{ readonly id: string; readonly dueAt: string }> {
  const { intake } = await anIntake(test, {});
  const begun = test.http.post(`/api/admin/intake/${intake.id}/begin-review`).set(await headers());
  expect((await begun.send({})).status).toBe(200);
  return { id: intake.id, dueAt: intake.reviewDueAt.toISOString() };
}
const DAY = 24;

describe('the promised day of a request whose review has begun', () => {
  it('INT-08 runs on: in the lists, the numbers of the desk and what staff are reminded of', async () => {
    const { id, dueAt } = await reviewBegun();
    expect(await shown(id)).toEqual({ late: [0, 0, 0], dueSoon: [0, 0, 0], answered: null, dueAt });

    await pass(DAY - 2);
    expect(await shown(id)).toEqual({ late: [0, 0, 0], dueSoon: [1, 1, 1], answered: null, dueAt });
    expect(await told()).toEqual(['intake_review_due']);

    await pass(3);
    expect(await shown(id)).toEqual({ late: [1, 1, 1], dueSoon: [0, 0, 0], answered: null, dueAt });
    expect(await told()).toEqual(['intake_review_late', 'intake_review_due']);
  });

  it.each([
    ['ask', { question: 'Which side of the roof leaks?' }],
    ['decline', { reason: 'We do not serve this kind of repair.' }],
  ])('INT-08 ends with the first answer: %s', async (act, body) => {
    const { id, dueAt } = await reviewBegun();
    await pass(DAY + 1);
    const answer = test.http.post(`/api/admin/intake/${id}/${act}`).set(await headers());
    expect((await answer.send(body)).status).toBe(200);

    const answered = test.clock.now().toISOString();
    expect(await shown(id)).toEqual({ late: [0, 0, 0], dueSoon: [0, 0, 0], answered, dueAt });
    const before = await told();
    await pass(DAY);
    expect(await told()).toEqual(before);
  });
});
