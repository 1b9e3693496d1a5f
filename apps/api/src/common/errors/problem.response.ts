import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ERROR_CODES, type ErrorCode } from '@cw/domain';
import { FIELD_FAULT_CODES } from './domain-error.js';

export class FieldFaultResponse {
  @ApiProperty({ example: 'lines.0.amountCents' })
  path: string;

  @ApiProperty({ enum: FIELD_FAULT_CODES })
  code: string;

  @ApiProperty({ description: "In the caller's language." })
  message: string;
}

/** RFC 9457. */
export class ProblemResponse {
  @ApiProperty({ description: 'Stable slug of the kind of problem.', example: 'bid-already-placed' })
  type: string;

  @ApiProperty({ enum: ERROR_CODES })
  code: ErrorCode;

  @ApiProperty({ example: 'Conflict' })
  title: string;

  @ApiProperty({ example: 409 })
  status: number;

  @ApiProperty({ description: "What happened and what to do, in the account's language or that of Accept-Language." })
  detail: string;

  @ApiProperty({ description: 'The path that was asked for.', example: '/api/projects' })
  instance: string;

  @ApiProperty({ description: 'Also in X-Request-Id and in the logs.' })
  requestId: string;

  @ApiPropertyOptional({ type: [FieldFaultResponse], description: 'One entry for each fault of the input.' })
  errors?: FieldFaultResponse[];

  @ApiPropertyOptional({ description: 'The state that refused the event (409).' })
  state?: string;

  @ApiPropertyOptional({ description: 'The guard that refused the event (409).', example: 'all_evidenced' })
  guard?: string;
}
