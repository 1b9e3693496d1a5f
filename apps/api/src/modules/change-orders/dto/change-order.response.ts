import { ApiProperty } from '@nestjs/swagger';
import {
  CHANGE_KINDS,
  CHANGE_LAPSE_CAUSES,
  CHANGE_ORDER_EVENTS,
  CHANGE_ORDER_LIMITS,
  CHANGE_ORDER_STATES,
  CONDITION_LIMITS,
  type ChangeKind,
  type ChangeLapseCause,
  type ChangeOrderEvent,
  type ChangeOrderState,
} from '@cw/domain';
import { ShownChoices, ShownCount, ShownList, ShownPerson, ShownText } from '../../../common/openapi/shown.js';
import { NoNextCursor } from '../../../common/openapi/shown.js';
import { CHANGE_SIDES, type ChangeSide } from '../../projects/index.js';

const ShownDelta = (): PropertyDecorator =>
  ApiProperty({
    type: 'integer',
    minimum: -CHANGE_ORDER_LIMITS.amountMaxCents * CHANGE_ORDER_LIMITS.linesMax,
    maximum: CHANGE_ORDER_LIMITS.amountMaxCents * CHANGE_ORDER_LIMITS.linesMax,
    example: 15_000,
    description: 'What it adds to the price; below zero when it becomes cheaper.',
  });

export class ChangeLineView {
  @ApiProperty({ enum: CHANGE_KINDS })
  kind: ChangeKind;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null for a new one that is not agreed.' })
  conditionId: string | null;

  @ShownCount({ nullable: true, example: 1 })
  conditionNumber: number | null;

  @ShownText(CONDITION_LIMITS.titleMax, 'Rotten fascia behind the gutter')
  title: string;

  @ShownDelta()
  amountDeltaCents: number;

  @ShownText(CHANGE_ORDER_LIMITS.noteMax, 'The wood under the paint is rotten.', { nullable: true })
  note: string | null;
}

export class ChangeOrderView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownCount({ max: CHANGE_ORDER_LIMITS.perProject, example: 1 })
  number: number;

  @ApiProperty({ enum: CHANGE_ORDER_STATES })
  state: ChangeOrderState;

  @ApiProperty({ enum: CHANGE_SIDES })
  proposedBy: ChangeSide;

  @ShownPerson()
  proposerName: string;

  @ShownText(CHANGE_ORDER_LIMITS.reasonMax, 'The eave is rotten under the paint.')
  reason: string;

  @ShownDelta()
  amountDeltaCents: number;

  @ApiProperty({
    type: 'integer',
    minimum: -CHANGE_ORDER_LIMITS.daysMax,
    maximum: CHANGE_ORDER_LIMITS.daysMax,
    example: 2,
    description: 'Days of work more, or fewer.',
  })
  days: number;

  @ShownList(ChangeLineView, CHANGE_ORDER_LIMITS.linesMax)
  lines: ChangeLineView[];

  @ApiProperty({ description: 'Agreeing to it lets the work end too late for the closing; only while it is proposed.' })
  endangersClosing: boolean;

  @ApiProperty({ format: 'date-time' })
  proposedAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when the other side can answer; then it ends, and what was agreed before holds.',
  })
  answerDueAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answeredAt: string | null;

  @ShownPerson({ nullable: true })
  answeredByName: string | null;

  @ShownText(CHANGE_ORDER_LIMITS.reasonMax, 'Please show me the rotten part first.', { nullable: true })
  answerReason: string | null;

  @ApiProperty({ enum: CHANGE_LAPSE_CAUSES, nullable: true, description: 'What ended it without an answer.' })
  lapseCause: ChangeLapseCause | null;

  @ShownChoices(CHANGE_ORDER_EVENTS, { description: 'What the reader may do now.' })
  actions: ChangeOrderEvent[];
}

export class ChangeOrderList {
  @ShownList(ChangeOrderView, CHANGE_ORDER_LIMITS.perProject, { description: 'Newest first.' })
  items: ChangeOrderView[];

  @NoNextCursor()
  nextCursor: string | null;

  @ApiProperty({ description: 'Whether the reader may propose one now.' })
  canPropose: boolean;
}
