import { Injectable } from '@nestjs/common';
import type { Actor, ProjectCategory } from '@cw/domain';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { ContractorGate } from '../contractors/index.js';
import { SHOWN_WORK_MAX, type FinishedWorkList } from './dto/finished-work.response.js';

/** Newest first: of each accepted condition the first photo before and the last one after, and neither house nor owner. */
const SHOWN: PreparedQuery = {
  name: 'reviews.finished-work',
  text: `
    SELECT c.id, c.category, done.at AS "completedAt", before.id AS "beforeId", after.id AS "afterId"
    FROM project p
    JOIN condition c ON c.project_id = p.id AND c.state IN ('accepted', 'cleared')
    JOIN LATERAL (
      SELECT max(h.at) AS at FROM state_change h
      WHERE h.entity = 'project' AND h.entity_id = p.id AND h.to_state = 'completed'
    ) done ON done.at IS NOT NULL
    JOIN LATERAL (
      SELECT f.id FROM project_file f
      WHERE f.condition_id = c.id AND f.kind = 'before' AND f.thumbnail_key IS NOT NULL
      ORDER BY f.created_at, f.id LIMIT 1
    ) before ON true
    JOIN LATERAL (
      SELECT f.id FROM project_file f
      WHERE f.condition_id = c.id AND f.kind = 'after' AND f.thumbnail_key IS NOT NULL
      ORDER BY f.created_at DESC, f.id DESC LIMIT 1
    ) after ON true
    WHERE p.contractor_id = $1 AND p.status = 'completed'
    ORDER BY done.at DESC, c.number, c.id
    LIMIT ${SHOWN_WORK_MAX}`,
};

interface Row {
  readonly id: string;
  readonly category: ProjectCategory;
  readonly completedAt: Date;
  readonly beforeId: string;
  readonly afterId: string;
}

const thumbnail = (id: string): string => `/api/files/${id}?size=thumbnail`;
const whole = (id: string): string => `/api/files/${id}`;

/** What a contractor's finished work looked like before and after. */
@Injectable()
export class FinishedWorkReader {
  constructor(
    private readonly contractors: ContractorGate,
    private readonly sql: Sql,
  ) {}

  async of(actor: Actor, contractorId: string): Promise<FinishedWorkList> {
    await this.contractors.readable(actor, contractorId);
    const rows = await this.sql.rows<Row>(SHOWN, [contractorId]);
    const items = rows.map(({ id, category, completedAt, beforeId, afterId }) => ({
      id,
      category,
      completedOn: completedAt.toISOString().slice(0, 10),
      before: { thumbnailUrl: thumbnail(beforeId), url: whole(beforeId) },
      after: { thumbnailUrl: thumbnail(afterId), url: whole(afterId) },
    }));
    return { items, nextCursor: null };
  }
}
