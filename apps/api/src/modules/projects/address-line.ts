import { PROJECT_LIMITS } from '@cw/domain';
import type { ProjectEntity } from './project.entity.js';

export const ADDRESS_LINE_MAX = PROJECT_LIMITS.addressMax + PROJECT_LIMITS.cityMax + 12;

/** Where a house is, in one line. ROLE-06: the street belongs to whoever has the job. */
export function addressLine(
  { address, city, state, zip }: Pick<ProjectEntity, 'address' | 'city' | 'zip'> & { readonly state: string },
  seesStreet: boolean,
): string {
  const place = `${city}, ${state} ${zip}`;
  return seesStreet && address !== null ? `${address}, ${place}` : place;
}
