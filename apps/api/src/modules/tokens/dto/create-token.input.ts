import { ApiProperty } from '@nestjs/swagger';
import { TOKEN_LIFETIMES_DAYS, TOKEN_LIMITS, TOKEN_SCOPES, type TokenLifetimeDays, type TokenScope } from '@cw/domain';
import { IsIn } from 'class-validator';
import { Choice, Line } from '../../../common/validation/rules.js';

export class CreateToken {
  @Line({ min: TOKEN_LIMITS.nameMin, max: TOKEN_LIMITS.nameMax, example: 'Closing calendar' })
  name: string;

  @Choice('TokenScope', TOKEN_SCOPES)
  scope: TokenScope;

  @ApiProperty({ type: 'integer', enum: TOKEN_LIFETIMES_DAYS, description: 'A token always runs out.', example: 90 })
  @IsIn(TOKEN_LIFETIMES_DAYS)
  expiresInDays: TokenLifetimeDays;
}
