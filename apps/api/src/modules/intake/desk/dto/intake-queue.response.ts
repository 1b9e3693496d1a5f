import { ApiProperty } from '@nestjs/swagger';
import {
  ACCOUNT_LIMITS,
  INTAKE_CATEGORIES,
  INTAKE_FLAGS,
  INTAKE_LIMITS,
  INTAKE_STATES,
  URGENCIES,
  type IntakeCategory,
  type IntakeFlag,
  type IntakeState,
  type Urgency,
} from '@cw/domain';
import { PageOf } from '../../../../common/http/page.js';
import { ShownChoices, ShownCount, ShownList, ShownText } from '../../../../common/openapi/shown.js';
import { IntakeHead } from '../../dto/intake-head.response.js';

/** A request as the queue shows it. */
export class IntakeRow extends IntakeHead {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When staff first asked, declined or offered: until then the promised hours run.',
  })
  firstAnsweredAt: string | null;

  @ApiProperty({ description: 'The time of the promise is over, and the submitter has no answer.' })
  isLate: boolean;

  @ShownText(INTAKE_LIMITS.fullNameMax, 'Sofia Reyes')
  fullName: string;

  @ShownText(ACCOUNT_LIMITS.emailMax, 'sofia@example.com', { format: 'email' })
  email: string;

  @ApiProperty({ enum: URGENCIES, enumName: 'Urgency', nullable: true })
  urgency: Urgency | null;

  @ShownChoices(INTAKE_CATEGORIES, { description: 'What is to be repaired, each once.' })
  categories: IntakeCategory[];

  @ShownChoices(INTAKE_FLAGS, { description: 'Why to look at it twice.' })
  flags: IntakeFlag[];
}

export class IntakePage extends PageOf(IntakeRow) {}

/** Beyond it a number says “more than that”. */
export const INTAKE_COUNT_MAX = 10_000;

export class IntakeStateCount {
  @ApiProperty({ enum: INTAKE_STATES, enumName: 'IntakeState' })
  state: IntakeState;

  @ShownCount({ max: INTAKE_COUNT_MAX, description: 'Counted no further than this bound.' })
  count: number;
}

export class IntakeCounts {
  @ShownList(IntakeStateCount, INTAKE_STATES.length, { description: 'Every state, in the order of the steps.' })
  states: IntakeStateCount[];

  @ShownCount({ max: INTAKE_COUNT_MAX, description: 'They have no answer, and the promised time is over.' })
  late: number;

  @ShownCount({ max: INTAKE_COUNT_MAX, description: 'Their first answer is due within four hours.' })
  dueSoon: number;

  @ShownCount({ max: INTAKE_COUNT_MAX, description: 'Not over, and with a flag.' })
  flagged: number;
}
