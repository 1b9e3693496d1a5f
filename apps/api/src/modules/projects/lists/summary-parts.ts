import { Injectable } from '@nestjs/common';
import { Sql, type PreparedQuery } from '../../../common/persistence/sql.js';
import type { ConditionEntity } from '../conditions/condition.entity.js';
import type { ProjectFileEntity } from '../files/project-file.entity.js';

export type SummaryCondition = Pick<ConditionEntity, 'number' | 'state' | 'category'>;
export type SummaryCover = Pick<ProjectFileEntity, 'id' | 'thumbnailKey'>;

/** What hangs on a project and stands in its summary. */
export interface SummaryParts {
  /** In order of their number. */
  readonly conditions: readonly SummaryCondition[];
  /** The first photo of the post. */
  readonly cover: SummaryCover | null;
  /** It went on as another project. */
  readonly isReposted: boolean;
}

interface Row extends SummaryParts {
  readonly projectId: string;
}

const PARTS: PreparedQuery = {
  name: 'projects.summary-parts',
  text: `
    SELECT page.id AS "projectId",
      coalesce((
        SELECT json_agg(json_build_object('number', c.number, 'state', c.state, 'category', c.category) ORDER BY c.number)
        FROM condition c WHERE c.project_id = page.id
      ), '[]'::json) AS conditions,
      (
        SELECT json_build_object('id', f.id, 'thumbnailKey', f.thumbnail_key)
        FROM project_file f WHERE f.project_id = page.id AND f.kind = 'photo' ORDER BY f.created_at, f.id LIMIT 1
      ) AS cover,
      EXISTS (SELECT FROM project r WHERE r.reposted_from_id = page.id) AS "isReposted"
    FROM unnest($1::uuid[]) AS page (id)`,
};

/** Part of every page of a list, so one prepared statement reads it and no entity is made. */
@Injectable()
export class SummaryPartsReader {
  constructor(private readonly sql: Sql) {}

  async of(projectIds: readonly string[]): Promise<ReadonlyMap<string, SummaryParts>> {
    const rows = await this.sql.rows<Row & Record<string, unknown>>(PARTS, [projectIds]);
    return new Map(rows.map((row) => [row.projectId, row]));
  }
}
