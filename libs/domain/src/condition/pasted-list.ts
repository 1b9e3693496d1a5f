import type { Cents } from '../money/cents.js';
import { CONDITION_LIMITS } from './condition.js';
import { withoutEnding } from './pasted-ending.js';
import { placeInLine, placeOfHeading } from './pasted-place.js';
import { BULLET_SIGNS } from './without-bullet.js';

/** One entry of a list that somebody pasted, as a condition would have it. */
export interface PastedLine {
  /** Without marks, page and cost, cut to the length of a title. */
  readonly title: string;
  /** The line as it was pasted. */
  readonly quote: string;
  /** The page that the line names. */
  readonly page: number | null;
  /** The cost that stands behind it. */
  readonly cost: Cents | null;
  /** Where in the house the line, or the heading over it, says that it is. */
  readonly location: string | null;
  /** It reads like a heading over others or like their total, so it is probably no condition. */
  readonly isNoRepair: boolean;
}

/** The lines of one entry: its first, and those that go on with it. */
interface Entry {
  readonly first: RawLine;
  readonly rest: readonly RawLine[];
}

interface RawLine {
  /** As pasted, without the blanks around it. */
  readonly pasted: string;
  /** Without number or bullet. */
  readonly words: string;
  readonly indent: number;
  readonly isMarked: boolean;
}

// "1.", "1)", "(a)", "12 -", "b.", "IV.", "•", "–", "[ ]", "☐"; not "2 handrails" and not "3/4 in. pipe".
const MARKS = new RegExp(
  String.raw`^\s*(?:[-–—*${BULLET_SIGNS}]|\[[ xX]?\]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,5})[.):](?=\s)|\d{1,3}\s*[-–](?=\s))\s*`,
  'u',
);
const SENTENCE_END = /(?:;\s|\.\s(?=\p{Lu}))/u;
const LOOSE_END = /[\s.;,:—–-]+$/u;
const CONTINUED = /^[([]?(?:continued|cont(?:'d|’d|\.)?|continuación|continúa)[)\]]?\s*[:—–-]\s*/iu;
const TOTAL =
  /^(?:(?:grand|sub|est(?:imated|\.)?)[\s-]*)*total(?:es)?(?:\s+(?:estimated|cost|of|repairs?|general|estimado|de|reparaciones))*$/iu;

function rawLine(line: string): RawLine {
  const pasted = line.trim();
  let words = pasted;
  // A box before a number, or a number before a dash: marks come in pairs.
  for (let times = 0; times < 2; times += 1) words = words.replace(MARKS, '');
  return {
    pasted,
    words: words.replaceAll(/\s+/gu, ' ').trim(),
    indent: line.length - line.trimStart().length,
    isMarked: words.length < pasted.length,
  };
}

const isHeadingOver = (words: string): boolean => words.endsWith(':') || isAllCapitals(words);

const isAllCapitals = (words: string): boolean =>
  /\p{Lu}/u.test(words) && words === words.toUpperCase() && words.split(' ').length <= 5;

/** In a list typed all in lower case a small letter says nothing; in any other it goes on with the line above. */
const tellsByCase = (lines: readonly RawLine[]): boolean => {
  const written = lines.filter(({ words }) => words !== '');
  const begun = written.filter(({ words, isMarked }) => isMarked || !/^\p{Ll}/u.test(words));
  return written.some(({ isMarked }) => isMarked) || begun.length * 2 >= written.length;
};

const hasWords = (words: string): boolean => /\p{L}/u.test(withoutEnding(words).words);

function goesOn(line: RawLine, above: Entry, byCase: boolean): boolean {
  if (line.isMarked || isHeadingOver(above.first.words)) return false;
  if (line.indent > above.first.indent || !hasWords(line.words)) return true;
  return byCase && /^\p{Ll}/u.test(line.words);
}

/** Puts the lines together that a narrow page broke; an empty line ends an entry. */
function entriesOf(lines: readonly RawLine[]): Entry[] {
  const byCase = tellsByCase(lines);
  const entries: Entry[] = [];
  let isOpen = false;
  for (const line of lines) {
    const above = entries.at(-1);
    const joins = above !== undefined && (CONTINUED.test(line.words) || (isOpen && goesOn(line, above, byCase)));
    if (line.pasted === '') isOpen = false;
    else if (joins) entries[entries.length - 1] = { first: above.first, rest: [...above.rest, line] };
    else {
      entries.push({ first: line, rest: [] });
      isOpen = true;
    }
  }
  return entries;
}

/** As much of the text as a title holds: its first sentence, or as many whole words as there is room for. */
function titleOf(text: string): string {
  const end = text.search(SENTENCE_END);
  const sentence = end >= CONDITION_LIMITS.titleMin ? text.slice(0, end) : text;
  const chosen = sentence.replace(LOOSE_END, '');
  if (chosen.length <= CONDITION_LIMITS.titleMax) return chosen;
  const cut = chosen.slice(0, CONDITION_LIMITS.titleMax - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), CONDITION_LIMITS.titleMin)).trimEnd()}…`;
}

/** The words of the whole entry, with the page and the cost that any of its lines ends in. */
function factsOf({ first, rest }: Entry): ReturnType<typeof withoutEnding> {
  const parts = [first, ...rest].map(({ words }) => withoutEnding(words.replace(CONTINUED, '')));
  return {
    words: parts
      .map(({ words }, index) => (index < parts.length - 1 ? words.replace(/[\s—–-]+$/u, '') : words))
      .filter(Boolean)
      .join(' '),
    page: parts.find(({ page }) => page !== null)?.page ?? null,
    cost: parts.find(({ cost }) => cost !== null)?.cost ?? null,
  };
}

function readEntry(entry: Entry): PastedLine | undefined {
  const { words, page, cost } = factsOf(entry);
  if (words.length < CONDITION_LIMITS.titleMin || !/\p{L}/u.test(words)) return undefined;
  const isHeading = cost === null && page === null && isHeadingOver(words);
  return {
    title: isHeading ? words.slice(0, CONDITION_LIMITS.titleMax) : titleOf(words),
    quote: [entry.first, ...entry.rest]
      .map(({ pasted }) => pasted)
      .join(' ')
      .slice(0, CONDITION_LIMITS.quoteMax),
    page,
    cost,
    location: placeInLine(words)?.slice(0, CONDITION_LIMITS.locationMax) ?? null,
    isNoRepair: isHeading || TOTAL.test(words.replace(LOOSE_END, '')),
  };
}

/**
 * One condition each line, as people copy them from reports, letters and mails: marks, page notes and costs are taken
 * off, a line that only goes on with the one above belongs to it, and a heading's place holds for the lines under it.
 */
export function readPastedList(text: string): PastedLine[] {
  let place: string | null = null;
  return entriesOf(text.split(/\r\n|[\n\r\u2028\u2029]/u).map(rawLine)).flatMap((entry) => {
    const line = readEntry(entry);
    if (line === undefined) return [];
    if (!line.isNoRepair) return { ...line, location: line.location ?? place };
    place = placeOfHeading(line.title);
    return { ...line, location: place };
  });
}
