import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { Sql } from '../../common/persistence/sql.js';
import type { HistoryEntity, ProjectMoment } from './dto/project-history.response.js';
import { PROJECT_BIDS, type ProjectBids } from './project-bids.port.js';
import { partiesIn } from './project-gate.js';
import { columnsOf, MOMENTS, OF_THE_POST } from './project-history.statements.js';
import type { ProjectSnapshot } from './project-snapshot.js';

interface Row extends Record<string, unknown> {
  readonly entity: HistoryEntity;
  readonly event: string;
  readonly at: Date;
}

/** When each thing last happened to a project; for whoever is no party, to the post and to the reader's own bid. */
@Injectable()
export class ProjectMoments {
  constructor(
    private readonly sql: Sql,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
  ) {}

  async of(actor: Actor, snapshot: ProjectSnapshot): Promise<ProjectMoment[]> {
    const isParty = partiesIn(actor, snapshot.project).length > 0;
    const own = isParty ? [] : await this.bids.readableIds(actor, snapshot);
    const shown = columnsOf([['project', snapshot.project.id], ...own.map((id) => ['bid', id] as const)]);
    const rows = await this.sql.rows<Row>(MOMENTS, [...shown, isParty ? null : OF_THE_POST]);
    return rows.map(({ entity, event, at }) => ({ entity, event, at: at.toISOString() }));
  }
}
