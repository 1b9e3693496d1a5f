import { ApiProperty } from '@nestjs/swagger';
import { SAVED_SEARCH_LIMITS } from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import { ShownCount, ShownText } from '../../../common/openapi/shown.js';
import { NEW_MAX } from '../../projects/index.js';
import { SavedFilters } from './saved-search.input.js';

export class SavedSearchView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(SAVED_SEARCH_LIMITS.nameMax, 'Roofs around Queens')
  name: string;

  @ApiProperty({ type: SavedFilters })
  filters: SavedFilters;

  @ApiProperty()
  alerts: boolean;

  @ApiProperty({ format: 'date-time', description: 'When its results were last looked at.' })
  newSince: string;

  @ShownCount({
    max: NEW_MAX,
    description: 'Projects that fit and were posted since then; the greatest means or more.',
  })
  newCount: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class SavedSearchPage extends PageOf(SavedSearchView) {}
