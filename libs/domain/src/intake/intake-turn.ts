import type { ProjectStatus } from '../project/project.js';
import type { IntakeState } from './intake.js';
import { nextIntakeActor, type IntakeActor } from './intake-steps.js';

/** What a request's state alone does not tell of whose turn it is. */
export interface RequestFacts {
  readonly state: IntakeState;
  /** What the latest re-inspection found; null while nobody has looked. */
  readonly lastResult: 'passed' | 'failed' | null;
  readonly projects: readonly { readonly status: ProjectStatus }[];
}

/** When a request is to be arranged anew; queries are made of the same facts. */
export const ARRANGEMENT: {
  readonly state: IntakeState;
  readonly lastResult: RequestFacts['lastResult'];
  /** How each of its projects ended. */
  readonly over: readonly ProjectStatus[];
} = { state: 'work_scheduled', lastResult: 'failed', over: ['completed', 'cancelled'] };

/**
 * INT-08: a re-inspection failed and none of the projects goes on. What it still asks for is mended outside of them, so
 * only staff can arrange it and have it looked at again.
 */
export const awaitsArrangement = ({ state, lastResult, projects }: RequestFacts): boolean =>
  state === ARRANGEMENT.state &&
  lastResult === ARRANGEMENT.lastResult &&
  projects.every(({ status }) => ARRANGEMENT.over.includes(status));

/** Who has to do something next with a request, by its state and by what came of its work. */
export const requestActor = (facts: RequestFacts): IntakeActor | null =>
  awaitsArrangement(facts) ? 'staff' : nextIntakeActor(facts.state);
