import type { MigrationInterface, QueryRunner } from 'typeorm';
import { importZipCentroids } from '../geo/import-zip-centroids.js';

// As libs/domain/src/geo/distance.ts, which a spec compares it with. No least() or CASE: a null stays a null, and the
// planner can put the expression in place of the call.
const HAVERSINE = `(power(sin(radians(lat_b - lat_a) / 2), 2)
  + cos(radians(lat_a)) * cos(radians(lat_b)) * power(sin(radians(lng_b - lng_a) / 2), 2))`;

/** Where each ZIP code lies, from the data file; and the distance that every radius search measures with. */
export class CreateZipCentroids1763600000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE zip_centroid (
        zip text PRIMARY KEY CHECK (zip ~ '^[0-9]{5}$'),
        city text NOT NULL,
        state text NOT NULL,
        latitude double precision NOT NULL,
        longitude double precision NOT NULL
      )`);
    await runner.query(`
      CREATE FUNCTION distance_miles(lat_a double precision, lng_a double precision, lat_b double precision, lng_b double precision)
      RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN 2 * 3958.7613 * atan2(sqrt(${HAVERSINE}), sqrt(abs(1 - ${HAVERSINE})))`);
    await importZipCentroids((text, values) => runner.query(text, [...values]));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION distance_miles`);
    await runner.query(`DROP TABLE zip_centroid`);
  }
}
