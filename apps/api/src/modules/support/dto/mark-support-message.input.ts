import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class MarkSupportMessage {
  @ApiProperty({ description: 'False: it waits for an answer again.' })
  @IsBoolean()
  answered: boolean;
}
