import PDFDocument from 'pdfkit';
import { drawableText } from './drawable-text.js';
import type { Paper } from './paper.js';
import { CONTENT_WIDTH, FONT, INK, PAGE, STYLE, type StyleName } from './paper-style.js';

/** Words higher than this, in points, may be parted: more than half of a page would stay empty before them. */
const WHOLE_UP_TO = 320;

/** As large as the page's diagonal lets it be, this far from its edges. */
const STAMP = { size: 190, inset: 40, capitals: 0.75, opacity: 0.18 } as const;

/** A title that is a little too long for one line is set smaller, but never below this. */
const TITLE_AT_LEAST = 17;

/** A telephone number is read as one: it stays on one line. */
const IN_A_PHONE = /(?<=\(\d{3}\)) (?=\d{3}-\d{4})/gu;
const onOneLine = (text: string): string => text.replaceAll(IN_A_PHONE, '\u00a0');

export interface Cell {
  readonly text: string;
  /** From the left edge of the text. */
  readonly left: number;
  readonly width: number;
  readonly style: StyleName;
  readonly align?: 'left' | 'right';
  readonly tag: 'TH' | 'TD';
}

interface TableShape {
  readonly gap: number;
  readonly ruledBefore?: number;
  /** The first row stands again at the top of each further page. */
  readonly hasHead?: boolean;
}

type Structure = PDFKit.PDFStructureElement;

/** The pages of one document: text in the product's letters, tagged so that a screen reader reads it in its order. */
export class PaperPages {
  readonly doc: PDFKit.PDFDocument;
  private readonly root: Structure;
  /** What is being written, which a page may end in the middle of. */
  private restyle: () => void = () => {};

  constructor({ title, locale, madeAt, stamp }: Pick<Paper, 'title' | 'locale' | 'madeAt' | 'stamp'>) {
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
    if (stamp === undefined) return;
    this.stamp(stamp);
    this.doc.on('pageAdded', () => this.stamp(stamp));
  }

  text(tag: 'H1' | 'H2' | 'P', style: StyleName, text: string): void {
    this.ensure(this.roomOf(text, style));
    this.root.add(this.doc.struct(tag, {}, () => this.put(text, style, { x: PAGE.margin, width: CONTENT_WIDTH })));
  }

  /** Rows whose cells stand side by side. What does not fit goes to the next page, never half of a row. */
  table(rows: readonly (readonly Cell[])[], { gap, ruledBefore, hasHead = false }: TableShape): void {
    const table = this.doc.struct('Table');
    this.root.add(table);
    rows.forEach((cells, index) => {
      const height = this.heightOfRow(cells);
      const isOnNextPage = this.ensure(height + gap);
      if (isOnNextPage && hasHead && index > 0) this.repeatHead(rows[0] ?? [], gap);
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
    const { font, color, lineGap } = STYLE[style];
    const { x, y = this.doc.y, width, align = 'left' } = at;
    const size = this.sizeOf(text, style, width);
    this.restyle = () => this.doc.font(font).fontSize(size).fillColor(color);
    this.restyle();
    this.doc.text(onOneLine(drawableText(text, font)), x, y, { width, align, lineGap });
  }

  /** How high rows are together, with what is between them. */
  heightOfRows(rows: readonly (readonly Cell[])[], gap: number): number {
    return rows.reduce((sum, cells) => sum + this.heightOfRow(cells) + gap, 0);
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

  /** Goes to the next page where this one has no room for it, and says whether it did. */
  ensure(height: number): boolean {
    const bottom = PAGE.height - PAGE.margin - PAGE.foot;
    const isFull = this.doc.y + height > bottom && this.doc.y > PAGE.margin;
    if (isFull) this.doc.addPage();
    return isFull;
  }

  /** For whoever turned the page; a reader that goes by the tags has met the head of the table once already. */
  private repeatHead(cells: readonly Cell[], gap: number): void {
    const top = this.doc.y;
    const height = this.heightOfRow(cells);
    this.decorate(() => {
      for (const { text, style, left, width, align = 'left' } of cells)
        this.put(text, style, { x: PAGE.margin + left, y: top, width, align });
    }, 'Pagination');
    this.doc.y = top + height + gap;
    this.rule(INK.text);
  }

  private cell({ text, style, left, width, align = 'left', tag }: Cell, top: number): Structure {
    return this.doc.struct(tag, {}, () => this.put(text, style, { x: PAGE.margin + left, y: top, width, align }));
  }

  private heightOfRow(cells: readonly Cell[]): number {
    return Math.max(...cells.map(({ text, style, width }) => this.heightOf(text, style, width)));
  }

  private heightOf(text: string, style: StyleName, width: number): number {
    const { font, lineGap } = STYLE[style];
    const size = this.sizeOf(text, style, width);
    return this.doc
      .font(font)
      .fontSize(size)
      .heightOfString(onOneLine(drawableText(text, font)), { width, lineGap });
  }

  /** Of its style; of a title less, where that brings it onto one line. */
  private sizeOf(text: string, style: StyleName, width: number): number {
    const { font, size } = STYLE[style];
    if (style !== 'title') return size;
    const whole = this.doc.font(font).fontSize(size).widthOfString(drawableText(text, font));
    const fitting = Math.floor((size * width * 10) / whole) / 10;
    return fitting < TITLE_AT_LEAST ? size : Math.min(size, fitting);
  }

  /** From corner to corner, so that no copy of a part is without it; the words of the page are written over it. */
  private stamp(text: string): void {
    const { doc } = this;
    const { x, y } = doc;
    const words = drawableText(text, FONT.title);
    const angle = Math.atan2(PAGE.height, PAGE.width);
    const [middle, center] = [PAGE.width / 2, PAGE.height / 2];
    this.decorate(() => {
      doc.save().rotate((-angle * 180) / Math.PI, { origin: [middle, center] });
      doc.font(FONT.title).fontSize(this.stampSize(words, angle)).fillColor(INK.stamp, STAMP.opacity);
      const [left, top] = [middle - doc.widthOfString(words) / 2, center - doc.currentLineHeight() / 2];
      doc.text(words, left, top, { lineBreak: false });
      doc.restore().fillOpacity(1);
    }, 'Pagination');
    [doc.x, doc.y] = [x, y];
    this.restyle();
  }

  /** The largest in which the turned words are still wholly on the page. */
  private stampSize(words: string, angle: number): number {
    const wide = this.doc.font(FONT.title).fontSize(1).widthOfString(words);
    const [across, along] = [Math.cos(angle), Math.sin(angle)];
    return Math.min(
      STAMP.size,
      (PAGE.width - 2 * STAMP.inset) / (wide * across + STAMP.capitals * along),
      (PAGE.height - 2 * STAMP.inset) / (wide * along + STAMP.capitals * across),
    );
  }
}
