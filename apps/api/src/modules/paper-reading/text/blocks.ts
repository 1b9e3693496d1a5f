import { type Line, textOfLine } from './lines.js';

/** A paragraph, an entry of a list or a heading: lines that belong together, joined as people read them. */
export interface Block {
  readonly page: number;
  readonly text: string;
  /** "1.", "R-3", "•": what stands before an entry of a list. */
  readonly mark: string | null;
  /** The boxes before it, marked and empty. */
  readonly boxes: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lines: number;
  /** Most parts that one of its lines has: from three on it is a row of a form, and no sentence. */
  readonly parts: number;
  /** It goes on where the next page or column begins. */
  readonly isOpen: boolean;
}

// "1.", "1)", "(a)", "12 -", "A.", "IV.", "3.2.1", "R-3", "#14", "Item 7:", "•", "–"; not "2 handrails", not "3/4 in. pipe".
const MARK =
  /^(?:(?:item|condition|finding|defect|deficiency|entry|point|obs\.?|observation|issue|concern|hallazgo|punto|nota|observaci[oó]n|asunto|partida|inciso|ref\.?|no\.?|n[uú]m\.?|n[°º]|#|§)\s*#?(?:[a-z]-?)?\d{1,3}(?:\.\d{1,2}){0,2}[a-z]?\s*[.):–—-]?(?![\p{L}\d])|\[\d{1,3}\]|\(?\d{1,3}[.)](?=\s)|\(\d{1,3}\)|\(?[a-hA-H][.)](?=\s)|\(?[ivxIVX]{1,4}[.)](?=\s)|\d{1,2}(?:\.\d{1,2}){1,3}\.?(?=\s)|#\d{1,3}[.):]?|[A-Z]{1,3}-\d{1,3}[.):]?(?=\s)|\d{1,3}\s*[-–—:](?=\s)|[-–—*•·▪‣◦●○►■□❑➢](?=\s|\p{Lu}))\s*/iu;

/** "3-2 Roof", "RF2 Roof", "1b. Roof", "003 Roof"; not "2-3 shingles". */
const PAIR =
  /^(?:[A-Z]?\d{1,2}-\d{1,2}|[A-Z]{1,2}\d{1,2}|[A-Z]\.\d{1,2}|[IVX]{1,4}\.\d{1,2}|\d{1,2}\.?[a-h]|0\d{1,2})[.):]?\s+(?=\p{Lu}(?:\p{Ll}|[\p{Lu} /&-]{0,11}$))/u;

export interface Marked {
  readonly mark: string | null;
  readonly words: string;
}

/** A line without what marks it as an entry of a list. */
export function splitMark(text: string): Marked {
  const found = MARK.exec(text) ?? PAIR.exec(text);
  const words = found ? text.slice(found[0].length).trim() : text;
  return found && /\p{L}/u.test(words) ? { mark: found[0].trim(), words } : { mark: null, words: text };
}

// One square before a line is a bullet; a row of them is filled in.
const BOXES = /^(?:(?:[☐☒]\s*)+|(?:[□■]\s*){3,})/u;
const FULL = /■/gu;
const EMPTY = /□/gu;

/** A row of boxes before a line says how its finding was graded; the line itself begins behind it. */
export const withoutBoxes = (text: string): { readonly boxes: string; readonly words: string } => {
  const boxes = BOXES.exec(text)?.[0] ?? '';
  const words = text.slice(boxes.length);
  return /\p{L}/u.test(words)
    ? { boxes: boxes.replaceAll(/\s/gu, '').replaceAll(FULL, '☒').replaceAll(EMPTY, '☐'), words }
    : { boxes: '', words: text };
};

const COLUMN_MARK =
  /^(?:[\p{Lu}]{1,5}[-. ]?\d{0,4}|\d{1,4}[a-z]?|[a-z]|[ivx]{1,5}|[•·▪‣◦●○►■□❑➢*–—-])[.):]?(?:\s+(?:[\p{Lu}]{0,4}[-.]?\d{1,4}|\p{Lu}{2,5})[.):]?)?$/u;

/** A mark is one by its looks, or because it stands in a narrow column of its own before the words. */
function markOf(line: Line, words: string): Marked {
  const marked = splitMark(words);
  const [first, second] = line.segments;
  if (marked.mark !== null || !first || !second || second.text.split(' ').length < 3) return marked;
  const isNarrow = first.x2 - first.x < 70 && COLUMN_MARK.test(first.text) && second.x - first.x < 110;
  const rest = words.slice(first.text.length).trim();
  return isNarrow && words.startsWith(first.text) && /\p{L}{3}/u.test(rest)
    ? { mark: first.text, words: splitMark(rest).words }
    : marked;
}

const KEPT_HYPHEN = /(?:^|[\s(])(?:self|non|pre|post|re|co|ex|semi|multi|anti|two|three|one|gfci|afci|\d+)-$/iu;

/** A word that the end of a line broke is one word again; what has its own hyphen keeps it. */
export function joinLines(above: string, below: string): string {
  if (!/\p{L}[-\u2010]$/u.test(above) || !/^\p{Ll}/u.test(below)) return `${above} ${below}`;
  return KEPT_HYPHEN.test(above) ? above + below : above.slice(0, -1) + below;
}

const isAllCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
const ENDS = /[.!?:;…]["')\]]*$/u;

interface Open {
  readonly marked: Marked;
  readonly boxes: string;
  readonly lines: Line[];
  words: string;
}

interface Column {
  readonly page: number;
  readonly right: number;
  readonly leading: number;
}

const leftOf = (line: Line): number => line.segments[0]?.x ?? 0;
const rightOf = (line: Line): number => line.segments.at(-1)?.x2 ?? 0;

/** The usual distance of two lines of one paragraph here. */
function leadingOf(lines: readonly Line[]): number {
  const steps = lines.slice(1).map((line, index) => line.y - (lines[index]?.y ?? 0));
  const close = steps.filter((step) => step > 2).sort((one, other) => one - other);
  return close[Math.floor(close.length * 0.3)] ?? 12;
}

/** The next line of the same paragraph is near, and set in the same letters. */
const isNear = (line: Line, above: Line, leading: number): boolean => {
  const step = line.y - above.y;
  return step >= 0 && step <= Math.max(leading * 1.35, line.size * 1.5) && Math.abs(line.size - above.size) <= 1.2;
};

const begins = (line: Line): boolean => {
  const { boxes, words } = withoutBoxes(textOfLine(line));
  return boxes !== '' || markOf(line, words).mark !== null;
};

/** Whether the line goes on with what is open, and does not begin something of its own. */
function goesOn(line: Line, open: Open, { right, leading }: Column): boolean {
  const above = open.lines.at(-1);
  if (!above || begins(line) || !isNear(line, above, leading)) return false;
  if (isHanging(line, open)) return true;
  if (open.lines.length > 1 ? leftOf(line) > leftOf(above) + 6 : standsAlone(open)) return false;
  const text = textOfLine(line);
  return !isShortEnd(above, text, right) && !isHeadingOver(open, text, right);
}

const isHanging = (line: Line, { marked, lines: [first] }: Open): boolean =>
  marked.mark !== null && leftOf(line) > (first ? leftBehindBoxes(first) : 0) + 3;

/** Boxes stand in columns of their own: the entry begins behind them. */
const leftBehindBoxes = (line: Line): number =>
  (line.segments.find(({ text }) => !/^[☐☒□■\s]+$/u.test(text)) ?? line.segments[0])?.x ?? 0;

/** The mark stands in a column of its own: what goes on stands beneath the words, and not beneath it. */
const standsAlone = ({ marked, lines: [first] }: Open): boolean =>
  marked.mark !== null && first?.segments[0]?.text === marked.mark;

/** The line above ended early although the next word had room: there its paragraph ended. */
function isShortEnd(above: Line, next: string, right: number): boolean {
  const room = right - rightOf(above);
  const firstWord = next.split(' ', 1)[0] ?? '';
  const isRoomy = room > (firstWord.length + 2) * above.size * 0.62;
  return isRoomy && (ENDS.test(textOfLine(above)) || !/^\p{Ll}/u.test(next));
}

/** A short line that ends in no stop, over one that begins a sentence. */
const isHeadingOver = (open: Open, next: string, right: number): boolean =>
  open.lines.length === 1 &&
  open.marked.mark === null &&
  rightOf(open.lines[0] as Line) < right * 0.7 &&
  !/[,;]$/u.test(open.words) &&
  (/:$/u.test(open.words) || (isAllCapitals(open.words) && !isAllCapitals(next)));

const blockOf = (open: Open, column: Column): Block => {
  const [first] = open.lines;
  return {
    page: column.page,
    text: open.words.replaceAll(/\s+/gu, ' ').trim(),
    mark: open.marked.mark ?? (open.boxes === '' ? null : open.boxes),
    boxes: open.boxes,
    x: first ? leftOf(first) : 0,
    y: first?.y ?? 0,
    size: first?.size ?? 10,
    lines: open.lines.length,
    parts: Math.max(...open.lines.map(({ segments }) => segments.length)),
    isOpen: !ENDS.test(open.words) && open.words.length > 40,
  };
};

/** One column's lines as the blocks that they make. */
export function blocksOf(lines: readonly Line[], page: number): Block[] {
  const column = { page, right: Math.max(0, ...lines.map(rightOf)), leading: leadingOf(lines) };
  const blocks: Block[] = [];
  let open: Open | undefined;
  for (const line of lines) {
    const { boxes, words: text } = withoutBoxes(textOfLine(line));
    if (open && goesOn(line, open, column)) {
      open.lines.push(line);
      open.words = joinLines(open.words, text);
      continue;
    }
    if (open) blocks.push(blockOf(open, column));
    const marked = markOf(line, text);
    open = { marked, boxes, lines: [line], words: marked.words };
  }
  return open ? [...blocks, blockOf(open, column)] : blocks;
}

/** A sentence that a page or a column broke goes on in the next one. */
export function joinBroken(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const above = joined.at(-1);
    const isBreak = above !== undefined && (block.page !== above.page || block.y < above.y);
    if (isBreak && above.isOpen && block.mark === null && /^\p{Ll}/u.test(block.text))
      joined[joined.length - 1] = { ...above, text: joinLines(above.text, block.text), isOpen: block.isOpen };
    else joined.push(block);
  }
  return joined;
}
