import { ApiPropertyOptional } from '@nestjs/swagger';
import { PAGE_LIMITS } from '@cw/domain';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

export const CURSOR_MAX = 512;

/** `?limit=&cursor=` of every list; extend it with the list's own filters. */
export class PageQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: PAGE_LIMITS.min,
    maximum: PAGE_LIMITS.max,
    default: PAGE_LIMITS.default,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(PAGE_LIMITS.min)
  @Max(PAGE_LIMITS.max)
  limit: number = PAGE_LIMITS.default;

  @ApiPropertyOptional({ maxLength: CURSOR_MAX, description: 'The nextCursor of the page before.' })
  @IsOptional()
  @IsString()
  @MaxLength(CURSOR_MAX)
  cursor?: string;
}
