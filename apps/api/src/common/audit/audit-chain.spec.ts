import { createTestApp, type TestApp } from '../../testing/index.js';
import { newId } from '../ids.js';
import { AuditChain } from './audit-chain.js';
import { AuditLog } from './audit-log.js';

let test: TestApp;
let chain: AuditChain;
beforeAll(async () => {
  test = await createTestApp({ byOwner: true });
  chain = test.app.get(AuditChain);
  const audit = test.app.get(AuditLog);
  for (let index = 0; index < 5; index += 1) {
    await test.unitOfWork.run(() =>
      audit.record({
        action: 'user.suspended',
        actorId: newId(),
        subjectType: 'user',
        subjectId: newId(),
        reason: 'Complaints: «ruido», 漏水 and half a character \uD800',
        before: { status: 'active', sessions: 2 },
        after: { status: 'suspended', sessions: 0, tokens: ['one'], mfa: false, left: null },
      }),
    );
  }
});
afterAll(() => test.close());

/** As somebody with the database's password and no scruples: past every trigger, undone afterwards. */
async function withTampered<T>(statement: string, work: () => Promise<T>): Promise<T> {
  let result: T | undefined;
  const undo = new Error('undo');
  await test.unitOfWork
    .run(async () => {
      await test.unitOfWork.manager.query(`SET LOCAL session_replication_role = replica`);
      await test.unitOfWork.manager.query(statement);
      result = await work();
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  if (result === undefined) throw new Error('nothing was looked at');
  return result;
}

/** SQL for the value of a column with its last byte changed; for a type that nobody thought of there is none. */
function oneByteOff(column: string, type: string): string {
  const byType: Record<string, string> = {
    text: `left(${column}, -1) || chr(ascii(right(${column}, 1)) # 1)`,
    uuid: `(left(${column}::text, -1) || translate(right(${column}::text, 1), '0123456789abcdef', '1032547698badcfe'))::uuid`,
    timestamptz: `${column} + interval '1 millisecond'`,
    jsonb: `replace(${column}::text, 'sessions', 'sessionz')::jsonb`,
    bytea: `set_byte(${column}, length(${column}) - 1, get_byte(${column}, length(${column}) - 1) # 1)`,
    int8: `${column} # 8`,
  };
  const changed = byType[type];
  if (changed === undefined) throw new Error(`${column} is of a type that nobody tampers with: ${type}`);
  return changed;
}

const THIRD = `(SELECT entry_id FROM audit_link WHERE sequence = 3)`;

describe('the check of the audit log', () => {
  it('ADM-01 finds nothing where nothing was changed', async () => {
    const report = await chain.check();

    expect(report).toEqual({ entries: 5, head: expect.stringMatching(/^[0-9a-f]{64}$/), intactUpTo: 5, faults: [] });
  });

  it.each([
    [`UPDATE audit_entry SET reason = replace(reason, 'C', 'c') WHERE id = ${THIRD}`],
    [`UPDATE audit_entry SET reason = NULL WHERE id = ${THIRD}`],
    [`UPDATE audit_entry SET action = 'user.restored' WHERE id = ${THIRD}`],
    [`UPDATE audit_entry SET actor_id = subject_id WHERE id = ${THIRD}`],
    [`UPDATE audit_entry SET subject_id = NULL WHERE id = ${THIRD}`],
    [`UPDATE audit_entry SET subject_type = 'token' WHERE id = ${THIRD}`],
    [`UPDATE audit_entry SET at = at + interval '1 microsecond' WHERE id = ${THIRD}`],
    [`UPDATE audit_entry SET before = '{"status": "active", "sessions": 3}' WHERE id = ${THIRD}`],
    [`UPDATE audit_entry SET before = '{"status": "active", "sessions": 2.0}' WHERE id = ${THIRD}`],
    [`UPDATE audit_entry SET after = after - 'left' WHERE id = ${THIRD}`],
    [`UPDATE audit_entry SET digest = set_byte(digest, 0, get_byte(digest, 0) # 1) WHERE id = ${THIRD}`],
    [`UPDATE audit_link SET hash = set_byte(hash, 31, get_byte(hash, 31) # 1) WHERE sequence = 3`],
    [`UPDATE audit_link SET sequence = 9 WHERE sequence = 5`],
    [`UPDATE audit_link SET entry_id = gen_random_uuid() WHERE sequence = 3`],
    [`DELETE FROM audit_entry WHERE id = ${THIRD}`],
    [`DELETE FROM audit_link WHERE sequence = 3`],
    [`DELETE FROM audit_link WHERE sequence = 5`],
    [`UPDATE audit_head SET sequence = 4`],
    [`UPDATE audit_head SET hash = set_byte(hash, 5, get_byte(hash, 5) # 1)`],
    [`DELETE FROM audit_head`],
    [
      `INSERT INTO audit_entry SELECT gen_random_uuid(), at, action, actor_id, subject_type, subject_id, reason, before, after, digest FROM audit_entry LIMIT 1`,
    ],
  ])('ADM-01 finds %s', async (statement) => {
    const { faults } = await withTampered(statement, () => chain.check());

    expect(faults).not.toEqual([]);
  });

  it('ADM-01 finds one byte in each column of each table of the log', async () => {
    // The head's only boolean can be nothing but true.
    const columns: { table: string; column: string; type: string }[] = await test.unitOfWork.manager.query(`
      SELECT table_name AS "table", column_name AS "column", udt_name AS type FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name LIKE 'audit\\_%' AND udt_name <> 'bool' ORDER BY 1, 2`);
    const unseen: string[] = [];
    for (const { table, column, type } of columns) {
      const where = { audit_entry: `id = ${THIRD}`, audit_link: 'sequence = 3' }[table] ?? 'true';
      const change = `UPDATE ${table} SET ${column} = ${oneByteOff(column, type)} WHERE ${where}`;
      const { faults } = await withTampered(change, () => chain.check());
      if (faults.length === 0) unseen.push(`${table}.${column}`);
    }

    expect(unseen).toEqual([]);
    expect(columns.length).toBeGreaterThan(12);
  });

  it('ADM-01 finds an entry that was replaced together with its digest', async () => {
    const forged = `UPDATE audit_entry SET (action, digest) = (SELECT action, digest FROM audit_entry e WHERE e.id <> ${THIRD} LIMIT 1) WHERE id = ${THIRD}`;

    const { faults } = await withTampered(forged, () => chain.check());

    expect(faults).toContain('entry 3 was changed');
  });
});
