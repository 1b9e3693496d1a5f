import PDFDocument from 'pdfkit';
import { drawableText } from './drawable-text.js';
import type { Paper } from './paper.js';
import { CONTENT_WIDTH, FONT, INK, PAGE, STYLE, type StyleName } from './paper-style.js';

/** Words higher than this, in points, may be parted: more than half of a page would stay empty before them. */
const WHOLE_UP_TO = 320;

export interface Cell {
  readonly text: string;
  /** From the left edge of the text. */
  readonly left: number;
  readonly width: number;
  readonly style: StyleName;
  readonly align?: 'left' | 'right';
  readonly tag: 'TH' | 'TD';
}

type Structure = PDFKit.PDFStructureElement;

/** The pages of one document: text in the product's letters, tagged so that a screen reader reads it in its order. */
export class PaperPages {
  readonly doc: PDFKit.PDFDocument;
  private readonly root: Structure;

  constructor({ title, locale, madeAt }: Pick<Paper, 'title' | 'locale' | 'madeAt'>) {
    this.doc = new PDFDocument({
      size: PAGE.size,
      margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: PAGE.margin + PAGE.foot },
      font: FONT.text,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: `${locale}-US`,
      info: { Title: title, Author: 'Closewright', Creator: 'Closewright', CreationDate: madeAt },
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  text(tag: 'H1' | 'H2' | 'P', style: StyleName, text: string): void {
    this.ensure(this.roomOf(text, style));
    this.root.add(this.doc.struct(tag, {}, () => this.put(text, style, { x: PAGE.margin, width: CONTENT_WIDTH })));
  }

  /** Rows whose cells stand side by side. What does not fit goes to the next page, never half of a row. */
  table(rows: readonly (readonly Cell[])[], { gap, ruledBefore }: { gap: number; ruledBefore?: number }): void {
    const table = this.doc.struct('Table');
    this.root.add(table);
    rows.forEach((cells, index) => {
      const height = Math.max(...cells.map(({ text, style, width }) => this.heightOf(text, style, width)));
      this.ensure(height + gap);
      if (index === ruledBefore) this.rule(INK.text);
      const top = this.doc.y;
      table.add(
        this.doc.struct(
          'TR',
          {},
          cells.map((cell) => this.cell(cell, top)),
        ),
      );
      this.doc.y = top + height + gap;
    });
    table.end();
  }

  space(points: number): void {
    this.doc.y += points;
  }

  rule(color: string): void {
    this.decorate(() => {
      const { y } = this.doc;
      this.doc
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.width - PAGE.margin, y)
        .lineWidth(1)
        .strokeColor(color)
        .stroke();
    });
    this.space(8);
  }

  /** What a reader skips: lines, the mark, the number of the page. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  put(text: string, style: StyleName, at: { x: number; y?: number; width: number; align?: 'left' | 'right' }): void {
    const { font, size, color, lineGap } = STYLE[style];
    const { x, y = this.doc.y, width, align = 'left' } = at;
    this.doc.font(font).fontSize(size).fillColor(color).text(drawableText(text, font), x, y, { width, align, lineGap });
  }

  /** The whole document; `foot` is drawn on each page once it is known how many there are. */
  async finish(foot: (page: number, pages: number) => void): Promise<Buffer> {
    this.root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(start + page);
      // What stands below the text would otherwise begin another page.
      this.doc.page.margins.bottom = 0;
      this.decorate(() => foot(page + 1, count), 'Pagination');
    }
    this.doc.end();
    const chunks: Buffer[] = [];
    for await (const chunk of this.doc) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  }

  /** What words of the page's own width keep for themselves; long ones go on over the page's end. */
  roomOf(text: string, style: StyleName): number {
    return Math.min(this.heightOf(text, style, CONTENT_WIDTH), WHOLE_UP_TO);
  }

  /** Goes to the next page where this one has no room for it. */
  ensure(height: number): void {
    const bottom = PAGE.height - PAGE.margin - PAGE.foot;
    if (this.doc.y + height > bottom && this.doc.y > PAGE.margin) this.doc.addPage();
  }

  private cell({ text, style, left, width, align = 'left', tag }: Cell, top: number): Structure {
    return this.doc.struct(tag, {}, () => this.put(text, style, { x: PAGE.margin + left, y: top, width, align }));
  }

  private heightOf(text: string, style: StyleName, width: number): number {
    const { font, size, lineGap } = STYLE[style];
    return this.doc.font(font).fontSize(size).heightOfString(drawableText(text, font), { width, lineGap });
  }
}
