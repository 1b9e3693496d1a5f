import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { SAVED_SEARCH_LIMITS } from '@cw/domain';
import { Type } from 'class-transformer';
import { IsBoolean, IsDefined, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { Line } from '../../../common/validation/rules.js';
import { ProjectFilters } from '../../projects/index.js';

/** The query of Available Projects, without its page. */
export class SavedFilters extends OmitType(ProjectFilters, ['scope', 'status'] as const) {}

const NAME = { min: SAVED_SEARCH_LIMITS.nameMin, max: SAVED_SEARCH_LIMITS.nameMax, example: 'Roofs around Queens' };

export class CreateSavedSearch {
  @Line(NAME)
  name: string;

  @ApiProperty({ type: SavedFilters })
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => SavedFilters)
  filters: SavedFilters;

  @ApiProperty({ description: 'Whether to be told of each new project that fits.' })
  @IsBoolean()
  alerts: boolean;
}

export class SavedSearchEdit {
  @Line({ ...NAME, optional: true })
  name?: string;

  @ApiPropertyOptional({ type: SavedFilters, description: 'In place of those before.' })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => SavedFilters)
  filters?: SavedFilters;

  @ApiPropertyOptional({ description: 'Whether to be told of each new project that fits.' })
  @IsOptional()
  @IsBoolean()
  alerts?: boolean;

  @ApiPropertyOptional({ description: 'true: its results were looked at, and nothing of them is new any more.' })
  @IsOptional()
  @IsBoolean()
  seen?: boolean;
}
