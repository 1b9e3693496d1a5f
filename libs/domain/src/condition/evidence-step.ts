import type { EvidenceCode } from './condition.js';
import { UNEVIDENCED_STATES, type ConditionState } from './condition.machine.js';

/** What the contractor does next for a repair that is not handed in: adds evidence, or says that it is complete. */
export type EvidenceStep = 'add' | 'complete';

export interface Evidenced {
  readonly state: ConditionState;
  readonly missingEvidence: readonly EvidenceCode[];
}

/** The next step of one repair; undefined for what is handed in, or was never part of the work. */
export function evidenceStep({ state, missingEvidence }: Evidenced): EvidenceStep | undefined {
  if (!UNEVIDENCED_STATES.includes(state)) return undefined;
  return missingEvidence.length > 0 ? 'add' : 'complete';
}

/** How many repairs wait for each step. */
export function evidenceSteps(conditions: readonly Evidenced[]): Readonly<Record<EvidenceStep, number>> {
  const steps = conditions.map(evidenceStep);
  const count = (wanted: EvidenceStep): number => steps.filter((step) => step === wanted).length;
  return { add: count('add'), complete: count('complete') };
}
