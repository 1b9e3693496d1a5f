import { PageQuery } from '../../../common/http/page.query.js';
import { Choice } from '../../../common/validation/rules.js';

const BID_SCOPES = ['mine'] as const;

export class ListMyBidsQuery extends PageQuery {
  @Choice('BidScope', BID_SCOPES)
  scope: (typeof BID_SCOPES)[number];
}
