import { INTAKE_DESK_LIMITS, INTAKE_STATES, type IntakeState } from '@cw/domain';
import { PageQuery } from '../../../../common/http/page.query.js';
import { Choice, Choices, Text } from '../../../../common/validation/rules.js';

export const INTAKE_SORTS = ['review_due', 'newest'] as const;

export type IntakeSort = (typeof INTAKE_SORTS)[number];

export const INTAKE_PICKS = ['late', 'due_soon', 'flagged', 'waiting'] as const;

export type IntakePick = (typeof INTAKE_PICKS)[number];

export class ListIntakesQuery extends PageQuery {
  @Choices(INTAKE_STATES, { optional: true, description: 'Those that are not over, unless told or searched for.' })
  states?: IntakeState[];

  @Choices(INTAKE_PICKS, {
    optional: true,
    description:
      'Only those whose review is late, only those due within four hours, only those with flags, only those whose next step is staff’s.',
  })
  only?: IntakePick[];

  @Text({
    optional: true,
    max: INTAKE_DESK_LIMITS.searchMax,
    description: 'A part of the reference, the name, the e-mail or the address of the property.',
  })
  q?: string;

  @Choice('IntakeSort', INTAKE_SORTS, { optional: true, description: 'What is due first, unless told.' })
  sort: IntakeSort = 'review_due';
}
