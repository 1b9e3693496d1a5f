import { CONTACT, formatterFor } from '@cw/i18n';
import type { Paper, PaperBlock, PaperCell } from './paper.js';
import { outgoingBlock } from './outgoing-block.js';
import { PaperPages, type Cell } from './paper-pages.js';
import { CONTENT_WIDTH, INK, PAGE } from './paper-style.js';

const LABEL_WIDTH = 150;
const AMOUNT_WIDTH = 130;
const MARK_SCALE = 0.75;
/** Before and after a block of words, in points. */
const AROUND = {
  heading: { before: 10, after: 4 },
  text: { before: 0, after: 4 },
  small: { before: 6, after: 4 },
} as const;
/** A head stands over this much of a table at least. */
const ROOM_UNDER_A_HEAD = 60;
/** Before a table or a reckoning, which begins with small letters or a rule. */
const BEFORE_A_TABLE = 6;
const SUMS_GAP = 5;
/** Sums higher than this, in points, may be parted, and from the small line about them too. */
const SUMS_WHOLE_UP_TO = 200;
/** Whose paper it is, and where they are found. */
const ISSUER = [CONTACT.address, CONTACT.phone].join(' · ');

/** The gable and the crow's foot on the square with one cut corner. */
function drawMark({ doc }: PaperPages): void {
  const { margin } = PAGE;
  doc.save().translate(margin, margin).scale(MARK_SCALE);
  doc.path('M2 2h22l6 6v22H2z').fill(INK.brand);
  doc.lineWidth(3).lineJoin('miter');
  doc.path('M7 16.5 16 8l9 8.5').stroke(INK.ground);
  doc.path('M10.2 17.2 16 25l5.8-7.8').stroke(INK.foot);
  doc.restore();
}

function drawHead(pages: PaperPages, title: string): void {
  pages.decorate(() => {
    drawMark(pages);
    pages.put('Closewright', 'brand', { x: PAGE.margin + 32, y: PAGE.margin + 3, width: CONTENT_WIDTH - 32 });
  });
  pages.doc.y = PAGE.margin + 30;
  pages.text('P', 'small', ISSUER);
  pages.doc.y = PAGE.margin + 54;
  pages.text('H1', 'title', title);
  pages.space(10);
}

const label = (text: string): Cell => ({ text, left: 0, width: LABEL_WIDTH - 12, style: 'small', tag: 'TH' });

function drawFacts(pages: PaperPages, { rows }: Extract<PaperBlock, { kind: 'facts' }>): void {
  const width = CONTENT_WIDTH - LABEL_WIDTH;
  pages.table(
    rows.map((fact) => [label(fact.label), { text: fact.value, left: LABEL_WIDTH, width, style: 'text', tag: 'TD' }]),
    { gap: 4 },
  );
}

type Sums = Extract<PaperBlock, { kind: 'sums' }>;

function sumsCells({ rows }: Sums): Cell[][] {
  const width = CONTENT_WIDTH - AMOUNT_WIDTH;
  return rows.map((row) => {
    const style = row.total === true ? 'strong' : 'text';
    return [
      { text: row.label, left: 0, width: width - 12, style, tag: 'TH' },
      { text: row.amount, left: width, width: AMOUNT_WIDTH, style, align: 'right', tag: 'TD' },
    ];
  });
}

function drawSums(pages: PaperPages, sums: Sums): void {
  const total = sums.rows.findIndex((row) => row.total === true);
  pages.space(BEFORE_A_TABLE);
  pages.rule(INK.line);
  pages.table(sumsCells(sums), { gap: SUMS_GAP, ...(total >= 0 && { ruledBefore: total }) });
}

function drawTable(pages: PaperPages, { heads, widths, lead, rows }: Extract<PaperBlock, { kind: 'table' }>): void {
  const leads = lead === undefined ? [] : [lead];
  const wide = CONTENT_WIDTH - [...leads, ...widths].reduce((sum, width) => sum + width, 0);
  const all = [...leads, wide, ...widths];
  const line = (cells: readonly PaperCell[], style: Cell['style'], tag: Cell['tag']): Cell[] =>
    cells.map((cell, index) => ({
      text: typeof cell === 'string' ? cell : cell.join('\n'),
      left: all.slice(0, index).reduce((sum, width) => sum + width, 0),
      width: (all[index] ?? 0) - (index <= leads.length ? 12 : 0),
      style,
      align: index <= leads.length ? 'left' : 'right',
      tag,
    }));
  pages.space(BEFORE_A_TABLE);
  pages.table([line(heads, 'small', 'TH'), ...rows.map((row) => line(row, 'text', 'TD'))], {
    gap: 5,
    ruledBefore: 1,
    hasHead: true,
  });
}

type Words = Extract<PaperBlock, { readonly text: string }>;

function drawWords(pages: PaperPages, { kind, text }: Words): void {
  pages.space(AROUND[kind].before);
  pages.text(kind === 'heading' ? 'H2' : 'P', kind, text);
  pages.space(AROUND[kind].after);
}

function drawBlock(pages: PaperPages, block: PaperBlock): void {
  switch (block.kind) {
    case 'heading':
    case 'text':
    case 'small':
      return drawWords(pages, block);
    case 'facts':
      return drawFacts(pages, block);
    case 'sums':
      return drawSums(pages, block);
    case 'table':
      return drawTable(pages, block);
  }
}

/** A reckoning stays whole with the small line about it, so that no page has that line alone. */
function roomForSums(pages: PaperPages, sums: Sums, under: number): number {
  const rules = 2 * 8 + BEFORE_A_TABLE;
  const own = rules + pages.heightOfRows(sumsCells(sums), SUMS_GAP);
  return own > SUMS_WHOLE_UP_TO ? ROOM_UNDER_A_HEAD : own + under;
}

/**
 * The room that a block needs with what may not be parted from it: a head and what it is over, a small line and what it is
 * about.
 */
function roomFor(pages: PaperPages, blocks: readonly PaperBlock[], index: number): number {
  const first = blocks[index];
  if (first === undefined) return 0;
  const isUnderSmall = blocks[index + 1]?.kind === 'small';
  if (first.kind === 'sums') return roomForSums(pages, first, isUnderSmall ? roomFor(pages, blocks, index + 1) : 0);
  if (!('text' in first)) return ROOM_UNDER_A_HEAD;
  const { before, after } = AROUND[first.kind];
  const own = before + pages.roomOf(first.text, first.kind) + after;
  const isJoined = first.kind === 'heading' || isUnderSmall;
  return isJoined ? own + roomFor(pages, blocks, index + 1) : own;
}

/** A document as PDF: US letter, fonts inside, tagged. It needs nothing but what it is given. */
export async function renderPaper(paper: Paper): Promise<Buffer> {
  const pages = new PaperPages(paper);
  const blocks = paper.blocks.map(outgoingBlock);
  const words = formatterFor(paper.locale);
  drawHead(pages, paper.title);
  blocks.forEach((block, index) => {
    pages.ensure(roomFor(pages, blocks, index));
    drawBlock(pages, block);
  });
  return pages.finish((page, count) => {
    const y = PAGE.height - PAGE.margin;
    const number = words.text('documents.page', { page, pages: count });
    pages.put(paper.foot, 'small', { x: PAGE.margin, y, width: CONTENT_WIDTH - 90 });
    pages.put(number, 'small', { x: PAGE.width - PAGE.margin - 90, y, width: 90, align: 'right' });
  });
}
