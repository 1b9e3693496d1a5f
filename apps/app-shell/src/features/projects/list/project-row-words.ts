import { HOUR_MS, projectState, shownProject, type ShownProjectState } from '@cw/domain';
import type { ProjectSummary } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import { checkoutPath, paths } from '../../../app/routes/paths.js';
import { firstBidsDue } from '../../../time/first-bids-due.js';

export const stateOf = (project: Pick<ProjectSummary, 'status' | 'work' | 'conditionStates'>): ShownProjectState =>
  shownProject(projectState(project.status, project.work), project.conditionStates);

/** Whole hours until the first bids are due; null once that is past, or where the closing comes sooner. */
export function hoursToFirstBids(
  project: Pick<ProjectSummary, 'status' | 'firstBidDueAt' | 'promiseState' | 'closingDate'>,
  now: number,
): number | null {
  if (firstBidsDue(project) === null) return null;
  const left = Date.parse(project.firstBidDueAt) - now;
  return project.status === 'open' && project.promiseState === 'running' && left > 0 ? Math.ceil(left / HOUR_MS) : null;
}

export interface NextStep {
  readonly labelId: MessageId;
  readonly path: string;
}

export const openStep = (project: Pick<ProjectSummary, 'id'>): NextStep => ({
  labelId: 'projects.row.open',
  path: paths.project(project.id),
});

/** What a client does next with a project of its own. */
export function clientStep(project: Pick<ProjectSummary, 'id' | 'status' | 'work' | 'needsMe' | 'bidCount'>): NextStep {
  const path = paths.project(project.id);
  if (!project.needsMe) return openStep(project);
  if (project.status === 'open' && (project.bidCount ?? 0) > 0) return { labelId: 'projects.row.see_bids', path };
  if (project.work === 'not_started') return { labelId: 'projects.row.pay', path: checkoutPath(project.id) };
  if (project.work === 'submitted') return { labelId: 'projects.row.review', path };
  return openStep(project);
}

/** Condition states that the client has nothing more to do about. */
const SETTLED = ['accepted', 'cleared'];

export const acceptedCount = (project: Pick<ProjectSummary, 'conditionStates'>): number =>
  project.conditionStates.filter(({ state }) => SETTLED.includes(state)).length;
