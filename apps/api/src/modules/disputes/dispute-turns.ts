import { Injectable } from '@nestjs/common';
import { STANDING_DISPUTE_STATES, type DisputeSide } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import type { DisputeTurn, ProjectDisputes } from '../projects/index.js';
import { STAFF_TURN } from './staff-turn.js';

const SIDES = `unnest(ARRAY['owner', 'awarded_contractor']) AS s (side)`;

// Whoever opened the case has said why.
const OWING = `
  ARRAY(SELECT s.side FROM ${SIDES} WHERE d.opened_by <> s.side AND d.answer_due_at > $2
    AND NOT EXISTS (SELECT FROM dispute_statement t WHERE t.dispute_id = d.id AND t.side = s.side)
    AND NOT EXISTS (SELECT FROM dispute_offer o WHERE o.dispute_id = d.id AND o.side = s.side))`;
const OFFERED_TO = `
  ARRAY(SELECT s.side FROM ${SIDES} WHERE EXISTS (
    SELECT FROM dispute_offer o WHERE o.dispute_id = d.id AND o.state = 'open' AND o.side <> s.side
      AND NOT EXISTS (SELECT FROM dispute_offer own WHERE own.dispute_id = d.id AND own.state = 'open'
        AND own.side = s.side AND (own.created_at, own.id) > (o.created_at, o.id))))`;
const whileOpen = (sides: string): string => `CASE WHEN d.state = 'open' THEN ${sides} ELSE '{}' END`;
const TURNS: PreparedQuery = {
  name: 'dispute_turns',
  text: `
    SELECT d.project_id AS "projectId", ${whileOpen(OWING)} AS owing, ${whileOpen(OFFERED_TO)} AS "offeredTo",
      ${STAFF_TURN('$2')} AS staff
    FROM dispute d WHERE d.state = ANY ('{${STANDING_DISPUTE_STATES.join(',')}}') AND d.project_id = ANY ($1::uuid[])`,
};

/** Whose turn it is in cases, read in bulk. */
@Injectable()
export class DisputeTurns implements ProjectDisputes {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async turns(projectIds: readonly string[]): Promise<ReadonlyMap<string, DisputeTurn>> {
    if (projectIds.length === 0) return new Map();
    const rows = await this.sql.rows<DisputeTurn & { projectId: string }>(TURNS, [projectIds, this.clock.now()]);
    return new Map(rows.map(({ projectId, owing, offeredTo, staff }) => [projectId, { owing, offeredTo, staff }]));
  }

  async owing(projectId: string): Promise<readonly DisputeSide[]> {
    return (await this.turns([projectId])).get(projectId)?.owing ?? [];
  }
}
