import { DAY_MS, INTAKE_LIMITS } from '@cw/domain';
import { newId } from '../../common/ids.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { createMailTest, type MailTest } from '../../testing/index.js';
import { aPerson, type Person } from '../../testing/market.js';
import { PersonalData } from '../users/index.js';
import { anIntake, anIntakeIn } from './desk/testing/an-intake.js';
import { IntakeFileEntity } from './intake-file.entity.js';
import { IntakeLinks } from './intake-links.js';
import { IntakeRetention } from './intake-retention.js';
import type { IntakeEntity } from './intake.entity.js';

let test: MailTest;
let admin: Person;
beforeAll(async () => {
  test = await createMailTest();
  admin = await aPerson(test, 'admin');
});
beforeEach(() =>
  test.unitOfWork.manager.query('DELETE FROM repair_intake WHERE id NOT IN (SELECT intake_id FROM intake_project)'),
);
afterAll(() => test.close());

const query = (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  test.unitOfWork.manager.query(text, values);
const sweep = async (): Promise<void> => {
  await test.app.get(IntakeRetention, { strict: false }).sweep();
  await test.jobs.drain();
};
const left = async (): Promise<unknown[]> => (await query('SELECT id FROM repair_intake')).map(({ id }) => id);

const longAgo = (days: number = INTAKE_LIMITS.retentionDays): Partial<IntakeEntity> => ({
  submittedAt: new Date(test.clock.now().getTime() - days * DAY_MS),
});
async function aPaper(intakeId: string): Promise<string> {
  const id = newId();
  const storageKey = `intake/${intakeId}/${id}`;
  await test.app.get(FileStorage, { strict: false }).putBytes(storageKey, Buffer.from('%PDF-1.7'));
  const paper = { kind: 'appraisal' as const, name: 'report.pdf', contentType: 'application/pdf', bytes: 8 };
  const kept = { id, intakeId, storageKey, createdAt: test.clock.now() };
  await test.unitOfWork.repository(IntakeFileEntity).insert({ ...paper, ...kept });
  return storageKey;
}
const happened = (entityId: string, days: number, reason: string | null = null): Promise<unknown> =>
  query(
    `INSERT INTO state_change (id, entity, entity_id, from_state, to_state, event, reason, at)
      VALUES ($1, 'intake', $2, 'in_review', 'declined', 'decline', $3, $4)`,
    [newId(), entityId, reason, new Date(test.clock.now().getTime() - days * DAY_MS)],
  );
/** An approved request, converted for somebody who is invited. */
async function converted(): Promise<{ intake: IntakeEntity; ownerId: string; projectId: string }> {
  const { intake } = await anIntakeIn(test, 'approved', { staffId: admin.user.id });
  const { body } = await test.http.post(`/api/admin/intake/${intake.id}/convert`).set(admin.headers).send({});
  return { intake, ownerId: body.account.userId, projectId: body.projects[0].id };
}

describe('a request in no account', () => {
  it('AUTH-08 is erased a year after the last word, with its papers and reasons, and the log says so', async () => {
    const { intake } = await anIntake(test, { row: { ...longAgo(400), state: 'declined' } });
    const key = await aPaper(intake.id);
    await happened(intake.id, INTAKE_LIMITS.retentionDays, 'Marcus asks for too much.');
    const links = test.app.get(IntakeLinks, { strict: false });
    await query('UPDATE repair_intake SET token_hash = $1', [links.hashFor(intake)]);

    await sweep();

    expect(await left()).toEqual([]);
    expect(await test.app.get(FileStorage, { strict: false }).open(key)).toBeNull();
    expect(await query(`SELECT reason FROM state_change WHERE entity_id = $1`, [intake.id])).toEqual([
      { reason: null },
    ]);
    expect(
      await query(`SELECT action, actor_id, before, after, reason FROM audit_entry WHERE subject_id = $1`, [intake.id]),
    ).toEqual([{ action: 'intake.erased', actor_id: null, before: { state: 'declined' }, after: null, reason: null }]);
    const followed = await test.http.get('/api/intake/request').set({ 'X-Link-Token': links.secretOf(intake) });
    expect(followed.body.code).toBe('intake.link_invalid');
  });

  it('AUTH-08 stays while it is younger, while somebody still speaks of it, and where it stands in an account', async () => {
    const younger = await anIntake(test, { row: longAgo(INTAKE_LIMITS.retentionDays - 1) });
    const spokenOf = await anIntake(test, { row: { ...longAgo(500), state: 'in_review' } });
    await happened(spokenOf.intake.id, 30);
    const owner = await aPerson(test, 'seller');
    const owned = await anIntake(test, { row: { ...longAgo(500), userId: owner.user.id } });
    const silent = await anIntake(test, { row: { ...longAgo(500), state: 'needs_information' } });

    await sweep();

    expect(await left()).not.toContain(silent.intake.id);
    expect(await left()).toEqual(expect.arrayContaining([younger.intake.id, spokenOf.intake.id, owned.intake.id]));
  });

  it('AUTH-08 stays while one of its projects needs it, and goes once it is closed; the projects stay', async () => {
    const { intake, projectId } = await converted();
    const then = test.clock.now();
    test.clock.advance(400 * DAY_MS);
    await sweep();
    expect(await left()).toContain(intake.id);

    await query(`UPDATE repair_intake SET state = 'closed' WHERE id = $1`, [intake.id]);
    await sweep();
    test.clock.set(then);

    expect(await left()).not.toContain(intake.id);
    expect(await query('SELECT count(*)::int AS n FROM project WHERE id = $1', [projectId])).toEqual([{ n: 1 }]);
  });
});

it('AUTH-08 the request of somebody who was invited and never came goes when their account does', async () => {
  const { intake, ownerId } = await converted();
  const key = await aPaper(intake.id);

  await test.unitOfWork.run(() => test.app.get(PersonalData, { strict: false }).erase(ownerId));
  await test.jobs.drain();

  expect(await left()).not.toContain(intake.id);
  expect(await test.app.get(FileStorage, { strict: false }).open(key)).toBeNull();
});
