import { OmitType } from '@nestjs/swagger';
import { SIGN_UP_ROLES, type SignUpRole } from '@cw/domain';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice, Text } from '../../../common/validation/rules.js';
import { WAITLIST_SORTS, type WaitlistSort } from '../waitlist-order.js';

const QUERY_MAX = 100;

export class ListWaitlistQuery extends PageQuery {
  @Text({ optional: true, max: QUERY_MAX, description: 'A part of a name or an e-mail address.' })
  q?: string;

  @Choice('SignUpRole', SIGN_UP_ROLES, { optional: true })
  role?: SignUpRole;

  @Choice('WaitlistSort', WAITLIST_SORTS, { optional: true, description: 'Newest first without it.' })
  sort?: WaitlistSort;
}

/** A file has no pages. */
export class ExportWaitlistQuery extends OmitType(ListWaitlistQuery, ['limit', 'cursor']) {}
