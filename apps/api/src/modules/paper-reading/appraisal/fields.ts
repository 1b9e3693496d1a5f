import { LOAN_PROGRAMS, READ_FIELDS, type ReadField, type ReadValue } from '@cw/domain';
import { labelled, type Labelled } from '../text/labels.js';
import { type Line, textOfLine } from '../text/lines.js';
import { plain } from '../wording/plain.js';
import { dateIn } from './dates.js';
import { FIELD_LABELS, type FieldLabel } from './field-labels.js';
import type { Paper } from './paper-pages.js';
import { datesTold, placeIn } from './running-facts.js';
import { cityOf, isStreet, type Place, placeOf, stateIn } from './places.js';

/** How the paper writes its dates, where figures alone could be read both ways. */
interface Reading {
  readonly isDayFirst: boolean;
}

const FHA = /(?<![\d-])\d{3}-\d{7}(?:-\d{3})?(?![\d-])/u;
const VA = /(?<![\d-])\d{2}-\d{2}-\d-\d{7}(?![\d-])/u;
const LONGEST_NAME = 120;
const LABEL_WEIGHT = 2;

const tidy = (text: string): string => text.replace(/^[\s.,:;#–—-]+|[\s,:;–—|-]+$/gu, '');

const asName = (text: string): string | undefined => {
  const name = tidy(text.replaceAll(/[☐☒].*$/gu, ''));
  return /\p{L}{2}/u.test(name) &&
    name.length <= LONGEST_NAME &&
    !/[$%]/u.test(name) &&
    !/^\p{Ll}/u.test(name) &&
    !/^(?:agency|group|realty|team|association|office|agent|home|concessions?|contractor|credit|open|opn|pt[cdf]|atc|yes|none|n\/?a|unknown|name|address|yes|no|see|is|and|the|to|must|shall|or|of|for|company|signature|will)(?![\p{L}])/iu.test(
      name,
    )
    ? name
    : undefined;
};

/** A time, a date or a sentence that stands beside the label is nobody. */
const NO_PERSON =
  /\d{1,2}[:/]\d|(?<![\p{L}])(?:take|takes|any|action|should|must|shall|this|that|these|not|are|was|were|if|when|please|your|you|inspection|report)(?![\p{L}])/iu;

const asPerson = (text: string): string | undefined => (NO_PERSON.test(text) ? undefined : asName(text));

function programIn(text: string): string | undefined {
  const words = plain(text);
  const found = LOAN_PROGRAMS.find((program) => new RegExp(`(?<![\\p{L}])${program}(?![\\p{L}])`, 'u').test(words));
  if (found) return found;
  if (/rural (?:development|housing)|rhs|\brd\b/u.test(words)) return 'usda';
  if (/veterans?/u.test(words)) return 'va';
  return /convencional|fannie|freddie/u.test(words) ? 'conventional' : undefined;
}

const placed = (place: Place): [ReadField, string][] =>
  (['address', 'city', 'state', 'zip'] as const).flatMap((field): [ReadField, string][] => {
    const value = place[field];
    return value === undefined || value === '' ? [] : [[field, value]];
  });

const caseIn = (text: string): string | undefined => FHA.exec(text)?.[0] ?? VA.exec(text)?.[0];
const one = (field: ReadField, value: string | undefined): [ReadField, string][] =>
  value === undefined ? [] : [[field, value]];

type Taking = (value: string, reading: Reading) => [ReadField, string][];

const dated =
  (field: ReadField): Taking =>
  (value, { isDayFirst }) =>
    one(field, dateIn(value.slice(0, 60), isDayFirst));

/** What a label's words are worth to its field. */
const TAKE: Readonly<Record<FieldLabel, Taking>> = {
  address: (value) => placed(placeOf(value)).filter(([field, text]) => field !== 'address' || isStreet(text)),
  place: (value) => {
    const place = placeOf(value);
    return place.zip === undefined ? [] : placed(place);
  },
  cityStateZip: (value) => placed(cityOf(value)),
  city: (value) => (/\d|:/u.test(value) ? placed(cityOf(value)) : one('city', asName(value))),
  state: (value) => one('state', stateIn(value)),
  zip: (value) => one('zip', /(?<!\d)\d{5}(?!\d)/u.exec(value)?.[0]),
  yearBuilt: (value) => one('yearBuilt', /(?<!\d)(?:1[789]|20)\d\d(?!\d)/u.exec(value.slice(0, 20))?.[0]),
  buyers: (value) => one('buyers', asPerson(value)),
  sellers: (value) => one('sellers', asPerson(value)),
  lender: (value) => one('lender', asName(value)),
  contractDate: dated('contractDate'),
  inspectionDate: dated('inspectionDate'),
  effectiveDate: dated('effectiveDate'),
  completionDeadline: dated('completionDeadline'),
  loanProgram: (value) => one('loanProgram', programIn(value)),
  caseNumber: (value) => one('caseNumber', caseIn(value) ?? /^(?=\S*\d)[\w-]{6,20}$/u.exec(tidy(value))?.[0]),
};

/** What the words of the value sentence say: "…, as of October 21, 2025, which is the date of inspection". */
const AS_OF = /(?:,|\bvalue\b.{0,80}|\bis\b.{0,40})\s*as of\b(.{4,40})/iu;

const UNTIL =
  /\b(?:by|before|no(?:t)? later than|antes del?|(?:a )?m[aá]s tardar el|para el|hasta el)\s+(?:the\s+)?(?=.{0,12}\d)/giu;
const DONE =
  /complet|care of|attend|remed|expense|perform|\bdone\b|finish|\bmade\b|repair|correct|satisf|clear|terminad|termin|realiz|hech|list[oa]s|correg|repara|cumpl/iu;

/** "… to be completed by October 21, 2025": a date after "by", and before it what has to be done. */
function deadlineIn(text: string, { isDayFirst }: Reading): string | undefined {
  for (const until of text.matchAll(UNTIL)) {
    const from = until.index + until[0].length;
    const date = dateIn(text.slice(from, from + 26), isDayFirst);
    if (date !== undefined && DONE.test(text.slice(Math.max(0, until.index - 110), until.index))) return date;
  }
  return undefined;
}

/** An address that goes on in the next line: with its town. */
const withCity = (key: FieldLabel, value: string, beneath: string): string =>
  (key === 'address' || key === 'place') && placeOf(value).zip === undefined && cityOf(beneath).zip !== undefined
    ? `${value}, ${beneath}`
    : value;

export interface Candidate extends ReadValue {
  /** Of the labels that can name a field the exact ones count before the others. */
  readonly isExact: boolean;
  /** Of the others a label counts more than a heading or a sentence. */
  readonly isLabelled?: boolean;
}

function candidatesOn(labels: readonly Labelled<FieldLabel>[], page: number, reading: Reading): Candidate[] {
  return labels.flatMap(({ key, value, beneath, quote }) =>
    TAKE[key](withCity(key, value, beneath), reading).map(([field, taken]) => ({
      field,
      value: taken,
      page,
      quote,
      isExact: key !== 'place',
      isLabelled: true,
    })),
  );
}

/** Words stand before it that say what it is, though we do not know them: a letterhead has none. */
const NAMED = /^\p{L}[\p{L} ()/.#]{1,28}:\s*\d{1,6}[A-Za-z]?\s/u;
const beginsWithHouse = ({ text }: Line['segments'][number]): boolean => /^\d{1,6}[A-Za-z]?\s+\p{L}/u.test(text);
const isNamedIn = (line: Line): boolean => NAMED.test(textOfLine(line)) || line.segments.slice(1).some(beginsWithHouse);

const isAddress = (field: ReadField): boolean =>
  field === 'address' || field === 'city' || field === 'state' || field === 'zip';

function unlabelled(lines: readonly Line[], page: number, reading: Reading): Candidate[] {
  const text = lines.map(textOfLine).join(' ');
  const isNamed = lines.slice(0, 1).some(isNamedIn);
  const asOf = dateIn(AS_OF.exec(text)?.[1] ?? '', reading.isDayFirst);
  const caseNumber = caseIn(text);
  const by = deadlineIn(text, reading);
  const quote = text.slice(0, 300);
  const told = [...placed(placeIn(text)), ...datesTold(text, reading.isDayFirst)];
  return [
    ...told.map(([field, value]) => ({
      field,
      value,
      page,
      quote,
      isExact: false,
      isLabelled: isAddress(field) && isNamed,
    })),
    ...(asOf === undefined ? [] : [{ field: 'effectiveDate' as const, value: asOf, page, quote, isExact: false }]),
    ...(by === undefined ? [] : [{ field: 'completionDeadline' as const, value: by, page, quote, isExact: false }]),
    ...(caseNumber === undefined
      ? []
      : [{ field: 'caseNumber' as const, value: caseNumber, page, quote, isExact: false }]),
  ];
}

const FIGURES = /(?<!\d)(\d{1,2})\/(\d{1,2})\/\d{2,4}(?!\d)/gu;

/** A date whose second figure is no month tells how all are written; else the language does. */
function isDayFirst(texts: readonly string[], isSpanish: boolean): boolean {
  const pairs = texts.flatMap((text) => [...text.matchAll(FIGURES)].map(([, one, two]) => [Number(one), Number(two)]));
  const dayFirst = pairs.filter(([first = 0]) => first > 12).length;
  const monthFirst = pairs.filter(([, second = 0]) => second > 12).length;
  return dayFirst === monthFirst ? isSpanish : dayFirst > monthFirst;
}

export function candidatesOf({ pages }: Paper, isSpanish: boolean): Candidate[] {
  const texts = pages.map(({ lines }) => lines.map(textOfLine).join('\n'));
  const reading = { isDayFirst: isDayFirst(texts, isSpanish) };
  return pages.flatMap(({ lines, number }) => [
    ...candidatesOn(labelled(lines, FIELD_LABELS), number, reading),
    ...lines.flatMap((_, index) => unlabelled(lines.slice(index, index + 2), number, reading)),
  ]);
}

const keyOf = (value: string): string =>
  plain(value)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The value that most of the paper says, the first where as many say another. */
function chosen(candidates: readonly Candidate[]): Candidate | undefined {
  const exact = candidates.filter(({ isExact }) => isExact);
  const usable = exact.length > 0 ? exact : candidates;
  const counts = new Map<string, number>();
  for (const { value, isLabelled } of usable)
    counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + (isLabelled === true ? LABEL_WEIGHT : 1));
  const most = Math.max(0, ...counts.values());
  return usable.find(({ value }) => counts.get(keyOf(value)) === most);
}

/** One suggestion a field, with the page and the words that it comes from. */
export function valuesOf(candidates: readonly Candidate[]): ReadValue[] {
  const found = READ_FIELDS.flatMap((field) => {
    const best = chosen(candidates.filter((candidate) => candidate.field === field));
    return best ? [{ field, value: best.value, page: best.page, quote: best.quote }] : [];
  });
  const caseNumber = found.find(({ field }) => field === 'caseNumber');
  if (!caseNumber || found.some(({ field }) => field === 'loanProgram')) return found;
  const program =
    programIn(caseNumber.quote) ?? (FHA.test(caseNumber.value) ? 'fha' : VA.test(caseNumber.value) ? 'va' : undefined);
  return program === undefined ? found : [...found, { ...caseNumber, field: 'loanProgram', value: program }];
}

const COMPANY =
  /\b(?:bank|mortgage|lending|lenders?|credit union|financial|home loans?|savings|funding|n\.a\.|banco|hipotecas?|cooperativa)\b/iu;

/** Who writes a lender's list stands at its head. */
export function letterhead({ pages }: Paper): Candidate[] {
  const [first] = pages;
  const line = first?.lines.slice(0, 4).find((one) => one.segments.length === 1 && COMPANY.test(textOfLine(one)));
  const name = line && asName(textOfLine(line));
  return name && name.split(' ').length <= 7 && !/[.:]$/u.test(name.replace(/n\.a\.$/iu, ''))
    ? [{ field: 'lender', value: name, page: 1, quote: name, isExact: false }]
    : [];
}
