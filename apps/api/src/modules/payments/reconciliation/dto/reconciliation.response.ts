import { ApiProperty } from '@nestjs/swagger';
import {
  DIFFERENCE_KINDS,
  DIFFERENCE_STATES,
  LINE_BOOKINGS,
  PROJECT_LIMITS,
  PROVIDER_OBJECTS,
  RECONCILIATION_REACHES,
  STAFF_MONEY_LIMITS,
  type DifferenceKind,
  type DifferenceState,
  type LineBooking,
  type ProviderObjectKind,
  type ReconciliationReach,
} from '@cw/domain';
import { PageOf } from '../../../../common/http/page.js';
import { ShownCount, ShownList, ShownPerson, ShownText } from '../../../../common/openapi/shown.js';

const WORD_MAX = 255;
const RULES_MAX = 20;
const DIFFERENCES_MAX = 1_000;

const SIGNED = {
  type: 'integer',
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  nullable: true,
  example: -90_000,
} as const;

/** Something that the provider and the books do not agree on, or did not until now. */
export class ReconciliationDifferenceView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    enum: DIFFERENCE_KINDS,
    enumName: 'DifferenceKind',
    description:
      'missing: we had not heard of it. amount_differs: the amounts differ. unknown_object: not made by us. missing_there: only the books know it.',
  })
  kind: DifferenceKind;

  @ApiProperty({ enum: PROVIDER_OBJECTS, enumName: 'ProviderObjectKind' })
  object: ProviderObjectKind;

  @ShownText(WORD_MAX, 're_1a2b3c')
  providerId: string;

  @ApiProperty({ ...SIGNED, description: 'What it did to our balance, as the provider says.' })
  providerCents: number | null;

  @ApiProperty({ ...SIGNED, description: 'What the books say; null when they did not know it.' })
  bookedCents: number | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Whose money it is, as far as is known.' })
  milestoneId: string | null;

  @ShownText(PROJECT_LIMITS.titleMax, 'Exterior paint and a water heater', { nullable: true })
  projectTitle: string | null;

  @ApiProperty({
    enum: DIFFERENCE_STATES,
    enumName: 'DifferenceState',
    description:
      'applied: the books know it now. open: staff must look. accepted: staff have looked. booking: one admin says what it is. booked: another confirmed it.',
  })
  state: DifferenceState;

  @ApiProperty({ format: 'date-time' })
  foundAt: string;

  @ApiProperty({
    enum: LINE_BOOKINGS,
    enumName: 'LineBooking',
    nullable: true,
    description: 'What an admin says that a line of our balance is: money of our own bank, or the provider’s fee.',
  })
  bookAs: LineBooking | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Another admin confirms it.' })
  recordedById: string | null;

  @ShownPerson({ nullable: true })
  recordedByName: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  recordedAt: string | null;

  @ShownPerson({ nullable: true, description: 'Who let it stand, or confirmed what it is booked as.' })
  acceptedByName: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  acceptedAt: string | null;

  @ShownText(STAFF_MONEY_LIMITS.reasonMax, 'Refunded by hand in the provider’s dashboard.', { nullable: true })
  reason: string | null;
}

export class BrokenRuleView {
  @ShownText(WORD_MAX, 'I7')
  name: string;

  @ShownCount({ description: 'How many things break it.' })
  count: number;
}

/** One comparison of the books with the provider. */
export class ReconciliationRunView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: RECONCILIATION_REACHES, enumName: 'ReconciliationReach' })
  reach: ReconciliationReach;

  @ShownPerson({ nullable: true, description: 'Null when the clock asked.' })
  askedByName: string | null;

  @ApiProperty({ format: 'date-time' })
  startedAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null while it is on its way.' })
  finishedAt: string | null;

  @ApiProperty({ format: 'date-time', description: 'Objects made at or after this were compared.' })
  since: string;

  @ShownCount({ description: 'How many objects were compared.' })
  compared: number;

  @ShownList(ReconciliationDifferenceView, DIFFERENCES_MAX, {
    description: 'What it was the first to find; a difference that stays is found once.',
  })
  differences: ReconciliationDifferenceView[];

  @ShownList(BrokenRuleView, RULES_MAX, { description: 'The rules of the ledger (I1 to I10) that did not hold.' })
  brokenRules: BrokenRuleView[];

  @ApiProperty({
    type: [String],
    maxItems: RULES_MAX,
    items: { type: 'string', maxLength: WORD_MAX },
    example: ['I7'],
    description: 'Rules that could not be checked, because something was on its way.',
  })
  uncheckedRules: string[];

  @ShownText(WORD_MAX, 'api_connection_error', {
    nullable: true,
    description: 'Why it ended early: the provider’s code.',
  })
  error: string | null;
}

export class ReconciliationRunPage extends PageOf(ReconciliationRunView) {}

export class ReconciliationDifferencePage extends PageOf(ReconciliationDifferenceView) {}
