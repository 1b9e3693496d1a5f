/** As much of pg-boss's tables as is held. */
export const JOB_TABLES = `
  create schema jobs;
  create table jobs.schedule (name text primary key, cron text not null, data jsonb);
  create table jobs.job (id uuid primary key default gen_random_uuid(), name text, state text,
    start_after timestamptz not null default now());`;
