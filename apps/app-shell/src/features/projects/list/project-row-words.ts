import {
  actPlace,
  atPlace,
  bidsAddress,
  checkoutAddress,
  HOUR_MS,
  projectState,
  shownProject,
  type ShownProjectState,
} from '@cw/domain';
import type { ProjectSummary, TurnView } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import { paths } from '../../../app/routes/paths.js';
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
export function clientStep(project: Pick<ProjectSummary, 'id' | 'needsMe' | 'turns'>): NextStep {
  const path = paths.project(project.id);
  const due = project.needsMe ? project.turns.find(({ side }) => side === 'client') : undefined;
  if (due?.act === 'choose_bid') return { labelId: 'projects.row.see_bids', path: bidsAddress(project.id) };
  if (due?.act === 'pay' || due?.act === 'pay_rest') {
    return { labelId: 'projects.row.pay', path: checkoutAddress(project.id) };
  }
  return due?.act === 'review'
    ? { labelId: 'projects.row.review', path: atPlace(path, actPlace('review')) }
    : openStep(project);
}

/** Whom the project waits for, where it is not the reader. */
export function awaited(
  { needsMe, turns }: Pick<ProjectSummary, 'needsMe' | 'turns'>,
  seenBy: 'client' | 'contractor',
): TurnView | undefined {
  // Whoever only looks on is told whose turn it is among those whom they stand beside.
  return needsMe ? undefined : (turns.find(({ side }) => side !== seenBy) ?? turns[0]);
}

/** Condition states that the client has nothing more to do about. */
const SETTLED = ['accepted', 'cleared'];

export const acceptedCount = (project: Pick<ProjectSummary, 'conditionStates'>): number =>
  project.conditionStates.filter(({ state }) => SETTLED.includes(state)).length;
