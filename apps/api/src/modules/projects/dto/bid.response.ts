import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BID_EVENTS,
  BID_STATUSES,
  PROJECT_STATUSES,
  type BidEvent,
  type BidStatus,
  type ProjectStatus,
} from '@cw/domain';

export class BidLineView {
  @ApiProperty({ format: 'uuid' })
  conditionId: string;

  @ApiProperty()
  included: boolean;

  @ApiProperty({ type: 'integer', description: '0 when the line is excluded.' })
  amountCents: number;

  @ApiProperty({ type: String, nullable: true })
  note: string | null;
}

export class BidContractor {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: String, nullable: true })
  company: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Mean of the reviews, null without any.' })
  rating: number | null;

  @ApiProperty({ type: 'integer' })
  reviewCount: number;

  @ApiProperty()
  verified: boolean;
}

export class BidProject {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  city: string;

  @ApiProperty()
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

  @ApiProperty({ type: 'integer', description: 'The sum of the included lines.' })
  amountCents: number;

  @ApiProperty()
  timeline: string;

  @ApiProperty()
  workDescription: string;

  @ApiProperty({ type: String, nullable: true })
  materials: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  startDate: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  durationDays: number | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The start date and the duration together.',
  })
  finishDate: string | null;

  @ApiProperty()
  acceptsAtClosing: boolean;

  @ApiProperty({ enum: BID_STATUSES })
  status: BidStatus;

  @ApiProperty({ type: [BidLineView], description: 'Empty when the bid covers every condition at its amount.' })
  lines: BidLineView[];

  @ApiProperty({ type: [String], description: 'The conditions that this bid leaves out.' })
  gaps: string[];

  @ApiProperty({ type: 'integer', description: "The amount with the report's estimates for the gaps added." })
  comparableTotalCents: number;

  @ApiProperty({ type: 'integer', description: 'What the contractor receives.' })
  payoutCents: number;

  @ApiProperty({ type: 'integer' })
  feeCents: number;

  @ApiProperty({ format: 'date-time' })
  submittedAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ enum: BID_EVENTS, isArray: true, description: 'What the reader may do now.' })
  actions: BidEvent[];

  @ApiProperty({ type: 'integer' })
  version: number;

  @ApiPropertyOptional({ description: "Only in the contractor's own list." })
  project?: BidProject;
}
