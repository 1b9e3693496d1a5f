import { ApiProperty } from '@nestjs/swagger';
import {
  BID_STATUSES,
  CONDITION_STATES,
  DEAL_ACTS,
  LOAN_PROGRAMS,
  PRIORITIES,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
  PROMISE_STATES,
  TURN_SIDES,
  WORK_STATES,
  type BidStatus,
  type ConditionState,
  type DealAct,
  type LoanProgram,
  type Priority,
  type ProjectCategory,
  type ProjectStatus,
  type PromiseState,
  type TurnSide,
  type WorkState,
  PROJECT_LIMITS,
} from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import {
  ShownAddress,
  ShownCents,
  ShownChoices,
  ShownCount,
  ShownDistance,
  ShownList,
  ShownPerson,
  ShownState,
  ShownText,
  ShownZip,
} from '../../../common/openapi/shown.js';

export class ConditionStateEntry {
  @ShownCount({ example: 1 })
  number: number;

  @ApiProperty({ enum: CONDITION_STATES })
  state: ConditionState;
}

export class OwnBid {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: BID_STATUSES })
  status: BidStatus;

  @ShownCents()
  amountCents: number;
}

export class TurnView {
  @ApiProperty({ enum: TURN_SIDES })
  side: TurnSide;

  @ApiProperty({ enum: DEAL_ACTS })
  act: DealAct;

  @ShownCount({ description: 'How many: bids to choose from, conditions to prove …' })
  count: number;
}

export class ProjectSummary {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Exterior paint and a water heater')
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

  @ShownText(PROJECT_LIMITS.cityMax, 'New York')
  city: string;

  @ShownState()
  state: string;

  @ShownZip()
  zip: string;

  @ShownText(PROJECT_LIMITS.addressMax, '12 Hidden Lane', {
    nullable: true,
    description: 'Null also where the reader may not see it.',
  })
  address: string | null;

  @ShownPerson({
    nullable: true,
    description: 'Whose house it is, for the parties; null also where the reader is the client.',
  })
  clientName: string | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'For the parties null also once that closing fell through.',
  })
  closingDate: string | null;

  @ApiProperty({ enum: LOAN_PROGRAMS, nullable: true })
  loanProgram: LoanProgram | null;

  @ShownCents({ nullable: true, example: 400_000 })
  budgetCents: number | null;

  @ShownCents({ nullable: true, example: 450_000 })
  maxBudgetCents: number | null;

  @ShownCount({ max: PROJECT_LIMITS.conditionsMax })
  conditionCount: number;

  @ShownList(ConditionStateEntry, PROJECT_LIMITS.conditionsMax)
  conditionStates: ConditionStateEntry[];

  @ShownChoices(PROJECT_CATEGORIES, { description: 'The trades that its conditions need.' })
  categories: ProjectCategory[];

  @ShownCount({ nullable: true, description: 'For the owner and staff.' })
  bidCount: number | null;

  @ApiProperty({ type: OwnBid, nullable: true, description: "The reader's own bid." })
  myBid: OwnBid | null;

  @ShownDistance()
  distanceMiles: number | null;

  @ShownCents({ nullable: true, description: 'For the parties, once a bid is accepted.' })
  heldCents: number | null;

  @ShownCents({
    nullable: true,
    example: 0,
    description: 'What the client can pay now. For the parties, once a bid is accepted.',
  })
  dueCents: number | null;

  @ShownCents({
    nullable: true,
    example: 0,
    description: 'Paid from a bank account and not through yet. For the parties, once a bid is accepted.',
  })
  onItsWayCents: number | null;

  @ShownPerson({ nullable: true })
  contractorName: string | null;

  @ApiProperty({ description: 'Something waits for the reader.' })
  needsMe: boolean;

  @ShownList(TurnView, DEAL_ACTS.length, {
    description: 'What is due, and whose it is: the client’s first. For the parties.',
  })
  turns: TurnView[];

  @ApiProperty({ format: 'date-time' })
  postedAt: string;

  @ApiProperty({ format: 'date-time', description: 'When the first bid is promised by.' })
  firstBidDueAt: string;

  @ApiProperty({
    enum: PROMISE_STATES,
    nullable: true,
    description:
      'How that promise stands; null when the project ended before it was due, and once it is kept for whoever may not know of bids.',
  })
  promiseState: PromiseState | null;

  @ShownAddress('/api/files/0199a3c0-0000-7000-8000-000000000000?size=thumbnail', { nullable: true })
  coverPhotoUrl: string | null;
}

export class ProjectPage extends PageOf(ProjectSummary) {}
