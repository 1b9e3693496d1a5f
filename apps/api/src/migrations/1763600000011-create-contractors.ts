import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contractor profiles and their papers. */
export class CreateContractors1763600000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contractor_profile (
        id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        version integer NOT NULL DEFAULT 1,
        trades text[] NOT NULL DEFAULT '{}',
        about text,
        zip text REFERENCES zip_centroid (zip),
        city text,
        state text,
        latitude double precision,
        longitude double precision,
        service_radius_miles integer NOT NULL DEFAULT 25 CHECK (service_radius_miles BETWEEN 5 AND 100),
        experience_years integer NOT NULL DEFAULT 0 CHECK (experience_years >= 0),
        liability_cover_cents bigint NOT NULL DEFAULT 0 CHECK (liability_cover_cents >= 0),
        license_number text,
        insurance_provider text,
        insurance_expires_on date,
        rating double precision CHECK (rating BETWEEN 1 AND 5),
        review_count integer NOT NULL DEFAULT 0 CHECK (review_count >= 0),
        CHECK ((zip IS NULL) = (latitude IS NULL) AND (zip IS NULL) = (longitude IS NULL))
      )`);
    await runner.query(
      `CREATE INDEX contractor_profile_newest_idx ON contractor_profile (created_at DESC, id DESC) WHERE zip IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX contractor_profile_place_idx ON contractor_profile (latitude, longitude) WHERE zip IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE verification_paper (
        contractor_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('license', 'insurance', 'background_check')),
        state text NOT NULL CHECK (state IN ('missing', 'submitted', 'approved', 'rejected', 'expiring', 'expired')),
        expires_on date,
        notes text,
        updated_at timestamptz NOT NULL,
        PRIMARY KEY (contractor_id, kind)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['verification_paper', 'contractor_profile']) await runner.query(`DROP TABLE ${table}`);
  }
}
