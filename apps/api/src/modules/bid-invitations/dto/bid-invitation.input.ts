import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

export class InviteToBid {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  contractorId: string;
}
