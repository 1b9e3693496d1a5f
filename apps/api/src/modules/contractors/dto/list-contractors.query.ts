import {
  CONTRACTOR_SCOPES,
  CONTRACTOR_SORTS,
  DEFAULT_CONTRACTOR_SORT,
  MIN_RATING,
  PROJECT_CATEGORIES,
  RADIUS_MILES,
  type ContractorScope,
  type ContractorSort,
  type ProjectCategory,
} from '@cw/domain';
import { Type } from 'class-transformer';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice, Whole } from '../../../common/validation/rules.js';
import { Zip } from '../../../geo/zip.js';

/** CON-03. */
export class ListContractorsQuery extends PageQuery {
  @Zip({ optional: true })
  zip?: string;

  @Type(() => Number)
  @Whole({ ...RADIUS_MILES, optional: true, description: '100 means no limit. Needs a ZIP.' })
  radiusMiles?: number;

  @Type(() => Number)
  @Whole({ ...MIN_RATING, optional: true })
  minRating?: number;

  @Choice('ProjectCategory', PROJECT_CATEGORIES, { optional: true })
  trade?: ProjectCategory;

  @Choice('ContractorSort', CONTRACTOR_SORTS, {
    optional: true,
    description: `${DEFAULT_CONTRACTOR_SORT} when left out; location needs a ZIP.`,
  })
  sort?: ContractorSort;

  @Choice('ContractorScope', CONTRACTOR_SCOPES, { optional: true, description: 'all when left out.' })
  scope?: ContractorScope;
}
