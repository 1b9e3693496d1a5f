import {
  actingSides,
  conditionMachine,
  eventsFor,
  projectState,
  type Actor,
  type ConditionEvent,
  type ConditionParty,
  type ProjectState,
} from '@cw/domain';
import type { ConditionEntity } from './condition.entity.js';
import { partiesIn } from '../project-gate.js';
import type { ProjectEntity } from '../project.entity.js';

const UNDER_WAY: readonly ProjectState[] = [
  'in_progress.started',
  'in_progress.submitted',
  'in_progress.changes_requested',
];

/** When a person may fire each event; the others follow the project's own. A dispute or an end freezes the list. */
const WHILE: Readonly<Partial<Record<ConditionEvent, readonly ProjectState[]>>> = {
  prove: UNDER_WAY,
  accept: UNDER_WAY,
  take_back: UNDER_WAY,
  return: UNDER_WAY,
  clear: [...UNDER_WAY, 'completed'],
};

export const conditionParties = (actor: Actor, project: ProjectEntity): ConditionParty[] =>
  actingSides(partiesIn(actor, project));

/** What the reader may do to a condition now, evidence aside. */
export function conditionActions(
  as: readonly ConditionParty[],
  project: Pick<ProjectEntity, 'status' | 'work'>,
  condition: Pick<ConditionEntity, 'state'>,
): ConditionEvent[] {
  const state = projectState(project.status, project.work);
  return eventsFor(conditionMachine, condition.state, as).filter((event) => WHILE[event]?.includes(state) ?? false);
}
