import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOLDED_FROM = 'áéíóúüñÁÉÍÓÚÜÑ';
const FOLDED_TO = 'aeiouunAEIOUUN';
const DOCUMENT = `title || ' ' || description || ' ' || city || ' ' || state || ' ' || zip || ' ' || condition_words`;

/** What each list is sorted by: the columns of its index, and what it must hold to be read without the table. */
const SORTS = [
  { name: 'newest', columns: 'created_at DESC, id DESC', include: 'top_budget_cents, closes_on' },
  { name: 'closing', columns: 'closes_on, id', include: 'top_budget_cents' },
  { name: 'budget', columns: 'top_budget_cents DESC, id DESC', include: 'closes_on' },
];
const FILTERED = 'owner_id, category, priority, trades';
const UNSETTLED = `(CASE WHEN status IN ('completed', 'cancelled') THEN 'infinity'::date ELSE closes_on END)`;

/** Every sort of the lists of projects at a cost that grows with the page, not with the table; and words of two languages. */
export class IndexProjectLists1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS cube`);
    await addColumns(runner);
    await runner.query(`DROP INDEX project_open_cell25_idx, project_open_cell100_idx, project_open_newest_idx`);
    for (const { name, columns, include } of SORTS) {
      await runner.query(
        `CREATE INDEX project_open_${name}_idx ON project (${columns}) INCLUDE (${FILTERED}, ${include}) WHERE status = 'open'`,
      );
      for (const cell of ['cell25', 'cell100'])
        await runner.query(
          `CREATE INDEX project_open_${cell}_${name}_idx ON project (${cell}, ${columns})
           INCLUDE (${FILTERED}, ${include}, latitude, longitude) WHERE status = 'open'`,
        );
    }
    // The nearest first: ZIP codes by distance, and within each of them the projects that stand at its middle.
    await runner.query(
      `CREATE INDEX project_open_zip_idx ON project (zip, id) INCLUDE (${FILTERED}, top_budget_cents, closes_on) WHERE status = 'open'`,
    );
    await runner.query(`CREATE INDEX zip_centroid_sphere_idx ON zip_centroid USING gist (sphere)`);
    await runner.query(`CREATE INDEX project_owner_closing_idx ON project (owner_id, ${UNSETTLED}, id)`);
    await runner.query(`CREATE INDEX project_owner_budget_idx ON project (owner_id, top_budget_cents DESC, id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX project_owner_budget_idx, project_owner_closing_idx, project_open_zip_idx`);
    for (const { name } of SORTS)
      await runner.query(
        `DROP INDEX project_open_${name}_idx, project_open_cell25_${name}_idx, project_open_cell100_${name}_idx`,
      );
    await runner.query(`ALTER TABLE zip_centroid DROP COLUMN sphere`);
    await replaceSearch(runner, `to_tsvector('english', ${DOCUMENT})`);
    await runner.query(`ALTER TABLE project DROP COLUMN trades, DROP COLUMN top_budget_cents, DROP COLUMN closes_on`);
    await runner.query(`DROP FUNCTION fold_accents`);
    for (const cell of ['cell25', 'cell100'])
      await runner.query(
        `CREATE INDEX project_open_${cell}_idx ON project (${cell}, created_at DESC, id DESC)
         INCLUDE (latitude, longitude, category, priority) WHERE status = 'open'`,
      );
    await runner.query(
      `CREATE INDEX project_open_newest_idx ON project (created_at DESC, id DESC) WHERE status = 'open'`,
    );
    await runner.query(`DROP EXTENSION cube`);
  }
}

async function addColumns(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION fold_accents(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN translate(words, '${FOLDED_FROM}', '${FOLDED_TO}')`);
  await runner.query(`
    ALTER TABLE project
      ADD COLUMN trades text[] NOT NULL DEFAULT '{}',
      ADD COLUMN top_budget_cents bigint NOT NULL GENERATED ALWAYS AS (coalesce(max_budget_cents, budget_cents, 0)) STORED,
      ADD COLUMN closes_on date NOT NULL GENERATED ALWAYS AS (coalesce(closing_date, 'infinity'::date)) STORED`);
  await runner.query(`
    UPDATE project p SET trades = c.trades
    FROM (SELECT project_id, array_agg(DISTINCT category ORDER BY category) AS trades FROM condition GROUP BY project_id) c
    WHERE c.project_id = p.id`);
  // Two languages are spoken here, so both stem: a word is found by its plural in either. English reads the text without
  // accents, for those whose keyboard has none; 'simple' alone would find only what begins with what was typed.
  await replaceSearch(
    runner,
    `to_tsvector('english', fold_accents(${DOCUMENT})) || to_tsvector('spanish', ${DOCUMENT})`,
  );
  // On a sphere of radius one: how far apart two places are is how long the straight line between them is.
  await runner.query(`
    ALTER TABLE zip_centroid ADD COLUMN sphere cube NOT NULL GENERATED ALWAYS AS (cube(ARRAY[
      cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))
    ])) STORED`);
}

async function replaceSearch(runner: QueryRunner, expression: string): Promise<void> {
  await runner.query(`ALTER TABLE project DROP COLUMN search`);
  await runner.query(`ALTER TABLE project ADD COLUMN search tsvector GENERATED ALWAYS AS (${expression}) STORED`);
  await runner.query(`CREATE INDEX project_search_idx ON project USING gin (search)`);
}
