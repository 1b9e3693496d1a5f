import { choices, type Choice, type MarkStyle } from '../kit/marks.js';
import { widthOf, wrap } from '../kit/measure.js';
import type { Sheet, Style } from '../kit/sheet.js';

export interface Cell {
  readonly label?: string;
  readonly value?: string;
  readonly boxes?: readonly Choice[];
  /** The share of the row. */
  readonly share?: number;
}

interface GridStyle {
  readonly label: Style;
  readonly value: Style;
  readonly mark: MarkStyle;
  readonly side: 'upright' | 'stacked' | 'none';
}

const LOW_ROW = 12.4;
const HIGH_ROW = 15.6;
const SIDE_WIDTH = 14;
const GAP = 3;

/** The ruled boxes of a printed form, with its titles at the side. */
export class FormGrid {
  y: number;
  private sectionTop: number;
  private readonly rowHeight: number;

  constructor(
    private readonly sheet: Sheet,
    private readonly frame: { x: number; width: number; top: number },
    private readonly style: GridStyle,
  ) {
    this.y = frame.top;
    this.sectionTop = frame.top;
    this.rowHeight = sheet.height > 900 ? HIGH_ROW : LOW_ROW;
  }

  row(cells: readonly Cell[]): void {
    const left = this.frame.x + SIDE_WIDTH;
    const width = this.frame.width - SIDE_WIDTH;
    const shares = cells.reduce((sum, { share = 1 }) => sum + share, 0);
    let x = left;
    for (const { label = '', value = '', boxes = [], share = 1 } of cells) {
      const at = this.cell(label, { x: x + 2, y: this.y + this.rowHeight - 3.2 });
      const afterBoxes = boxes.length === 0 ? at : this.boxes(boxes, at);
      this.sheet.put(value, { x: afterBoxes, y: this.y + this.rowHeight - 3.2 }, this.style.value);
      x += (width * share) / shares;
    }
    this.y += this.rowHeight;
    this.sheet.line([left, this.y], [left + width, this.y], 0.3);
  }

  /** A label, and beneath it as many lines of words as it takes, up to a number; answers what did not fit. */
  words(label: string, text: string, { lines = 6, boxes = [] as readonly Choice[] } = {}): string {
    const x = this.frame.x + SIDE_WIDTH + 2;
    const width = this.frame.width - SIDE_WIDTH - 6;
    const labelEnd = this.cell(label, { x, y: this.y + this.rowHeight - 3.2 });
    if (boxes.length > 0) this.boxes(boxes, labelEnd);
    this.y += label === '' ? 0 : this.rowHeight;
    const all = wrap(text, this.style.value, { width });
    all.slice(0, lines).forEach((line) => {
      this.y += this.style.value.size * 1.22;
      this.sheet.put(line, { x, y: this.y }, this.style.value);
    });
    this.y += 4;
    this.sheet.line([x - 2, this.y], [x + width, this.y], 0.3);
    return all.slice(lines).join(' ');
  }

  /** Ends a section: its title stands at the side, from the bottom up or letter by letter. */
  section(title: string): void {
    const { x, width } = this.frame;
    const height = this.y - this.sectionTop;
    this.sheet.add({ kind: 'box', x, y: this.sectionTop, width, height, stroke: '#000000' });
    this.sheet.add({ kind: 'box', x, y: this.sectionTop, width: SIDE_WIDTH - 2, height, fill: '#e4e4e4' });
    this.side(title, height);
    this.sectionTop = this.y;
  }

  private side(title: string, height: number): void {
    const style: Style = { face: 'bold', size: 7 };
    const middle = this.sectionTop + height / 2;
    if (this.style.side === 'upright')
      this.sheet.putUpright(title, { x: this.frame.x + 8.5, y: middle + widthOf(title, style) / 2 }, style);
    if (this.style.side !== 'stacked') return;
    const step = Math.min(8, height / (title.length + 1));
    [...title].forEach((letter, index) => {
      const y = middle + (index - title.length / 2) * step + step;
      this.sheet.put(letter, { x: this.frame.x + 3.5, y }, style, 'label');
    });
  }

  private cell(label: string, at: { x: number; y: number }): number {
    this.sheet.put(label, at, this.style.label, 'label');
    return label === '' ? at.x : at.x + widthOf(label, this.style.label) + GAP;
  }

  private boxes(boxes: readonly Choice[], x: number): number {
    return choices(this.sheet, boxes, {
      x: x + 3,
      y: this.y + this.rowHeight - 3.2,
      mark: this.style.mark,
      style: this.style.label,
    });
  }
}
