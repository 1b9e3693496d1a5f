import { randomUUID } from 'node:crypto';
import { createDataSource } from '../common/persistence/data-source.js';
import { createTestDatabase } from '../testing/index.js';
import { migrations } from './index.js';

describe('migrations', () => {
  it('can each be undone, newest first, and done again to the same tables', async () => {
    const database = await createTestDatabase();
    const dataSource = createDataSource({
      url: database.ownerUrl,
      poolSize: 2,
      waitSeconds: 60,
      entities: [],
      migrations,
    });
    await dataSource.initialize();
    const columns = (): Promise<unknown> =>
      dataSource.query(
        `SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
         WHERE table_schema = 'public' ORDER BY table_name, column_name`,
      );
    const before = await columns();

    for (let undone = 0; undone < migrations.length; undone += 1) await dataSource.undoLastMigration();
    const left: unknown = await dataSource.query(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'schema_migration'`,
    );
    await dataSource.runMigrations();
    const after = await columns();
    await dataSource.destroy();
    await database.drop();

    expect(left).toEqual([]);
    expect(after).toEqual(before);
  });

  it('VER-01 keep the licenses that were approved before they had a place of their own', async () => {
    const database = await createTestDatabase();
    const dataSource = createDataSource({
      url: database.ownerUrl,
      poolSize: 2,
      waitSeconds: 60,
      entities: [],
      migrations,
    });
    await dataSource.initialize();
    const isUndone = async (): Promise<boolean> =>
      (await dataSource.query(`SELECT FROM schema_migration WHERE name LIKE 'HoldLicenses%'`)).length === 0;
    while (!(await isUndone())) await dataSource.undoLastMigration();
    const ids = { ended: randomUUID(), typed: randomUUID(), plain: randomUUID() };
    const license = (state: string, expiresOn: string) => ({ state, trade: 'plumbing', number: 'A-1', expiresOn });
    for (const id of Object.values(ids)) {
      await dataSource.query(
        `INSERT INTO app_user (id, created_at, updated_at, email, password_hash, first_name, last_name, role,
          terms_accepted_at, terms_version, adult_confirmed_at)
         VALUES ($1::uuid, now(), now(), $1::text || '@example.com', 'x', 'A', 'B', 'contractor', now(), '1', now())`,
        [id],
      );
      await dataSource.query(
        `INSERT INTO contractor_profile (id, created_at, updated_at, trades, state, zip, city, latitude, longitude,
          service_radius_miles, experience_years, liability_cover_cents)
         VALUES ($1, now(), now(), '{plumbing}', 'OR', '97202', 'Portland', 45, -122, 25, 5, 0)`,
        [id],
      );
    }
    const paper = (id: string, state: string, expiresOn: string) =>
      dataSource.query(
        `INSERT INTO verification_paper (contractor_id, kind, state, expires_on, updated_at, reminded_of, reminded_days)
         VALUES ($1, 'license', $2, $3, now(), $3, -1)`,
        [id, state, expiresOn],
      );
    const submission = (id: string, day: string, fields: object, approved: object | null) =>
      dataSource.query(
        `INSERT INTO paper_submission (id, contractor_id, kind, fields, approved_fields, file_ids, state, submitted_at, decided_at)
         VALUES (gen_random_uuid(), $1, 'license', $2, $3, ARRAY[gen_random_uuid()], 'approved', $4, $4)`,
        [id, JSON.stringify(fields), approved && JSON.stringify(approved), day],
      );
    const two = { licenses: [license('NY', '2026-01-01'), license('NJ', '2099-01-01')] };
    await paper(ids.ended, 'expired', '2026-01-01');
    await submission(ids.ended, '2025-01-01', { licenses: [license('TX', '2099-01-01')] }, null);
    await submission(ids.ended, '2025-02-01', { licenses: [license('CA', '2099-01-01')] }, two);
    await paper(ids.typed, 'expired', '2026-01-01');
    await submission(ids.typed, '2025-01-01', { licenses: [license('NY', '2026-01-01')] }, null);
    await paper(ids.plain, 'approved', '2099-01-01');

    await dataSource.runMigrations();
    const rows: Record<string, unknown>[] = await dataSource.query(
      `SELECT p.contractor_id AS id, state, expires_on::text AS last, licenses, r.ends_on::text AS told
       FROM verification_paper p JOIN paper_reminder r USING (contractor_id, kind)`,
    );
    await dataSource.destroy();
    await database.drop();

    const held = (state: string, expiresOn: string, trade = 'plumbing') => ({ state, trade, expiresOn });
    expect(new Map(rows.map(({ id, ...row }) => [id, row]))).toEqual(
      new Map<unknown, unknown>([
        [
          ids.ended,
          {
            ...{ state: 'approved', last: '2099-01-01', told: '2026-01-01' },
            licenses: [held('NY', '2026-01-01'), held('NJ', '2099-01-01')],
          },
        ],
        [ids.typed, { state: 'expired', last: '2026-01-01', told: '2026-01-01', licenses: [held('NY', '2026-01-01')] }],
        [
          ids.plain,
          {
            ...{ state: 'approved', last: '2099-01-01', told: '2099-01-01' },
            licenses: [held('OR', '2099-01-01', 'other')],
          },
        ],
      ]),
    );
  });
});
