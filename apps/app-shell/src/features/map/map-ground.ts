import type { ProjectMap, ProjectMapPoint } from '@cw/api-client';
import type { Spot } from './map-geometry.js';

/** East of every meridian of the states, and south of the equator: only islands in the Pacific are there. */
const MARIANAS_UP_TO = 25;
type Ground = 'states' | 'marianas' | 'samoa';

function groundOf({ latitude, longitude }: Spot): Ground {
  if (latitude < 0) return 'samoa';
  return longitude > 0 && latitude < MARIANAS_UP_TO ? 'marianas' : 'states';
}

export interface OneGround {
  readonly map: ProjectMap;
  /** How many projects lie elsewhere. */
  readonly outside: number;
}

/** What one map can show: half an ocean beside the states would leave them no room. It shows where the most projects are. */
export function onOneGround(map: ProjectMap): OneGround {
  const on = (ground: Ground): readonly ProjectMapPoint[] => map.items.filter((item) => groundOf(item) === ground);
  const grounds: readonly Ground[] = ['states', 'marianas', 'samoa'];
  const most = grounds.reduce((best, ground) => (on(ground).length > on(best).length ? ground : best));
  const items = [...on(most)];
  const center = map.center !== null && groundOf(map.center) === most ? map.center : null;
  return { map: { ...map, items, center }, outside: map.items.length - items.length };
}
