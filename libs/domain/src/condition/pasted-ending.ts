import { parseDollars, type Cents } from '../money/cents.js';
import { CONDITION_LIMITS } from './condition.js';

/** A line without the page and the cost that stood behind it. */
export interface LineWithoutEnding {
  readonly words: string;
  readonly page: number | null;
  readonly cost: Cents | null;
}

const GAP = '[\\s,;.:—–…-]*';
const PAGE = new RegExp(
  `${GAP}[([]?\\b(?:see )?(?:pages?|pp?\\.|p[áa]g(?:inas?|s?\\.)?)\\s*(\\d{1,4})\\b[)\\]]?\\.?$`,
  'iu',
);

// "1.200,50" as much of the Spanish-speaking world writes it, and "1,200.50".
const WITH_COMMA = '(?:\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|\\d+,\\d{1,2}(?!\\d))';
const NUMBER = `(?:${WITH_COMMA}|(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d{1,2})?)`;
const IS_WITH_COMMA = new RegExp(`^${WITH_COMMA}$`, 'u');
const LABEL =
  '(?:est(?:imate[ds]?|imad[oa])?\\b\\.?|approx(?:imately|\\.)?|aprox(?:imadamente|\\.)?|about|cost[os]?\\b|price|precio|repair|de|of|to|cure)';
// "Est. $1,200", "($600)", "cost 450", "$250–$900": the word or the sign must be there, and of a range the upper end counts.
const COST = new RegExp(
  `${GAP}[([]?(?<![\\p{L}\\p{N}])(?:(?:${LABEL}[\\s.:]*)*\\$\\s?|(?:${LABEL}[\\s.:]+)*(?:est(?:imate[ds]?|imad[oa])?\\b\\.?|cost[os]?\\b)[\\s:]*)` +
    `(?:${NUMBER}\\s?(?:-|–|—|to|a)\\s?\\$?\\s?)?(${NUMBER})[)\\]]?[.;]?$`,
  'iu',
);

/** With the point before the cents, however it was written. */
const withPoint = (typed: string): string =>
  IS_WITH_COMMA.test(typed) ? typed.replaceAll('.', '').replace(',', '.') : typed;

function costOf(typed: string | undefined): Cents | null {
  const cost = typed === undefined ? undefined : parseDollars(withPoint(typed));
  return cost === undefined || cost > CONDITION_LIMITS.estimatedCostMaxCents ? null : cost;
}

/** Takes the page and the estimated cost off the end of a line, in whichever order they stand. */
export function withoutEnding(line: string): LineWithoutEnding {
  let [words, page, cost] = [line.trim(), null as number | null, null as Cents | null];
  for (let times = 0; times < 2; times += 1) {
    const pageFound = page === null ? PAGE.exec(words) : null;
    if (pageFound) [words, page] = [words.slice(0, pageFound.index).trim(), Number(pageFound[1])];
    const costFound = cost === null ? COST.exec(words) : null;
    const read = costOf(costFound?.[1]);
    if (costFound && read !== null) [words, cost] = [words.slice(0, costFound.index).trim(), read];
  }
  return { words, page, cost };
}
