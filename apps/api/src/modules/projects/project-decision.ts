import {
  CONTEST_START_HOURS,
  decide,
  HOUR_MS,
  isInTime,
  noShowFrom,
  projectMachine,
  projectState,
  UNACCEPTED_STATES,
  UNEVIDENCED_STATES,
  type ErrorCode,
  type FieldFault,
  type ProjectEvent,
  type ProjectGuard,
  type ProjectParty,
  type ProjectState,
} from '@cw/domain';
import { mustMove } from '../../common/errors/must.js';
import type { ConditionEntity } from './conditions/condition.entity.js';
import type { ProjectEntity } from './project.entity.js';

const GUARD_CODES: Partial<Record<ProjectGuard, ErrorCode>> = {
  gaps_acknowledged: 'bid.gaps_unacknowledged',
  late_finish_acknowledged: 'bid.late_unacknowledged',
  funded_or_at_closing: 'project.not_funded',
  start_date_reached: 'project.before_start_date',
  start_date_ahead: 'project.start_not_ahead',
  no_show_due: 'project.no_show_too_early',
  early_start_unasked: 'project.early_start_asked',
  early_start_asked: 'project.early_start_unasked',
  no_change_open: 'project.change_open',
  start_contestable: 'project.start_settled',
  all_evidenced: 'project.evidence_missing',
  review_in_time: 'project.review_over',
  something_returned: 'project.nothing_returned',
  all_accepted: 'project.conditions_unaccepted',
};

export interface ProjectAttempt {
  readonly event: ProjectEvent;
  readonly as: readonly ProjectParty[];
  readonly guards?: Partial<Record<ProjectGuard, boolean>>;
  /** The fields of the request that a failed guard asks for. */
  readonly faults?: Partial<Record<ProjectGuard, readonly FieldFault[]>>;
  /** Where a dispute that is withdrawn came from. */
  readonly previous?: ProjectState;
}

/** The project's next state: 409 with its present state, 403 for an actor who may not, or the guard that refuses. */
export function mustMoveProject(project: ProjectEntity, { faults, ...attempt }: ProjectAttempt): ProjectState {
  const state = projectState(project.status, project.work);
  return mustMove(decide(projectMachine, { state, ...attempt }), state, GUARD_CODES, faults);
}

/** The guards that conditions answer; those that the accepted bid left out stand in nobody's way. */
export const conditionGuards = (conditions: readonly ConditionEntity[]): Partial<Record<ProjectGuard, boolean>> => ({
  all_evidenced: !conditions.some(({ state }) => UNEVIDENCED_STATES.includes(state)),
  something_returned: conditions.some(({ state }) => state === 'returned'),
  all_accepted: !conditions.some(({ state }) => UNACCEPTED_STATES.includes(state)),
});

/** The guard that a proposal without an answer stands for. */
export const changeGuards = ({
  changeProposedBy,
}: Pick<ProjectEntity, 'changeProposedBy'>): Partial<Record<ProjectGuard, boolean>> => ({
  no_change_open: changeProposedBy === null,
});

/** The guard that the review's clock answers, whether or not somebody has come around who ends it. */
export const reviewGuards = (
  { reviewDueAt }: Pick<ProjectEntity, 'reviewDueAt'>,
  now: Date,
): Partial<Record<ProjectGuard, boolean>> => ({ review_in_time: isInTime(reviewDueAt, now) });

/**
 * The guards that stand before the start. A day begins everywhere in the country after it began in UTC, so nobody is
 * kept from starting on the agreed date.
 */
export function startGuards(
  project: Pick<
    ProjectEntity,
    'paymentTiming' | 'state' | 'agreedStartDate' | 'earlyStartAskedAt' | 'earlyStartAt' | 'startedAt'
  >,
  facts: { readonly isFunded: boolean; readonly now: Date },
): Partial<Record<ProjectGuard, boolean>> {
  const isAhead = project.agreedStartDate !== null && project.agreedStartDate > facts.now.toISOString().slice(0, 10);
  const until = contestUntil(project);
  const { agreedStartDate, state } = project;
  return {
    funded_or_at_closing: project.paymentTiming === 'at_closing' || facts.isFunded,
    start_date_reached: !isAhead || project.earlyStartAt !== null,
    start_date_ahead: isAhead && project.earlyStartAt === null,
    no_show_due: agreedStartDate !== null && facts.now >= noShowFrom(agreedStartDate, state),
    early_start_unasked: project.earlyStartAskedAt === null,
    early_start_asked: project.earlyStartAskedAt !== null,
    start_contestable: until !== null && facts.now <= until,
  };
}

/** Until when the client may say that the work did not begin; null before the start. */
export const contestUntil = ({ startedAt }: Pick<ProjectEntity, 'startedAt'>): Date | null =>
  startedAt === null ? null : new Date(startedAt.getTime() + CONTEST_START_HOURS * HOUR_MS);
