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
import { IntersectionType, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice, Choices, Day, Text, Whole } from '../../../common/validation/rules.js';
import { Zip } from '../../../geo/zip.js';

const BUDGET = { min: 0, max: PROJECT_LIMITS.budgetMaxCents, optional: true } as const;

/** What a list of projects can be narrowed by. */
export class ProjectFilters {
  @Choice('ProjectScope', PROJECT_SCOPES, {
    optional: true,
    description: 'available for contractors, else mine, when left out.',
  })
  scope?: ProjectScope;

  @Text({
    max: PROJECT_LIMITS.searchMax,
    optional: true,
    description:
      'Words of the title, the description, the conditions or the place, in English or Spanish; their beginning is enough.',
  })
  q?: string;

  @Choice('ProjectCategory', PROJECT_CATEGORIES, { optional: true })
  category?: ProjectCategory;

  @Choices(PROJECT_CATEGORIES, {
    optional: true,
    description: 'Separated by commas. At least one of them is asked for by the project or one of its conditions.',
  })
  trades?: ProjectCategory[];

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

  @Day({ optional: true, description: 'The last day of the closing. What has no closing date is left out.' })
  closingBefore?: string;

  @Choice('ProjectSort', PROJECT_SORTS, { optional: true, description: 'newest when left out.' })
  sort?: ProjectSort;
}

/** Of Available Projects; the list's sort says which are left out where there are too many. */
export class MapProjectsQuery extends OmitType(ProjectFilters, ['scope', 'status'] as const) {}

export class ListProjectsQuery extends IntersectionType(PageQuery, ProjectFilters) {
  @Choice('PromiseFilter', ['late'], {
    optional: true,
    description: 'For staff: open projects without a bid after the promised time, the longest waiting first.',
  })
  promise?: 'late';
}
