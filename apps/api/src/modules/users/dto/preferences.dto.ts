import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsMilitaryTime, IsOptional, ValidateNested } from 'class-validator';
import { EMAIL_FREQUENCIES, type EmailFrequency, type Preferences } from '@cw/domain';

export class QuietHoursDto {
  @ApiProperty({ example: '22:00', pattern: '^\\d{2}:\\d{2}$' })
  @IsMilitaryTime()
  start: string;

  @ApiProperty({ example: '07:00', pattern: '^\\d{2}:\\d{2}$' })
  @IsMilitaryTime()
  end: string;
}

/** NOTE-05 and NOTE-06; sent and answered whole. */
export class PreferencesDto implements Preferences {
  @ApiProperty()
  @IsBoolean()
  emailNotifications: boolean;

  @ApiProperty()
  @IsBoolean()
  messageAlerts: boolean;

  @ApiProperty()
  @IsBoolean()
  projectUpdates: boolean;

  @ApiProperty()
  @IsBoolean()
  marketing: boolean;

  @ApiProperty()
  @IsBoolean()
  browser: boolean;

  @ApiProperty()
  @IsBoolean()
  sound: boolean;

  @ApiProperty()
  @IsBoolean()
  bidReceived: boolean;

  @ApiProperty()
  @IsBoolean()
  bidAccepted: boolean;

  @ApiProperty()
  @IsBoolean()
  bidRejected: boolean;

  @ApiProperty()
  @IsBoolean()
  projectCreated: boolean;

  @ApiProperty()
  @IsBoolean()
  message: boolean;

  @ApiProperty()
  @IsBoolean()
  payment: boolean;

  @ApiProperty()
  @IsBoolean()
  review: boolean;

  @ApiProperty({ type: QuietHoursDto, nullable: true, description: "In the account's time zone." })
  @IsOptional()
  @ValidateNested()
  @Type(() => QuietHoursDto)
  quietHours: QuietHoursDto | null;

  @ApiProperty({ enum: EMAIL_FREQUENCIES, enumName: 'EmailFrequency', required: false, default: 'immediate' })
  @IsOptional()
  @IsIn(EMAIL_FREQUENCIES)
  emailFrequency: EmailFrequency = 'immediate';
}
