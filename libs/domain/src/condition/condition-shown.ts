import type { ProjectStatus } from '../project/project.js';
import type { ProjectState } from '../project/project-state.js';
import type { ConditionState } from './condition.machine.js';

/** A condition's state as it shows: beside its own, what became of one that nobody accepted before its project ended. */
export type ShownConditionState = ConditionState | 'unproven' | 'unaccepted';
/** A project's state as it shows: one that ended without every condition accepted is settled rather than completed. */
export type ShownProjectState = ProjectState | 'settled';

/**
 * The states of UNACCEPTED_STATES. Whoever wants these done has to ask anew: nobody is at work on them, and nobody
 * reviews them any more. A dashboard loads this, and not the machine.
 */
const AT_THE_END: Partial<Record<ConditionState, ShownConditionState>> = {
  awarded: 'open',
  in_work: 'unproven',
  returned: 'unproven',
  evidenced: 'unaccepted',
};

/** Whether nothing happens to a project any more. */
const isOver = (status: ProjectStatus): boolean => status === 'completed' || status === 'cancelled';

/** How a condition of a project in this status shows. */
export const shownCondition = (state: ConditionState, status: ProjectStatus): ShownConditionState =>
  (isOver(status) ? AT_THE_END[state] : undefined) ?? state;

interface Conditioned {
  readonly status: ProjectStatus;
  readonly conditions: readonly { readonly state: ConditionState }[];
}

/** How many conditions of a project that is over were agreed on and never accepted: none of them is cleared. */
export const leftOpen = ({ status, conditions }: Conditioned): number =>
  isOver(status) ? conditions.filter(({ state }) => state in AT_THE_END).length : 0;

/** How a project shows: an approval accepts every condition, so only a dispute can complete one without. */
export const shownProject = (state: ProjectState, conditions: Conditioned['conditions']): ShownProjectState =>
  state === 'completed' && leftOpen({ status: 'completed', conditions }) > 0 ? 'settled' : state;
