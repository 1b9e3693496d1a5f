import { ACCOUNT_STATES, ROLES, type AccountState, type Role } from '@cw/domain';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice, Text } from '../../../common/validation/rules.js';

const QUERY_MAX = 100;

export class ListManagedUsersQuery extends PageQuery {
  @Text({ optional: true, max: QUERY_MAX, description: 'A part of a name, e-mail, username, company or phone number.' })
  q?: string;

  @Choice('Role', ROLES, { optional: true })
  role?: Role;

  @Choice('AccountState', ACCOUNT_STATES, { optional: true })
  status?: AccountState;
}
