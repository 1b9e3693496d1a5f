import { cents, gapsOf, type BidLine } from '@cw/domain';

interface Covered {
  readonly id: string;
}

/**
 * What a bid says of each condition as the project has them now. A bid without lines says nothing, as it covers all of
 * them; a condition that came after the bid has no line, so nobody priced it and it counts as left out.
 */
export function coverage(lines: readonly BidLine[], conditions: readonly Covered[]): BidLine[] {
  if (lines.length === 0) return [];
  return conditions.map(
    ({ id }) =>
      lines.find(({ conditionId }) => conditionId === id) ?? {
        conditionId: id,
        included: false,
        amountCents: cents(0),
      },
  );
}

export const bidGaps = (lines: readonly BidLine[], conditions: readonly Covered[]): string[] =>
  gapsOf(coverage(lines, conditions));
