import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const DATA_FILE = fileURLToPath(new URL('../../data/zip-centroids.tsv.gz', import.meta.url));
const COLUMNS = 5;

const UPSERT = `
  INSERT INTO zip_centroid (zip, city, state, latitude, longitude)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::double precision[], $5::double precision[])
  ON CONFLICT (zip) DO UPDATE SET
    city = excluded.city, state = excluded.state, latitude = excluded.latitude, longitude = excluded.longitude
  WHERE (zip_centroid.city, zip_centroid.state, zip_centroid.latitude, zip_centroid.longitude)
    IS DISTINCT FROM (excluded.city, excluded.state, excluded.latitude, excluded.longitude)`;

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

/** Fills `zip_centroid` from the data file; running it again brings a newer file in. Answers how many ZIP codes. */
export async function importZipCentroids(query: Query): Promise<number> {
  const text = (await promisify(gunzip)(await readFile(DATA_FILE))).toString('utf8');
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const columns = Array.from({ length: COLUMNS }, (_, column) => rows.map((row) => row[column]));
  await query(UPSERT, columns);
  return rows.length;
}
