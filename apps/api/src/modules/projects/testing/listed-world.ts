import {
  PRIORITIES,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
  type Point,
  type Priority,
  type ProjectCategory,
  type ProjectStatus,
} from '@cw/domain';
import { aUser, type TestApp } from '../../../testing/index.js';
import { tidy } from '../../../testing/lists/tidy.js';
import type { Random } from '../../../testing/random.js';

export interface ListedFact extends Point {
  readonly id: string;
  readonly ownerId: string;
  readonly contractorId: string | null;
  readonly createdAt: string;
  readonly category: ProjectCategory;
  readonly trades: readonly ProjectCategory[];
  readonly priority: Priority;
  readonly status: ProjectStatus;
  readonly budgetCents: number | null;
  readonly maxBudgetCents: number | null;
  readonly closingDate: string | null;
  readonly zip: string;
  readonly words: readonly string[];
}

export interface Place extends Point {
  readonly zip: string;
}

export interface ListedWorld {
  readonly projects: readonly ListedFact[];
  readonly places: readonly Place[];
  readonly ownerIds: readonly string[];
  readonly suspendedId: string;
  readonly contractorIds: readonly string[];
}

/** Words that no language shortens; the first stands in every project, the last in very few. */
export const WORDS = ['xanadu', 'quorx', 'zyntho', 'jexip', 'vuqap', 'kwolb'] as const;
const SHARE = [1, 0.5, 0.2, 0.05, 0.01, 0.001];

const START = Date.UTC(2026, 9, 1);
const CLOSINGS = ['2026-11-25', '2026-12-01', '2026-12-10', '2026-12-24', '2027-01-15'];
const BUDGETS = [50, 100_000, 250_000, 250_001, 900_000];

// Most around New York, so that cells and ZIP codes hold several; some anywhere, as far as Alaska and Guam.
const PLACES = `
  (SELECT zip, latitude, longitude FROM zip_centroid
   WHERE distance_miles(latitude, longitude, 40.75, -73.99) < 110 ORDER BY md5(zip) LIMIT 150)
  UNION (SELECT zip, latitude, longitude FROM zip_centroid ORDER BY md5(zip || 'far') LIMIT 60)
  ORDER BY 1`;

// A job needs its accepted bid: both come about in one statement, and the bid bears the id of its project.
const INSERT = `
  WITH awarded AS (
    INSERT INTO bid (id, created_at, updated_at, project_id, contractor_id, amount_cents, timeline, work_description, status)
    SELECT (f->>'id')::uuid, (f->>'createdAt')::timestamptz, (f->>'createdAt')::timestamptz, (f->>'id')::uuid,
      (f->>'contractorId')::uuid, 100000, '5 days', 'Everything', 'accepted'
    FROM jsonb_array_elements($1::jsonb) f WHERE f->>'contractorId' IS NOT NULL
  )
  INSERT INTO project (id, created_at, updated_at, owner_id, contractor_id, accepted_bid_id, payment_timing, title, description,
    category, trades, priority, city, state, zip, latitude, longitude, budget_cents, max_budget_cents, closing_date, status, work)
  SELECT (f->>'id')::uuid, (f->>'createdAt')::timestamptz, (f->>'createdAt')::timestamptz, (f->>'ownerId')::uuid, (f->>'contractorId')::uuid,
    CASE WHEN f->>'contractorId' IS NOT NULL THEN (f->>'id')::uuid END, CASE WHEN f->>'contractorId' IS NOT NULL THEN 'upfront' END,
    'Repairs', (SELECT string_agg(w, ' ') FROM jsonb_array_elements_text(f->'words') w), f->>'category',
    ARRAY(SELECT jsonb_array_elements_text(f->'trades')), f->>'priority', 'Somewhere', 'NY', f->>'zip',
    (f->>'latitude')::float8, (f->>'longitude')::float8, (f->>'budgetCents')::bigint, (f->>'maxBudgetCents')::bigint,
    (f->>'closingDate')::date, f->>'status', CASE WHEN f->>'status' = 'in_progress' THEN 'not_started' END
  FROM jsonb_array_elements($1::jsonb) f`;

/** Projects as they never come about, so that every filter splits them and every sort has ties. */
export async function aListedWorld(test: TestApp, random: Random, size: number): Promise<ListedWorld> {
  const owners = await Promise.all(Array.from({ length: 8 }, () => aUser(test, { role: 'agent' })));
  const suspended = await aUser(test, { role: 'agent', status: 'suspended' });
  const contractors = await Promise.all(Array.from({ length: 3 }, () => aUser(test, { role: 'contractor' })));
  const places: Place[] = await test.unitOfWork.manager.query(PLACES);
  const ownerIds = owners.map(({ id }) => id);
  const contractorIds = contractors.map(({ id }) => id);
  const projects = Array.from({ length: size }, () =>
    aFact(random, { ownerIds: [...ownerIds, suspended.id], contractorIds, place: random.pick(places) }),
  );
  for (let from = 0; from < size; from += 1000)
    await test.unitOfWork.manager.query(INSERT, [JSON.stringify(projects.slice(from, from + 1000))]);
  await tidy(test, 'project');
  return { projects, places, ownerIds, suspendedId: suspended.id, contractorIds };
}

interface Around {
  readonly ownerIds: readonly string[];
  readonly contractorIds: readonly string[];
  readonly place: Place;
}

function aFact(random: Random, { ownerIds, contractorIds, place }: Around): ListedFact {
  const status = random.chance(0.8) ? 'open' : random.pick(PROJECT_STATUSES);
  return {
    id: random.uuid(),
    ownerId: random.pick(ownerIds),
    contractorId: ['in_progress', 'completed'].includes(status) ? random.pick(contractorIds) : null,
    createdAt: new Date(START + random.below(300) * 60_000).toISOString(),
    category: random.pick(PROJECT_CATEGORIES),
    trades: random.some(PROJECT_CATEGORIES),
    priority: random.pick(PRIORITIES),
    status,
    budgetCents: random.chance(0.7) ? random.pick(BUDGETS) : null,
    maxBudgetCents: random.chance(0.4) ? random.pick(BUDGETS) : null,
    closingDate: random.chance(0.8) ? random.pick(CLOSINGS) : null,
    words: WORDS.filter((_, index) => random.chance(SHARE[index] ?? 0)),
    zip: place.zip,
    latitude: place.latitude,
    longitude: place.longitude,
  };
}
