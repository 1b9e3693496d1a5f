import { DAY_MS, WAITLIST_LIMITS } from '@cw/domain';
import { newId } from '../../common/ids.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';
import { WaitlistRetention } from './waitlist-retention.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function anEntry(daysAgo: number): Promise<string> {
  const id = newId();
  const createdAt = new Date(test.clock.now().getTime() - daysAgo * DAY_MS);
  const person = { firstName: 'Sofia', lastName: 'Reyes', email: `${id}@example.com`, role: 'buyer' } as const;
  const entry = { id, ...person, locale: 'es', flagged: false, createdAt, updatedAt: createdAt } as const;
  await test.unitOfWork.repository(WaitlistEntryEntity).insert(entry);
  return id;
}

it('AUTH-08 WAIT-01 a place on the waitlist is erased when its time is over, not a day sooner, and the log says so', async () => {
  const old = [await anEntry(WAITLIST_LIMITS.retentionDays), await anEntry(WAITLIST_LIMITS.retentionDays + 100)];
  const younger = await anEntry(WAITLIST_LIMITS.retentionDays - 1);

  await test.app.get(WaitlistRetention, { strict: false }).sweep();

  expect((await test.unitOfWork.repository(WaitlistEntryEntity).find()).map(({ id }) => id)).toEqual([younger]);
  const log: object[] = await test.unitOfWork.manager.query(
    `SELECT subject_id, actor_id, subject_type, before, after FROM audit_entry WHERE action = 'waitlist.erased' ORDER BY id`,
  );
  const entry = { actor_id: null, subject_type: 'waitlist_entry', before: null, after: null };
  expect(log).toEqual([old[1], old[0]].map((id) => ({ subject_id: id, ...entry })));
});
