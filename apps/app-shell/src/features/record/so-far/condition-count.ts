import type { ConditionView } from '@cw/api-client';

const PROVEN: readonly ConditionView['state'][] = ['evidenced', 'accepted', 'cleared'];

export interface ConditionCount {
  /** Part of the agreed work. */
  readonly required: number;
  /** Of those, with their evidence handed in. */
  readonly proven: number;
  /** Of those, waiting for the client's word. */
  readonly waiting: number;
}

export function countOf(conditions: readonly Pick<ConditionView, 'state'>[]): ConditionCount {
  const required = conditions.filter(({ state }) => state !== 'left_out');
  return {
    required: required.length,
    proven: required.filter(({ state }) => PROVEN.includes(state)).length,
    waiting: required.filter(({ state }) => state === 'evidenced').length,
  };
}
