import { SUPPORT_STATES, SUPPORT_TOPICS, type SupportState, type SupportTopic } from '@cw/domain';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice, Text } from '../../../common/validation/rules.js';

const QUERY_MAX = 100;

export class ListSupportMessagesQuery extends PageQuery {
  @Choice('SupportState', SUPPORT_STATES, { optional: true, description: 'What waits for an answer without it.' })
  state?: SupportState;

  @Choice('SupportTopic', SUPPORT_TOPICS, { optional: true })
  topic?: SupportTopic;

  @Text({ optional: true, max: QUERY_MAX, description: 'A part of a name, an e-mail address or a message.' })
  q?: string;
}
