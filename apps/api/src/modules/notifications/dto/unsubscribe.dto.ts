import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ACCOUNT_PREFERENCES, NOTIFICATION_PREFERENCES, type PreferenceSwitch } from '@cw/domain';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { ShownText } from '../../../common/openapi/shown.js';
import { UNSUBSCRIBE_TOKEN_LENGTH } from '../../../common/mail/unsubscribe-tokens.js';

const ADDRESS_MAX = 320;

export class Unsubscribe {
  @ApiProperty({
    maxLength: UNSUBSCRIBE_TOKEN_LENGTH,
    example: 'Zk3vEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE0000',
    description: 'What stands in the link of the e-mail behind the #.',
  })
  @IsString()
  @MaxLength(UNSUBSCRIBE_TOKEN_LENGTH)
  token: string;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Turns the switch on again.' })
  @IsOptional()
  @IsBoolean()
  undo: boolean = false;
}

/** What a link of an e-mail has done. */
export class UnsubscribedView {
  @ApiProperty({
    enum: [...ACCOUNT_PREFERENCES, ...NOTIFICATION_PREFERENCES],
    enumName: 'PreferenceSwitch',
    description: 'Which switch of the settings it is about.',
  })
  switch: PreferenceSwitch;

  @ApiProperty({ description: 'How the switch stands now.' })
  isOn: boolean;

  @ShownText(ADDRESS_MAX, 'n…@example.com', { description: 'Whose e-mail it is about, masked.' })
  address: string;
}
