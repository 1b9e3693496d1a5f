import { Injectable } from '@nestjs/common';
import { hasAdminRights, type Actor } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Cursors } from '../../../common/http/cursor.js';
import type { PageQuery } from '../../../common/http/page.query.js';
import { Sql, type PreparedQuery } from '../../../common/persistence/sql.js';
import type { ProjectPage } from '../dto/project.response.js';
import { ProjectSummaries } from '../lists/project-summaries.js';
import { ProjectRepository } from '../project.repository.js';

const LIST = 'projects.late-promises';

const FLAGGED = `p.status = 'open' AND p.first_bid_at IS NULL AND p.promise_missed_at IS NOT NULL`;

const PAGE: PreparedQuery = {
  name: 'projects_late_promises',
  text: `
    SELECT p.id FROM project p
    WHERE ${FLAGGED} AND ($1::timestamptz IS NULL OR (p.created_at, p.id) > ($1, $2::uuid))
    ORDER BY p.created_at, p.id LIMIT $3`,
};
const COUNT: PreparedQuery = {
  name: 'projects_late_promises_count',
  text: `SELECT count(*)::integer AS count FROM project p WHERE ${FLAGGED}`,
};

/** BID-06: open projects without a bid after the promised time, for staff to see to. */
@Injectable()
export class LatePromises {
  constructor(
    private readonly sql: Sql,
    private readonly cursors: Cursors,
    private readonly projects: ProjectRepository,
    private readonly summaries: ProjectSummaries,
  ) {}

  /** The longest waiting first. */
  async page(actor: Actor, { cursor, limit }: PageQuery): Promise<ProjectPage> {
    if (!hasAdminRights(actor)) throw new DomainError('access.denied');
    const [at = null, after = null] = this.cursors.decode(LIST, cursor) ?? [];
    const ids = await this.sql.rows<{ id: string }>(PAGE, [at, after, limit + 1]);
    const found = new Map((await this.projects.findMany(ids.map(({ id }) => id))).map((row) => [row.id, row]));
    const rows = ids.flatMap(({ id }) => found.get(id) ?? []);
    const page = this.cursors.page(rows, limit, LIST, {
      map: (row) => row,
      key: (row) => [row.createdAt.toISOString(), row.id],
    });
    const listed = page.items.map((row) => ({ ...row, distanceMiles: null }));
    return { items: await this.summaries.of(actor, listed), nextCursor: page.nextCursor };
  }

  async count(): Promise<number> {
    const [row] = await this.sql.rows<{ count: number }>(COUNT, []);
    return row?.count ?? 0;
  }
}
