import { QUESTION_LIMITS } from '@cw/domain';
import { Text } from '../../../common/validation/rules.js';

const { bodyMin, bodyMax, answerMin, answerMax } = QUESTION_LIMITS;

export class AskQuestion {
  @Text({ min: bodyMin, max: bodyMax, example: 'Is there power at the rear steps?' })
  body: string;
}

export class AnswerQuestion {
  @Text({ min: answerMin, max: answerMax, example: 'Yes, an outlet beside the door.' })
  body: string;
}
