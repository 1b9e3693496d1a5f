import type { Problem } from '@cw/api-client';

/** Refusals that say: what the reader saw is no longer so. */
const OVERTAKEN = ['state.conflict', 'payment.refund_in_hand'] as const;

interface Refusal {
  readonly problem?: Pick<Problem, 'code'>;
}

const isRefusal = (error: unknown): error is Refusal => typeof error === 'object' && error !== null;

/** By which word of the API's an act came too late; undefined when it failed for another reason. */
export function overtakenBy(error: unknown): (typeof OVERTAKEN)[number] | undefined {
  const code = isRefusal(error) ? error.problem?.code : undefined;
  return OVERTAKEN.find((known) => known === code);
}

/** What was changed is not what the reader saw: somebody was faster. */
export const isStale = (error: unknown): boolean => isRefusal(error) && error.problem?.code === 'request.stale';
