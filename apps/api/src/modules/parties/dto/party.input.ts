import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PARTY_LIMITS, PARTY_RIGHTS, PARTY_ROLES, type PartyRight, type PartyRole } from '@cw/domain';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { SECRET_LENGTH } from '../../../common/auth/secret.js';
import { Choice, Line } from '../../../common/validation/rules.js';
import { Nullable } from '../../../common/validation/nullable.js';
import { Email } from '../../users/index.js';

export class InviteParty {
  @Email()
  email: string;

  @Nullable()
  @Line({ max: PARTY_LIMITS.nameMax, optional: true, example: 'Sofia Reyes' })
  name?: string | null;

  @Choice('PartyRole', PARTY_ROLES)
  role: PartyRole;

  @Choice('PartyRight', PARTY_RIGHTS, {
    description: 'view: sees what the owner sees. decide: also accepts bids, approves, returns and pays.',
  })
  right: PartyRight;
}

export class PartyEdit {
  @Choice('PartyRight', PARTY_RIGHTS, { optional: true })
  right?: PartyRight;

  @ApiPropertyOptional({
    description: 'true: sends the invitation again, with a new link; the one before stops working.',
  })
  @IsOptional()
  @IsBoolean()
  resend?: boolean;
}

export class AcceptPartyInput {
  @ApiProperty({ maxLength: SECRET_LENGTH, example: 'Zk3vEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE0000' })
  @IsString()
  @MaxLength(SECRET_LENGTH)
  token: string;
}
