import { houseName, outgoingLine, projectNameLines, type ProjectNameFacts } from '@cw/domain';

/** By what its reader knows something: each part is as it may leave the product. */
export interface MatterName {
  /** The street, or the place for whoever may not know it. */
  readonly house: string;
  /** Client and work. */
  readonly rest: string;
  /** The house, for a locked screen; where its street is not to be known, the work beside its place. */
  readonly short: string;
  /** House, client and work. */
  readonly whole: string;
}

const BETWEEN = ' · ';
/** Plain, so that a subject needs no encoding. */
const BEHIND = ' - ';

/** The one place that makes a name for what leaves the product. */
export function matterName(facts: ProjectNameFacts): MatterName {
  const [first = '', ...others] = isCalledByPlace(facts) ? [facts.title] : projectNameLines(facts);
  const house = outgoingLine(first);
  const rest = lineOf(others, BETWEEN);
  const short = facts.address === null ? lineOf([house, ...others.slice(-1)], BEHIND) : house;
  return { house, rest, short, whole: lineOf([house, rest], BETWEEN) };
}

/** What is left of a project whose owner has left has its place for a title. */
const isCalledByPlace = (facts: ProjectNameFacts): boolean =>
  facts.address === null && facts.title.startsWith(houseName(facts));

const lineOf = (parts: readonly string[], between: string): string =>
  parts
    .map(outgoingLine)
    .filter((part) => part !== '')
    .join(between);
