import type { Block } from '../text/blocks.js';
import type { FoundTable } from '../text/tables.js';
import { plain } from '../wording/plain.js';
import { type Grade, gradeAtEnd } from './grades.js';
import { isHeading, zoneOf } from './zones.js';

/** A finding as inspectors' programs set it: its number and part, a title in capitals, where it is, its words, and who is to come. */
export interface Finding {
  readonly number: string;
  /** What the program calls the part of the house, with the finding's own title. */
  readonly part: string;
  readonly grade: Grade | null;
  readonly location: string | null;
  /** Its words, as one. */
  readonly words: Block;
  /** Somebody of a trade is named who is to see to it. */
  readonly isReferred: boolean;
}

export type Piece =
  Block | { readonly page: number; readonly table: FoundTable } | { readonly page: number; readonly finding: Finding };

const NUMBER = /^#?[A-Z]?\d{1,2}(?:\.\d{1,2}){1,3}[.):]?$/iu;
const LONGEST_TITLE = 12;
const MOST_TITLES = 3;
const MOST_WORDS_BLOCKS = 8;
const ASKS_WHOM = /^(?:recommendation|recommended action|recomendaci[oó]n)s?:?$/iu;
const REFERS =
  /^(?:contact|consult|hire|call|contacte|consulte|contrate)(?![\p{L}])(?!.*(?:handyman only|diy))|^(?:a )?(?:qualified|licensed|certified)(?![\p{L}])/u;

const isBlock = (piece: Piece | undefined): piece is Block => piece !== undefined && 'text' in piece;
const isNumbered = (piece: Piece | undefined): boolean =>
  isBlock(piece) && piece.mark !== null && NUMBER.test(piece.mark);
const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
const isShort = ({ text }: Block): boolean => text.split(' ').length <= LONGEST_TITLE;

/** One finding in a line of a summary: "2.1.1 Roofing - Coverings: Exposed Nails". */
export const isSummed = (block: Block): boolean => isNumbered(block) && /\S(?: [-–—]|:) \S/u.test(block.text);

/** A short line in capitals under the number of a finding: what it is, or where. */
const isTitle = (piece: Piece | undefined): piece is Block =>
  isBlock(piece) && piece.mark === null && piece.lines <= 2 && isShort(piece) && isCapitals(piece.text);

const endsFinding = (piece: Piece | undefined): boolean =>
  !isBlock(piece) ||
  isNumbered(piece) ||
  (isHeading(piece) && !ASKS_WHOM.test(piece.text) && zoneOf(piece.text) !== undefined);

/** What stands under the titles, until something else begins. */
function wordsUnder(
  flow: readonly Piece[],
  from: number,
): { readonly words: Block[]; readonly whom: string; to: number } {
  const words: Block[] = [];
  let whom = '';
  let to = from;
  while (to < flow.length && words.length < MOST_WORDS_BLOCKS && !endsFinding(flow[to])) {
    const block = flow[to] as Block;
    const next = flow[to + 1];
    if (ASKS_WHOM.test(block.text) && isBlock(next) && !isNumbered(next)) {
      whom = next.text;
      to += 2;
    } else {
      words.push(block);
      to += 1;
    }
    if (whom !== '') break;
  }
  return { words, whom, to };
}

const joined = (words: readonly Block[], title: Block): Block => {
  const [first = title] = words;
  const texts = (words.length === 0 ? [title] : words).map(({ text, mark }) =>
    mark === null || /[.!?]$/u.test(text) ? text : `${text}.`,
  );
  return { ...first, mark: null, text: texts.join(' '), parts: 1 };
};

function titlesFrom(flow: readonly Piece[], from: number): Block[] {
  const some = flow.slice(from, from + MOST_TITLES);
  const end = some.findIndex((piece) => !isTitle(piece));
  return (end < 0 ? some : some.slice(0, end)) as Block[];
}

const placeOf = (place: Block | undefined): string | null => place?.text.toLowerCase().replace(/[.\s]+$/u, '') ?? null;

function findingAt(flow: readonly Piece[], at: number): { readonly finding: Finding; readonly to: number } | undefined {
  const head = flow[at];
  const titles = titlesFrom(flow, at + 1);
  const [title, place] = titles;
  if (!isBlock(head) || !isNumbered(head) || !isShort(head) || title === undefined) return undefined;
  const { words, whom, to } = wordsUnder(flow, at + 1 + titles.length);
  if (words.length === 0 && whom === '') return undefined;
  const { words: part, grade } = gradeAtEnd(head.text);
  return {
    to,
    finding: {
      number: head.mark ?? '',
      part: `${part}: ${title.text.toLowerCase()}`,
      grade,
      location: placeOf(place),
      words: joined(words, title),
      isReferred: REFERS.test(plain(whom)),
    },
  };
}

/** The pieces of a paper, with what belongs to one finding as one of them. */
export function gathered(flow: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < flow.length;) {
    const found = findingAt(flow, at);
    const piece = flow[at] as Piece;
    pieces.push(found ? { page: piece.page, finding: found.finding } : piece);
    at = found ? found.to : at + 1;
  }
  return pieces;
}
