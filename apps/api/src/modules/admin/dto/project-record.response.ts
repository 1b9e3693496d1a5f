import { ApiProperty } from '@nestjs/swagger';
import { PROJECT_LIMITS, PROJECT_STATUSES, WORK_STATES, type ProjectStatus, type WorkState } from '@cw/domain';
import { GridPageOf } from '../../../common/grid/grid-page.js';
import { ShownCents, ShownHouse, ShownPerson, ShownText } from '../../../common/openapi/shown.js';

const PLACE_MAX = 200;

/** A project as the list of all of them shows it. */
export class ProjectRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Rail and trim')
  title: string;

  @ShownHouse({ description: 'Its street, or its place where none was given.' })
  house: string;

  @ShownPerson({ description: 'Whose house it is: whom the agent acts for, else who posted it.' })
  clientName: string;

  @ShownText(PLACE_MAX, 'Kingston, NY 12401')
  place: string;

  @ApiProperty({ enum: PROJECT_STATUSES, enumName: 'ProjectStatus' })
  status: ProjectStatus;

  @ApiProperty({ enum: WORK_STATES, enumName: 'WorkState', nullable: true })
  work: WorkState | null;

  @ApiProperty({ format: 'uuid' })
  ownerId: string;

  @ShownPerson({ description: 'Who posted it.' })
  ownerName: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  contractorId: string | null;

  @ShownPerson({ nullable: true })
  contractorName: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  closingDate: string | null;

  @ShownCents({ description: 'What is held for it now.' })
  heldCents: number;

  @ApiProperty({ description: 'Open, without a bid after the promised time (BID-06).' })
  isLate: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class ProjectRecordPage extends GridPageOf(ProjectRecord) {}
