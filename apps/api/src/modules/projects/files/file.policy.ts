import {
  disputeSide,
  EVIDENCE_KINDS,
  hasPermission,
  projectState,
  UNACCEPTED_STATES,
  UNEVIDENCED_STATES,
  wasReturned,
  type Actor,
  type ConditionState,
  type FileKind,
  type ProjectState,
} from '@cw/domain';
import type { ConditionEntity } from '../conditions/condition.entity.js';
import { partiesIn, type Owned } from '../project-gate.js';
import type { ProjectEntity } from '../project.entity.js';
import type { ProjectFileEntity } from './project-file.entity.js';

const UNDER_WAY: readonly ProjectState[] = [
  'in_progress.not_started',
  'in_progress.started',
  'in_progress.submitted',
  'in_progress.changes_requested',
];

export const isEvidence = (kind: FileKind): boolean => EVIDENCE_KINDS.some((evidence) => evidence === kind);

/**
 * Of somebody who may read the project: its photos are for every bidder. Papers name the address and the lender, and
 * evidence is the work of the accepted contractor, so both are for the parties (ROLE-06).
 */
export const canReadFile = (actor: Actor, project: Owned, file: Pick<ProjectFileEntity, 'kind'>): boolean =>
  file.kind === 'photo' || partiesIn(actor, project).length > 0;

/** What a condition of a finished job looked like before and after shows those who hire what its contractor can do. */
export const isShownWork = (
  actor: Actor,
  project: Pick<ProjectEntity, 'status'>,
  file: Pick<ProjectFileEntity, 'kind' | 'width'>,
): boolean =>
  project.status === 'completed' &&
  (file.kind === 'before' || file.kind === 'after') &&
  file.width !== null &&
  hasPermission(actor, 'contractor.browse');

/** Whose files of this kind are: the post's the owner's, evidence the accepted contractor's, exhibits either side's. */
export function mayKeepFiles(actor: Actor, project: Owned, kind: FileKind): boolean {
  const parties = partiesIn(actor, project);
  if (kind === 'exhibit') return disputeSide(parties) !== undefined;
  return parties.includes(isEvidence(kind) ? 'awarded_contractor' : 'owner');
}

type Stage = Pick<ProjectEntity, 'status' | 'work'>;

/** Whether a file of this kind can be added now; `condition` is the state of the one that it is evidence of. */
export function canAddFile(project: Stage, kind: FileKind, condition: ConditionState | null): boolean {
  const state = projectState(project.status, project.work);
  if (kind === 'exhibit') return state === 'in_progress.disputed';
  if (!isEvidence(kind)) return state === 'open' || UNDER_WAY.includes(state);
  return UNDER_WAY.includes(state) && condition !== null && UNACCEPTED_STATES.includes(condition);
}

/** What a file is evidence of, as far as its removal goes by it. */
type Proven = Pick<ConditionEntity, 'state' | 'returnedAt'>;

/** A post that was bid on, evidence that the client looks at or returned, and what the other side was shown stay. */
export function canRemoveFile(
  project: Stage,
  { kind, createdAt }: Pick<ProjectFileEntity, 'kind' | 'createdAt'>,
  condition: Proven | null,
): boolean {
  const state = projectState(project.status, project.work);
  if (kind === 'exhibit') return false;
  if (!isEvidence(kind)) return state === 'open';
  const isOwnStill = condition !== null && !wasReturned(createdAt, condition.returnedAt);
  return UNDER_WAY.includes(state) && isOwnStill && UNEVIDENCED_STATES.includes(condition.state);
}
