import { ApiProperty } from '@nestjs/swagger';
import {
  PROJECT_EVENTS,
  PROJECT_GUARDS,
  PROJECT_PARTIES,
  ROLES,
  type ProjectEvent,
  type ProjectGuard,
  type ProjectParty,
  type Role,
  type VerificationGap,
} from '@cw/domain';
import { VERIFICATION_GAPS } from '../../contractors/index.js';
import { BidView } from './bid.response.js';
import { ConditionView } from './condition.response.js';
import { FileView } from './file.response.js';
import { PaymentSummary } from './payment-summary.response.js';
import { ProjectSummary } from './project.response.js';

export const HISTORY_ENTITIES = ['project', 'condition', 'bid', 'payment'] as const;
export type HistoryEntity = (typeof HISTORY_ENTITIES)[number];

export class HistoryEntry {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: HISTORY_ENTITIES })
  entity: HistoryEntity;

  @ApiProperty({ format: 'uuid' })
  entityId: string;

  @ApiProperty()
  event: string;

  @ApiProperty({ type: String, nullable: true })
  from: string | null;

  @ApiProperty({ type: String, nullable: true })
  to: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null when the clock or the payment provider acted.' })
  actorName: string | null;

  @ApiProperty({ type: String, nullable: true })
  reason: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  conditionNumber: number | null;
}

export class ProjectBlocker {
  @ApiProperty({ enum: PROJECT_EVENTS })
  event: ProjectEvent;

  @ApiProperty({ enum: PROJECT_GUARDS })
  guard: ProjectGuard;
}

export class ProjectDetail extends ProjectSummary {
  @ApiProperty()
  description: string;

  @ApiProperty({ type: String, nullable: true })
  specialRequirements: string | null;

  @ApiProperty({ type: String, nullable: true })
  lender: string | null;

  @ApiProperty({ type: String, nullable: true })
  loanOfficer: string | null;

  @ApiProperty({ type: String, nullable: true })
  caseNumber: string | null;

  @ApiProperty({ type: String, nullable: true })
  settlementAgent: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  yearBuilt: number | null;

  @ApiProperty({ format: 'uuid' })
  ownerId: string;

  @ApiProperty({ description: 'First name and last initial for whoever is no party.' })
  ownerName: string;

  @ApiProperty({ enum: ROLES })
  ownerRole: Role;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  contractorId: string | null;

  @ApiProperty({ enum: PROJECT_PARTIES, isArray: true, description: 'In whose name the reader may act.' })
  parties: ProjectParty[];

  @ApiProperty({ enum: PROJECT_EVENTS, isArray: true, description: 'What the reader could do now, guards aside.' })
  actions: ProjectEvent[];

  @ApiProperty({ type: [ProjectBlocker], description: 'The guards that stand in the way of an action.' })
  blockers: ProjectBlocker[];

  @ApiProperty({ type: [ConditionView] })
  conditions: ConditionView[];

  @ApiProperty({ type: [FileView], description: 'Of the post; evidence stands with its condition.' })
  files: FileView[];

  @ApiProperty({ type: [HistoryEntry], description: 'Oldest first.' })
  history: HistoryEntry[];

  @ApiProperty({ type: BidView, nullable: true })
  acceptedBid: BidView | null;

  @ApiProperty({ type: PaymentSummary, nullable: true })
  payment: PaymentSummary | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  reviewDueAt: string | null;

  @ApiProperty()
  canBid: boolean;

  @ApiProperty({ enum: VERIFICATION_GAPS, isArray: true, description: 'Empty unless an unverified contractor reads.' })
  bidBlockedBy: VerificationGap[];

  @ApiProperty({ type: 'integer' })
  version: number;
}
