import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { TermsNews } from '@cw/domain';
import { Matches } from 'class-validator';
import { UserResponse } from '../../users/index.js';

const VERSION = /^\d{4}-\d{2}-\d{2}$/;
const KINDS = ['coming', 'due'] as const satisfies readonly TermsNews['kind'][];

export class AcceptTermsDto {
  @ApiProperty({ description: 'The version that was read.', pattern: VERSION.source, example: '2026-11-01' })
  @Matches(VERSION)
  version: string;
}

export class TermsNewsResponse {
  @ApiProperty({ enum: KINDS, description: 'Due: it holds, and this person has not accepted it.' })
  kind: TermsNews['kind'];

  @ApiProperty({ pattern: VERSION.source, example: '2026-11-01' })
  version: string;

  @ApiProperty({ format: 'date' })
  effectiveOn: string;
}

/** Whose session it is, and what they are to be told before all else. */
export class SessionUserResponse extends UserResponse {
  @ApiPropertyOptional({ description: 'A change of the terms to tell this person of; left out when there is none.' })
  termsNews?: TermsNewsResponse;

  @ApiPropertyOptional({ enum: [true], description: 'Left out once the address is confirmed.' })
  emailUnconfirmed?: true;
}
