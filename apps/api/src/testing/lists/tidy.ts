import type { TestApp } from '../create-test-app.js';

/** As autovacuum leaves a table; it cannot mark pages that somebody's older snapshot still looks at. */
export async function tidy({ unitOfWork: { manager } }: TestApp, table: string): Promise<void> {
  for (;;) {
    await manager.query(`VACUUM ANALYZE ${table}`);
    const [state]: { tidy: boolean }[] = await manager.query(
      `SELECT relallvisible >= relpages AS tidy FROM pg_class WHERE oid = $1::regclass`,
      [table],
    );
    if (state?.tidy) return;
  }
}
