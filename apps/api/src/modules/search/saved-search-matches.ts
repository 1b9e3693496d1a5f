import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RADIUS_MILES } from '@cw/domain';
import { ProjectAudience } from '../../common/realtime/project-audience.js';
import { Sql } from '../../common/persistence/sql.js';

// The filters as the list applies them (see project-list.statements), turned around: one project, many searches.
const WATCHING = {
  name: 'saved-search.watching',
  text: `
    SELECT DISTINCT s.user_id AS "userId"
    FROM project p, saved_search s
    JOIN app_user u ON u.id = s.user_id AND u.status = 'active' AND u.role = 'contractor'
    LEFT JOIN zip_centroid z ON z.zip = s.filters->>'zip'
    WHERE p.id = $1 AND s.alerts
      AND (NOT s.filters ? 'category' OR p.category = s.filters->>'category')
      AND (NOT s.filters ? 'priority' OR p.priority = s.filters->>'priority')
      AND (NOT s.filters ? 'trades' OR s.filters->'trades' ?| (p.trades || p.category))
      AND (NOT s.filters ? 'minBudgetCents' OR p.top_budget_cents >= greatest((s.filters->>'minBudgetCents')::bigint, 1))
      AND (NOT s.filters ? 'maxBudgetCents' OR p.top_budget_cents BETWEEN 1 AND (s.filters->>'maxBudgetCents')::bigint)
      AND (NOT s.filters ? 'closingBefore' OR p.closes_on <= (s.filters->>'closingBefore')::date)
      AND (NOT s.filters ? 'radiusMiles' OR (s.filters->>'radiusMiles')::integer >= $2
        OR distance_miles(p.latitude, p.longitude, z.latitude, z.longitude) <= (s.filters->>'radiusMiles')::integer)
      AND (s.words IS NULL OR p.search @@ (to_tsquery('english', fold_accents(s.words)) || to_tsquery('spanish', s.words)))`,
};

/** Tells notifications who asked to be told of a new project like this one: each person once, however many searches fit. */
@Injectable()
export class SavedSearchMatches implements OnModuleInit {
  constructor(
    private readonly audience: ProjectAudience,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.audience.watchedBy(async (projectId) => {
      const rows = await this.sql.rows<{ userId: string }>(WATCHING, [projectId, RADIUS_MILES.max]);
      return rows.map(({ userId }) => userId);
    });
  }
}
