import { ApiProperty } from '@nestjs/swagger';
import {
  CONTRACTOR_LIMITS,
  PAPER_KINDS,
  VERIFICATION_STATES,
  type PaperKind,
  type VerificationState,
} from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import { ShownCount, ShownPerson, ShownText } from '../../../common/openapi/shown.js';

export class PaperQueueItem {
  @ApiProperty({ format: 'uuid' })
  contractorId: string;

  @ShownPerson()
  contractorName: string;

  @ShownText(CONTRACTOR_LIMITS.companyMax, 'Diaz Repairs', { nullable: true })
  company: string | null;

  @ApiProperty({ enum: PAPER_KINDS, enumName: 'PaperKind' })
  kind: PaperKind;

  @ApiProperty({ enum: VERIFICATION_STATES, enumName: 'VerificationState' })
  state: VerificationState;

  @ApiProperty({ format: 'date-time', description: 'Since when it is in this state.' })
  since: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  expiresOn: string | null;

  @ApiProperty({ description: 'It waits for staff for longer than 24 hours.' })
  isLate: boolean;
}

export class PaperQueuePage extends PageOf(PaperQueueItem) {
  @ShownCount({ description: 'How many wait for staff.' })
  waiting: number;

  @ShownCount({ description: 'How many of them for longer than 24 hours.', example: 1 })
  late: number;
}
