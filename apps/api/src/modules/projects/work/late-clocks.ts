import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  CLOSING_CLOCKS,
  endsTooLate,
  houseName,
  latestSafeFinish,
  PROJECT_LIMITS,
  type ClosingClock,
  type UsState,
} from '@cw/domain';
import { Cursors, type CursorPart } from '../../../common/http/cursor.js';
import { PageOf } from '../../../common/http/page.js';
import type { PageQuery } from '../../../common/http/page.query.js';
import { ShownHouse, ShownPerson, ShownState, ShownText } from '../../../common/openapi/shown.js';
import { Sql, type PreparedQuery } from '../../../common/persistence/sql.js';
import { CLIENT_NAME } from '../client-name.js';

/** A clock that runs, and cannot end before the last safe day. */
export class LateClock {
  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Repairs before closing')
  projectTitle: string;

  @ShownHouse()
  house: string;

  @ShownPerson({ description: 'Whose house it is.' })
  clientName: string;

  @ShownState({ description: 'Where the house is.' })
  usState: string;

  @ApiProperty({ enum: CLOSING_CLOCKS, description: 'What is waited for.' })
  clock: ClosingClock;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({ format: 'date', description: 'The last day on which work is safe for the closing.' })
  safeDay: string;

  @ApiProperty({ format: 'date' })
  closingDate: string;
}

export class LateClockPage extends PageOf(LateClock) {}

const LIST = 'late-clocks';
/** So many running clocks are looked at in one read, whether or not they end too late. */
const BATCH = 200;

// Which of them end too late is asked by the calendar of closings, which the database does not have.
const RUNNING: PreparedQuery = {
  name: 'late_clocks_running',
  text: `
    SELECT p.id AS "projectId", p.title AS "projectTitle", p.address, p.city, p.state, ${CLIENT_NAME} AS "clientName", p.closing_date::text AS "closingDate",
      running.clock, running.at AS "endsAt", running.at::text AS key
    FROM (
      SELECT id, 'review' AS clock, review_due_at AS at FROM project WHERE work = 'submitted'
      UNION ALL SELECT project_id, 'dispute_answer', answer_due_at FROM dispute WHERE state = 'open' AND answered_at IS NULL
      UNION ALL SELECT project_id, 'change_answer', answer_due_at FROM change_order WHERE state = 'proposed'
    ) AS running
    JOIN project p ON p.id = running.id JOIN app_user o ON o.id = p.owner_id
    WHERE p.closing_date IS NOT NULL AND running.at IS NOT NULL AND running.at >= p.closing_date - interval '30 days'
      AND ($1::timestamptz IS NULL OR (running.at, p.id, running.clock) > ($1, $2::uuid, $3::text))
    ORDER BY running.at, p.id, running.clock LIMIT $4`,
};

interface Row {
  readonly projectId: string;
  readonly projectTitle: string;
  readonly address: string | null;
  readonly city: string;
  readonly clientName: string;
  readonly state: UsState;
  readonly closingDate: string;
  readonly clock: ClosingClock;
  readonly endsAt: Date;
  /** The same, as exact as it is stored. */
  readonly key: string;
}

/** After which clock a page begins: its end, project and name. */
type Place = readonly [at: CursorPart, projectId: CursorPart, clock: CursorPart];

const START: Place = [null, null, null];

const isLate = ({ endsAt, closingDate: closing, state }: Row): boolean => endsTooLate(endsAt, { closing, state });

const toLateClock = ({
  projectId,
  projectTitle,
  clientName,
  state,
  clock,
  endsAt,
  closingDate,
  ...row
}: Row): LateClock => ({
  ...{ projectId, projectTitle, clientName, usState: state, clock, closingDate },
  house: houseName({ address: row.address, city: row.city, state }),
  ...{ endsAt: endsAt.toISOString(), safeDay: latestSafeFinish(closingDate) },
});

const placeOf = ({ key, projectId, clock }: Row): Place => [key, projectId, clock];

/** Staff's queue of them, read from the clocks themselves: whatever ends one takes it out. */
@Injectable()
export class LateClocks {
  constructor(
    private readonly sql: Sql,
    private readonly cursors: Cursors,
  ) {}

  /** The one that ends first stands first. */
  async page({ cursor, limit }: PageQuery): Promise<LateClockPage> {
    const [at = null, projectId = null, clock = null] = this.cursors.decode(LIST, cursor) ?? START;
    const rows = await this.lateAfter([at, projectId, clock], limit + 1);
    return this.cursors.page(rows, limit, LIST, { map: toLateClock, key: placeOf });
  }

  /** Reads on through clocks that end in time until there are enough of the others, or no more. */
  private async lateAfter(from: Place, wanted: number): Promise<Row[]> {
    const late: Row[] = [];
    for (let place: Place | null = from; place !== null && late.length < wanted;) {
      const rows: Row[] = await this.sql.rows<Row & Record<string, unknown>>(RUNNING, [...place, BATCH]);
      late.push(...rows.filter(isLate));
      const last = rows.length < BATCH ? undefined : rows.at(-1);
      place = last === undefined ? null : placeOf(last);
    }
    return late.slice(0, wanted);
  }
}
