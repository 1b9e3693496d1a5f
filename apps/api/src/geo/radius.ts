import { RADIUS_MILES } from '@cw/domain';

/** Miles to search within; null for no limit, which is also what the widest choice means (CON-03). */
export const radiusLimit = (radiusMiles: number | undefined): number | null =>
  radiusMiles === undefined || radiusMiles >= RADIUS_MILES.max ? null : radiusMiles;
