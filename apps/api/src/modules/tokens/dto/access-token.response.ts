import { ApiProperty } from '@nestjs/swagger';
import { TOKEN_LIMITS, TOKEN_SCOPES, type TokenScope } from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';

export class AccessTokenView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ minLength: TOKEN_LIMITS.nameMin, maxLength: TOKEN_LIMITS.nameMax, example: 'Closing calendar' })
  name: string;

  @ApiProperty({ enum: TOKEN_SCOPES, enumName: 'TokenScope', description: 'write includes read.' })
  scope: TokenScope;

  @ApiProperty({
    pattern: '^cwp_[A-Za-z0-9_-]{4}$',
    description: 'Its first characters, to tell one from another.',
    example: 'cwp_Zk3v',
  })
  prefix: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'To the minute; null: never used.' })
  lastUsedAt: string | null;
}

export class AccessTokenPage extends PageOf(AccessTokenView) {}

export class CreatedAccessToken extends AccessTokenView {
  @ApiProperty({
    pattern: '^cwp_[A-Za-z0-9_-]{43}$',
    description: 'The token itself. Nobody, we included, can see it again.',
    example: 'cwp_Zk3vEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE0000',
  })
  token: string;
}
