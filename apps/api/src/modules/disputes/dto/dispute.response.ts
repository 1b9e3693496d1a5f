import { ApiProperty } from '@nestjs/swagger';
import {
  DISPUTE_EVENTS,
  DISPUTE_LIMITS,
  DISPUTE_OPENERS,
  DISPUTE_SIDES,
  DISPUTE_STATES,
  FILE_LIMITS,
  OFFER_STATES,
  PROJECT_LIMITS,
  PROJECT_STATES,
  RULING_STATES,
  type DisputeEvent,
  type DisputeOpener,
  type DisputeSide,
  type DisputeState,
  type OfferState,
  type ProjectState,
  type RulingState,
} from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import {
  NoNextCursor,
  ShownCents,
  ShownChoices,
  ShownHouse,
  ShownList,
  ShownPerson,
  ShownState,
  ShownText,
} from '../../../common/openapi/shown.js';
import { FileView } from '../../projects/index.js';

/** Who gets what; adds up to what is at stake. */
export class SplitView {
  @ShownCents({ description: 'The contractor’s part, the service fee included.', example: 60_000 })
  contractorCents: number;

  @ShownCents({ description: 'The service fee on the contractor’s part.', example: 6_000 })
  feeCents: number;

  @ShownCents({ description: 'What the contractor receives.', example: 54_000 })
  payoutCents: number;

  @ShownCents({ description: 'The rest: back to the client, or not to be paid at closing.', example: 40_000 })
  clientCents: number;
}

export class DisputeStatementView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: DISPUTE_SIDES, enumName: 'DisputeSide' })
  side: DisputeSide;

  @ShownPerson()
  authorName: string;

  @ShownText(DISPUTE_LIMITS.statementMax, 'The eave was dry that day.')
  text: string;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class ExhibitView {
  @ApiProperty({ enum: DISPUTE_SIDES, enumName: 'DisputeSide', description: 'Who showed it.' })
  side: DisputeSide;

  @ShownPerson()
  uploaderName: string;

  @ApiProperty({ description: 'Whether the reader showed it: several people may act for the client.' })
  isOwn: boolean;

  @ApiProperty({ type: FileView })
  file: FileView;
}

export class DisputeOfferView extends SplitView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: DISPUTE_SIDES, enumName: 'DisputeSide' })
  side: DisputeSide;

  @ShownPerson()
  authorName: string;

  @ApiProperty({ description: 'Whether the reader made it: several people may act for the client.' })
  isOwn: boolean;

  @ApiProperty({ enum: OFFER_STATES, enumName: 'OfferState' })
  state: OfferState;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'Whether the reader may accept it now.' })
  canAccept: boolean;
}

export class RulingView extends SplitView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: RULING_STATES, enumName: 'RulingState' })
  state: RulingState;

  @ShownText(DISPUTE_LIMITS.reasonMax, 'Half of the eave is painted as agreed, the other half is not.')
  reason: string;

  @ApiProperty({ format: 'date-time' })
  proposedAt: string;

  @ShownPerson({ nullable: true, description: 'Staff alone read who of them it was.' })
  proposedByName: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt: string | null;

  @ShownPerson({ nullable: true, description: 'Staff alone read who of them it was.' })
  decidedByName: string | null;

  @ShownText(DISPUTE_LIMITS.reasonMax, 'The photos of the second day are not weighed.', { nullable: true })
  refusalReason: string | null;
}

export class DisputeSummary {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Pre-closing repairs')
  projectTitle: string;

  @ShownHouse()
  house: string;

  @ShownState({ description: 'Where the house is.' })
  usState: string;

  @ApiProperty({ enum: DISPUTE_STATES, enumName: 'DisputeState' })
  state: DisputeState;

  @ApiProperty({ enum: DISPUTE_OPENERS, enumName: 'DisputeOpener', description: 'The clock: the review ran out.' })
  openedBy: DisputeOpener;

  @ApiProperty({ format: 'date-time' })
  openedAt: string;

  @ApiProperty({
    format: 'date-time',
    description: 'Until when whoever was asked has its word; before that staff rule only once it is said.',
  })
  answerDueAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When everybody who was asked had spoken.',
  })
  answeredAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt: string | null;

  @ShownPerson()
  ownerName: string;

  @ShownPerson()
  contractorName: string;

  @ShownCents({ description: 'What is divided: held now, or agreed for the closing; once it ended, what was.' })
  stakeCents: number;

  @ApiProperty({ description: 'Whether it is held; otherwise the case sets what is to be paid at closing.' })
  isHeld: boolean;

  @ApiProperty({ type: SplitView, nullable: true, description: 'How it ended; null while it stands or withdrawn.' })
  outcome: SplitView | null;
}

export class DisputeView extends DisputeSummary {
  @ShownPerson({ nullable: true, description: 'Null when the clock opened it.' })
  openerName: string | null;

  @ApiProperty({ description: 'Whether the reader opened it: several people may act for the client.' })
  isOwn: boolean;

  @ShownText(DISPUTE_LIMITS.reasonMax, 'The paint comes off again.', { nullable: true })
  reason: string | null;

  @ApiProperty({ enum: PROJECT_STATES, description: 'Where the work stood, and goes on after a withdrawal.' })
  fromState: ProjectState;

  @ApiProperty({ type: String, enum: DISPUTE_SIDES, nullable: true, description: 'The reader’s; null for staff.' })
  side: DisputeSide | null;

  @ApiProperty({
    type: String,
    enum: DISPUTE_SIDES,
    nullable: true,
    description: 'The side that would withdraw what the clock opened; the other has not said so.',
  })
  withdrawSide: DisputeSide | null;

  @ApiProperty({
    description: 'A bank holds the payment, or it differs at the provider: until that is over nothing can be divided.',
  })
  isFrozen: boolean;

  @ApiProperty({ description: 'A ruling waits for a second administrator.' })
  needsSecondAdmin: boolean;

  @ShownList(DisputeStatementView, DISPUTE_LIMITS.statementsMax, { description: 'Oldest first.' })
  statements: DisputeStatementView[];

  @ShownList(ExhibitView, FILE_LIMITS.perProject, { description: 'Oldest first.' })
  exhibits: ExhibitView[];

  @ShownList(DisputeOfferView, DISPUTE_LIMITS.offersMax, { description: 'Oldest first.' })
  offers: DisputeOfferView[];

  @ShownList(RulingView, DISPUTE_LIMITS.rulingsMax, {
    description: 'Oldest first. The sides read the one that was made; staff also what was proposed and refused.',
  })
  rulings: RulingView[];

  @ShownChoices(DISPUTE_EVENTS, { description: 'What the reader may do now.' })
  actions: DisputeEvent[];
}

export class DisputeList {
  @ShownList(DisputeView, DISPUTE_LIMITS.perProject, { description: 'Newest first.' })
  items: DisputeView[];

  @NoNextCursor()
  nextCursor: string | null;
}

export class DisputePage extends PageOf(DisputeSummary) {}
