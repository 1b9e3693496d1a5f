import { ApiProperty } from '@nestjs/swagger';
import {
  BID_STATUSES,
  CONDITION_STATES,
  LOAN_PROGRAMS,
  PRIORITIES,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
  WORK_STATES,
  type BidStatus,
  type ConditionState,
  type LoanProgram,
  type Priority,
  type ProjectCategory,
  type ProjectStatus,
  type WorkState,
} from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';

export class ConditionStateEntry {
  @ApiProperty({ type: 'integer' })
  number: number;

  @ApiProperty({ enum: CONDITION_STATES })
  state: ConditionState;
}

export class OwnBid {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: BID_STATUSES })
  status: BidStatus;

  @ApiProperty({ type: 'integer' })
  amountCents: number;
}

export class ProjectSummary {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ enum: PROJECT_CATEGORIES })
  category: ProjectCategory;

  @ApiProperty({ enum: PRIORITIES })
  priority: Priority;

  @ApiProperty({ enum: PROJECT_STATUSES })
  status: ProjectStatus;

  @ApiProperty({
    enum: WORK_STATES,
    nullable: true,
    description: 'How far the work is while the status is in_progress.',
  })
  work: WorkState | null;

  @ApiProperty()
  city: string;

  @ApiProperty({ example: 'NY' })
  state: string;

  @ApiProperty({ example: '10001' })
  zip: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null also where the reader may not see it.' })
  address: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  closingDate: string | null;

  @ApiProperty({ enum: LOAN_PROGRAMS, nullable: true })
  loanProgram: LoanProgram | null;

  @ApiProperty({ type: 'integer', nullable: true })
  budgetCents: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  maxBudgetCents: number | null;

  @ApiProperty({ type: 'integer' })
  conditionCount: number;

  @ApiProperty({ type: [ConditionStateEntry] })
  conditionStates: ConditionStateEntry[];

  @ApiProperty({ enum: PROJECT_CATEGORIES, isArray: true, description: 'The trades that its conditions need.' })
  categories: ProjectCategory[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'For the owner and staff.' })
  bidCount: number | null;

  @ApiProperty({ type: OwnBid, nullable: true, description: "The reader's own bid." })
  myBid: OwnBid | null;

  @ApiProperty({ type: Number, nullable: true, description: 'From the ZIP that was searched around.' })
  distanceMiles: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'For the parties, once a bid is accepted.' })
  heldCents: number | null;

  @ApiProperty({ type: String, nullable: true })
  contractorName: string | null;

  @ApiProperty({ description: 'Something waits for the reader.' })
  needsMe: boolean;

  @ApiProperty({ format: 'date-time' })
  postedAt: string;

  @ApiProperty({ format: 'date-time', description: 'When the first bid is promised by.' })
  firstBidDueAt: string;

  @ApiProperty({ type: String, nullable: true })
  coverPhotoUrl: string | null;
}

export class ProjectPage extends PageOf(ProjectSummary) {}
