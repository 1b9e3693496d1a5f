import { REVIEW_LIMITS } from '@cw/domain';
import { Text, Whole } from '../../../common/validation/rules.js';

const { ratingMin, ratingMax, bodyMin, bodyMax } = REVIEW_LIMITS;

export class WriteReview {
  @Whole({ min: ratingMin, max: ratingMax, example: 5 })
  rating: number;

  @Text({ min: bodyMin, max: bodyMax, example: 'On time, clean, and the lender took the photos at once.' })
  body: string;
}

export class AnswerReview {
  @Text({ min: 1, max: bodyMax, example: 'Thank you. The gutters were a pleasure.' })
  body: string;
}
