import { widthOf, wrap } from '../../kit/measure.js';
import type { Style } from '../../kit/sheet.js';
import { LEFT, WIDTH, type InspectionPaper, type Item } from './paper.js';

const GUTTER = 22;
const LEADING = 1.28;
const BOTTOM = 730;

interface Block {
  readonly head: string;
  readonly lines: readonly string[];
  readonly key: string | null;
}

const isRequired = ({ told }: Item): boolean => told !== null;

function blockOf(paper: InspectionPaper, { number, told, text, title }: Item, width: number): Block {
  const { brief, grade } = paper.vendor;
  if (told === null) return { head: `${number} ${grade.remark}`, lines: wrap(text, paper.text, { width }), key: null };
  const { finding } = told;
  const said = paper.tellings.say(finding.key, brief(finding));
  paper.tellings.beside(finding.key, `${number} ${title}`);
  return { head: `${number} ${title}`, lines: wrap(said, paper.text, { width }), key: finding.key };
}

/** Blocks down one column and then the next; what does not fit goes to the next page. */
function drawBlocks(paper: InspectionPaper, blocks: readonly Block[], width: number): void {
  const { sheet, flow, text, strong, vendor } = paper;
  const head: Style = { ...strong, size: 9.5 };
  let column = 0;
  let top = flow.y;
  let y = top;
  let deepest = y;
  for (const { head: title, lines, key } of blocks) {
    const height = (lines.length + 1) * text.size * LEADING + 8;
    if (y + height > BOTTOM) {
      column += 1;
      if (column >= vendor.columns) {
        flow.turn();
        top = flow.y;
        column = 0;
      }
      y = top;
    }
    const x = LEFT + column * (width + GUTTER);
    y += text.size * LEADING;
    sheet.put(title, { x, y }, head);
    if (key !== null) sheet.tell([key]);
    for (const line of lines) {
      y += text.size * LEADING;
      sheet.put(line, { x, y }, text);
    }
    y += 8;
    deepest = column === 0 ? y : Math.max(deepest, y);
  }
  flow.y = deepest + 4;
}

/** Two columns of about the same height. */
function balanced(paper: InspectionPaper, blocks: readonly Block[], width: number): void {
  const { columns } = paper.vendor;
  const heights = blocks.map(({ lines }) => (lines.length + 1) * paper.text.size * LEADING + 8);
  const all = heights.reduce((sum, height) => sum + height, 0);
  if (columns === 1 || paper.flow.y + all / 2 > BOTTOM - 40) return drawBlocks(paper, blocks, width);
  const { flow } = paper;
  const top = flow.y;
  let sum = 0;
  const left = blocks.filter((_, index) => {
    const isLeft = sum < all / 2;
    sum += heights[index] ?? 0;
    return isLeft;
  });
  drawColumn(paper, left, LEFT);
  const leftEnd = flow.y;
  flow.y = top;
  drawColumn(paper, blocks.slice(left.length), LEFT + width + GUTTER);
  flow.y = Math.max(leftEnd, flow.y);
}

function drawColumn(paper: InspectionPaper, blocks: readonly Block[], x: number): void {
  const { sheet, flow, text, strong } = paper;
  for (const { head, lines, key } of blocks) {
    flow.y += text.size * LEADING;
    sheet.put(head, { x, y: flow.y }, { ...strong, size: 9.5 });
    if (key !== null) sheet.tell([key]);
    for (const line of lines) {
      flow.y += text.size * LEADING;
      sheet.put(line, { x, y: flow.y }, text);
    }
    flow.y += 8;
  }
}

/** What the inspector holds to matter, told once more and shorter. */
export function drawSummary(paper: InspectionPaper): void {
  const { vendor, flow, sections } = paper;
  const items = sections.flatMap((section) => section.items);
  const width = vendor.columns === 2 ? (WIDTH - GUTTER) / 2 : WIDTH;
  paper.flow.turn();
  paper.heading(vendor.summary);
  flow.say(vendor.summaryLead, { style: paper.text, gap: 8 });
  const required = items.filter(isRequired).map((item) => blockOf(paper, item, width));
  const title = (text: string): void => {
    paper.sheet.put(text, { x: LEFT, y: flow.y + 10 }, { ...paper.strong, size: 12, color: vendor.accent });
    paper.sheet.line(
      [LEFT, flow.y + 14],
      [LEFT + Math.min(WIDTH, widthOf(text, { ...paper.strong, size: 12 })), flow.y + 14],
      0.8,
      vendor.accent,
    );
    flow.y += 18;
  };
  if (required.length > 0) {
    title(vendor.groups.required);
    balanced(paper, required, width);
  }
  if (vendor.groups.remarks === null) return;
  const remarks = items.filter((item) => !isRequired(item)).map((item) => blockOf(paper, item, width));
  flow.need(80);
  title(vendor.groups.remarks);
  balanced(paper, remarks, width);
}
