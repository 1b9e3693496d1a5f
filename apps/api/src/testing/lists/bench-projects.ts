import type { TestApp } from '../create-test-app.js';
import { aUser } from '../a-user.js';
import { tidy } from './tidy.js';

const OWNERS = 50;
// So many projects has an owner who is asked for its own, at every size; the others belong to the crowd.
const PROJECTS_EACH = 200;
const CHUNK = 50_000;

// The ZIP codes around New York hold most, as a metropolis does; three in ten are open. Each had its first bid at
// once: nobody is reminded of ten thousand promises while the lists are measured.
const SEED = `
  INSERT INTO project (id, created_at, updated_at, first_bid_at, owner_id, title, description, category, trades, priority, city, state, zip,
    latitude, longitude, budget_cents, closing_date, status)
  SELECT gen_random_uuid(), now() - random() * interval '90 days', now(), now(), ($2::uuid[])[1 + (random() * 49)::integer],
    'Repairs ' || n, 'appraisal' || CASE WHEN random() < 0.1 THEN ' gutter' ELSE '' END ||
    CASE WHEN random() < 0.01 THEN ' techo' ELSE '' END || CASE WHEN random() < 0.001 THEN ' quorx' ELSE '' END,
    t.trade, ARRAY[t.trade], (ARRAY['low','normal','high','urgent'])[1 + (random() * 3)::integer], 'Somewhere', 'NY', z.zip,
    z.latitude, z.longitude, 50000 + (random() * 100000)::integer * 100, current_date + (random() * 120)::integer,
    CASE WHEN random() < 0.3 THEN 'open' ELSE 'cancelled' END
  FROM generate_series(1, $1::integer) n
  CROSS JOIN LATERAL (SELECT power(random(), 2) AS place, 1 + (random() * 10)::integer AS kind, n AS each) r
  CROSS JOIN LATERAL (SELECT (ARRAY['electrical','plumbing','roofing','flooring','painting','drywall','windows','doors','hvac','landscaping','other'])[r.kind] AS trade) t
  JOIN bench_zip z ON z.rank = (r.place * ($3::integer - 1))::integer`;
const RANKED = `
  CREATE TABLE IF NOT EXISTS bench_zip AS SELECT zip, city, state, latitude, longitude,
    (row_number() OVER (ORDER BY distance_miles(latitude, longitude, 40.75, -73.99)))::integer - 1 AS rank FROM zip_centroid`;

// What hangs on a project: three conditions, a photo on every second, a bid of the one who asks on every twentieth.
const CONDITIONS = `
  INSERT INTO condition (id, created_at, updated_at, project_id, number, title, source, kind, category, location, scope,
    responsible_party, state)
  SELECT gen_random_uuid(), p.created_at, p.created_at, p.id, n, 'Roof covering', 'appraisal', 'repair',
    (ARRAY['roofing','painting','drywall'])[n], 'Rear slope', 'Replace what is worn', 'either', 'open'
  FROM project p, generate_series(1, 3) n WHERE p.status = 'open'`;
const PHOTOS = `
  INSERT INTO project_file (id, project_id, kind, name, content_type, bytes, width, height, storage_key, thumbnail_key,
    uploaded_by_id, created_at)
  SELECT gen_random_uuid(), p.id, 'photo', 'roof.jpg', 'image/jpeg', 100000, 1600, 1200, 'k/' || p.id, 't/' || p.id,
    p.owner_id, p.created_at
  FROM project p WHERE p.status = 'open' AND random() < 0.5`;
const BIDS = `
  INSERT INTO bid (id, created_at, updated_at, project_id, contractor_id, amount_cents, timeline, work_description, status)
  SELECT gen_random_uuid(), p.created_at, p.created_at, p.id, $1, 250000, '5 days', 'Everything', 'pending'
  FROM project p WHERE p.status = 'open' AND random() < 0.05`;

/** ZIP codes by how far from New York they lie, for places as dense as a metropolis. Answers how many there are. */
export async function rankPlaces(test: TestApp): Promise<number> {
  await test.asOwner(
    RANKED,
    'CREATE UNIQUE INDEX IF NOT EXISTS bench_zip_rank_idx ON bench_zip (rank)',
    'GRANT SELECT ON bench_zip TO PUBLIC',
  );
  const [{ count }]: [{ count: string }] = await test.unitOfWork.manager.query('SELECT count(*) FROM bench_zip');
  return Number(count);
}

async function someOwners(test: TestApp): Promise<string[]> {
  const owners = await Promise.all(Array.from({ length: OWNERS }, () => aUser(test, { role: 'agent' })));
  return owners.map(({ id }) => id);
}

/** So many projects. Answers those owners who have as many at every size. */
export async function fillProjects(test: TestApp, rows: number): Promise<string[]> {
  const [asked, crowd] = [await someOwners(test), await someOwners(test)];
  const { manager } = test.unitOfWork;
  const places = await rankPlaces(test);
  const theirs = Math.min(rows, OWNERS * PROJECTS_EACH);
  await manager.query(SEED, [theirs, asked, places]);
  for (let done = theirs; done < rows; done += CHUNK)
    await manager.query(SEED, [Math.min(CHUNK, rows - done), crowd, places]);
  await tidy(test, 'project');
  return asked;
}

/** What a page of the list reads beside the projects. */
export async function fillProjectDetails(test: TestApp, bidderId: string): Promise<void> {
  const { manager } = test.unitOfWork;
  await manager.query(CONDITIONS);
  await manager.query(PHOTOS);
  await manager.query(BIDS, [bidderId]);
  for (const table of ['condition', 'project_file', 'bid'] as const) await tidy(test, table);
}
