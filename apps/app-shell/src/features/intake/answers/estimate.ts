import { sumCents, ZERO_CENTS, type Cents } from '@cw/domain';
import { amountOf } from '../../../forms/rules.js';
import type { RepairAnswers } from './intake-answers.js';

/** What the repairs come to by their estimates. */
export const estimateOf = (repairs: readonly Pick<RepairAnswers, 'estimatedCost'>[]): Cents =>
  sumCents(repairs.map(({ estimatedCost }) => amountOf(estimatedCost) ?? ZERO_CENTS));
