import { createDataSource } from '../common/persistence/data-source.js';
import { createTestDatabase } from '../testing/index.js';
import { migrations } from './index.js';

describe('migrations', () => {
  it('can each be undone, newest first, and done again to the same tables', async () => {
    const database = await createTestDatabase();
    const dataSource = createDataSource({ url: database.ownerUrl, poolSize: 2, entities: [], migrations });
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
});
