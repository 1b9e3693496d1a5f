import type { TestApp } from '../create-test-app.js';
import { aUser } from '../a-user.js';
import { rankPlaces } from './bench-projects.js';
import { tidy } from './tidy.js';

const CHUNK = 5_000;

// One in twenty is suspended; every second has been rated; nine in ten papers are approved.
const FILL = `
  WITH people AS (
    INSERT INTO app_user (id, created_at, updated_at, role, status, first_name, last_name, email, email_verified_at, company,
      password_hash, terms_accepted_at, terms_version, adult_confirmed_at)
    SELECT gen_random_uuid(), now() - random() * interval '900 days', now(), 'contractor',
      CASE WHEN random() < 0.05 THEN 'suspended' ELSE 'active' END,
      initcap(left(md5(random()::text), 6)), initcap(left(md5(random()::text), 8)), gen_random_uuid() || '@example.com', now(),
      'Bench Repairs ' || n, t.password_hash, now(), t.terms_version, now()
    FROM generate_series(1, $1::integer) n JOIN app_user t ON t.id = $2 RETURNING id, created_at
  ), profiles AS (
    INSERT INTO contractor_profile (id, created_at, updated_at, trades, zip, city, state, latitude, longitude,
      service_radius_miles, experience_years, liability_cover_cents, rating, review_count)
    SELECT u.id, u.created_at, now(),
      (ARRAY['electrical','plumbing','roofing','flooring','painting','drywall'])[r.kind:r.kind + 1],
      z.zip, z.city, z.state, z.latitude, z.longitude, 50, 5, 100000000, r.rating, CASE WHEN r.rating IS NULL THEN 0 ELSE 7 END
    FROM people u
    CROSS JOIN LATERAL (SELECT power(random(), 2) AS place, 1 + (random() * 5)::integer AS kind,
      CASE WHEN random() < 0.5 THEN 1 + round((random() * 40)::numeric) / 10 END AS rating, u.id AS each) r
    JOIN bench_zip z ON z.rank = (r.place * ($3::integer - 1))::integer RETURNING id, state
  )
  INSERT INTO verification_paper (contractor_id, kind, state, expires_on, updated_at, cover_cents, licenses)
  SELECT p.id, k, 'approved', current_date + 200, now(), CASE WHEN k = 'insurance' THEN 100000000 END,
    CASE WHEN k = 'license' THEN jsonb_build_array(
      jsonb_build_object('state', p.state, 'trade', 'other', 'expiresOn', (current_date + 200)::text)) END
  FROM profiles p, unnest(ARRAY['license', 'insurance', 'background_check']) k WHERE random() < 0.9`;

/** So many contractors, as dense around New York as the projects are. */
export async function fillContractors(test: TestApp, rows: number): Promise<void> {
  const places = await rankPlaces(test);
  const template = await aUser(test, { role: 'seller' });
  for (let done = 0; done < rows; done += CHUNK)
    await test.unitOfWork.manager.query(FILL, [Math.min(CHUNK, rows - done), template.id, places]);
  for (const table of ['app_user', 'contractor_profile', 'contractor_listing', 'verification_paper'])
    await tidy(test, table);
}
