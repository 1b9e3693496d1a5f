import type { Faults } from '../../forms/form-faults.js';
import { faultsOfStep } from './answers/intake-faults.js';
import { BLANK_INTAKE, type IntakeAnswers } from './answers/intake-answers.js';
import type { Report } from './report/use-report.js';
import { FIELDS_OF_STEP, STEPS, stepOf, type Place, type Step } from './steps.js';

/**
 * How a step stands: `fault` where something was answered and is not right, `todo` where something must still be. Who is
 * at a step has only not finished it.
 */
export type StepStanding = 'done' | 'todo' | 'optional' | 'fault';

/** Something of the step was answered. */
function isBegun(step: Step, answers: IntakeAnswers, { state }: Report): boolean {
  return FIELDS_OF_STEP[step].some((name) => {
    if (name === 'appraisal') return state.file !== undefined;
    return JSON.stringify(answers[name]) !== JSON.stringify(BLANK_INTAKE[name]);
  });
}

export interface Standing {
  /** Where the reader is. */
  readonly place: Place;
  readonly answers: IntakeAnswers;
  readonly report: Report;
  readonly faults: Faults;
  readonly apiFaults: ReadonlyMap<string, string>;
}

/** How each step stands. */
export function stepStandings(standing: Standing): Readonly<Record<Step, StepStanding>> {
  const { place, answers, report, faults, apiFaults } = standing;
  const standingOf = (step: Step): StepStanding => {
    const isRefused = [...apiFaults.keys()].some((path) => stepOf(path) === step);
    const begun = isBegun(step, answers, report);
    if (isRefused) return begun ? 'fault' : 'todo';
    if (faultsOfStep(faults, step).size > 0) return begun && step !== place ? 'fault' : 'todo';
    return begun ? 'done' : 'optional';
  };
  return Object.fromEntries(STEPS.map((step) => [step, standingOf(step)])) as Record<Step, StepStanding>;
}
