import type { getResolvedPDFJS } from 'unpdf';
import { areaOf, at, IDENTITY, type Matrix, times, toMatrix } from './matrix.js';
import { overlapOf, type Rect, rectWithin, type Shape, shapeOf } from './shapes.js';

/** What a page draws besides letters, as far as it tells how its letters are meant; `y` up from the foot. */
export interface Drawing {
  /** Small squares with nothing in them yet. */
  readonly boxes: readonly Rect[];
  /** Small strokes and blots: what marks a square. */
  readonly strokes: readonly Rect[];
  /** Where words begin that nobody sees. */
  readonly hidden: readonly (readonly [x: number, y: number])[];
  /** Painted over what stood there before. */
  readonly covers: readonly { readonly rect: Rect; readonly shownBefore: number }[];
  /** Where words begin, in the order of painting. */
  readonly shown: readonly (readonly [x: number, y: number])[];
  /** In square points. */
  readonly pictureArea: number;
}

export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** What pdf.js calls its operators. */
export type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];

interface State {
  readonly matrix: Matrix;
  readonly fill: string;
  readonly mode: number;
  readonly size: number;
  /** Nothing is painted outside of it. */
  readonly clip: Rect | null;
}

const INVISIBLE = 3;
/** The square that a picture fills, before its matrix says where. */
const UNIT = [0, 0, 1, 1];
const TINY_POINTS = 2.2;
const START: State = { matrix: IDENTITY, fill: '#000000', mode: 0, size: 10, clip: null };

/** Follows a page's operators once and notes what they draw. */
class Follower {
  private state = START;
  private readonly stack: State[] = [];
  private text = IDENTITY;
  private line = IDENTITY;
  private leading = 0;
  /** A matrix was set since the last save, and nothing painted with it: there a picture was left out. */
  private isPicturePending = false;
  /** The next path paints nothing: it bounds what is painted from there on. */
  private isClipPending = false;
  readonly boxes: Rect[] = [];
  readonly strokes: Rect[] = [];
  readonly hidden: (readonly [number, number])[] = [];
  readonly covers: { rect: Rect; shownBefore: number }[] = [];
  readonly shown: (readonly [number, number])[] = [];
  /** Painted in a color, or a picture: white letters upon it are seen. */
  private readonly grounds: Rect[] = [];
  pictureArea = 0;

  private readonly steps: ReadonlyMap<number, (args: readonly unknown[]) => void>;

  constructor(private readonly ops: Operators) {
    this.steps = this.stepsOf(ops);
  }

  private stepsOf(ops: Operators): ReadonlyMap<number, (args: readonly unknown[]) => void> {
    return new Map([
      [ops.save, () => this.save()],
      [ops.restore, () => this.restore()],
      [ops.transform, (args: readonly unknown[]) => this.transform(toMatrix(args as number[]))],
      [ops.paintFormXObjectBegin, (args: readonly unknown[]) => this.beginForm(args[0])],
      [ops.paintFormXObjectEnd, () => this.restore()],
      [ops.setFillRGBColor, (args: readonly unknown[]) => this.change({ fill: String(args[0]) })],
      [ops.setTextRenderingMode, (args: readonly unknown[]) => this.change({ mode: Number(args[0]) })],
      [ops.setFont, (args: readonly unknown[]) => this.change({ size: Number(args[1]) })],
      [ops.beginText, () => this.place(IDENTITY)],
      [ops.setTextMatrix, (args: readonly unknown[]) => this.place(toMatrix(args[0] as ArrayLike<number>))],
      [ops.moveText, (args: readonly unknown[]) => this.move(Number(args[0]), Number(args[1]))],
      [ops.setLeadingMoveText, (args: readonly unknown[]) => this.moveLeading(Number(args[0]), Number(args[1]))],
      [ops.setLeading, (args: readonly unknown[]) => void (this.leading = -Number(args[0]))],
      [ops.nextLine, () => this.move(0, this.leading)],
      [ops.showText, () => this.show()],
      [ops.clip, () => void (this.isClipPending = true)],
      [ops.eoClip, () => void (this.isClipPending = true)],
      [ops.constructPath, (args: readonly unknown[]) => this.path(args)],
      [ops.paintImageXObject, () => this.picture()],
      [ops.paintInlineImageXObject, () => this.picture()],
      [ops.paintImageMaskXObject, () => this.picture()],
    ]);
  }

  step(operator: number, args: unknown): void {
    this.steps.get(operator)?.((args ?? []) as readonly unknown[]);
  }

  private change(part: Partial<State>): void {
    this.state = { ...this.state, ...part };
  }

  private save(): void {
    this.stack.push(this.state);
    this.isPicturePending = false;
  }

  private restore(): void {
    if (this.isPicturePending) this.picture();
    this.state = this.stack.pop() ?? START;
  }

  private transform(matrix: Matrix): void {
    this.change({ matrix: times(this.state.matrix, matrix) });
    this.isPicturePending = true;
  }

  private beginForm(matrix: unknown): void {
    this.stack.push(this.state);
    if (matrix) this.change({ matrix: times(this.state.matrix, toMatrix(matrix as ArrayLike<number>)) });
    this.isPicturePending = false;
  }

  private picture(): void {
    this.pictureArea += areaOf(this.state.matrix);
    this.grounds.push(rectWithin(UNIT, this.state.matrix));
    this.isPicturePending = false;
  }

  private place(matrix: Matrix): void {
    this.line = matrix;
    this.text = matrix;
  }

  private move(x: number, y: number): void {
    this.place(times(this.line, [1, 0, 0, 1, x, y]));
  }

  private moveLeading(x: number, y: number): void {
    this.leading = y;
    this.move(x, y);
  }

  private show(): void {
    this.isPicturePending = false;
    const matrix = times(this.state.matrix, this.text);
    const where = at(matrix, 0, 0);
    const height = Math.sqrt(areaOf(matrix)) * Math.abs(this.state.size);
    const { mode, fill } = this.state;
    this.shown.push(where);
    const isPale = isWhite(fill) && !this.grounds.some((ground) => lies(where, ground));
    if (mode === INVISIBLE || isPale || height < TINY_POINTS) this.hidden.push(where);
  }

  private path([paint, data, bounds]: readonly unknown[]): void {
    this.isPicturePending = false;
    if (this.isClipPending) return this.clip(bounds as ArrayLike<number> | null | undefined);
    if (bounds && this.isFilled(paint) && !isWhite(this.state.fill))
      this.grounds.push(rectWithin(bounds as ArrayLike<number>, this.state.matrix));
    const points = (data as readonly (ArrayLike<number> | null)[] | undefined)?.[0];
    const shape = points && shapeOf(points, this.state.matrix);
    if (!shape) return;
    if (shape.kind === 'stroke') this.strokes.push(shape.rect);
    else this.rectangle(paint, shape);
  }

  /** What is painted outside of the bounds covers nothing. */
  private cover(whole: Rect): void {
    const rect = this.state.clip === null ? whole : overlapOf(whole, this.state.clip);
    if (rect.right > rect.left && rect.top > rect.bottom) this.covers.push({ rect, shownBefore: this.shown.length });
  }

  private clip(bounds: ArrayLike<number> | null | undefined): void {
    this.isClipPending = false;
    if (!bounds) return;
    const rect = rectWithin(bounds, this.state.matrix);
    this.change({ clip: this.state.clip === null ? rect : overlapOf(rect, this.state.clip) });
  }

  private rectangle(paint: unknown, { kind, rect }: Shape): void {
    const isFill = this.isFilled(paint);
    if (kind === 'square' && paint !== this.ops.fill) this.boxes.push(rect);
    else if (isFill && isWhite(this.state.fill)) this.cover(rect);
    else if (kind === 'square') this.strokes.push(rect);
  }

  private isFilled(paint: unknown): boolean {
    const { stroke, closeStroke, endPath } = this.ops;
    return paint !== stroke && paint !== closeStroke && paint !== endPath;
  }
}

const lies = ([x, y]: readonly [number, number], { left, right, bottom, top }: Rect): boolean =>
  x >= left - 1 && x <= right && y >= bottom - 1 && y <= top;

const isWhite = (color: string): boolean => /^#f[c-f]f[c-f]f[c-f]$/iu.test(color);

export function drawingOf({ fnArray, argsArray }: OperatorList, ops: Operators): Drawing {
  const follower = new Follower(ops);
  fnArray.forEach((operator, index) => follower.step(operator, argsArray[index]));
  return follower;
}
