import type { Flow } from '../kit/flow.js';
import { wrap } from '../kit/measure.js';
import type { Sheet, Style } from '../kit/sheet.js';

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly isRight?: boolean;
}

export interface TableRow {
  readonly cells: readonly string[];
  readonly tells?: readonly string[];
  /** A row over the whole width that heads those after it. */
  readonly isGroup?: boolean;
}

export interface TableStyle {
  readonly x: number;
  readonly head: Style;
  readonly cell: Style;
  readonly fill?: string;
  readonly ruled?: boolean;
  readonly padding?: number;
  /** What every cell goes through: a user who writes in capitals. */
  readonly hyphen?: '-' | '\u00AD' | undefined;
}

const LEADING = 1.22;

/** A table whose cells wrap; its head stands again on every page that it takes. */
export class Table {
  constructor(
    private readonly sheet: Sheet,
    private readonly flow: Flow,
    private readonly columns: readonly Column[],
    private readonly style: TableStyle,
  ) {}

  draw(rows: readonly TableRow[]): void {
    this.head();
    for (const row of rows) this.row(row);
    this.flow.y += 6;
  }

  private head(): void {
    const { head, fill } = this.style;
    const cells = this.columns.map(({ title, width }) => wrap(title, head, { width: width - 6 }));
    const height = this.heightOf(cells, head);
    this.flow.need(height + 40);
    if (fill !== undefined)
      this.sheet.add({ kind: 'box', x: this.style.x, y: this.flow.y, width: this.width, height, fill });
    this.lines(cells, head, 'label');
    this.close(height);
  }

  private row({ cells, tells = [], isGroup = false }: TableRow): void {
    const { cell, hyphen } = this.style;
    const style: Style = isGroup ? { ...cell, face: 'bold' } : cell;
    const wrapped = cells.map((text, index) =>
      wrap(text, style, { width: (isGroup ? this.width : (this.columns[index]?.width ?? 60)) - 6, hyphen }),
    );
    const height = this.heightOf(wrapped, style);
    const { y } = this.flow;
    this.flow.need(height);
    if (this.flow.y < y) this.head();
    this.lines(wrapped, style, 'value');
    this.sheet.tell(tells);
    this.close(height);
  }

  private lines(cells: readonly (readonly string[])[], style: Style, role: 'label' | 'value'): void {
    let x = this.style.x;
    cells.forEach((lines, index) => {
      lines.forEach((line, nth) =>
        this.sheet.put(
          line,
          { x: x + 3, y: this.flow.y + this.padding + style.size * (1 + nth * LEADING) },
          style,
          role,
        ),
      );
      x += this.columns[index]?.width ?? 0;
    });
  }

  private close(height: number): void {
    this.flow.y += height;
    if (this.style.ruled !== false)
      this.sheet.line([this.style.x, this.flow.y], [this.style.x + this.width, this.flow.y], 0.4, '#777777');
  }

  private heightOf(cells: readonly (readonly string[])[], { size }: Style): number {
    return Math.max(1, ...cells.map(({ length }) => length)) * size * LEADING + 2 * this.padding + 2;
  }

  private get padding(): number {
    return this.style.padding ?? 2;
  }

  private get width(): number {
    return this.columns.reduce((sum, { width }) => sum + width, 0);
  }
}
