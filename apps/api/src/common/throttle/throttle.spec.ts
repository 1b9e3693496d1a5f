import { createTestApp, type TestApp } from '../../testing/index.js';
import { Throttle } from './throttle.js';

const rule = { name: 'test-rule', points: 3, seconds: 60 };

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await createTestApp();
  other = await createTestApp({ beside: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const throttleOf = ({ app }: TestApp): Throttle => app.get(Throttle);
const statusOf = async (work: Promise<void>): Promise<unknown> =>
  work.then(
    () => 'through',
    (error: unknown) => error,
  );

describe('a throttle', () => {
  it('counts for all processes together, also tries at the same moment', async () => {
    const tries = Array.from({ length: 8 }, (_, at) =>
      statusOf(throttleOf(at % 2 ? one : other).consume(rule, 'shared')),
    );

    const outcomes = await Promise.all(tries);

    expect(outcomes.filter((outcome) => outcome === 'through')).toHaveLength(3);
    expect(outcomes.find((outcome) => outcome !== 'through')).toMatchObject({
      code: 'request.too_many',
      details: { retryAfterSeconds: expect.any(Number), rateLimit: rule },
    });
  });

  it('keeps subjects apart, and rules', async () => {
    for (let tries = 0; tries < 3; tries += 1) await throttleOf(one).consume(rule, 'mine');

    expect(await throttleOf(one).allows(rule, 'mine')).toBe(false);
    expect(await throttleOf(one).allows(rule, 'yours')).toBe(true);
    expect(await throttleOf(one).allows({ ...rule, name: 'other-rule' }, 'mine')).toBe(true);
  });

  it('gives back what was no guess, and only that', async () => {
    for (let tries = 0; tries < 3; tries += 1) await throttleOf(one).consume(rule, 'refunded');

    await throttleOf(other).refund(rule, 'refunded');

    expect([await throttleOf(one).allows(rule, 'refunded'), await throttleOf(one).allows(rule, 'refunded')]).toEqual([
      true,
      false,
    ]);
  });

  it('is not asked inside a unit of work: its own connection would be one too many for the pool', async () => {
    const throttle = throttleOf(one);
    const inside = (work: () => Promise<unknown>) => one.unitOfWork.run(work);

    for (const ask of [
      () => throttle.consume(rule, 'inside'),
      () => throttle.allows(rule, 'inside'),
      () => throttle.refund(rule, 'inside'),
    ])
      await expect(inside(ask)).rejects.toThrow(/before the unit of work/);
    expect(await one.unitOfWork.manager.query(`SELECT key FROM rate_limit WHERE key LIKE '%inside%'`)).toEqual([]);
  });

  it('writes down nobody’s address', async () => {
    await throttleOf(one).consume(rule, 'sofia@example.com');

    const rows: unknown = await one.unitOfWork.manager.query('SELECT key FROM rate_limit');

    expect(JSON.stringify(rows)).toMatch(/test-rule:[\w-]{43}/);
    expect(JSON.stringify(rows)).not.toContain('sofia');
  });

  it('forgets counts that have run off', async () => {
    await one.unitOfWork.manager.query(`INSERT INTO rate_limit (key, points, expire) VALUES ('old', 3, 1000)`);

    await throttleOf(one).purge();

    expect(await one.unitOfWork.manager.query(`SELECT key FROM rate_limit WHERE key = 'old'`)).toEqual([]);
  });
});
