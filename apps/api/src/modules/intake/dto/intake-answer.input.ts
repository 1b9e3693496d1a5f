import { INTAKE_LIMITS } from '@cw/domain';
import { Text, Whole } from '../../../common/validation/rules.js';
import { Email } from '../../users/index.js';
import { INTAKE_REFERENCE_MAX } from './submitted-intake.response.js';

const REVISION_MAX = 10_000;

export class AnswerIntakeQuestion {
  @Text({ min: INTAKE_LIMITS.answerMin, max: INTAKE_LIMITS.answerMax, example: 'The bathroom upstairs.' })
  answer: string;
}

export class ApproveIntakeOffer {
  @Whole({ min: 1, max: REVISION_MAX, example: 1, description: 'Of the offer that was read.' })
  revision: number;
}

export class RefuseIntakeOffer extends ApproveIntakeOffer {
  @Text({ min: INTAKE_LIMITS.reasonMin, max: INTAKE_LIMITS.reasonMax, example: 'The roof is too dear.' })
  reason: string;
}

export class RenewIntakeLink {
  @Email()
  email: string;

  @Text({ min: 1, max: INTAKE_REFERENCE_MAX, example: 'RI-7K3M-9QDX' })
  reference: string;
}
