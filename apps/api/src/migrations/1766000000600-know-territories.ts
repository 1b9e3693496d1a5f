import type { MigrationInterface, QueryRunner } from 'typeorm';
import { importZipCentroids } from '../geo/import-zip-centroids.js';

/** Brings the ZIP codes of the territories to a database that was filled before the data file had them. */
export class KnowTerritories1766000000600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await importZipCentroids((text, values) => runner.query(text, [...values]));
  }

  /** They stay: projects may lie there by now, and the version before reads them as any other. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
