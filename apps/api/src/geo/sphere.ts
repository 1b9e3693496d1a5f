import type { Point } from '@cw/domain';

const EARTH_RADIUS_MILES = 3958.7613;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Vector = readonly [number, number, number];

function vector({ latitude, longitude }: Point): Vector {
  const [lat, lng] = [radians(latitude), radians(longitude)];
  return [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)];
}

/** A place on the sphere of radius one, as Postgres writes a cube. */
export const onSphere = (place: Point): string => `(${vector(place).join(',')})`;

/** A box that holds every place within so many miles, and some that are farther. */
export function boxAround(center: Point, radiusMiles: number): string {
  const reach = 2 * Math.sin(radiusMiles / EARTH_RADIUS_MILES / 2) * 1.001;
  const [low, high] = [-reach, reach].map((by) =>
    vector(center)
      .map((axis) => axis + by)
      .join(','),
  );
  return `(${low}),(${high})`;
}

/** How many miles the way is whose straight line through the sphere of radius one is so long. */
export const milesOfChord = (chord: number): number => 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(chord / 2, 1));
