import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BID_END_REASONS,
  BID_EVENTS,
  BID_STATUSES,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
  type BidEndReason,
  type BidEvent,
  type BidStatus,
  type ProjectCategory,
  type ProjectStatus,
  VERIFICATION_KINDS,
  type VerificationKind,
  ACCOUNT_LIMITS,
  BID_LIMITS,
  PROJECT_LIMITS,
} from '@cw/domain';
import {
  ShownCents,
  ShownChoices,
  ShownCount,
  ShownList,
  ShownPerson,
  ShownRating,
  ShownState,
  ShownText,
  ShownVersion,
} from '../../../common/openapi/shown.js';
import { ContractorRecordView } from '../../contractors/index.js';

export class BidLineView {
  @ApiProperty({ format: 'uuid' })
  conditionId: string;

  @ApiProperty()
  included: boolean;

  @ShownCents({ description: '0 when the line is excluded.' })
  amountCents: number;

  @ApiProperty({ description: 'The price may change with what the client chooses.' })
  allowance: boolean;

  @ShownText(BID_LIMITS.noteMax, 'Paint included', { nullable: true })
  note: string | null;
}

export class EndingPaperView {
  @ApiProperty({ enum: VERIFICATION_KINDS })
  kind: VerificationKind;

  @ApiProperty({
    format: 'date',
    description: 'Its last day; in the past for a license of the project’s state that is over.',
  })
  expiresOn: string;
}

export class BidContractor {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownPerson()
  name: string;

  @ShownText(ACCOUNT_LIMITS.companyMax, 'Diaz Repairs', { nullable: true })
  company: string | null;

  @ShownRating()
  rating: number | null;

  @ShownCount()
  reviewCount: number;

  @ApiProperty()
  verified: boolean;

  @ApiProperty({ description: 'What it has shown so far.' })
  record: ContractorRecordView;
}

export class BidProject {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Exterior paint and a water heater')
  title: string;

  @ShownText(PROJECT_LIMITS.cityMax, 'New York')
  city: string;

  @ShownState()
  state: string;

  @ApiProperty({ enum: PROJECT_STATUSES })
  status: ProjectStatus;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  closingDate: string | null;
}

export class BidView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ApiProperty({ format: 'uuid' })
  contractorId: string;

  @ApiProperty()
  contractor: BidContractor;

  @ShownCents({ description: 'The sum of the included lines.' })
  amountCents: number;

  @ShownText(BID_LIMITS.timelineMax, '5 working days')
  timeline: string;

  @ShownText(BID_LIMITS.workDescriptionMax, 'Scrape, prime and repaint the eave; two coats.')
  workDescription: string;

  @ShownText(BID_LIMITS.materialsMax, 'Exterior acrylic, 2 gallons', { nullable: true })
  materials: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  startDate: string | null;

  @ShownCount({ max: BID_LIMITS.durationDaysMax, nullable: true, example: 5 })
  durationDays: number | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The start date and the duration together.',
  })
  finishDate: string | null;

  @ShownList(EndingPaperView, VERIFICATION_KINDS.length, {
    description:
      'CON-05: the contractor’s papers that end before the planned finish, or else before the closing; of licenses the last in the project’s state, also when that has ended. Empty once the project is over.',
  })
  papersEnding: EndingPaperView[];

  @ShownChoices(PROJECT_CATEGORIES, {
    description:
      'BID-05: trades of its included conditions that are widely licensed by name, and for which the contractor has no license in force in the project’s state; empty once the project is over.',
  })
  tradesWithoutLicense: ProjectCategory[];

  @ApiProperty()
  acceptsAtClosing: boolean;

  @ShownCount({ max: BID_LIMITS.warrantyMonthsMax, nullable: true, example: 12 })
  warrantyMonths: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'The last day on which it stands.' })
  validUntil: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When that day ends at the house.' })
  expiresAt: string | null;

  @ApiProperty({ enum: BID_STATUSES })
  status: BidStatus;

  @ApiProperty({ enum: BID_END_REASONS, nullable: true, description: 'Why the system withdrew it.' })
  endReason: BidEndReason | null;

  @ShownText(BID_LIMITS.rejectReasonMax, 'We chose a bid that covers everything.', { nullable: true })
  rejectReason: string | null;

  @ShownList('uuid', PROJECT_LIMITS.conditionsMax, {
    description: 'The gaps that the client knew of when accepting it.',
  })
  acknowledgedGaps: string[];

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The finish that the client knew to be too late for the closing when accepting it.',
  })
  acknowledgedFinishDate: string | null;

  @ShownList(BidLineView, PROJECT_LIMITS.conditionsMax, {
    description: 'Empty when the bid covers every condition at its amount.',
  })
  lines: BidLineView[];

  @ShownList('uuid', PROJECT_LIMITS.conditionsMax, { description: 'The conditions that this bid leaves out.' })
  gaps: string[];

  @ShownCents({ description: "The amount with the report's estimates for the gaps added." })
  comparableTotalCents: number;

  @ShownCents({ description: 'What the contractor receives.', example: 112_500 })
  payoutCents: number;

  @ShownCents({ example: 12_500 })
  feeCents: number;

  @ApiProperty({ format: 'date-time' })
  submittedAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ShownChoices(BID_EVENTS, { description: 'What the reader may do now.' })
  actions: BidEvent[];

  @ShownVersion()
  version: number;

  @ApiPropertyOptional({ description: "Only in the contractor's own list." })
  project?: BidProject;
}
