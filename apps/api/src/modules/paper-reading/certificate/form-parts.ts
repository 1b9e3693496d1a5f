import { type Line, type Segment, textOfLine } from '../text/lines.js';

/** A printed word of the form and where it stands. */
export interface Spot {
  readonly line: number;
  readonly segment: Segment;
}

/** Where the form prints the words, the first time. */
export function spotOf(lines: readonly Line[], words: RegExp, from = 0): Spot | undefined {
  for (let line = from; line < lines.length; line += 1) {
    const segment = lines[line]?.segments.find(({ text }) => words.test(text));
    if (segment) return { line, segment };
  }
  return undefined;
}

const FORM_WORDS =
  /^(?:CONTACT|NAME:?|PHONE|FAX|E-?MAIL|ADDRESS:?|INSURER|NAIC|COVERAGES|CANCELLATION|CERTIFICATE|REVISION|PRODUCER|INSURED|\(A\/C|SHOULD ANY|THE EXPIRATION|ACCORDANCE|AUTHORIZED|DESCRIPTION|THIS (?:IS|CERTIFICATE)|ACORD|©)/u;

export const isFormWord = (text: string): boolean => FORM_WORDS.test(text.trim());

/** What was typed into a box under its label: the lines beneath it, as far to the right as the box goes. */
export function linesBelow(
  lines: readonly Line[],
  { line, segment }: Spot,
  { right, depth }: { readonly right: number; readonly depth: number },
): string[] {
  const top = lines[line]?.y ?? 0;
  const found: string[] = [];
  for (const one of lines.slice(line + 1)) {
    if (one.y - top > depth) break;
    const own = one.segments.filter(({ x }) => x >= segment.x - 14 && x < right);
    if (own.length === 0) continue;
    const text = textOfLine({ segments: own });
    if (isFormWord(text)) break;
    found.push(text);
  }
  return found;
}
