import { UNSENT_MAIL_STATES, type UnsentMailState } from '@cw/domain';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice } from '../../../common/validation/rules.js';

export class ListUnsentMailsQuery extends PageQuery {
  @Choice('UnsentMailState', UNSENT_MAIL_STATES, { optional: true, description: 'What failed without it.' })
  state?: UnsentMailState;
}
