import { ACCOUNT_STATES, ROLES, type AccountState, type Role } from '@cw/domain';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice, Text } from '../../../common/validation/rules.js';
import { MANAGED_USER_SORTS, type ManagedUserSort } from '../managed-user-order.js';

const QUERY_MAX = 100;

export const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];

export class ListManagedUsersQuery extends PageQuery {
  @Text({ optional: true, max: QUERY_MAX, description: 'A part of a name, e-mail, username, company or phone number.' })
  q?: string;

  @Choice('Role', ROLES, { optional: true })
  role?: Role;

  @Choice('AccountState', ACCOUNT_STATES, { optional: true })
  status?: AccountState;

  @Choice('YesNo', YES_NO, { optional: true, description: 'Whether the e-mail address was verified.' })
  verified?: YesNo;

  @Choice('ManagedUserSort', MANAGED_USER_SORTS, { optional: true, description: 'Newest first without it.' })
  sort?: ManagedUserSort;
}
