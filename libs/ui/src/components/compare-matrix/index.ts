import { createElement } from 'react';
import { onDemand } from '../../loading/on-demand.js';
import { SkeletonRows } from '../loading/skeleton.js';

import type { CompareMatrixProps } from './compare-matrix.js';

export { compareBids } from './compare.js';
export type { CompareBid, CompareCondition, ComparedBid, CompareLine, Comparison } from './compare.js';
export type { CompareMatrixProps } from './compare-matrix.js';

/** Bids side by side; large, and needed on one page only. */
export const CompareMatrix = onDemand<CompareMatrixProps>(
  async () => (await import('./compare-matrix.js')).CompareMatrix,
  createElement(SkeletonRows, { count: 5 }),
);
