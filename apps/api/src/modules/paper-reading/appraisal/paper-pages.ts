import { type Block, blocksOf, joinBroken } from '../text/blocks.js';
import { inReadingOrder } from '../text/columns.js';
import { type Line, linesOf, textOfLine } from '../text/lines.js';
import type { ReadPages } from '../text/page-text.js';
import { withoutRunningLines } from '../text/running-lines.js';
import { type FoundTable, tableIn } from '../text/tables.js';
import { countWords, isReadable } from '../text/words.js';

/** One page, taken apart: what is in tables, and what is in running words. */
export interface PaperPage {
  readonly number: number;
  /** With all that repeats on every page: labels stand there too. */
  readonly lines: readonly Line[];
  readonly tables: readonly FoundTable[];
  readonly blocks: readonly Block[];
  /** Where among the blocks each table stood. */
  readonly tableAt: readonly number[];
}

export interface Paper {
  readonly pages: readonly PaperPage[];
  /** Pictures of text, or letters that are not what people see. */
  readonly scanned: readonly number[];
  readonly garbled: readonly number[];
  readonly hidden: readonly number[];
}

const FEW_WORDS = 20;
const SCAN_SHARE = 0.4;
const CAPTION =
  /^(?:photo|photograph|figure|fig\.?|image|picture|foto|imagen|fotograf[ií]a)s?\s*(?:no\.?|#)?\s*[\d.A-Z-]*$/iu;

/** Takes the tables out of a page's lines; what is between them stays in its order. */
function takeTables(lines: readonly Line[]): { tables: FoundTable[]; between: Line[][] } {
  const tables: FoundTable[] = [];
  const between: Line[][] = [];
  let rest = lines;
  for (let table = tableIn(rest); table; table = tableIn(rest)) {
    between.push(rest.slice(0, table.from));
    tables.push(table);
    rest = rest.slice(table.to);
  }
  return { tables, between: [...between, [...rest]] };
}

function pageOf(number: number, width: number, lines: readonly Line[], all: readonly Line[]): PaperPage {
  const { tables, between } = takeTables(lines.filter((line) => !CAPTION.test(textOfLine(line))));
  const blocks: Block[] = [];
  const tableAt: number[] = [];
  for (const [index, part] of between.entries()) {
    for (const column of inReadingOrder(part, width)) blocks.push(...blocksOf(column, number));
    if (index < tables.length) tableAt.push(blocks.length);
  }
  return { number, lines: all, tables, blocks, tableAt };
}

/** The pages of a paper, ready to be asked. */
export function takeApart({ pages }: ReadPages): Paper {
  const texts = pages.map(({ items }) => items.map(({ text }) => text).join(' '));
  const scanned = pages.filter(
    ({ pictureShare }, index) => countWords(texts[index] ?? '') < FEW_WORDS && pictureShare > SCAN_SHARE,
  );
  const garbled = pages.filter((page, index) => !scanned.includes(page) && !isReadable(texts[index] ?? ''));
  const usable = pages.map((page) => (garbled.includes(page) ? [] : linesOf(page)));
  const cleaned = withoutRunningLines(
    usable,
    pages.map(({ height }) => height),
  );
  const numberOf = ({ number }: { readonly number: number }): number => number;
  return {
    pages: pages.map(({ number, width }, index) => pageOf(number, width, cleaned[index] ?? [], usable[index] ?? [])),
    scanned: scanned.map(numberOf),
    garbled: garbled.map(numberOf),
    hidden: pages.filter(({ hasHiddenText }) => hasHiddenText).map(numberOf),
  };
}

/** All blocks in order, with the tables in their places. */
export function flowOf({ pages }: Paper): (Block | { readonly page: number; readonly table: FoundTable })[] {
  const flow: (Block | { readonly page: number; readonly table: FoundTable })[] = [];
  let run: Block[] = [];
  const flush = (): void => {
    flow.push(...joinBroken(run));
    run = [];
  };
  for (const page of pages) {
    let from = 0;
    for (const [index, table] of page.tables.entries()) {
      run.push(...page.blocks.slice(from, page.tableAt[index]));
      from = page.tableAt[index] ?? from;
      flush();
      flow.push({ page: page.number, table });
    }
    run.push(...page.blocks.slice(from));
  }
  flush();
  return flow;
}
