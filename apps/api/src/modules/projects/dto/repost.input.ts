import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';

export class RepostProject {
  @ApiPropertyOptional({
    default: false,
    description: 'Only what the accepted bid left out, of a project that is awarded; else a cancelled project anew.',
  })
  @IsOptional()
  @IsBoolean()
  leftOut?: boolean;
}
