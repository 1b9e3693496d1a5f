/** Three rows of three. */
export type Matrix = readonly [Vector, Vector, Vector];
export type Vector = readonly [number, number, number];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const columnOf = ([a, b, c]: Matrix, at: 0 | 1 | 2): Vector => [a[at], b[at], c[at]];

export const times = ([a, b, c]: Matrix, v: Vector): Vector => [dot(a, v), dot(b, v), dot(c, v)];

const transposed = (matrix: Matrix): Matrix => [columnOf(matrix, 0), columnOf(matrix, 1), columnOf(matrix, 2)];

export function product(left: Matrix, right: Matrix): Matrix {
  const rows = transposed(right);
  const row = (a: Vector): Vector => times(rows, a);
  return [row(left[0]), row(left[1]), row(left[2])];
}

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const scaled = (v: Vector, by: number): Vector => [v[0] * by, v[1] * by, v[2] * by];

/** The matrix that undoes this one; of one that cannot be undone, nothing but what is no number. */
export function inverse([a, b, c]: Matrix): Matrix {
  const by = 1 / dot(a, cross(b, c));
  return transposed([scaled(cross(b, c), by), scaled(cross(c, a), by), scaled(cross(a, b), by)]);
}

export const diagonal = ([x, y, z]: Vector): Matrix => [
  [x, 0, 0],
  [0, y, 0],
  [0, 0, z],
];
