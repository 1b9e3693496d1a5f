import { Inject, Injectable } from '@nestjs/common';
import { hasAdminRights, type Actor } from '@cw/domain';
import { Cursors } from '../../../common/http/cursor.js';
import type { PageQuery } from '../../../common/http/page.query.js';
import { fullName, shortName } from '../../../common/person-name.js';
import { Sql } from '../../../common/persistence/sql.js';
import { UsersService, type UserEntity } from '../../users/index.js';
import type { HistoryEntity, HistoryEntry, HistoryPage } from '../dto/project-history.response.js';
import { PROJECT_BIDS, type ProjectBids } from '../ports/project-bids.port.js';
import { partiesIn } from '../project-gate.js';
import { columnsOf, HISTORY, OF_THE_POST, type Shown } from './project-history.statements.js';
import { PROJECT_MONEY, type ProjectMoney } from '../ports/project-money.port.js';
import { ProjectReader } from '../project-reader.js';
import type { ProjectSnapshot } from '../project-snapshot.js';

const LIST = 'projects.history';

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly entity: HistoryEntity;
  readonly entityId: string;
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
  readonly actorId: string | null;
  readonly reason: string | null;
}

/** COND-05: who did what, when and why, on a project and on everything that hangs on it, as far as the reader may know. */
@Injectable()
export class ProjectHistory {
  constructor(
    private readonly reader: ProjectReader,
    private readonly users: UsersService,
    private readonly sql: Sql,
    private readonly cursors: Cursors,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
  ) {}

  /** Newest first. */
  async page(actor: Actor, projectId: string, { limit, cursor }: PageQuery): Promise<HistoryPage> {
    const snapshot = await this.reader.snapshot(actor, projectId);
    const isParty = partiesIn(actor, snapshot.project).length > 0;
    const [at = null, id = null] = this.cursors.decode(LIST, cursor) ?? [];
    const shown = await this.shownTo(actor, snapshot);
    const values = [...columnsOf(shown), isParty ? null : OF_THE_POST, at, id, limit + 1];
    const rows = await this.sql.rows<Row & Record<string, unknown>>(HISTORY, values);
    const map = await this.mapperFor(actor, snapshot, rows);
    return this.cursors.page(rows, limit, LIST, { map, key: (row) => [row.at.toISOString(), row.id] });
  }

  private async shownTo(actor: Actor, snapshot: ProjectSnapshot): Promise<Shown> {
    const { project, conditions } = snapshot;
    const isParty = partiesIn(actor, project).length > 0;
    const payment = isParty ? await this.money.summary(project.id) : null;
    return [
      ['project', project.id],
      ...(isParty ? conditions.map(({ id }) => ['condition', id] as const) : []),
      ...(await this.bids.readableIds(actor, snapshot)).map((id) => ['bid', id] as const),
      ...(payment === null ? [] : [['payment', payment.id] as const]),
    ];
  }

  private async mapperFor(
    actor: Actor,
    { project, conditions }: ProjectSnapshot,
    rows: readonly Row[],
  ): Promise<(row: Row) => HistoryEntry> {
    const isParty = partiesIn(actor, project).length > 0;
    const people = await this.users.findByIds([...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]);
    const numbers = new Map(conditions.map(({ id, number }) => [id, number]));
    return (row) => {
      const person = people.find(({ id }) => id === row.actorId);
      return {
        ...{ id: row.id, entity: row.entity, entityId: row.entityId, event: row.event, from: row.from, to: row.to },
        at: row.at.toISOString(),
        actorName:
          person && isNamedTo(actor, person, project.ownerId) ? (isParty ? fullName : shortName)(person) : null,
        actorRole: person?.role ?? null,
        // What the two sides say to each other about the end of their project is no bidder's.
        reason: isParty || row.entity === 'bid' ? row.reason : null,
        conditionNumber: numbers.get(row.entityId) ?? null,
      };
    };
  }
}

/** Staff act for the platform; who it was, staff alone read. An admin's own project is its owner's like any other. */
const isNamedTo = (actor: Actor, person: UserEntity, ownerId: string): boolean =>
  person.role !== 'admin' || person.id === ownerId || hasAdminRights(actor);
