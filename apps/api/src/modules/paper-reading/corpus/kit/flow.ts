import { wrap, type Breaks } from './measure.js';
import type { Role, Sheet, Style } from './sheet.js';

export interface FlowFrame {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly hyphen?: Breaks['hyphen'];
  /** Called when a page is full, before the next begins. */
  readonly turn: () => void;
}

interface Say {
  readonly style: Style;
  readonly gap?: number;
  readonly indent?: number;
  /** Stands left of the first line, in the indent. */
  readonly bullet?: string;
  readonly tells?: readonly string[];
  readonly role?: Role;
}

const LEADING = 1.28;

/** Running text over as many pages as it takes. */
export class Flow {
  y: number;

  constructor(
    private readonly sheet: Sheet,
    private readonly frame: FlowFrame,
  ) {
    this.y = frame.top;
  }

  say(text: string, { style, gap = 4, indent = 0, bullet, tells = [], role }: Say): void {
    const { x, width, hyphen } = this.frame;
    wrap(text, style, { width: width - indent, hyphen }).forEach((line, index) => {
      this.need(style.size * LEADING);
      this.y += style.size * LEADING;
      if (index === 0 && bullet !== undefined) this.sheet.put(bullet, { x, y: this.y }, style, role);
      this.sheet.put(line, { x: x + indent, y: this.y }, style, role);
      this.sheet.tell(tells);
    });
    this.y += gap;
  }

  space(points: number): void {
    this.y += points;
  }

  rule(color = '#000000'): void {
    this.y += 4;
    this.sheet.line([this.frame.x, this.y], [this.frame.x + this.frame.width, this.y], 0.7, color);
    this.y += 4;
  }

  /** Turns the page unless so much is left of it. */
  need(height: number): void {
    if (this.y + height <= this.frame.bottom) return;
    this.turn();
  }

  turn(): void {
    this.frame.turn();
    this.y = this.frame.top;
  }
}
