import { SUPPORT_LIMITS, SUPPORT_TOPICS, type SupportTopic } from '@cw/domain';
import { Choice, Line, Text } from '../../../common/validation/rules.js';
import { Email } from '../../users/index.js';

const TRAP_MAX = 200;
const { nameMin, nameMax, messageMin, messageMax } = SUPPORT_LIMITS;

export class SendSupportMessage {
  @Line({ min: nameMin, max: nameMax, example: 'Sofia Reyes' })
  name: string;

  @Email()
  email: string;

  @Choice('SupportTopic', SUPPORT_TOPICS)
  topic: SupportTopic;

  @Text({ min: messageMin, max: messageMax, example: 'I cannot find the invoice of my closing.' })
  message: string;

  @Text({
    optional: true,
    max: TRAP_MAX,
    description: 'A field that no person sees; whoever fills it is marked for staff.',
  })
  website?: string;
}
