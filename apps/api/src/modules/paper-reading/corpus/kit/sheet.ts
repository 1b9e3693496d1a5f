export const FACES = ['sans', 'bold', 'italic', 'serif', 'serifBold', 'mono'] as const;
export type Face = (typeof FACES)[number];

export interface Style {
  readonly face: Face;
  readonly size: number;
  readonly color?: string;
}

/** How a producer of PDFs writes what stands on a page; people see the same. */
export type Role = 'label' | 'value';

export interface TextOp {
  readonly kind: 'text';
  readonly x: number;
  /** Of the baseline, from the top edge. */
  readonly y: number;
  readonly text: string;
  readonly style: Style;
  readonly role: Role;
  readonly isUpright: boolean;
}

/** A character of the font of marks: crosses, boxes, dots. */
export interface MarkOp {
  readonly kind: 'mark';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly mark: string;
}

export interface LineOp {
  readonly kind: 'line';
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly width: number;
  readonly color: string;
}

export interface BoxOp {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: string;
  readonly stroke?: string;
}

export interface PictureOp {
  readonly kind: 'picture';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Which of the made photographs, or the lines of a scanned page. */
  readonly shows: number | readonly string[];
}

/** A value that stands in a form's field and not in the page. */
export interface FieldOp {
  readonly kind: 'field';
  readonly name: string;
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export type Op = TextOp | MarkOp | LineOp | BoxOp | PictureOp | FieldOp;

interface At {
  readonly x: number;
  readonly y: number;
}

/** The pages of one made report before they become a file; knows which page tells of which repair. */
export class Sheet {
  readonly pages: Op[][] = [];
  private readonly told = new Map<string, Set<number>>();

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  addPage(): void {
    this.pages.push([]);
  }

  get page(): number {
    return this.pages.length;
  }

  put(text: string, at: At, style: Style, role: Role = 'value'): void {
    if (text.trim() === '') return;
    this.add({ kind: 'text', ...at, text, style, role, isUpright: false });
  }

  /** Reads from the bottom up, like the titles at the side of a form. */
  putUpright(text: string, at: At, style: Style): void {
    this.add({ kind: 'text', ...at, text, style, role: 'label', isUpright: true });
  }

  line(from: readonly [number, number], to: readonly [number, number], width = 0.5, color = '#000000'): void {
    this.add({ kind: 'line', from, to, width, color });
  }

  add(op: Op): void {
    this.current().push(op);
  }

  /** From now on this page tells of these repairs. */
  tell(keys: readonly string[]): void {
    for (const key of keys) this.told.set(key, (this.told.get(key) ?? new Set<number>()).add(this.page));
  }

  pagesThatTell(key: string): number[] {
    return [...(this.told.get(key) ?? [])].toSorted((a, b) => a - b);
  }

  private current(): Op[] {
    const page = this.pages.at(-1);
    if (page === undefined) throw new Error('A page is added first');
    return page;
  }
}
