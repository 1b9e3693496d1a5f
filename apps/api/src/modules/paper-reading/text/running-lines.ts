import { type Line, textOfLine } from './lines.js';

const CONTINUED =
  /^[-–—*(\s]*(?:continued (?:on|from) (?:the )?(?:next|previous) page|continued|contin[uú]a en la (?:p[aá]gina )?siguiente(?: p[aá]gina)?)[-–—*)\s.]*$/iu;
const PAGE_NUMBER = /^(?:page|p[aá]gina|p\.)?\s*\d+\s*(?:of|de|\/)\s*\d+$/iu;
/** Running lines stand in the outer parts of a page. */
const OUTER = 0.16;

/** What differs from page to page in a running line: its number. */
const patternOf = (line: Line): string => textOfLine(line).toLowerCase().replaceAll(/\d+/gu, '#');
const heightKey = (line: Line): number => Math.round(line.y / 4);

/**
 * The pages without what stands at the same height on at least half of them, and without notes that a text goes on:
 * between two halves of a sentence they are in the way. The first page keeps its own, which tell what the paper is.
 */
export function withoutRunningLines(pages: readonly (readonly Line[])[], heights: readonly number[]): Line[][] {
  const counts = new Map<string, number>();
  const keysOf = (line: Line): string[] => {
    const pattern = patternOf(line);
    return [-1, 0, 1].map((shift) => `${heightKey(line) + shift}|${pattern}`);
  };
  for (const lines of pages)
    for (const key of new Set(lines.flatMap(keysOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const enough = Math.max(3, pages.length / 2);
  const isOuter = (line: Line, page: number): boolean => {
    const height = heights[page] ?? 792;
    return line.y < height * OUTER || line.y > height * (1 - OUTER);
  };
  const isRunning = (line: Line): boolean => keysOf(line).some((key) => (counts.get(key) ?? 0) >= enough);
  return pages.map((lines, page) =>
    lines.filter((line) => {
      const text = textOfLine(line);
      if (CONTINUED.test(text) || PAGE_NUMBER.test(text)) return false;
      return !(isOuter(line, page) && isRunning(line));
    }),
  );
}
