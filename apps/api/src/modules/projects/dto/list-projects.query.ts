import {
  PRIORITIES,
  PROJECT_CATEGORIES,
  PROJECT_LIMITS,
  PROJECT_SCOPES,
  PROJECT_SORTS,
  PROJECT_STATUSES,
  RADIUS_MILES,
  type Priority,
  type ProjectCategory,
  type ProjectScope,
  type ProjectSort,
  type ProjectStatus,
} from '@cw/domain';
import { Type } from 'class-transformer';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice, Text, Whole } from '../../../common/validation/rules.js';
import { Zip } from '../../../geo/zip.js';

const BUDGET = { min: 0, max: PROJECT_LIMITS.budgetMaxCents, optional: true } as const;

export class ListProjectsQuery extends PageQuery {
  @Choice('ProjectScope', PROJECT_SCOPES, {
    optional: true,
    description: 'available for contractors, else mine, when left out.',
  })
  scope?: ProjectScope;

  @Text({
    max: PROJECT_LIMITS.searchMax,
    optional: true,
    description: 'Words of the title, the description or the place.',
  })
  q?: string;

  @Choice('ProjectCategory', PROJECT_CATEGORIES, { optional: true })
  category?: ProjectCategory;

  @Choice('Priority', PRIORITIES, { optional: true })
  priority?: Priority;

  @Choice('ProjectStatus', PROJECT_STATUSES, { optional: true })
  status?: ProjectStatus;

  @Zip({ optional: true })
  zip?: string;

  @Type(() => Number)
  @Whole({ ...RADIUS_MILES, optional: true, description: '100 means no limit. Needs a ZIP.' })
  radiusMiles?: number;

  @Type(() => Number)
  @Whole(BUDGET)
  minBudgetCents?: number;

  @Type(() => Number)
  @Whole(BUDGET)
  maxBudgetCents?: number;

  @Choice('ProjectSort', PROJECT_SORTS, { optional: true, description: 'newest when left out.' })
  sort?: ProjectSort;
}
