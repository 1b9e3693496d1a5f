import type { AppraisalReading, ReadField, ReadRepair } from '@cw/domain';
import type { CorpusReport } from '../model.js';
import { isOptional, matchRepairs, type Match } from './match.js';
import { wordsOf } from './words.js';

/** How many were right, of how many. */
export interface Tally {
  readonly right: number;
  readonly of: number;
}

export interface Verdict {
  readonly report: Pick<CorpusReport, 'id' | 'layout' | 'part' | 'pages'>;
  readonly recall: Tally;
  readonly precision: Tally;
  readonly category: Tally;
  readonly kind: Tally;
  readonly cost: Tally;
  readonly page: Tally;
  /** The property's address and the dates together: the bar is on both. */
  readonly addressAndDates: Tally;
  readonly otherValues: Tally;
  readonly valueConditions: Tally;
  readonly warnings: Tally;
  readonly outcome: Tally;
  readonly layout: Tally;
  /** In words, for whoever may see this part. */
  readonly mistakes: readonly string[];
}

const ADDRESS_AND_DATES: readonly ReadField[] = [
  'address',
  'city',
  'state',
  'zip',
  'contractDate',
  'inspectionDate',
  'effectiveDate',
  'completionDeadline',
];
const OTHERS: readonly ReadField[] = ['yearBuilt', 'buyers', 'sellers', 'lender', 'loanProgram', 'caseNumber'];

const tally = <T>(all: readonly T[], isRight: (one: T) => boolean): Tally => ({
  right: all.filter(isRight).length,
  of: all.length,
});
const isSame = (a: string, b: string): boolean =>
  [...wordsOf(a)].toSorted().join(' ') === [...wordsOf(b)].toSorted().join(' ');

function isCostRight({ answer, read }: Match): boolean {
  if (answer.costCents === null) return read.estimatedCostCents === null;
  const [from, to] = answer.costCents;
  return read.estimatedCostCents !== null && read.estimatedCostCents >= from && read.estimatedCostCents <= to;
}

/** What is asked for and what is given though nobody asked: both count. */
function valuesOf(
  { answer }: CorpusReport,
  reading: AppraisalReading,
  fields: readonly ReadField[],
): { tally: Tally; wrong: string[] } {
  const read = (field: ReadField): string | undefined => reading.values.find((value) => value.field === field)?.value;
  const isAsked = (field: ReadField): boolean => answer.values[field] !== undefined || read(field) !== undefined;
  const isRight = (field: ReadField): boolean => {
    const [expected, given] = [answer.values[field], read(field)];
    return expected !== undefined && given !== undefined && isSame(expected, given);
  };
  const asked = fields.filter(isAsked);
  const wrong = asked
    .filter((field) => !isRight(field))
    .map((field) => `${field}: "${read(field) ?? '–'}" for "${answer.values[field] ?? '–'}"`);
  return { tally: tally(asked, isRight), wrong };
}

function setTally<T>(expected: readonly T[], given: readonly T[]): Tally {
  const all = [...new Set([...expected, ...given])];
  return tally(all, (one) => expected.includes(one) && given.includes(one));
}

function wrongsOfMatch(match: Match): string[] {
  const { answer, read } = match;
  const category = answer.categories.includes(read.category)
    ? []
    : [`category ${read.category} for ${answer.categories.join('/')}: ${read.quote}`];
  const kind = answer.kinds.includes(read.kind)
    ? []
    : [`kind ${read.kind} for ${answer.kinds.join('/')}: ${read.quote}`];
  const cost = isCostRight(match)
    ? []
    : [`cost ${read.estimatedCostCents} for ${answer.costCents?.join('-') ?? 'none'}: ${read.quote}`];
  return [...category, ...kind, ...cost];
}

/** Scores one reading against what is true of the report. */
export function judgeReport(report: CorpusReport, reading: AppraisalReading): Verdict {
  const { answer } = report;
  const matches = matchRepairs(answer.repairs, reading.repairs);
  const isMatched = (one: ReadRepair): boolean => matches.some(({ read }) => read === one);
  const counted = reading.repairs.filter((one) => isMatched(one) || !isOptional(one, answer.optional));
  const missed = answer.repairs.filter((one) => matches.every((match) => match.answer !== one));
  // Only an appraisal has a value that could depend on something.
  const isAppraisal = report.layout === 'urar_legacy' || report.layout === 'urar_36';
  const conditions = isAppraisal ? setTally(answer.valueConditions, reading.valueConditions) : { right: 0, of: 0 };
  const given = reading.warnings.map(({ code }) => code);
  const main = valuesOf(report, reading, ADDRESS_AND_DATES);
  const others = valuesOf(report, reading, OTHERS);
  const { id, layout, part, pages } = report;
  return {
    report: { id, layout, part, pages },
    recall: { right: matches.length, of: answer.repairs.length },
    precision: { right: matches.length, of: counted.length },
    category: tally(matches, (match) => match.answer.categories.includes(match.read.category)),
    kind: tally(matches, (match) => match.answer.kinds.includes(match.read.kind)),
    cost: tally(matches, isCostRight),
    page: tally(matches, (match) => match.read.pages.some((page) => match.answer.pages.includes(page))),
    addressAndDates: main.tally,
    otherValues: others.tally,
    valueConditions: conditions,
    warnings: setTally(answer.warnings, given),
    outcome: tally([reading.outcome], (outcome) => outcome === answer.outcome),
    layout: tally([reading.layout], (given) => given === layout),
    mistakes: [
      ...missed.map(({ tellings }) => `missed: ${tellings[0] ?? ''}`),
      ...counted
        .filter((one) => !isMatched(one))
        .map(({ quote, pages: on }) => `not asked for (page ${on.join(', ')}): ${quote}`),
      ...matches.flatMap(wrongsOfMatch),
      ...main.wrong,
      ...others.wrong,
      ...(conditions.right === conditions.of
        ? []
        : [`value conditions ${reading.valueConditions.join(', ')} for ${answer.valueConditions.join(', ')}`]),
      ...answer.warnings.filter((code) => !given.includes(code)).map((code) => `no warning: ${code}`),
      ...given.filter((code) => !answer.warnings.includes(code)).map((code) => `warning for nothing: ${code}`),
      ...(reading.outcome === answer.outcome ? [] : [`outcome ${reading.outcome} for ${answer.outcome}`]),
    ],
  };
}
