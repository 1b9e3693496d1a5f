import { SEARCH_LIMITS } from '@cw/domain';
import { Type } from 'class-transformer';
import { Text, Whole } from '../../../common/validation/rules.js';

export class SearchQuery {
  @Text({
    min: SEARCH_LIMITS.queryMin,
    max: SEARCH_LIMITS.queryMax,
    example: 'maple',
    description: 'Beginnings of words of an address, a title, a name or a request’s reference.',
  })
  q: string;

  @Type(() => Number)
  @Whole({ min: 1, max: SEARCH_LIMITS.resultsMax, optional: true, description: 'Of each kind; 10 when left out.' })
  limit?: number;
}
