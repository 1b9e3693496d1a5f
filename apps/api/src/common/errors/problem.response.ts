import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_HOLDS, ERROR_CODES, PROJECT_LIMITS, type AccountHoldCode, type ErrorCode } from '@cw/domain';
import { FIELD_FAULT_CODES } from './domain-error.js';
import { INTEGER_MAX, ShownAddress, ShownCount, ShownList, ShownText } from '../openapi/shown.js';

const WORD_MAX = 100;
const WORDS_MAX = 1000;
/** Longer ones are of fields that the caller named. */
export const PATH_MAX = 200;
/** So many a person mends before they send it again. */
export const FAULTS_MAX = 50;
/** So many projects a person settles before they ask again. */
export const HELD_PROJECTS_MAX = 20;

export class FieldFaultResponse {
  @ShownText(PATH_MAX, 'lines.0.amountCents')
  path: string;

  @ApiProperty({ enum: FIELD_FAULT_CODES })
  code: string;

  @ShownText(WORDS_MAX, 'Enter a whole number', { description: "In the caller's language." })
  message: string;
}

export class AccountHoldResponse {
  @ApiProperty({ enum: ACCOUNT_HOLDS })
  code: AccountHoldCode;

  @ShownText(WORDS_MAX, 'A project of this account is under way.', { description: "In the caller's language." })
  detail: string;

  @ShownList('uuid', HELD_PROJECTS_MAX, {
    description:
      'The projects that stand in the way for it, the first twenty of them; none where it is about none of them.',
  })
  projectIds: string[];
}

/** RFC 9457. */
export class ProblemResponse {
  @ShownText(WORD_MAX, 'bid-already-placed', { description: 'Stable slug of the kind of problem.' })
  type: string;

  @ApiProperty({ enum: ERROR_CODES })
  code: ErrorCode;

  @ShownText(WORD_MAX, 'Conflict')
  title: string;

  @ApiProperty({ type: 'integer', minimum: 400, maximum: 599, example: 409 })
  status: number;

  @ShownText(WORDS_MAX, 'You have already placed a bid on this project.', {
    description: "What happened and what to do, in the account's language or that of Accept-Language.",
  })
  detail: string;

  @ShownAddress('/api/projects', { description: 'The path that was asked for.' })
  instance: string;

  @ShownText(WORD_MAX, '01a1fc24-28de-709d-aef2-e090adaf615f', {
    description: 'Also in X-Request-Id and in the logs.',
  })
  requestId: string;

  @ShownList(FieldFaultResponse, FAULTS_MAX, {
    required: false,
    description: 'One entry for each fault of the input, the first fifty of them.',
  })
  errors?: FieldFaultResponse[];

  @ShownText(WORD_MAX, 'in_progress', { required: false, description: 'The state that refused the event (409).' })
  state?: string;

  @ShownText(WORD_MAX, 'all_evidenced', { required: false, description: 'The guard that refused the event (409).' })
  guard?: string;

  @ShownCount({ required: false, description: 'Of a photo that was used before: the number of the repair it is for.' })
  repair?: number;

  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: INTEGER_MAX },
    maxItems: PROJECT_LIMITS.conditionsMax,
    required: false,
    example: [2],
    description: 'Of a photo that was used before: the numbers of the repairs that show it.',
  })
  usedForRepairs?: number[];

  @ShownList('uuid', HELD_PROJECTS_MAX, {
    required: false,
    description:
      'Of an account that cannot end yet: its projects that stand in the way for what `code` says, the first twenty of them.',
  })
  projectIds?: string[];

  @ShownList(AccountHoldResponse, ACCOUNT_HOLDS.length, {
    required: false,
    description:
      'Of an account that cannot end yet: all that stands in the way, the first of them being what `code` says.',
  })
  holds?: AccountHoldResponse[];
}
