import { CONDITION_LIMITS } from './condition.js';

/** One line of a list that somebody pasted, as a condition would have it. */
export interface PastedLine {
  /** Cut to the length of a title; the whole line is then in `quote`. */
  readonly title: string;
  /** The line's own words, where they say more than the title. */
  readonly quote: string | null;
  /** The page that the line names. */
  readonly page: number | null;
  /** It reads like a heading over others, so it is probably no condition. */
  readonly isHeading: boolean;
}

// "1.", "1)", "(a)", "12 -", "b.", "IV.", "•", "–", "[ ]", "☐"; not "2 handrails" and not "3/4 in. pipe".
const MARKS =
  /^\s*(?:[-–—*•·▪‣◦●○☐☑✓✔]|\[[ xX]?\]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,5})[.):](?=\s)|\d{1,3}\s*[-–](?=\s))\s*/u;
const PAGE = /[\s,;.]*[([]?\b(?:pages?|pp?\.|p[áa]g(?:ina|s?\.)?)\s*(\d{1,4})\b[)\]]?\.?\s*$/iu;
const SENTENCE_END = /(?:;\s|\.\s(?=\p{Lu}))/u;

function withoutMarks(line: string): string {
  let rest = line.trim();
  // A box before a number, or a number before a dash: marks come in pairs.
  for (let times = 0; times < 2; times += 1) rest = rest.replace(MARKS, '');
  return rest.replaceAll(/\s+/gu, ' ').trim();
}

/** As much of the text as a title holds: its first sentence, or as many whole words as there is room for. */
function titleOf(text: string): string {
  const end = text.search(SENTENCE_END);
  const sentence = end >= CONDITION_LIMITS.titleMin ? text.slice(0, end) : text;
  const chosen = sentence.replace(/[.;,\s]+$/u, '');
  if (chosen.length <= CONDITION_LIMITS.titleMax) return chosen;
  const cut = chosen.slice(0, CONDITION_LIMITS.titleMax - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), CONDITION_LIMITS.titleMin)).trimEnd()}…`;
}

function readLine(line: string): PastedLine | undefined {
  const text = withoutMarks(line);
  const page = PAGE.exec(text);
  const words = (page === null ? text : text.slice(0, page.index)).trim();
  if (words.length < CONDITION_LIMITS.titleMin || !/\p{L}/u.test(words)) return undefined;
  const title = titleOf(words);
  const isCut = title.length < words.replace(/[.;,\s]+$/u, '').length;
  return {
    title,
    quote: isCut ? words.slice(0, CONDITION_LIMITS.quoteMax) : null,
    page: page?.[1] === undefined ? null : Number(page[1]),
    isHeading: words.endsWith(':') || isAllCapitals(words),
  };
}

const isAllCapitals = (words: string): boolean =>
  /\p{Lu}/u.test(words) && words === words.toUpperCase() && words.split(' ').length <= 5;

/** One condition each line, as people copy them from reports, letters and mails: marks, numbers and page notes go. */
export const readPastedList = (text: string): PastedLine[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/u).flatMap((line) => readLine(line) ?? []);
