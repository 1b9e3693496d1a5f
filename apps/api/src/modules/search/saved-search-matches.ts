import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RADIUS_MILES } from '@cw/domain';
import { ProjectAudience, type Watchers } from '../../common/realtime/project-audience.js';
import { Sql } from '../../common/persistence/sql.js';

// The filters as the list applies them (see project-list.statements), turned around: one project, many searches.
const PROJECT = {
  name: 'saved-search.project',
  text: `SELECT owner_id AS "ownerId", title AS "projectTitle" FROM project WHERE id = $1 AND status = 'open'`,
};
const WATCHING = {
  name: 'saved-search.watching',
  text: `
    SELECT DISTINCT s.user_id AS "userId"
    FROM project p, saved_search s
    JOIN app_user u ON u.id = s.user_id AND u.status = 'active' AND u.role = 'contractor'
    LEFT JOIN zip_centroid z ON z.zip = s.filters->>'zip'
    WHERE p.id = $1 AND s.alerts AND s.created_at <= p.created_at AND ($3::uuid IS NULL OR s.user_id > $3)
      AND (NOT s.filters ? 'category' OR p.category = s.filters->>'category')
      AND (NOT s.filters ? 'priority' OR p.priority = s.filters->>'priority')
      AND (NOT s.filters ? 'trades' OR s.filters->'trades' ?| (p.trades || p.category))
      AND (NOT s.filters ? 'minBudgetCents' OR p.top_budget_cents >= greatest((s.filters->>'minBudgetCents')::bigint, 1))
      AND (NOT s.filters ? 'maxBudgetCents' OR p.top_budget_cents BETWEEN 1 AND (s.filters->>'maxBudgetCents')::bigint)
      AND (NOT s.filters ? 'closingBefore' OR p.closes_on <= (s.filters->>'closingBefore')::date)
      AND (NOT s.filters ? 'radiusMiles' OR (s.filters->>'radiusMiles')::integer >= $2
        OR distance_miles(p.latitude, p.longitude, z.latitude, z.longitude) <= (s.filters->>'radiusMiles')::integer)
      AND (s.words IS NULL OR p.search @@ (to_tsquery('english', fold_accents(s.words)) || to_tsquery('spanish', s.words)))
    ORDER BY s.user_id LIMIT $4`,
};

/** Tells notifications who asked to be told of a new project like this one: each person once, however many searches fit. */
@Injectable()
export class SavedSearchMatches implements OnModuleInit {
  constructor(
    private readonly audience: ProjectAudience,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.audience.watchedBy(async (projectId, { after, limit }) => {
      const [project] = await this.sql.rows<Pick<Watchers, 'ownerId' | 'projectTitle'>>(PROJECT, [projectId]);
      if (project === undefined) return null;
      const values = [projectId, RADIUS_MILES.max, after, limit];
      const rows = await this.sql.rows<{ userId: string }>(WATCHING, values);
      return { ...project, userIds: rows.map(({ userId }) => userId) };
    });
  }
}
