import type { MigrationInterface, QueryRunner } from 'typeorm';

const CATEGORY = `IN ('electrical', 'plumbing', 'roofing', 'flooring', 'painting', 'drywall', 'windows', 'doors', 'hvac', 'landscaping', 'other')`;

/** Projects, their conditions and their files. */
export class CreateProjects1763600000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createProject(runner);
    await createCondition(runner);
    await createFile(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['project_file', 'condition', 'project']) await runner.query(`DROP TABLE ${table}`);
  }
}

async function createProject(runner: QueryRunner): Promise<void> {
  await runner.query(`
      CREATE TABLE project (
        id uuid PRIMARY KEY,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        version integer NOT NULL DEFAULT 1,
        owner_id uuid NOT NULL REFERENCES app_user (id),
        title text NOT NULL,
        category text NOT NULL CHECK (category ${CATEGORY}),
        priority text NOT NULL CHECK (priority IN ('low', 'normal', 'high', 'urgent')),
        description text NOT NULL,
        city text NOT NULL,
        state text NOT NULL,
        zip text NOT NULL REFERENCES zip_centroid (zip),
        address text,
        latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
        longitude double precision NOT NULL CHECK (longitude >= -180 AND longitude < 180),
        budget_cents bigint CHECK (budget_cents >= 50),
        max_budget_cents bigint CHECK (max_budget_cents >= 50),
        special_requirements text,
        closing_date date,
        loan_program text CHECK (loan_program IN ('conventional', 'fha', 'va', 'usda', 'cash')),
        lender text,
        loan_officer text,
        case_number text,
        settlement_agent text,
        year_built integer,
        status text NOT NULL CHECK (status IN ('open', 'in_progress', 'completed', 'cancelled')),
        work text CHECK (work IN ('not_started', 'started', 'submitted', 'changes_requested', 'disputed')),
        contractor_id uuid REFERENCES app_user (id),
        accepted_bid_id uuid,
        payment_timing text CHECK (payment_timing IN ('upfront', 'at_closing')),
        agreed_start_date date,
        review_due_at timestamptz,
        condition_words text NOT NULL DEFAULT '',
        search tsvector GENERATED ALWAYS AS (
          to_tsvector('english', title || ' ' || description || ' ' || city || ' ' || state || ' ' || zip || ' ' || condition_words)
        ) STORED,
        cell25 integer GENERATED ALWAYS AS (
          floor((latitude + 90) * 4)::integer * 1440 + floor((longitude + 180) * 4)::integer
        ) STORED,
        cell100 integer GENERATED ALWAYS AS (
          floor(latitude + 90)::integer * 360 + floor(longitude + 180)::integer
        ) STORED,
        CHECK ((status = 'in_progress') = (work IS NOT NULL)),
        CHECK (status <> 'open' OR contractor_id IS NULL),
        CHECK (status NOT IN ('in_progress', 'completed') OR (contractor_id IS NOT NULL AND accepted_bid_id IS NOT NULL AND payment_timing IS NOT NULL))
      )`);
  await indexProject(runner);
}

async function indexProject(runner: QueryRunner): Promise<void> {
  // A radius search reads a few cells of each index and nothing else, however many projects there are.
  for (const cell of ['cell25', 'cell100']) {
    await runner.query(`
        CREATE INDEX project_open_${cell}_idx ON project (${cell}, created_at DESC, id DESC)
        INCLUDE (latitude, longitude, category, priority) WHERE status = 'open'`);
  }
  await runner.query(
    `CREATE INDEX project_open_newest_idx ON project (created_at DESC, id DESC) WHERE status = 'open'`,
  );
  await runner.query(`CREATE INDEX project_owner_idx ON project (owner_id, created_at DESC, id DESC)`);
  await runner.query(
    `CREATE INDEX project_contractor_idx ON project (contractor_id, created_at DESC, id DESC) WHERE contractor_id IS NOT NULL`,
  );
  await runner.query(`CREATE INDEX project_search_idx ON project USING gin (search)`);
}

async function createCondition(runner: QueryRunner): Promise<void> {
  await runner.query(`
      CREATE TABLE condition (
        id uuid PRIMARY KEY,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        version integer NOT NULL DEFAULT 1,
        project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
        number integer NOT NULL CHECK (number >= 1),
        title text NOT NULL,
        source text NOT NULL CHECK (source IN ('appraisal', 'inspection', 'lender', 'owner')),
        kind text NOT NULL CHECK (kind IN ('repair', 'inspection', 'completion')),
        quote text,
        page integer,
        category text NOT NULL CHECK (category ${CATEGORY}),
        location text NOT NULL,
        scope text NOT NULL,
        responsible_party text NOT NULL CHECK (responsible_party IN ('buyer', 'seller', 'either')),
        estimated_cost_cents bigint CHECK (estimated_cost_cents >= 0),
        evidence text[] NOT NULL DEFAULT '{}',
        state text NOT NULL CHECK (state IN ('open', 'awarded', 'left_out', 'in_work', 'evidenced', 'accepted', 'returned', 'cleared')),
        awarded_amount_cents bigint CHECK (awarded_amount_cents >= 0),
        return_reason text,
        returned_at timestamptz,
        UNIQUE (project_id, number)
      )`);
}

async function createFile(runner: QueryRunner): Promise<void> {
  await runner.query(`
      CREATE TABLE project_file (
        id uuid PRIMARY KEY,
        project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
        condition_id uuid REFERENCES condition (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('photo', 'document', 'before', 'after', 'proof')),
        name text NOT NULL,
        content_type text NOT NULL,
        bytes integer NOT NULL CHECK (bytes > 0),
        width integer,
        height integer,
        storage_key text NOT NULL,
        thumbnail_key text,
        original_key text,
        uploaded_by_id uuid NOT NULL REFERENCES app_user (id),
        created_at timestamptz NOT NULL,
        CHECK (kind NOT IN ('before', 'after', 'proof') OR condition_id IS NOT NULL)
      )`);
  await runner.query(`CREATE INDEX project_file_project_idx ON project_file (project_id, created_at, id)`);
  await runner.query(
    `CREATE INDEX project_file_condition_idx ON project_file (condition_id) WHERE condition_id IS NOT NULL`,
  );
}
