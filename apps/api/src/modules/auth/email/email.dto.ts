import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_LIMITS } from '@cw/domain';
import { ShownText } from '../../../common/openapi/shown.js';
import { Email } from '../../users/index.js';
import { LinkToken } from '../links/link-token.dto.js';

export class VerifyEmailDto {
  @LinkToken()
  token: string;
}

/** Which address a link confirms, and what is missing to it. */
export class EmailLinkResponse {
  @ShownText(ACCOUNT_LIMITS.emailMax, 'sofia@example.com', { format: 'email' })
  email: string;

  @ApiProperty({
    description: 'True: an account asked for another address. False: the address that it was opened with.',
  })
  isChange: boolean;

  @ApiProperty({ description: 'Whether this session is the account’s own, without which nothing is confirmed.' })
  isOwnSession: boolean;

  @ApiProperty({ description: 'The link has done its work before.' })
  isConfirmed: boolean;
}

export class ChangeEmailDto {
  @Email()
  email: string;
}
