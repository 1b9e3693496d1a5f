import { houseName, outgoingLine, projectNameLines, type ProjectNameFacts } from '@cw/domain';

/** By what its reader knows something: each part is as it may leave the product. */
export interface MatterName {
  /** The street, or the place for whoever may not know it. */
  readonly house: string;
  /** Client and work. */
  readonly rest: string;
  /** The house, for a subject; where its street is not to be known, the work beside its place. */
  readonly short: string;
  /** House, client and work. */
  readonly whole: string;
}

const BETWEEN = ' · ';
/** Plain, so that a subject needs no encoding. */
const BEHIND = ' - ';

/** The one place that makes a name for what leaves the product. */
export function matterName(facts: ProjectNameFacts): MatterName {
  const house = outgoingLine(houseName(facts));
  const rest = lineOf(projectNameLines(facts).slice(1), BETWEEN);
  const short = facts.address === null ? lineOf([house, facts.title], BEHIND) : house;
  return { house, rest, short, whole: lineOf([house, rest], BETWEEN) };
}

const lineOf = (parts: readonly string[], between: string): string =>
  parts
    .map(outgoingLine)
    .filter((part) => part !== '')
    .join(between);
