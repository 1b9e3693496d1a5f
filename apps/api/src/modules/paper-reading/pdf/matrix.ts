export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const times = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const at = (matrix: Matrix, x: number, y: number): readonly [number, number] => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
];

export const areaOf = (matrix: Matrix): number => Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]);

export const toMatrix = (numbers: ArrayLike<number>): Matrix => [
  numbers[0] ?? 1,
  numbers[1] ?? 0,
  numbers[2] ?? 0,
  numbers[3] ?? 1,
  numbers[4] ?? 0,
  numbers[5] ?? 0,
];
