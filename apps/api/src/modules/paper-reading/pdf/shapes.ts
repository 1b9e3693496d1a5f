import { at, type Matrix } from './matrix.js';

/** `y` up from the foot of the page. */
export interface Rect {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** `square`: small enough for a box to mark; `stroke`: small, and no rectangle; `area`: any larger rectangle. */
export interface Shape {
  readonly kind: 'square' | 'stroke' | 'area';
  readonly rect: Rect;
}

// As pdf.js packs a path into numbers: the operator, then its points.
const POINTS_AFTER: readonly number[] = [1, 1, 3, 2, 0];
const SMALL = { from: 3, to: 18 };

type Point = readonly [number, number];

function pointsOf(packed: ArrayLike<number>, matrix: Matrix): Point[] | undefined {
  const points: Point[] = [];
  for (let index = 0; index < packed.length;) {
    const count = POINTS_AFTER[packed[index] ?? -1];
    if (count === undefined) return undefined;
    for (let point = 0; point < count; point += 1) {
      const from = index + 1 + point * 2;
      points.push(at(matrix, packed[from] ?? 0, packed[from + 1] ?? 0));
    }
    index += 1 + count * 2;
  }
  return points;
}

const rectOf = (points: readonly Point[]): Rect => ({
  left: Math.min(...points.map(([x]) => x)),
  bottom: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.max(...points.map(([, y]) => y)),
});

/** The bounds that pdf.js gives a path, where they come to lie on the page. */
export function rectWithin(bounds: ArrayLike<number>, matrix: Matrix): Rect {
  const [left = 0, bottom = 0, right = 0, top = 0] = Array.from(bounds);
  return rectOf([at(matrix, left, bottom), at(matrix, right, bottom), at(matrix, right, top), at(matrix, left, top)]);
}

/** Empty, with its edges the wrong way round, where the two do not meet. */
export const overlapOf = (one: Rect, other: Rect): Rect => ({
  left: Math.max(one.left, other.left),
  bottom: Math.max(one.bottom, other.bottom),
  right: Math.min(one.right, other.right),
  top: Math.min(one.top, other.top),
});

/** Every point lies in a corner of the whole. */
const isRectangle = (points: readonly Point[], { left, right, bottom, top }: Rect): boolean => {
  const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.3;
  return (
    points.length >= 4 &&
    points.every(([x, y]) => (near(x, left) || near(x, right)) && (near(y, bottom) || near(y, top))) &&
    // A cross has its points in the corners as well, but goes from one to the one opposite.
    points.every(([x, y], index) => {
      const [nextX, nextY] = points[index + 1] ?? [x, y];
      return near(x, nextX) || near(y, nextY);
    })
  );
};

const isSmall = ({ left, right, bottom, top }: Rect): boolean =>
  right - left <= SMALL.to && top - bottom <= SMALL.to && Math.max(right - left, top - bottom) >= SMALL.from;

const isSquare = (rect: Rect): boolean => {
  const ratio = (rect.right - rect.left) / Math.max(rect.top - rect.bottom, 0.1);
  return isSmall(rect) && ratio > 0.6 && ratio < 1.7;
};

/** What a path is to a reader of forms; undefined for what tells nothing. */
export function shapeOf(packed: ArrayLike<number>, matrix: Matrix): Shape | undefined {
  if (packed.length > 400) return undefined;
  const points = pointsOf(packed, matrix);
  if (!points || points.length < 2) return undefined;
  const rect = rectOf(points);
  if (isRectangle(points, rect)) return { kind: isSquare(rect) ? 'square' : 'area', rect };
  const isFlat = rect.right - rect.left < 1.5 || rect.top - rect.bottom < 1.5;
  return isSmall(rect) && !isFlat ? { kind: 'stroke', rect } : undefined;
}
