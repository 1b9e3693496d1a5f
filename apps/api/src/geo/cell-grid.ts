import { distanceMiles, type Point } from '@cw/domain';

/** A grid of cells over the globe; `perDegree` cells to a degree, numbered as the generated columns number them. */
export interface CellGrid {
  readonly column: 'cell25' | 'cell100';
  readonly perDegree: number;
}

const FINE: CellGrid = { column: 'cell25', perDegree: 4 };
const COARSE: CellGrid = { column: 'cell100', perDegree: 1 };
const FINE_UP_TO_MILES = 30;
const MILES_PER_DEGREE = 69;
const FULL_CIRCLE = 360;

export const gridFor = (radiusMiles: number): CellGrid => (radiusMiles <= FINE_UP_TO_MILES ? FINE : COARSE);

/** The numbers of the cells that a circle of miles around a point touches. */
export function coveringCells(grid: CellGrid, center: Point, radiusMiles: number): number[] {
  const rows = range(center.latitude + 90, radiusMiles / MILES_PER_DEGREE, grid.perDegree);
  const widest = Math.max(
    Math.cos(((Math.abs(center.latitude) + radiusMiles / MILES_PER_DEGREE) * Math.PI) / 180),
    0.01,
  );
  const columns = range(center.longitude + 180, radiusMiles / MILES_PER_DEGREE / widest, grid.perDegree);
  const perRow = FULL_CIRCLE * grid.perDegree;
  return rows.flatMap((row) =>
    columns
      .filter((column) => distanceToCell(grid, center, row, column) <= radiusMiles)
      .map((column) => row * perRow + (((column % perRow) + perRow) % perRow)),
  );
}

function range(middle: number, reach: number, perDegree: number): number[] {
  const first = Math.floor((middle - reach) * perDegree);
  const last = Math.floor((middle + reach) * perDegree);
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

function distanceToCell(grid: CellGrid, center: Point, row: number, column: number): number {
  const clamp = (value: number, low: number): number => Math.min(Math.max(value, low), low + 1 / grid.perDegree);
  const nearest = {
    latitude: clamp(center.latitude, row / grid.perDegree - 90),
    longitude: clamp(center.longitude, column / grid.perDegree - 180),
  };
  return distanceMiles(center, nearest);
}
