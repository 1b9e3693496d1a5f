import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { ToldFacts, type ToldChange } from '../../common/realtime/told-facts.js';
import { partiesIn } from '../projects/index.js';

interface ToldRow {
  readonly id: string;
  readonly title: string;
  readonly more: number;
  readonly ownerId: string;
  readonly deciderIds: string[];
  readonly viewerIds: string[];
  readonly contractorId: string | null;
}

const TOLD: PreparedQuery = {
  name: 'change_orders.told',
  text: `SELECT o.id, first.title, first.more, p.owner_id AS "ownerId", p.decider_ids AS "deciderIds",
      p.viewer_ids AS "viewerIds", p.contractor_id AS "contractorId"
    FROM change_order o JOIN project p ON p.id = o.project_id
    CROSS JOIN LATERAL (
      SELECT coalesce(c.title, l.title, '') AS title, (count(*) OVER ())::integer - 1 AS more
      FROM change_order_line l LEFT JOIN condition c ON c.id = l.condition_id
      WHERE l.change_order_id = o.id ORDER BY l.position LIMIT 1) first
    WHERE o.id = ANY ($1::uuid[])`,
};

/** Tells notifications what changes are about, in one statement for a page of any length, to those whose project it is. */
@Injectable()
export class ToldChangesProvider implements OnModuleInit {
  constructor(
    private readonly told: ToldFacts,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.told.changesBy((actor, ids) => this.of(actor, ids));
  }

  private async of(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, ToldChange>> {
    const rows = await this.sql.rows<ToldRow & Record<string, unknown>>(TOLD, [ids]);
    const readable = rows.filter((row) => partiesIn(actor, row).length > 0);
    return new Map(readable.map(({ id, title, more }) => [id, { title, more }]));
  }
}
