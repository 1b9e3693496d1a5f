import type { Role } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import { UserEntity } from '../../modules/users/index.js';

type Names = Pick<UserEntity, 'firstName' | 'lastName' | 'company'>;

const PEOPLE: Readonly<Record<Role, Names>> = {
  seller: { firstName: 'Daniel', lastName: 'Whitaker', company: null },
  buyer: { firstName: 'Maribel', lastName: 'Núñez', company: null },
  agent: { firstName: 'Ruth', lastName: 'Okafor', company: 'Harbor Street Realty' },
  contractor: { firstName: 'Sean', lastName: 'Brennan', company: 'Brennan & Sons Roofing' },
  admin: { firstName: 'Ines', lastName: 'Carver', company: null },
};

/** Somebody who is written to: never stored, and the same each time. */
export function aReader(role: Role, locale: Locale): UserEntity {
  const { firstName } = PEOPLE[role];
  return Object.assign(new UserEntity(), {
    id: '018f3f5c-6c1b-7d3e-9a44-000000000001',
    role,
    status: 'active' as const,
    ...PEOPLE[role],
    email: `${firstName.toLowerCase()}@example.com`,
    locale,
    timeZone: 'America/New_York',
  });
}
