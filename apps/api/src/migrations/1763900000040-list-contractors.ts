import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the directory is sorted by: the columns of its index, and what it must hold to be read without the table. */
const SORTS = [
  { name: 'newest', columns: 'member_since DESC, id DESC', include: 'rating, trades' },
  { name: 'rating', columns: 'rating DESC, id DESC', include: 'trades' },
  { name: 'name', columns: 'name, id', include: 'rating, trades' },
];
const CELLS = [
  { name: 'cell25', perDegree: 4 },
  { name: 'cell100', perDegree: 1 },
];

const LISTED = `p.zip IS NOT NULL AND u.status = 'active' AND u.role = 'contractor'`;
const COLUMNS = ['member_since', 'rating', 'name', 'place', 'trades', 'zip', 'latitude', 'longitude'];

const fillFor = (test: string): string => `
  INSERT INTO contractor_listing (id, ${COLUMNS.join(', ')})
  SELECT p.id, u.created_at, coalesce(p.rating, 0), lower(u.first_name || ' ' || u.last_name), concat_ws(' ', p.state, p.city),
    p.trades, p.zip, p.latitude, p.longitude
  FROM contractor_profile p JOIN app_user u ON u.id = p.id WHERE ${LISTED} ${test}`;

const CREATE = `
  CREATE TABLE contractor_listing (
    id uuid PRIMARY KEY REFERENCES contractor_profile (id) ON DELETE CASCADE,
    member_since timestamptz NOT NULL,
    rating double precision NOT NULL,
    name text NOT NULL,
    place text NOT NULL,
    trades text[] NOT NULL,
    zip text NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    ${CELLS.map(
      ({ name, perDegree }) => `${name} integer NOT NULL GENERATED ALWAYS AS (
      floor((latitude + 90) * ${perDegree})::integer * ${perDegree * 360} + floor((longitude + 180) * ${perDegree})::integer
    ) STORED`,
    ).join(',')}
  )`;

// The person's row is held: whoever suspends a contractor at this moment is waited for, and what it left is read.
const KEEP = `
  CREATE FUNCTION contractor_listing_keep() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM app_user WHERE id = NEW.id FOR SHARE;
    DELETE FROM contractor_listing l WHERE l.id = NEW.id AND NOT EXISTS (
      SELECT FROM contractor_profile p JOIN app_user u ON u.id = p.id WHERE p.id = l.id AND ${LISTED});
    ${fillFor('AND p.id = NEW.id')}
    ON CONFLICT (id) DO UPDATE SET ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')};
    RETURN NULL;
  END $$`;

const TRIGGERS = [
  `CREATE TRIGGER contractor_profile_listed AFTER INSERT OR UPDATE OF zip, city, state, latitude, longitude, trades, rating
   ON contractor_profile FOR EACH ROW EXECUTE FUNCTION contractor_listing_keep()`,
  `CREATE TRIGGER app_user_listed AFTER UPDATE OF created_at, status, role, first_name, last_name
   ON app_user FOR EACH ROW WHEN (OLD.role = 'contractor' OR NEW.role = 'contractor')
   EXECUTE FUNCTION contractor_listing_keep()`,
];

/**
 * Contractors whom clients may hire, with what the directory is sorted and filtered by in one place: it comes of two
 * tables, and no index reaches over both. The database keeps it, whoever writes.
 */
export class ListContractors1763900000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE);
    await runner.query(fillFor(''));
    for (const { name, columns, include } of SORTS) {
      await runner.query(
        `CREATE INDEX contractor_listing_${name}_idx ON contractor_listing (${columns}) INCLUDE (${include})`,
      );
      for (const cell of CELLS)
        await runner.query(
          `CREATE INDEX contractor_listing_${cell.name}_${name}_idx ON contractor_listing (${cell.name}, ${columns})
           INCLUDE (${include}, latitude, longitude)`,
        );
    }
    await runner.query(
      `CREATE INDEX contractor_listing_place_idx ON contractor_listing (place, id) INCLUDE (rating, trades)`,
    );
    await runner.query(
      `CREATE INDEX contractor_listing_zip_idx ON contractor_listing (zip, id) INCLUDE (rating, trades)`,
    );
    await runner.query(
      `ALTER TABLE contractor_listing SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`,
    );
    await runner.query(KEEP);
    for (const trigger of TRIGGERS) await runner.query(trigger);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER app_user_listed ON app_user`);
    await runner.query(`DROP TRIGGER contractor_profile_listed ON contractor_profile`);
    await runner.query(`DROP FUNCTION contractor_listing_keep`);
    await runner.query(`DROP TABLE contractor_listing`);
  }
}
