import { ApiProperty } from '@nestjs/swagger';
import {
  PROJECT_EVENTS,
  PROJECT_GUARDS,
  PROJECT_PARTIES,
  PROJECT_STATUSES,
  ROLES,
  type ProjectEvent,
  type ProjectGuard,
  type ProjectParty,
  type ProjectStatus,
  type Role,
  type VerificationGap,
  FILE_LIMITS,
  PROJECT_LIMITS,
  PARTY_LIMITS,
  PRINCIPAL_ROLES,
  type PrincipalRole,
} from '@cw/domain';
import { VERIFICATION_GAPS } from '../../contractors/index.js';
import { BidView } from './bid.response.js';
import { NoShowView } from '../no-show/no-show.dto.js';
import { ConditionView } from './condition.response.js';
import { FileView } from './file.response.js';
import { Agreement } from './agreement.response.js';
import { MOMENTS_MAX, ProjectMoment, StaffCancellation } from './project-history.response.js';
import { PaymentSummary } from './payment-summary.response.js';
import { ProjectSummary } from './project.response.js';
import {
  ShownChoices,
  ShownCount,
  ShownList,
  ShownPerson,
  ShownState,
  ShownStates,
  ShownText,
  ShownVersion,
} from '../../../common/openapi/shown.js';

export class ProjectBlocker {
  @ApiProperty({ enum: PROJECT_EVENTS })
  event: ProjectEvent;

  @ApiProperty({ enum: PROJECT_GUARDS })
  guard: ProjectGuard;
}

export class Principal {
  @ShownText(PARTY_LIMITS.nameMax, 'Sofia Reyes')
  name: string;

  @ApiProperty({ enum: PRINCIPAL_ROLES })
  role: PrincipalRole;
}

export class ProjectLink {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Repairs before closing')
  title: string;

  @ApiProperty({ enum: PROJECT_STATUSES })
  status: ProjectStatus;

  @ShownCount({ description: 'How many of its conditions are not cleared yet.' })
  unclearedCount: number;
}

/** BID-05: licenses are in force, and none of them where the house is. */
export class MissingLicense {
  @ShownState()
  state: string;

  @ShownStates({ description: 'Where the reader is licensed today.' })
  licensedStates: string[];
}

export class ProjectDetail extends ProjectSummary {
  @ShownText(PROJECT_LIMITS.descriptionMax, 'Three conditions from the appraisal, needed before closing.')
  description: string;

  @ShownText(PROJECT_LIMITS.specialRequirementsMax, 'Call before you come.', { nullable: true })
  specialRequirements: string | null;

  @ShownText(PROJECT_LIMITS.lenderMax, 'First Harbor Bank', { nullable: true })
  lender: string | null;

  @ShownText(PROJECT_LIMITS.personMax, 'Priya Shah', { nullable: true })
  loanOfficer: string | null;

  @ShownText(PROJECT_LIMITS.caseNumberMax, '371-2845560', { nullable: true })
  caseNumber: string | null;

  @ShownText(PROJECT_LIMITS.personMax, 'Harbor Title', { nullable: true })
  settlementAgent: string | null;

  @ShownCount({ max: PROJECT_LIMITS.yearBuiltMax, nullable: true, example: 1968 })
  yearBuilt: number | null;

  @ApiProperty({ format: 'uuid' })
  ownerId: string;

  @ShownPerson({ example: 'Sofia Reyes', description: 'First name and last initial for whoever is no party.' })
  ownerName: string;

  @ApiProperty({ enum: ROLES })
  ownerRole: Role;

  @ApiProperty({ type: Principal, nullable: true, description: 'For whom an agent posted it. For the parties.' })
  onBehalfOf: Principal | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  contractorId: string | null;

  @ShownChoices(PROJECT_PARTIES, { description: 'In whose name the reader may act.' })
  parties: ProjectParty[];

  @ShownChoices(PROJECT_EVENTS, { description: 'What the reader could do now, guards aside.' })
  actions: ProjectEvent[];

  @ShownList(ProjectBlocker, PROJECT_EVENTS.length * PROJECT_GUARDS.length, {
    description: 'The guards that stand in the way of an action.',
  })
  blockers: ProjectBlocker[];

  @ShownList(ConditionView, PROJECT_LIMITS.conditionsMax)
  conditions: ConditionView[];

  @ShownList(FileView, FILE_LIMITS.perProject, { description: 'Of the post; evidence stands with its condition.' })
  files: FileView[];

  @ApiProperty({
    type: ProjectLink,
    nullable: true,
    description: 'What was posted again as this one; for its owner and staff.',
  })
  repostOf: ProjectLink | null;

  @ShownList(ProjectLink, PROJECT_LIMITS.conditionsMax, {
    description: 'Posted again from this one; for its owner and staff.',
  })
  reposts: ProjectLink[];

  @ShownList(ProjectMoment, MOMENTS_MAX, { description: 'When each thing last happened, oldest first.' })
  moments: ProjectMoment[];

  @ApiProperty({ type: BidView, nullable: true })
  acceptedBid: BidView | null;

  @ApiProperty({ type: PaymentSummary, nullable: true })
  payment: PaymentSummary | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  reviewDueAt: string | null;

  @ApiProperty({ type: Agreement, nullable: true, description: 'For the parties, once a bid is accepted.' })
  agreed: Agreement | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when the client may say that the work did not begin.',
  })
  contestUntil: string | null;

  @ApiProperty({ type: NoShowView, nullable: true, description: 'For the parties, where the contractor did not come.' })
  noShow: NoShowView | null;

  @ApiProperty({ type: StaffCancellation, nullable: true, description: 'For the parties, where staff cancelled it.' })
  staffCancellation: StaffCancellation | null;

  @ApiProperty()
  canBid: boolean;

  @ApiProperty({ description: 'Whether the reader, a contractor, bid on the same work before it was posted again.' })
  hasEarlierFigures: boolean;

  @ShownChoices(VERIFICATION_GAPS, { description: 'Empty unless an unverified contractor reads.' })
  bidBlockedBy: VerificationGap[];

  @ApiProperty({
    type: MissingLicense,
    nullable: true,
    description: 'Of a contractor whose licenses do not reach to the project’s state; null for everybody else.',
  })
  missingLicense: MissingLicense | null;

  @ShownVersion()
  version: number;
}
