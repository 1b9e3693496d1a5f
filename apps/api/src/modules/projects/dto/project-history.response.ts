import { ApiProperty } from '@nestjs/swagger';
import { PROJECT_LIMITS, ROLES, type Role } from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import { ShownCount, ShownPerson, ShownText } from '../../../common/openapi/shown.js';

export const HISTORY_ENTITIES = ['project', 'condition', 'bid', 'payment'] as const;
export type HistoryEntity = (typeof HISTORY_ENTITIES)[number];

/** Longer than any event or state is called. */
const WORD_MAX = 60;

export class HistoryEntry {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: HISTORY_ENTITIES })
  entity: HistoryEntity;

  @ApiProperty({ format: 'uuid' })
  entityId: string;

  @ShownText(WORD_MAX, 'post')
  event: string;

  @ShownText(WORD_MAX, 'open', { nullable: true })
  from: string | null;

  @ShownText(WORD_MAX, 'in_progress', { nullable: true })
  to: string | null;

  @ShownPerson({
    nullable: true,
    description: 'Null when the clock or the payment provider acted, and for staff unless staff reads.',
  })
  actorName: string | null;

  @ApiProperty({ type: String, enum: ROLES, nullable: true, description: 'Null when no person acted.' })
  actorRole: Role | null;

  @ShownText(PROJECT_LIMITS.reasonMax, 'The second coat is missing.', { nullable: true })
  reason: string | null;

  @ShownCount({ nullable: true, example: 1 })
  conditionNumber: number | null;
}

export class HistoryPage extends PageOf(HistoryEntry) {}

/** When something last happened to a project, or to the reader's own bid on it. */
export class ProjectMoment {
  @ApiProperty({ enum: HISTORY_ENTITIES })
  entity: HistoryEntity;

  @ShownText(WORD_MAX, 'post')
  event: string;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

/** Staff ended the project, and not one of its two sides. */
export class StaffCancellation {
  @ShownText(PROJECT_LIMITS.reasonMax, 'The lender withdrew the condition.', {
    nullable: true,
    description: 'Null where it ended with the account of its client.',
  })
  reason: string | null;
}

/** More than the machines of a project and a bid have events together. */
export const MOMENTS_MAX = 60;
