import { DAY_MS, SUPPORT_LIMITS } from '@cw/domain';
import { newId } from '../../common/ids.js';
import { createMailTest, type MailTest } from '../../testing/create-mail-test.js';
import { aPerson, type Person } from '../../testing/market.js';
import { SupportMessageEntity } from './support-message.entity.js';
import { SupportRetention } from './support-retention.js';

let test: MailTest;
let admin: Person;
beforeAll(async () => {
  test = await createMailTest();
  admin = await aPerson(test, 'admin');
});
afterAll(() => test.close());

const daysAgo = (days: number): Date => new Date(test.clock.now().getTime() - days * DAY_MS);

async function aMessage(overrides: Partial<SupportMessageEntity>): Promise<string> {
  const id = newId();
  const written = { name: 'Sofia Reyes', email: 'sofia@example.com', topic: 'other', message: 'Where is my invoice?' };
  const open = { locale: 'en', flagged: false, userId: null, answeredAt: null, answeredBy: null };
  const messages = test.unitOfWork.repository(SupportMessageEntity);
  await messages.save(Object.assign(new SupportMessageEntity(), { id, ...written, ...open, ...overrides }));
  return id;
}
const answered = (days: number): Partial<SupportMessageEntity> => ({
  answeredAt: daysAgo(days),
  answeredBy: admin.user.id,
});
const left = async (): Promise<string[]> =>
  (await test.unitOfWork.repository(SupportMessageEntity).find()).map(({ id }) => id);
const sweep = (): Promise<void> => test.app.get(SupportRetention, { strict: false }).sweep();
const openCount = async (): Promise<number> =>
  (await test.http.get('/api/admin/overview').set(admin.headers)).body.openSupportMessages;

it('AUTH-08 SUP-01 an answered message is erased when its time is over, whoever wrote it, and the log says so', async () => {
  const writer = await aPerson(test, 'seller');
  const old = await aMessage(answered(SUPPORT_LIMITS.retentionDays));
  const ofAccount = await aMessage({ ...answered(SUPPORT_LIMITS.retentionDays + 30), userId: writer.user.id });
  const younger = await aMessage(answered(SUPPORT_LIMITS.retentionDays - 1));
  const waiting = await aMessage({ createdAt: daysAgo(SUPPORT_LIMITS.retentionDays * 2) });

  await sweep();

  expect((await left()).sort()).toEqual([younger, waiting].sort());
  const log: object[] = await test.unitOfWork.manager.query(
    `SELECT action, actor_id, subject_type, before, after FROM audit_entry WHERE subject_id = ANY ($1)`,
    [[old, ofAccount, younger, waiting]],
  );
  const entry = {
    action: 'support.erased',
    actor_id: null,
    subject_type: 'support_message',
    before: null,
    after: null,
  };
  expect(log).toEqual([entry, entry]);
});

it('SUP-01 ADM-01 staff are told how many wait for an answer', async () => {
  const before = await openCount();
  await aMessage({});
  await aMessage(answered(1));

  expect(await openCount()).toBe(before + 1);
});
