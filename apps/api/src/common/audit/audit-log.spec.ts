import { createTestApp, type TestApp } from '../../testing/index.js';
import { newId } from '../ids.js';
import { AuditLog } from './audit-log.js';

let test: TestApp;
let audit: AuditLog;
beforeAll(async () => {
  test = await createTestApp();
  audit = test.app.get(AuditLog);
});
afterAll(() => test.close());

const record = (subjectId = newId()) =>
  test.unitOfWork.run(() =>
    audit.record({ action: 'auth.password_changed', actorId: subjectId, subjectType: 'user', subjectId }),
  );
const query = (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  test.unitOfWork.manager.query(text, values);

describe('the audit log', () => {
  it('keeps an entry exactly when its act is kept', async () => {
    const [kept, undone] = [newId(), newId()];
    await record(kept);
    const failing = test.unitOfWork.run(async () => {
      await audit.record({ action: 'auth.password_changed', actorId: null, subjectType: 'user', subjectId: undone });
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    const rows = await query(`SELECT subject_id FROM audit_entry WHERE subject_id = ANY ($1)`, [[kept, undone]]);
    expect(rows).toEqual([{ subject_id: kept }]);
  });

  it('refuses an entry outside the transaction of its act', async () => {
    const outside = audit.record({ action: 'token.created', actorId: null, subjectType: 'token', subjectId: null });

    await expect(outside).rejects.toThrow('outside a unit of work');
  });

  it('chains parallel entries without a gap', async () => {
    await Promise.all(Array.from({ length: 30 }, () => record()));

    const rows = await query(`SELECT sequence::int AS n FROM audit_link ORDER BY sequence`);
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, index) => index + 1));
    expect(await query(`SELECT count(*)::int AS n FROM audit_entry`)).toEqual([{ n: rows.length }]);
  });

  it.each([
    `UPDATE audit_entry SET reason = 'another'`,
    `DELETE FROM audit_entry`,
    `TRUNCATE audit_entry CASCADE`,
    `UPDATE audit_link SET hash = ''`,
    `DELETE FROM audit_link`,
    `TRUNCATE audit_link`,
    `INSERT INTO audit_link (sequence, entry_id, hash) SELECT 0, id, '' FROM audit_entry LIMIT 1`,
    `UPDATE audit_head SET sequence = 0`,
    `DELETE FROM audit_head`,
    `TRUNCATE audit_head`,
  ])('refuses %s', async (statement) => {
    await record();

    await expect(test.asOwner(statement)).rejects.toThrow('is refused');
  });
});
