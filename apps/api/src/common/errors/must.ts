import type { ErrorCode, FieldFault, Refusal, Result } from '@cw/domain';
import { DomainError } from './domain-error.js';

/** The value of a rule's result, or its code as a DomainError. */
export function must<T>(result: Result<T, ErrorCode>): T {
  if (result.ok) return result.value;
  throw new DomainError(result.error);
}

/**
 * The next state of a machine's decision. No such move is a 409 with the state in the answer, an actor who may
 * not a 403; a failed guard is named by `guardCodes`, and a guard without a name there is a 409 too;
 * `guardFaults` names the fields that it asks for.
 */
export function mustMove<S extends string, G extends string>(
  decision: Result<S, Refusal<G>>,
  currentState: string,
  guardCodes: Partial<Record<G, ErrorCode>> = {},
  guardFaults: Partial<Record<G, readonly FieldFault[]>> = {},
): S {
  if (decision.ok) return decision.value;
  const refusal = decision.error;
  if (refusal.reason === 'not_allowed') throw new DomainError('access.denied');
  if (refusal.reason === 'no_transition') throw new DomainError('state.conflict', { extra: { state: currentState } });
  const { guard } = refusal;
  const faults = guardFaults[guard];
  throw new DomainError(guardCodes[guard] ?? 'state.conflict', {
    extra: { state: currentState, guard },
    ...(faults !== undefined && { faults }),
  });
}
