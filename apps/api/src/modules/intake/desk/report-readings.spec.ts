import { STAFF_READING_MS } from '@cw/domain';
import { newId } from '../../../common/ids.js';
import { FileStorage } from '../../../common/storage/file-storage.js';
import { createMailTest, type MailTest } from '../../../testing/index.js';
import { aPerson, type Person } from '../../../testing/market.js';
import { IntakeFileEntity } from '../intake-file.entity.js';
import { anIntakeIn } from './testing/an-intake.js';

let test: MailTest;
let admin: Person;
beforeAll(async () => {
  test = await createMailTest();
  admin = await aPerson(test, 'admin');
});
afterAll(() => test.close());

/** A request with its report, by its address for staff. */
async function aReport(): Promise<{ readonly intakeId: string; readonly path: string }> {
  const { intake } = await anIntakeIn(test, 'in_review', { staffId: admin.user.id });
  const [id, intakeId] = [newId(), intake.id];
  const storageKey = `intake/${intakeId}/${id}`;
  await test.app.get(FileStorage, { strict: false }).putBytes(storageKey, Buffer.from('%PDF-1.7 the report'));
  const paper = { kind: 'appraisal' as const, name: 'report.pdf', contentType: 'application/pdf', bytes: 19 };
  await test.unitOfWork
    .repository(IntakeFileEntity)
    .insert({ ...paper, id, intakeId, storageKey, createdAt: test.clock.now() });
  return { intakeId, path: `/api/admin/intake/${intakeId}/files/${id}` };
}

const openings = async (intakeId: string): Promise<Record<string, unknown>[]> => {
  const query = { action: 'intake.files_read', subjectId: intakeId };
  return (await test.http.get('/api/admin/audit').query(query).set(admin.headers).expect(200)).body.items;
};
const read = (path: string, who: Person) => test.http.get(path).set(who.headers);

describe('the report of a client, opened by staff', () => {
  it('INT-08 ADM-01 is in the audit log: by whom, of which request, once a reading', async () => {
    const { intakeId, path } = await aReport();

    await Promise.all([read(path, admin).expect(200), read(path, admin).expect(200)]);
    expect(await openings(intakeId)).toMatchObject([{ actorId: admin.user.id, subjectId: intakeId }]);

    // In two steps: a session of staff that rests as long as a reading lasts is over.
    const half = STAFF_READING_MS / 2 + 1;
    test.clock.advance(half);
    await read(path, admin).expect(200);
    expect(await openings(intakeId)).toHaveLength(1);
    test.clock.advance(half);
    await read(path, admin).expect(200);
    expect(await openings(intakeId)).toHaveLength(2);
  });

  it('INT-08 ADM-01 is of each who opens it, and nothing is noted of a file that is not there', async () => {
    const { intakeId, path } = await aReport();
    const other = await aReport();
    const colleague = await aPerson(test, 'admin');

    await read(`/api/admin/intake/${intakeId}/files/${newId()}`, admin).expect(404);
    await read(path.replace(intakeId, other.intakeId), admin).expect(404);
    expect(await openings(intakeId)).toEqual([]);

    await read(path, admin).expect(200);
    await read(path, colleague).expect(200);
    expect(await openings(intakeId)).toHaveLength(2);
  });
});
