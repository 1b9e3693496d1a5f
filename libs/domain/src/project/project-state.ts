import type { ProjectStatus, WorkState } from './project.js';

/** Status and work as one state: work means something only while the status is in_progress. */
export const PROJECT_STATES = [
  'open',
  'in_progress.not_started',
  'in_progress.started',
  'in_progress.submitted',
  'in_progress.changes_requested',
  'in_progress.disputed',
  'completed',
  'cancelled',
] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

/** Joins what is stored in two columns into the machine's state. Work is null unless in_progress. */
export function projectState(status: ProjectStatus, work: WorkState | null): ProjectState {
  return status === 'in_progress' ? `in_progress.${work ?? 'not_started'}` : status;
}

/** The two columns of a state. */
export function splitProjectState(state: ProjectState): {
  readonly status: ProjectStatus;
  readonly work: WorkState | null;
} {
  const [status, work] = state.split('.') as [ProjectStatus, WorkState | undefined];
  return { status, work: work ?? null };
}
